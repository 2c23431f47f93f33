import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { SampleServer } from '../testing/sample-server';
import { HTTP_LIMITS, HttpClient, type HttpLimits } from './http-client';

const LIMITS: HttpLimits = {
  ...HTTP_LIMITS,
  attemptTimeoutMs: 2000,
  idleTimeoutMs: 1000,
  maxBytes: 100_000,
  retries: 1,
  firstRetryMs: 5,
  longestWaitMs: 2000,
  breakAfterFailures: 100,
};

describe('fetching a document', () => {
  let server: SampleServer;
  const clients: HttpClient[] = [];
  const client = (limits: Partial<HttpLimits> = {}): HttpClient => {
    const made = new HttpClient([new URL(server.origin)], { ...LIMITS, ...limits });
    clients.push(made);
    return made;
  };
  const at = (path: string): URL => new URL(path, server.origin);
  const text = async (path: string, http = client()): Promise<string> => {
    const fetched = await http.get(at(path));
    return fetched.modified ? new TextDecoder().decode(fetched.body) : 'not modified';
  };

  beforeEach(async () => {
    server = await new SampleServer().start();
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((made) => made.close()));
    await server.stop();
  });

  it('gives body and validators, asks with them the next time, and is told "not modified"', async () => {
    server.serve('/doc', 'prices', { 'last-modified': 'Sun, 04 Oct 2026 06:00:00 GMT' });
    const first = await client().get(at('/doc'));
    if (!first.modified) throw new Error('not modified');
    expect(new TextDecoder().decode(first.body)).toBe('prices');
    expect(first.lastModified).toBe('Sun, 04 Oct 2026 06:00:00 GMT');
    expect(await client().get(at('/doc'), { etag: first.etag ?? '' })).toEqual({ modified: false });
    expect(server.requests[1]?.headers['if-none-match']).toBe(first.etag);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('unpacks %s', async (encoding, pack) => {
    server.serve('/doc', pack(Buffer.from('prices '.repeat(100))), { 'content-encoding': encoding });
    expect(await text('/doc')).toBe('prices '.repeat(100));
  });

  it('stops a bomb, 200 MB in 200 kB of gzip, at the limit', async () => {
    server.serve('/doc', gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' });
    await expect(client({ maxBytes: 1_000_000, attemptTimeoutMs: 5000 }).get(at('/doc'))).rejects.toThrow(
      'the body is larger than 1000000 bytes',
    );
  });

  it('stops a body that never ends, and one that says it is too long', async () => {
    server.answer('/endless', (_request, response) => {
      const more = (): void => {
        while (response.write('x'.repeat(10_000)) && !response.destroyed);
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    await expect(text('/endless')).rejects.toThrow('the body is larger than 100000 bytes');
    server.answer('/long', (_request, response) => {
      response.writeHead(200, { 'content-length': 200_000 }).flushHeaders();
    });
    await expect(text('/long')).rejects.toThrow('the body is larger than 100000 bytes');
  });

  it('gives up on a drip of one byte at a time', async () => {
    server.answer('/drip', (_request, response) => {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    });
    await expect(text('/drip', client({ retries: 0 }))).rejects.toThrow('took too long');
  });

  it('gives up on a server that accepts and stays silent', async () => {
    server.answer('/silent', () => undefined);
    await expect(text('/silent', client({ retries: 0 }))).rejects.toThrow('took too long');
  });

  it('tells a damaged gzip body and a cut-off one', async () => {
    server.serve('/bad', 'this is no gzip', { 'content-encoding': 'gzip' });
    await expect(text('/bad')).rejects.toThrow('the gzip body is damaged');
    server.answer('/cut', (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    await expect(text('/cut')).rejects.toThrow('could not be read');
  });

  it('refuses an encoding nobody asked for', async () => {
    server.serve('/zstd', 'x', { 'content-encoding': 'zstd' });
    await expect(text('/zstd')).rejects.toThrow('the content encoding zstd was not asked for');
  });

  it('tries again after 503, and says what the last answer was', async () => {
    let calls = 0;
    server.answer('/busy', (_request, response) => {
      calls += 1;
      response.writeHead(calls === 1 ? 503 : 200).end('prices');
    });
    expect(await text('/busy')).toBe('prices');
    server.answer('/down', (_request, response) => response.writeHead(500).end());
    await expect(text('/down')).rejects.toThrow(/^HTTP 500 from http:\/\/127\.0\.0\.1:\d+\/down$/);
    expect(server.requests.filter((request) => request.path === '/down')).toHaveLength(2);
  });

  it('does not try again what will not get better', async () => {
    for (const status of [400, 401, 403, 404, 410]) {
      server.answer(`/${status}`, (_request, response) => response.writeHead(status).end());
      await expect(text(`/${status}`)).rejects.toMatchObject({ status, retryable: false });
      expect(server.requests.filter((request) => request.path === `/${status}`)).toHaveLength(1);
    }
  });

  it('waits as long as Retry-After asks: one second', async () => {
    let calls = 0;
    server.answer('/limited', (_request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(429, { 'retry-after': '1' }).end();
      else response.writeHead(200).end('prices');
    });
    const before = Date.now();
    expect(await text('/limited')).toBe('prices');
    expect(Date.now() - before).toBeGreaterThanOrEqual(950);
  });

  it('does not wait an hour for it', async () => {
    server.answer('/limited', (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end());
    await expect(text('/limited')).rejects.toThrow(/^HTTP 429 from .*, to be asked again in 3600 s$/);
    expect(server.requests).toHaveLength(1);
  });

  it('follows a redirect on the same host, three at most', async () => {
    server.serve('/new', 'prices');
    server.answer('/old', (_request, response) => response.writeHead(301, { location: '/new' }).end());
    expect(await text('/old')).toBe('prices');
    server.answer('/loop', (_request, response) => response.writeHead(302, { location: '/loop' }).end());
    await expect(text('/loop')).rejects.toThrow('more than 3 redirects');
    expect(server.requests.filter((request) => request.path === '/loop')).toHaveLength(4);
  });

  it('never speaks to a host that is not configured, also not when sent there', async () => {
    const other = await new SampleServer().start();
    try {
      other.serve('/secret', 'inside');
      server.answer('/away', (_request, response) =>
        response.writeHead(302, { location: `${other.origin}/secret` }).end(),
      );
      await expect(text('/away')).rejects.toThrow('is not one of the configured hosts');
      await expect(client().get(new URL(`${other.origin}/secret`))).rejects.toThrow(
        'is not one of the configured hosts',
      );
      server.answer('/file', (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
      await expect(text('/file')).rejects.toThrow('is not one of the configured hosts');
      expect(other.requests).toEqual([]);
    } finally {
      await other.stop();
    }
  });

  it('does not believe "not modified" when it asked for no such thing', async () => {
    server.answer('/odd', (_request, response) => response.writeHead(304).end());
    await expect(text('/odd')).rejects.toThrow('HTTP 304');
  });

  it('leaves a host alone after three failures in a row, and comes back', async () => {
    const http = client({ retries: 0, breakAfterFailures: 3, breakForMs: 150 });
    server.answer('/down', (_request, response) => response.writeHead(500).end());
    for (let i = 0; i < 3; i += 1) await expect(text('/down', http)).rejects.toThrow('HTTP 500');
    await expect(text('/down', http)).rejects.toThrow('failed too often and is left alone for a while');
    expect(server.requests).toHaveLength(3);
    server.serve('/down', 'prices');
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(await text('/down', http)).toBe('prices');
  });

  it('says that nothing listens there', async () => {
    const { origin } = server;
    await server.stop();
    const http = new HttpClient([new URL(origin)], LIMITS);
    clients.push(http);
    await expect(http.get(new URL('/doc', origin))).rejects.toThrow('could not be read (ECONNREFUSED)');
  });

  it('ends at once what is under way when it is closed, also while it waits to try again', async () => {
    server.answer('/limited', (_request, response) => response.writeHead(429, { 'retry-after': '2' }).end());
    server.answer('/silent', () => undefined);
    const http = client();
    const fetches = Promise.allSettled([http.get(at('/limited')), http.get(at('/silent'))]);
    while (server.requests.length < 2)
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    const before = Date.now();
    await http.close();
    expect((await fetches).map((result) => (result as PromiseRejectedResult).reason.message)).toEqual([
      'the client was closed',
      'the client was closed',
    ]);
    expect(Date.now() - before).toBeLessThan(800);
  });

  it('shows no query and no credentials of an address', async () => {
    server.answer('/down', (_request, response) => response.writeHead(500).end());
    await expect(client().get(at('/down?token=hidden'))).rejects.not.toThrow('hidden');
  });
});
