import { spawnSync } from 'node:child_process';

/** What an empty process of Node takes on the machine that limits in milliseconds are written for. */
const EMPTY_PROCESS_MS = 45;
/** Starts that are looked at: the quickest tells the machine, the others its other work. */
const STARTS = 3;

/** How many times as long as usual an empty process of Node takes just now, at least 1: a limit in milliseconds is a
 *  ratio to it, since a slower machine is no slower service. */
export function slownessOfMachine(): number {
  const starts = Array.from({ length: STARTS }, () => {
    const from = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return performance.now() - from;
  });
  return Math.max(1, Math.min(...starts) / EMPTY_PROCESS_MS);
}
