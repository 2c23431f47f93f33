import { spawn, spawnSync } from 'node:child_process';
import { closeSync, lchownSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresFailed } from './embedded-postgres-failed';
import type { ClusterHome } from './cluster-home';
import { serverEnvironment } from './cluster-folder';
import { processExists, readPostmasterPid } from './postmaster-pid';
import { program } from './postgres-binaries';
import { fileOwner, runAs } from './server-account';

/** How a server is reached: a Unix socket in a private folder, or (Windows) a port on loopback. */
export type Listening = { readonly socketFolder: string } | { readonly loopbackPort: number };

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const LOG_KEPT_BYTES = 1_000_000;

/** The settings we rely on are given on the command line, where nothing in the data folder overrules them. */
export function serverSettings(
  home: Pick<ClusterHome, 'binaries' | 'dataFolder'>,
  listening: Listening,
  durable: boolean,
  socketPort: number,
): string[] {
  const where =
    'socketFolder' in listening
      ? [
          'listen_addresses=',
          `unix_socket_directories="${listening.socketFolder.replace(/"/g, '""')}"`,
          'unix_socket_permissions=0700',
          `port=${socketPort}`,
        ]
      : ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${listening.loopbackPort}`];
  const small = [
    'max_connections=100',
    'shared_buffers=64MB',
    'max_parallel_workers_per_gather=0',
    'jit=off',
    'log_checkpoints=off',
    'log_timezone=UTC',
    'timezone=UTC',
    'max_wal_size=256MB',
    ...(home.binaries.majorVersion >= 18 ? ['io_method=sync'] : []),
  ];
  const careless = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return ['-D', home.dataFolder, ...[...where, ...small, ...careless].flatMap((setting) => ['-c', setting])];
}

/** Starts the server in a session of its own (Ctrl-C in the terminal stops the service first, then the service stops
 *  the database) and waits until it takes connections.
 *  `taken` when another server holds the data folder. */
export async function launch(home: ClusterHome, settings: readonly string[]): Promise<'ready' | 'taken'> {
  const logFile = join(home.folder, 'postgres.log');
  const log = openLog(logFile, home);
  const from = statSync(logFile).size;
  const onWindows = process.platform === 'win32';
  // Windows administrators may not run the server itself; pg_ctl drops their rights first.
  const plan = onWindows
    ? runAs(home.account, program(home.binaries, 'pg_ctl'), [
        'start',
        '-W',
        '-D',
        home.dataFolder,
        '-l',
        logFile,
        '-o',
        settings
          .slice(2)
          .map((one) => (one === '-c' ? one : `"${one}"`))
          .join(' '),
      ])
    : runAs(home.account, program(home.binaries, 'postgres'), settings);
  const output = onWindows ? 'ignore' : log;
  const child = spawn(plan.command, plan.args, {
    ...plan.options,
    cwd: home.binaries.root,
    env: serverEnvironment(home),
    detached: true,
    stdio: ['ignore', output, output],
    windowsHide: true,
  });
  closeSync(log);
  let ended: string | undefined;
  child.on('error', (error) => {
    ended = error.message;
  });
  child.on('exit', (code, signal) => {
    if (!onWindows || code !== 0) ended ??= `exit ${code ?? signal}`;
  });
  child.unref();
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (ended === undefined) {
    const found = readPostmasterPid(home.dataFolder);
    if (found?.ready && (onWindows || found.pid === child.pid)) return 'ready';
    if (Date.now() > deadline) {
      child.kill('SIGQUIT');
      throw new EmbeddedPostgresFailed(
        `PostgreSQL did not get ready within ${START_TIMEOUT_MS / 1000} s; see ${logFile}.`,
      );
    }
    await sleep(10);
  }
  const said = readFileSync(logFile).subarray(from).toString('utf8');
  if (/lock file .* already exists|pre-existing shared memory block/.test(said)) return 'taken';
  throw new EmbeddedPostgresFailed(`PostgreSQL did not start (${ended}): ${lastComplaint(said)}; see ${logFile}.`);
}

function openLog(logFile: string, home: ClusterHome): number {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_KEPT_BYTES) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, 'a', 0o600);
  const owner = fileOwner(home.account);
  if (owner) lchownSync(logFile, owner.uid, owner.gid);
  return log;
}

function lastComplaint(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.filter((line) => /FATAL|PANIC|ERROR/.test(line));
  return (fatal.length > 0 ? fatal.slice(0, 2) : lines.slice(-3)).join(' ').replace(/\s+/g, ' ');
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is written, the process is gone when this
 *  resolves. */
export async function shutDown(home: Pick<ClusterHome, 'dataFolder' | 'binaries'>): Promise<void> {
  const found = readPostmasterPid(home.dataFolder);
  if (!found) return;
  signal(home, found.pid, 'fast');
  const began = Date.now();
  let releasedAt: number | undefined;
  while (processExists(found.pid)) {
    if (readPostmasterPid(home.dataFolder)?.pid !== found.pid) releasedAt ??= Date.now();
    // Without its pid file a process that still counts as existing is a zombie nobody has collected yet.
    if (releasedAt !== undefined && Date.now() - releasedAt > 500) return;
    if (Date.now() - began > STOP_TIMEOUT_MS) {
      signal(home, found.pid, 'immediate');
      return;
    }
    await sleep(10);
  }
}

/** Windows has no signals: pg_ctl asks there. */
function signal(home: Pick<ClusterHome, 'dataFolder' | 'binaries'>, pid: number, mode: 'fast' | 'immediate'): void {
  if (process.platform === 'win32') {
    spawnSync(program(home.binaries, 'pg_ctl'), ['stop', '-D', home.dataFolder, '-m', mode, '-W'], {
      env: serverEnvironment(home),
      windowsHide: true,
    });
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // Gone already.
  }
}
