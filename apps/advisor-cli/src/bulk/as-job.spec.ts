import { linesOf } from '@compute-advisor/contract';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLAIN } from '../layout/style';
import { run } from '../run';
import { LinesToSend } from './lines-to-send';

/** A service that keeps one job at a time, and breaks the stream of its results behind the lines of `breaks`. */
class JobService {
  readonly keys: string[] = [];
  readonly afters: number[] = [];
  breaks: number[] = [];
  private lines: readonly (readonly [number, string])[] = [];
  readonly server: Server = createServer((request, response) => void this.serve(request, response));

  get bodies(): readonly string[] {
    return this.lines.map(([, text]) => text);
  }
  get numbers(): readonly number[] {
    return this.lines.map(([number]) => number);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    if (request.method === 'POST') await this.takeIn(request);
    if (pathname.endsWith('/results')) return this.send(Number(searchParams.get('after')), response);
    response.writeHead(request.method === 'POST' ? 202 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ job_id: 'j1', state: 'complete', lines: this.lines.length }));
  }

  private async takeIn(request: IncomingMessage): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.keys.push(String(request.headers['idempotency-key']));
    this.lines = body.split('\n').flatMap((text, at) => (text === '' ? [] : [[at + 1, text] as const]));
  }

  private send(after: number, response: ServerResponse): void {
    this.afters.push(after);
    const till = this.breaks.shift();
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    for (const [line, text] of this.lines) {
      if (line <= after || line > (till ?? Infinity)) continue;
      const isRight = text.startsWith('{"description"');
      response.write(
        isRight
          ? `{"line":${line},"status":200,"answer":${JSON.stringify({ to: text })}}\n`
          : `{"line":${line},"status":400,"problem":{"detail":"No."}}\n`,
      );
    }
    if (till === undefined) response.end();
    else setTimeout(() => response.destroy(), 20);
  }
}

let service: JobService;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-job-'));
  service = new JobService();
  await new Promise<void>((ready) => void service.server.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  service.server.closeAllConnections();
  await new Promise((closed) => service.server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

async function batch(...more: readonly string[]): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
  const status = await run(['batch', ...more, '--url', url], {
    readInput: () => Promise.resolve(''),
    input: async function* () {},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    columns: 80,
    style: PLAIN,
    watched: false,
  });
  return { status, out, err };
}
const path = (name: string, content?: string): string => {
  const file = join(folder, name);
  if (content !== undefined) writeFileSync(file, content);
  return file;
};
const row = (users: number): string => `{"description":"Llama 3.1 8B for ${users} users"}`;
const rows = (count: number): string => Array.from({ length: count }, (_, i) => `${row(i + 1)}\n`).join('');
const numbersIn = (text: string): number[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { line: number }).line);

describe('a batch that a service answers as a job', () => {
  it('is what --job says, with the numbers of the file and the options of the command', async () => {
    const file = path('rows.ndjson', `${row(1)}\n\n{"description":"two","mode":"model"}\n"three"\n`);
    const { status, out, err } = await batch(file, '--job', '--mode', 'plan');
    expect(service.bodies).toEqual([
      '{"mode":"plan","description":"Llama 3.1 8B for 1 users"}',
      '{"mode":"model","description":"two"}',
      '"three"',
    ]);
    expect(service.numbers).toEqual([1, 3, 4]);
    expect(numbersIn(out)).toEqual([1, 3, 4]);
    expect([status, err]).toEqual([1, 'advisor: 3 of the rows have no answer; each says why\n']);
  });

  it('is every file of more than 10,000 rows', async () => {
    expect((await batch(path('some.csv', `description\n${'GPT-2\n'.repeat(10_001)}`))).status).toBe(0);
    expect(service.bodies).toHaveLength(10_001);
    expect(service.bodies[10_000]).toBe('{"description":"GPT-2"}');
  });

  it('goes on behind the last line that came when the connection breaks', async () => {
    service.breaks = [3, 7];
    const out = path('results.ndjson');
    expect((await batch(path('rows.ndjson', rows(9)), '--job', '--out', out)).status).toBe(0);
    expect(service.afters).toEqual([0, 3, 7]);
    expect(service.keys).toHaveLength(1);
    expect(numbersIn(readFileSync(out, 'utf8'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(existsSync(`${out}.job`)).toBe(false);
  });

  it('finds its job again after the command was killed, before and behind the first result', async () => {
    const [file, out] = [path('rows.ndjson', rows(6)), path('results.ndjson')];
    const whole = async (): Promise<string> => {
      await batch(file, '--job', '--out', out);
      return readFileSync(out, 'utf8');
    };
    const results = await whole();
    const [key] = service.keys;
    const { digest } = await LinesToSend.of(() => linesOf(createReadStream(file)), {});
    const asked = { digest, url: `http://127.0.0.1:${(service.server.address() as AddressInfo).port}` };
    // Killed before the service said which job it is: sent again under its key.
    rmSync(out);
    path('results.ndjson.job', JSON.stringify({ ...asked, key, after: 0 }));
    expect(await whole()).toBe(results);
    expect(service.keys).toEqual([key, key]);
    // Killed in the midst of a line: nothing is sent again.
    path('results.ndjson', results.slice(0, results.indexOf('"line":4') + 20));
    path('results.ndjson.job', JSON.stringify({ ...asked, key, after: 0, jobId: 'j1' }));
    expect(await whole()).toBe(results);
    expect(service.keys).toHaveLength(2);
    expect(service.afters.at(-1)).toBe(3);
  });

  it('sends only the rows that have no result when there is no job, and nothing when all have one', async () => {
    const [file, out] = [path('rows.ndjson', rows(4)), path('results.ndjson', '{"line":2,"status":200,"answer":{}}\n')];
    expect((await batch(file, '--job', '--out', out)).status).toBe(0);
    expect(service.numbers).toEqual([3, 4]);
    expect(numbersIn(readFileSync(out, 'utf8'))).toEqual([2, 3, 4]);
    await batch(file, '--job', '--out', out);
    expect(service.keys).toHaveLength(1);
  });

  it('keeps to one job a file of results, and says what it needs', async () => {
    const out = path('results.ndjson');
    path('results.ndjson.job', JSON.stringify({ digest: 'other', url: 'http://elsewhere', key: 'k', after: 0 }));
    const { status, err } = await batch(path('rows.ndjson', rows(1)), '--job', '--out', out);
    expect([status, err]).toEqual([2, expect.stringContaining('remove it to begin anew')]);
    expect((await batch('-', '--job')).err).toContain('--job takes a file');
  });
});
