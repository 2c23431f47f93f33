import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdvisorProblem, ComputeAdvisor } from './index';
import { retryAfterMs } from './retries';

type Handler = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;

let server: Server;
let asked = 0;
let handler: Handler = () => undefined;
beforeAll(
  () =>
    new Promise<void>((ready) => {
      server = createServer((request, response) => handler(request, response, ++asked)).listen(0, '127.0.0.1', ready);
    }),
);
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked = 0;
});

const client = (more: object = {}): ComputeAdvisor =>
  new ComputeAdvisor({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, ...more });
const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const problem = { type: '/docs#problem-unavailable', title: 'Service unavailable', status: 503, detail: 'Busy.' };

describe('the client', () => {
  it('asks and gives the answer', async () => {
    handler = (request, response) => {
      expect([request.method, request.url, request.headers['content-type']]).toEqual([
        'POST',
        '/advisor/advise/',
        'application/json',
      ]);
      json(response, 200, { status: 'complete' });
    };
    expect(await client().advise({ description: 'Llama 3.1 8B' })).toEqual({ status: 'complete' });
  });

  it('waits as long as Retry-After says and asks again', async () => {
    const at: number[] = [];
    handler = (_request, response, attempt) => {
      at.push(performance.now());
      if (attempt === 1) json(response, 503, problem, { 'retry-after': '1' });
      else json(response, 200, { status: 'complete' });
    };
    await client().advise({ description: 'x' });
    expect(at).toHaveLength(2);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(950);
  });

  it('gives up with the problem when the wait is too long, or the attempts are over', async () => {
    handler = (_request, response) => json(response, 503, problem, { 'retry-after': '90', 'x-request-id': 'r1' });
    await expect(client().advise({ description: 'x' })).rejects.toMatchObject({
      name: 'AdvisorProblem',
      status: 503,
      problem,
      requestId: 'r1',
    });
    expect(asked).toBe(1);
    handler = (_request, response) => json(response, 503, problem, { 'retry-after': '0' });
    await expect(client({ retries: { attempts: 2 } }).advise({ description: 'x' })).rejects.toThrow('Busy.');
    expect(asked).toBe(1 + 3);
  });

  it('does not repeat what is wrong with the question', async () => {
    handler = (_request, response) => json(response, 400, { ...problem, status: 400, detail: 'mode must be one of' });
    await expect(client().advise({ description: '' })).rejects.toThrow(AdvisorProblem);
    expect(asked).toBe(1);
  });

  it('says something of an answer that is no problem', async () => {
    handler = (_request, response) => response.writeHead(404).end('<html>');
    await expect(client().analysis('a/b')).rejects.toThrow('The service answered 404.');
  });

  it('asks again when the connection breaks, and stops when told to', async () => {
    handler = (_request, response, attempt) => {
      if (attempt === 1) response.destroy();
      else json(response, 200, { models: [] });
    };
    expect(await client().models({ q: 'llama 70b', limit: 5 })).toEqual({ models: [] });
    const gone = AbortSignal.timeout(50);
    handler = (_request, response) => json(response, 503, problem, { 'retry-after': '20' });
    await expect(client().advise({ description: 'x' }, { signal: gone })).rejects.toThrow(/abort|timeout/i);
  });

  it('gives the lines of a batch as they come, cut anywhere', async () => {
    handler = (request, response) => {
      expect(request.headers['idempotency-key']).toBe('k1');
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      const text = Buffer.from('{"line":1,"status":200,"answer":{"status":"complete é"}}\n{"line":2,"status":400}\n');
      for (const byte of text) response.write(Buffer.from([byte]));
      response.end();
    };
    const lines = [];
    for await (const line of client().batch([{ description: 'a' }, { description: '' }], { idempotencyKey: 'k1' }))
      lines.push(line);
    expect(lines).toEqual([
      { line: 1, status: 200, answer: { status: 'complete é' } },
      { line: 2, status: 400 },
    ]);
  });

  it('refuses an address that is none', () => expect(() => new ComputeAdvisor({ url: 'advisor' })).toThrow(TypeError));
});

describe('Retry-After', () => {
  it('is seconds or a date', () => {
    expect(retryAfterMs('3', 0)).toBe(3000);
    expect(retryAfterMs('Thu, 01 Jan 1970 00:00:05 GMT', 2000)).toBe(3000);
    expect(retryAfterMs('soon', 0)).toBeUndefined();
    expect(retryAfterMs(null, 0)).toBeUndefined();
  });
});
