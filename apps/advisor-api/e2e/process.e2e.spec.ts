import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComputeAdvisor, type BatchAnswer } from '@compute-advisor/client';
import { known } from '../src/testing/known';
import { buildService, environment, main, removeService, start, type Running } from './built-service';
import { LargeFeed } from './large-feed';
import { slownessOfMachine } from './machine-pace';

const L8 = JSON.stringify({ description: 'Llama 3.1 8B for 20 concurrent users with 8k context' });

const folder = mkdtempSync(join(tmpdir(), 'advisor-process-'));
const [ONE, TWO] = [join(folder, 'one'), join(folder, 'two')];
const BACKUP = join(folder, 'advisor.backup');

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

/** Whether the machine has so much to do that times say nothing; then it says what was skipped. */
function isTooBusyFor(what: string, tookMs: number): boolean {
  const waiting = known(loadavg()[0], 'load') / cpus().length;
  if (waiting <= 2) return false;
  process.stderr.write(
    `SKIPPED: ${what}. ${waiting.toFixed(1)} processes want each core of this machine; it took ` +
      `${tookMs.toFixed(0)} ms.\n`,
  );
  return true;
}

/** What a new connection meets: nothing, or the code of the error. */
const connected = (host: string, port: number): Promise<string | undefined> =>
  new Promise((met) => {
    const socket = connect(port, host, () => met(undefined));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => met(code));
    socket.on('connect', () => socket.destroy());
  });

const run = (command: string[], settings: Record<string, string>) =>
  spawnSync(process.execPath, [main, ...command], {
    env: environment(settings),
    encoding: 'utf8',
    timeout: 120_000,
  });

beforeAll(buildService);
afterAll(removeService);

// A start takes a busy machine half a minute.
jest.setTimeout(240_000);

// A start costs seconds of the processor, so there is one after each end that is looked at, and no more: each step goes
// on with the service and the folder of the one before.
describe('the service as a process', () => {
  let service: Running;
  let answered: string;
  const feed = new LargeFeed(43);
  const startedAll: Running[] = [];
  const restart = async (settings: Record<string, string>): Promise<void> => {
    service = await start(settings);
    startedAll.push(service);
  };
  afterAll(async () => {
    for (const { child, ended } of startedAll) {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await ended;
    }
    await feed.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  });

  it('answers within 5 s of its first start, database included', async () => {
    const from = Date.now();
    await restart({ DATA_DIR: ONE, WORKERS: '1', LOG_LEVEL: 'info' });
    const { status, text } = await ask(service.url);
    expect(status).toBe(200);
    answered = text;
    const took = Date.now() - from;
    if (!isTooBusyFor('the start within 5 s', took)) expect(took).toBeLessThan(5000 * slownessOfMachine());
  });

  it('brings the schema of another folder up to date and ends, when asked to migrate', () => {
    const { status, stderr, stdout } = run(['migrate'], { DATA_DIR: TWO });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/the schema is up to date in embedded PostgreSQL/);
  });

  it('writes a backup while it serves, and restores it into another data folder', () => {
    expect(run(['backup', BACKUP], { DATA_DIR: ONE }).stdout).toContain('1 analyses');
    expect(run(['restore', BACKUP], { DATA_DIR: TWO })).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('1 analyses') as string,
    });
  });

  it('plans on threads of their own: while they are all busy, health answers at once', async () => {
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
    if (!isTooBusyFor('health within 50 ms', median)) expect(median).toBeLessThan(50 * slownessOfMachine());
  });

  it('does not start on a port that is taken: one line on stderr, exit status 1', () => {
    const ended = run([], { DATA_DIR: ONE, PORT: new URL(service.url).port, LOG_LEVEL: 'silent' });
    expect({ status: ended.status, stdout: ended.stdout }).toEqual({ status: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^Compute Advisor cannot start: [^\n]*EADDRINUSE[^\n]*\n$/);
  });

  it('stops on SIGINT with status 0', async () => {
    service.child.kill('SIGINT');
    expect(await service.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(service.url)).rejects.toThrow();
  });

  it('gives after a restart the same bytes and the analysis that was filed before', async () => {
    await restart({ DATA_DIR: ONE });
    const id = (JSON.parse(answered) as { analysis_id: string }).analysis_id;
    expect(
      (await (await fetch(`${service.url}/advisor/analyses/${id}`)).text()).startsWith(answered.slice(0, -1)),
    ).toBe(true);
    expect((await ask(service.url)).text).toBe(answered);
  });

  it('a job goes on after a kill: every line has one result, and a reader that was cut off goes on too', async () => {
    const first = new ComputeAdvisor({ url: service.url, retries: { attempts: 0 } });
    const { job_id: id } = await first.beginJob(ROWS, KEY);
    const lines: BatchAnswer[] = [];
    const reading = read(first, id, lines);
    while ((await first.job(id)).answered === 0) await new Promise((later) => setTimeout(later, 10));
    service.child.kill('SIGKILL');
    expect(await reading).toBe(false);
    expect(lines.length).toBeLessThan(LINES);

    await restart({ DATA_DIR: ONE });
    const second = new ComputeAdvisor({ url: service.url });
    // Sent again, as who never heard the 202 would.
    expect((await second.beginJob(ROWS, KEY)).job_id).toBe(id);
    expect(await read(second, id, lines)).toBe(true);
    expect(lines.map((line) => [line.line, usersOf(line)])).toEqual(USERS.map((users, i) => [i + 1, users]));
    expect(await second.job(id)).toMatchObject({ state: 'complete', lines: LINES, answered: LINES, failed: 0 });
  });

  it('lets a request that is under way finish when it is told to stop, and takes no new one', async () => {
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
    expect(await connected(hostname, Number(port))).toBe('ECONNREFUSED');
    socket.write(L8.slice(10));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('"status":"complete"');
    expect(await service.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(service.url)).rejects.toThrow();
  });

  it('finds in the folder it was restored into the analysis of the backup', async () => {
    await restart({ DATA_DIR: TWO, SHUTDOWN_GRACE_SECONDS: '2', PRICE_FEED_URLS: `toolshed=${await feed.listen()}` });
    const { analysis_id } = JSON.parse(answered) as { analysis_id: string };
    expect((await fetch(`${service.url}/advisor/analyses/${analysis_id}`)).status).toBe(200);
  });

  it('reads a price document of 43 MB without holding up the event loop', async () => {
    // The longest turn of the event loop since it was asked for the last time.
    const figure = async (name: RegExp): Promise<number | undefined> => {
      const text = await (await fetch(`${service.url}/metrics`)).text();
      const value = name.exec(text)?.[1];
      return value === undefined ? undefined : Number(value);
    };
    await figure(/^nodejs_eventloop_lag_max_seconds/);
    feed.send();
    const lags: number[] = [];
    let failed: number | undefined = 0;
    // It holds no part that anybody knows: it is read to its end, and then refused.
    while (failed === 0) {
      lags.push((await figure(/^nodejs_eventloop_lag_max_seconds (\S+)$/m)) ?? NaN);
      failed = await figure(/^advisor_price_feed_unsuccessful_runs\{feed="toolshed",outcome="rejected"\} (\d+)$/m);
      await new Promise((later) => setTimeout(later, 50));
    }
    expect(failed).toBe(1);
    const longest = Math.max(...lags) * 1_000;
    if (!isTooBusyFor('a 43 MB feed within 200 ms of the event loop', longest))
      expect(longest).toBeLessThan(200 * slownessOfMachine());
  });

  it(
    'told to stop under 100 keep-alive connections goes on serving for the grace period, not ready, and ' +
      'resets no request that was sent',
    async () => {
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
});

describe('a process that cannot start', () => {
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
      env: environment({ DATA_DIR: join(folder, 'none'), ...settings }),
      encoding: 'utf8',
    });
    expect({ status: ended.status, stderr: ended.stderr, stdout: ended.stdout }).toEqual({
      status: 1,
      stderr: `${line}\n`,
      stdout: '',
    });
  });
});
