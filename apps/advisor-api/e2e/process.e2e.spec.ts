import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
// A copy of what `npm start` builds, so that a build that runs beside this spec does not pull it away; under the root, where the packages are found.
const copy = join(root, `dist/e2e-${process.pid}`);
const main = join(copy, 'main.js');
const L8 = JSON.stringify({ description: 'Llama 3.1 8B for 20 concurrent users with 8k context' });

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const environment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PRICE_FEED_URLS: '',
  ...more,
});

/** Starts the built service and waits until it says where it listens. */
async function start(more: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: environment({ PORT: '0', SHUTDOWN_GRACE_SECONDS: '0', ...more }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) => {
    child.once('exit', (code, signal) => {
      done({ code, signal });
    });
  });
  const url = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const at = /"url":"(http:[^"]+)"/.exec(output);
      if (at !== null) found(at[1]!);
    };
    child.stdout!.on('data', read);
    child.stderr!.on('data', read);
    void ended.then(() => {
      failed(new Error(`ended: ${output}`));
    });
  });
  return { child, url, output: () => output, ended };
}

const ask = async (url: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${url}/advisor/advise/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: L8,
  });
  return { status: answer.status, text: await answer.text() };
};

let folder: string;
beforeAll(() => {
  const built = spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'advisor-api'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  cpSync(join(root, 'dist/apps/advisor-api'), copy, { recursive: true });
});
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-process-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

describe('the service as a process', () => {
  it('answers within 5 s of its first start, database made included, and stops on SIGTERM with exit status 0', async () => {
    const from = Date.now();
    const service = await start({ DATA_DIR: folder });
    expect((await ask(service.url)).status).toBe(200);
    const took = Date.now() - from;
    service.child.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(service.url)).rejects.toThrow();
    const waiting = loadavg()[0]! / cpus().length;
    if (waiting > 2)
      process.stderr.write(
        `SKIPPED: the start within 5 s. ${waiting.toFixed(1)} processes want each core of this machine; it took ${took} ms.\n`,
      );
    else expect(took).toBeLessThan(5000);
  });

  it('gives after a restart the same bytes and the analysis that was filed before', async () => {
    const first = await start({ DATA_DIR: folder });
    const one = await ask(first.url);
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(0);
    const second = await start({ DATA_DIR: folder });
    try {
      const id = (JSON.parse(one.text) as { analysis_id: string }).analysis_id;
      expect(
        (await (await fetch(`${second.url}/advisor/analyses/${id}`)).text()).startsWith(one.text.slice(0, -1)),
      ).toBe(true);
      expect((await ask(second.url)).text).toBe(one.text);
    } finally {
      second.child.kill('SIGTERM');
    }
    expect((await second.ended).code).toBe(0);
  });

  it('lets a request that is under way finish when it is told to stop, and takes no new one', async () => {
    const service = await start({ DATA_DIR: folder });
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
    });
    const closed = new Promise<void>((done) => {
      socket.once('close', () => {
        done();
      });
    });
    socket.write(
      `POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(L8)}\r\n\r\n${L8.slice(0, 10)}`,
    );
    await new Promise((later) => {
      setTimeout(later, 300);
    });
    service.child.kill('SIGTERM');
    await new Promise((later) => {
      setTimeout(later, 300);
    });
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
    socket.write(L8.slice(10));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('"status":"complete"');
    expect((await service.ended).code).toBe(0);
  });

  it.each([
    [{ PORT: 'http' }, 'Wrong setting: PORT must be a whole number from 0 to 65535'],
    [
      { LOG_LEVEL: 'loud', RATE_LIMIT_PER_MINUTE: '-1' },
      'Wrong setting: RATE_LIMIT_PER_MINUTE must be a whole number from 0 to 1000000; LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'Wrong setting: DATABASE_URL must be a postgres:// or postgresql:// address'],
  ])('does not start with %j: one line on stderr, exit status 1', (settings, line) => {
    const ended = spawnSync(process.execPath, [main], {
      env: environment({ DATA_DIR: folder, ...settings }),
      encoding: 'utf8',
    });
    expect({ status: ended.status, stderr: ended.stderr, stdout: ended.stdout }).toEqual({
      status: 1,
      stderr: `${line}\n`,
      stdout: '',
    });
  });

  it('does not start on a port that is taken: one line on stderr, exit status 1', async () => {
    const service = await start({ DATA_DIR: folder });
    try {
      const ended = spawnSync(process.execPath, [main], {
        env: environment({ DATA_DIR: join(folder, 'other'), PORT: new URL(service.url).port, LOG_LEVEL: 'silent' }),
        encoding: 'utf8',
      });
      expect({ status: ended.status, stdout: ended.stdout }).toEqual({ status: 1, stdout: '' });
      expect(ended.stderr).toMatch(/^Compute Advisor cannot start: [^\n]*EADDRINUSE[^\n]*\n$/);
    } finally {
      service.child.kill('SIGTERM');
      await service.ended;
    }
  });
});
