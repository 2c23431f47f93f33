import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a running (or killed) server left in `postmaster.pid`. */
export interface PostmasterPid {
  readonly pid: number;
  readonly port: number;
  /** Folder of the Unix socket; absent when it listens on loopback only. */
  readonly socketFolder?: string;
  readonly listenAddress?: string;
  readonly ready: boolean;
}

const pidFile = (dataFolder: string): string => join(dataFolder, 'postmaster.pid');

/** Reads the pid file of a data folder; absent when there is none or it is only half written. */
export function readPostmasterPid(dataFolder: string): PostmasterPid | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(dataFolder), 'utf8')
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid === 0 || !Number.isInteger(port)) return undefined;
  return {
    pid: Math.abs(pid),
    port,
    ...(lines[4] ? { socketFolder: lines[4] } : {}),
    ...(lines[5] ? { listenAddress: lines[5] } : {}),
    ready: lines[7] === 'ready',
  };
}

/** Only after `anyProcessWorksIn` said no: the file is what keeps two servers off one folder. */
export function removePostmasterPid(dataFolder: string): void {
  rmSync(pidFile(dataFolder), { force: true });
}

/** Whether a process of this id exists, zombies included (the system does not tell them apart here). */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether any live process works in `dataFolder`. Every PostgreSQL process makes its data folder its working folder,
 *  and a zombie has none.
 *  `undefined` where the system does not show working folders (anything but Linux). */
export function anyProcessWorksIn(dataFolder: string): boolean | undefined {
  let pids: string[];
  let device: number;
  let inode: number;
  try {
    pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    statSync('/proc/self/cwd');
    ({ dev: device, ino: inode } = statSync(dataFolder));
  } catch {
    return undefined;
  }
  return pids.some((pid) => {
    try {
      const cwd = statSync(`/proc/${pid}/cwd`);
      return cwd.dev === device && cwd.ino === inode;
    } catch {
      return false;
    }
  });
}
