import { execFile } from 'node:child_process';

/** Runs a program to its end and gives what it printed. @throws when it fails, with all that it said. */
export function run(file: string, list: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, failed) => {
    const child = execFile(
      file,
      [...list],
      { cwd, encoding: 'utf8', timeout: 300_000, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        if (error === null) return done(stdout);
        const how = error.code ?? error.signal ?? error.message;
        failed(new Error(`${[file, ...list].join(' ')} ended with ${how}:\n${stdout}\n${stderr}`));
      },
    );
    child.stdin?.end();
  });
}

/** Runs one step and says how long it took. */
export async function timed<T>(what: string, step: () => T | Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await step();
  console.log(`  ${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
}
