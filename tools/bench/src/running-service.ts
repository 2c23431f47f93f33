import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();

/** The built service on a folder of its own. */
export interface RunningService {
  readonly port: number;
  readonly child: ChildProcess;
  /** From the start of the process to its line "ready", milliseconds. */
  readonly readyMs: number;
  /** Resolves when the process has ended. */
  ended(): Promise<void>;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Stops it as an orchestrator does, and removes the folder. */
  stop(): Promise<void>;
}

/** Starts the built service on a free port. @param settings environment beside the folder and the port */
export async function startService(settings: Readonly<Record<string, string>> = {}): Promise<RunningService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'advisor-bench-'));
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/apps/advisor-api/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      PRICE_FEED_URLS: '',
      SHUTDOWN_GRACE_SECONDS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const port = await new Promise<number>((found, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.length > 100_000) return;
      said += chunk.toString();
      const at = /"url":"http:\/\/127\.0\.0\.1:(\d+)"/.exec(said);
      if (at) found(Number(at[1]));
    });
    child.once('exit', () => failed(new Error(`the service ended: ${said.slice(-500)}`)));
  });
  const readyMs = performance.now() - began;
  const ended = new Promise<void>((over) => {
    if (child.exitCode !== null || child.signalCode !== null) over();
    else child.once('exit', () => over());
  });
  return {
    port,
    child,
    readyMs,
    ended: () => ended,
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Clock ticks of a second, as /proc counts them on every Linux. */
const TICKS = 100;

/** Processor seconds that a process, its threads included, has used so far. */
export function cpuSecondsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** What one request met. */
export interface Asked {
  /** 0: the connection broke. */
  readonly status: number;
  readonly ms: number;
  /** Seconds that the service asks to wait. */
  readonly retryAfter: number;
  /** The body where it was asked for or the status is not 200, or the error. */
  readonly text: string;
}

/** One request; never throws. @param keepsText also of an answer of status 200 */
export function ask(port: number, agent: Agent, path: string, body?: string, keepsText = false): Promise<Asked> {
  const began = performance.now();
  return new Promise((done) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers:
          body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          if (keepsText || response.statusCode !== 200) text += chunk.toString();
        });
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            ms: performance.now() - began,
            retryAfter: Number(response.headers['retry-after'] ?? 0),
            text,
          }),
        );
      },
    );
    request.on('error', (error) =>
      done({ status: 0, ms: performance.now() - began, retryAfter: 1, text: error.message }),
    );
    request.end(body);
  });
}

/** The value under which a share `q` of the values lie. */
export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? NaN;
};
