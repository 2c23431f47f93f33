import { spawnSync } from 'node:child_process';

/** Runs a program to its end and returns what it printed. @throws when it fails, with all that it said. */
export function run(file: string, list: readonly string[], cwd: string): string {
  const done = spawnSync(file, list, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.status !== 0)
    throw new Error(
      `${[file, ...list].join(' ')} ended with ${done.status ?? done.signal}:\n${done.stdout}\n${done.stderr}`,
    );
  return done.stdout;
}

/** Runs one step and says how long it took. */
export function timed<T>(what: string, step: () => T): T {
  const startedAt = performance.now();
  const result = step();
  console.log(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
