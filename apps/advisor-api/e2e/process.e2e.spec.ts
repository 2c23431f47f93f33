import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComputeAdvisor, type BatchAnswer } from '@compute-advisor/client';
import { known } from '../src/testing/known';
import { buildService, environment, main, removeService, start } from './built-service';

const L8 = JSON.stringify({ description: 'Llama 3.1 8B for 20 concurrent users with 8k context' });

const ask = async (url: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${url}/advisor/advise/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: L8,
  });
  return { status: answer.status, text: await answer.text() };
};

interface Asked {
  readonly reset: boolean;
  readonly lastSaidClose: boolean;
}

/** Asks the same question again and again on one connection, until the service says that it closes it; tells whether a
 *  question that was sent got no answer. */
function keepAsking(host: string, port: number, isLeaving: () => boolean): Promise<Asked> {
  return new Promise((done) => {
    const socket = connect(port, host);
    let [waits, lastSaidClose, heard] = [false, false, ''];
    const ask = (): void => {
      [waits, heard] = [true, ''];
      socket.write(
        `POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ` +
          `${Buffer.byteLength(L8)}\r\n\r\n${L8}`,
      );
    };
    socket.on('connect', ask);
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
      const head = heard.slice(0, Math.max(0, heard.indexOf('\r\n\r\n')));
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity);
      if (head === '' || heard.length < head.length + 4 + length) return;
      waits = false;
      lastSaidClose = /connection: close/i.test(head);
      if (!lastSaidClose) setTimeout(ask, isLeaving() ? 50 : 5);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done({ reset: waits, lastSaidClose }));
  });
}

let folder: string;
beforeAll(buildService);
afterAll(removeService);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-process-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

// Some start the service three times, which a busy machine takes a minute for.
jest.setTimeout(240_000);

describe('the service as a process', () => {
  it('answers within 5 s of its first start, database included, and stops on SIGTERM with status 0', async () => {
    const from = Date.now();
    const service = await start({ DATA_DIR: folder });
    expect((await ask(service.url)).status).toBe(200);
    const took = Date.now() - from;
    service.child.kill('SIGTERM');
    expect(await service.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(service.url)).rejects.toThrow();
    const waiting = known(loadavg()[0], 'load') / cpus().length;
    if (waiting > 2)
      process.stderr.write(
        `SKIPPED: the start within 5 s. ${waiting.toFixed(1)} processes want each core of this machine; it ` +
          `took ${took} ms.\n`,
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
      `POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ` +
        `${Buffer.byteLength(L8)}\r\n\r\n${L8.slice(0, 10)}`,
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

  it(
    'told to stop under 100 keep-alive connections goes on serving for the grace period, not ready, and ' +
      'resets no request that was sent',
    async () => {
      const service = await start({ DATA_DIR: folder, SHUTDOWN_GRACE_SECONDS: '2' });
      const { hostname, port } = new URL(service.url);
      let leaving = false;
      const clients = Array.from({ length: 100 }, () => keepAsking(hostname, Number(port), () => leaving));
      await new Promise((later) => {
        setTimeout(later, 1_000);
      });
      leaving = true;
      service.child.kill('SIGTERM');
      await new Promise((later) => {
        setTimeout(later, 300);
      });
      const ready = await fetch(`${service.url}/readyz`);
      expect([ready.status, ready.headers.get('connection'), await ready.json()]).toEqual([
        503,
        'close',
        expect.objectContaining({ status: 'stopping' }),
      ]);
      const told = await Promise.all(clients);
      expect(told.map((one) => one.reset).filter(Boolean)).toHaveLength(0);
      expect(told.every((one) => one.lastSaidClose)).toBe(true);
      expect((await service.ended).code).toBe(0);
    },
  );

  it('plans on threads of their own: while they are all busy, health answers at once', async () => {
    const service = await start({ DATA_DIR: folder, WORKERS: '1', LOG_LEVEL: 'info' });
    try {
      expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('advisor_planning_threads 1');
      const questions = Array.from({ length: 12 }, (_, i) =>
        fetch(`${service.url}/advisor/advise/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            description: `What can I serve for $${4_000 + i} a month to 25 users?`,
            verbose: true,
          }),
        }).then((answer) => answer.status),
      );
      const waits: number[] = [];
      for (let i = 0; i < 20; i += 1) {
        const asked = performance.now();
        await (await fetch(`${service.url}/healthz`)).text();
        waits.push(performance.now() - asked);
      }
      expect(new Set(await Promise.all(questions))).toEqual(new Set([200]));
      const median = waits.sort((a, b) => a - b)[10] ?? Infinity;
      const waiting = known(loadavg()[0], 'load') / cpus().length;
      if (waiting > 2)
        process.stderr.write(
          `SKIPPED: health within 50 ms. ${waiting.toFixed(1)} processes want each core; it took ` +
            `${median.toFixed(0)} ms.\n`,
        );
      else expect(median).toBeLessThan(50);
    } finally {
      service.child.kill('SIGTERM');
      await service.ended;
    }
  });

  it('brings the schema up to date and ends, when asked to migrate', async () => {
    const run = spawnSync(process.execPath, [main, 'migrate'], {
      env: environment({ DATA_DIR: folder }),
      encoding: 'utf8',
    });
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(run.stdout).toMatch(/the schema is up to date in embedded PostgreSQL/);
  });

  it('writes a backup and restores it into another data folder, and the analysis is found there', async () => {
    const service = await start({ DATA_DIR: join(folder, 'one') });
    const { analysis_id } = JSON.parse((await ask(service.url)).text) as { analysis_id: string };
    const file = join(folder, 'advisor.backup');
    const run = (command: string, data: string) =>
      spawnSync(process.execPath, [main, command, file], {
        env: environment({ DATA_DIR: join(folder, data) }),
        encoding: 'utf8',
      });
    // While the service runs.
    expect(run('backup', 'one').stdout).toContain('1 analyses');
    service.child.kill('SIGTERM');
    await service.ended;
    expect(run('restore', 'two')).toMatchObject({ status: 0, stdout: expect.stringContaining('1 analyses') as string });
    const other = await start({ DATA_DIR: join(folder, 'two') });
    try {
      expect((await fetch(`${other.url}/advisor/analyses/${analysis_id}`)).status).toBe(200);
    } finally {
      other.child.kill('SIGTERM');
      await other.ended;
    }
  });

  it('does not start where no data folder can be made, and says so at once: one line, exit status 1', async () => {
    const began = Date.now();
    const ended = spawnSync(process.execPath, [main], {
      env: environment({ DATA_DIR: '/proc/nobody', LOG_LEVEL: 'silent' }),
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect({ status: ended.status, stdout: ended.stdout }).toEqual({ status: 1, stdout: '' });
    expect(ended.stderr).toMatch(
      /^Compute Advisor cannot start: The data folder \/proc\/nobody cannot be created \(ENOENT\)[^\n]*\n$/,
    );
    expect(Date.now() - began).toBeLessThan(15_000);
  });

  it.each([
    [{ PORT: 'http' }, 'Wrong setting: PORT must be a whole number from 0 to 65535'],
    [
      { LOG_LEVEL: 'loud', RATE_LIMIT_PER_MINUTE: '-1' },
      'Wrong setting: RATE_LIMIT_PER_MINUTE must be a whole number from 0 to 1000000; LOG_LEVEL must be ' +
        'one of fatal, error, warn, info, debug, trace, silent',
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

const LINES = 300;
/** The first half is asked a second time. */
const USERS = Array.from({ length: LINES }, (_, i) => (i % (LINES / 2)) + 1);
const ROWS = USERS.map((users) => ({ description: `Llama 3.1 8B for ${users} users` }));
const KEY = { idempotencyKey: 'estate' };
const usersOf = (line: BatchAnswer): number | undefined =>
  'answer' in line ? line.answer.spec_so_far.traffic.total_users?.value : undefined;

/** Results from a line on, until the stream ends (true) or breaks. */
async function read(client: ComputeAdvisor, jobId: string, into: BatchAnswer[]): Promise<boolean> {
  try {
    for await (const line of client.jobResults(jobId, { after: into.at(-1)?.line ?? 0 })) into.push(line);
    return true;
  } catch {
    return false;
  }
}

describe('a job of a service that is killed', () => {
  it('goes on after the restart: every line has one result, and a reader that was cut off goes on too', async () => {
    const killed = await start({ DATA_DIR: folder });
    const first = new ComputeAdvisor({ url: killed.url, retries: { attempts: 0 } });
    const { job_id: id } = await first.beginJob(ROWS, KEY);
    const lines: BatchAnswer[] = [];
    const reading = read(first, id, lines);
    while ((await first.job(id)).answered === 0) await new Promise((later) => setTimeout(later, 10));
    killed.child.kill('SIGKILL');
    expect(await reading).toBe(false);
    expect(lines.length).toBeLessThan(LINES);

    const service = await start({ DATA_DIR: folder });
    const second = new ComputeAdvisor({ url: service.url });
    // Sent again, as who never heard the 202 would.
    expect((await second.beginJob(ROWS, KEY)).job_id).toBe(id);
    expect(await read(second, id, lines)).toBe(true);
    expect(lines.map((line) => [line.line, usersOf(line)])).toEqual(USERS.map((users, i) => [i + 1, users]));
    expect(await second.job(id)).toMatchObject({ state: 'complete', lines: LINES, answered: LINES, failed: 0 });
    service.child.kill('SIGTERM');
    await service.ended;
  }, 240_000);
});
