import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** A running `child.ts`. */
export interface Child {
  readonly process: ChildProcess;
  readonly lines: readonly string[];
  /** The first line, from now or before, that begins so. Rejects when the process ends without it. */
  line(beginning: string): Promise<string>;
  /** Asks it to close as the service would, and waits for its end. */
  close(): Promise<void>;
  /** kill -9, and waits for its end. */
  kill(): Promise<void>;
}

export function startChild(...args: readonly string[]): Child {
  const child = spawn(
    process.execPath,
    [
      '--enable-source-maps',
      '-r',
      join(__dirname, '../../../../tools/build/register-typescript.cjs'),
      join(__dirname, 'child.ts'),
      ...args,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let ended = false;
  let rest = '';
  const wake = (): void => {
    for (const check of [...waiting]) check();
  };
  child.stdout.on('data', (text: Buffer) => {
    const parts = (rest + text.toString()).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    wake();
  });
  const end = new Promise<void>((done) =>
    child.on('close', () => {
      ended = true;
      wake();
      done();
    }),
  );
  return {
    process: child,
    lines,
    line: (beginning) =>
      new Promise((done, fail) => {
        const check = (): void => {
          const found = lines.find((one) => one.startsWith(beginning));
          if (found === undefined && !ended) return;
          waiting.delete(check);
          if (found === undefined)
            fail(new Error(`the child ended without "${beginning}": ${lines.slice(-5).join(' | ')}`));
          else done(found);
        };
        waiting.add(check);
        check();
      }),
    close: async () => {
      child.stdin.write('\n');
      await end;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await end;
    },
  };
}
