import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { anyProcessWorksIn, readPostmasterPid } from '@compute-advisor/embedded-postgres';

/** The processes of the server on `dataFolder`, the first one first; none when there is no server. */
export function serverProcesses(dataFolder: string): number[] {
  const first = readPostmasterPid(dataFolder)?.pid;
  if (first === undefined) return [];
  return [
    first,
    ...parents()
      .filter(([, parent]) => parent === first)
      .map(([pid]) => pid),
  ];
}

/** kill -9 for all of them; nobody, when a leftover pid file names a process that is none of the server's. */
export function killServer(dataFolder: string): void {
  if (anyProcessWorksIn(dataFolder) === false) return;
  for (const pid of serverProcesses(dataFolder)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      continue;
    }
  }
}

/** Every process and its parent; from /proc where there is one, since slim containers have no ps. */
function parents(): [pid: number, parent: number][] {
  if (!existsSync('/proc/self/stat')) {
    return execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        return [];
      }
    });
}
