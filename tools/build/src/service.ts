import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where the repository lies. */
export const root = resolve(process.env['REPOSITORY_ROOT'] ?? '.');
const pause = (ms: number): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), ms));

/** A port nobody listens on. PORT_FROM and PORT_TO narrow the choice. */
export async function freePort(): Promise<number> {
  const from = Number(process.env['PORT_FROM'] ?? 0);
  const to = Number(process.env['PORT_TO'] ?? from);
  for (let port = from; port <= to; port++) {
    const got = await new Promise<number>((done) => {
      const probe = createServer()
        .once('error', () => done(0))
        .listen(port, '127.0.0.1', () => {
          const bound = (probe.address() as AddressInfo).port;
          probe.close(() => done(bound));
        });
    });
    if (got) return got;
  }
  throw new Error(`no free port from ${from} to ${to}`);
}

/** The settings of this shell that would change what the service answers. */
const SETTINGS = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATA_DIR',
  'ANALYSIS_ID_SECRET',
  'PRICE_FEED_URLS',
  'PRICE_REFRESH_MINUTES',
  'PRICE_STALE_AFTER_HOURS',
  'ANALYSIS_RETENTION_DAYS',
  'CORS_ORIGINS',
  'RATE_LIMIT_PER_MINUTE',
  'LOG_LEVEL',
  'FAST_EXPRESS',
  'TRUST_PROXY_HOPS',
];

/** Postgres servers that run in a folder or up to three folders below it, by the pid file that each keeps. */
export function databasePids(folder: string): number[] {
  const found: number[] = [];
  const walk = (at: string, depth: number): void => {
    if (depth > 3 || !existsSync(at)) return;
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(join(at, entry.name), depth + 1);
      else if (entry.name === 'postmaster.pid')
        found.push(Number(readFileSync(join(at, entry.name), 'utf8').split('\n')[0]));
    }
  };
  try {
    walk(folder, 0);
  } catch {
    /* the folder changes while a server stops */
  }
  return found.filter((pid) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  });
}

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The built service in a process of its own, with a data folder of its own. */
export class RunningService {
  /** From the start of the process until /readyz said 200. */
  readyAfterMs = 0;
  private text = '';
  private ending: Ending | undefined;
  private readonly ended: Promise<Ending>;
  private readonly killWithUs = (): void => {
    if (this.ending === undefined) this.child.kill('SIGKILL');
  };

  constructor(
    readonly url: string,
    readonly folder: string,
    private readonly child: ChildProcess,
  ) {
    const listen = (chunk: Buffer): void => {
      this.text += chunk.toString();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    this.ended = new Promise((done) =>
      child.once('exit', (code, signal) => {
        this.ending = { code, signal };
        void pause(50).then(() => done({ code, signal }));
      }),
    );
    process.once('exit', this.killWithUs);
  }

  /** What it wrote to its standard output and error so far. */
  get log(): string {
    return this.text.trim();
  }

  /** Resolves when it has ended, or with undefined after `ms`. */
  endedWithin(ms: number): Promise<Ending | undefined> {
    return Promise.race([this.ended, pause(ms)]);
  }

  /** Ends the process with `signal`; by force after 15 s, which is then the signal that is returned. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ending> {
    this.child.kill(signal);
    if (!(await this.endedWithin(15_000))) this.child.kill('SIGKILL');
    process.removeListener('exit', this.killWithUs);
    return this.ended;
  }

  /** Stops what still runs and removes the data folder. */
  async dispose(): Promise<void> {
    if (this.ending === undefined) await this.stop();
    for (let i = 0; i < 50 && this.databasePids().length > 0; i++) await pause(100);
    for (const pid of this.databasePids()) process.kill(pid, 'SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Postgres servers that still run on this data folder. */
  databasePids(): number[] {
    return databasePids(this.folder);
  }
}

/** Thrown when the service ends instead of starting. */
export class DidNotStart extends Error {
  constructor(
    readonly ending: Ending,
    readonly service: RunningService,
  ) {
    super(`the service ended at once (${ending.code ?? ending.signal}): ${service.log}`);
  }
}

/** Starts `node dist/apps/advisor-api/main.js` on a free port; resolves once /readyz says 200. Price feeds are off, so
 *  answers come from the
 *  built-in price book. @throws {DidNotStart} when it ends instead. */
export async function startService(
  how: { readonly folder?: string; readonly environment?: Readonly<Record<string, string>> } = {},
): Promise<RunningService> {
  const folder = how.folder ?? mkdtempSync(join(tmpdir(), 'compute-advisor-'));
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)));
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/apps/advisor-api/main.js')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      PRICE_FEED_URLS: '',
      LOG_LEVEL: 'warn',
      ...how.environment,
    },
  });
  const service = new RunningService(`http://127.0.0.1:${port}`, folder, child);
  for (;;) {
    const ending = await service.endedWithin(25);
    if (ending) throw new DidNotStart(ending, service);
    if (
      await fetch(`${service.url}/readyz`).then(
        (r) => r.status === 200,
        () => false,
      )
    )
      break;
    if (performance.now() - startedAt > 30_000) {
      await service.dispose();
      throw new Error(`the service was not ready after 30 s: ${service.log}`);
    }
  }
  service.readyAfterMs = Math.round(performance.now() - startedAt);
  return service;
}
