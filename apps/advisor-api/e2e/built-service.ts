import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { known } from '../src/testing/known';

const root = resolve(__dirname, '../../..');
// A copy of what `npm start` builds, so that a build that runs beside this spec does not pull it away; under the root,
// where the packages are found.
const copy = join(root, `dist/e2e-${process.pid}`);
/** What a process runs. */
export const main = join(copy, 'main.js');

/** A service in a process of its own. */
export interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** The environment of such a process: nothing of ours but where programs are. */
export const environment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PRICE_FEED_URLS: '',
  ...more,
});

/** Starts the built service and waits until it says where it listens. */
export async function start(more: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [main], {
    env: environment({ PORT: '0', SHUTDOWN_GRACE_SECONDS: '0', ...more }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((done) => {
    child.once('exit', (code, signal) => {
      done({ code, signal });
    });
  });
  const url = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const address = /"url":"(http:[^"]+)"/.exec(output)?.[1];
      if (address !== undefined) found(address);
    };
    known(child.stdout, 'standard output').on('data', read);
    known(child.stderr, 'standard error').on('data', read);
    void ended.then(() => {
      failed(new Error(`ended: ${output}`));
    });
  });
  return { child, url, output: () => output, ended };
}

/** Builds the service and copies what was built. */
export function buildService(): void {
  const built = spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'advisor-api'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(built.stderr);
  cpSync(join(root, 'dist/apps/advisor-api'), copy, { recursive: true });
}

/** Removes the copy. */
export function removeService(): void {
  rmSync(copy, { recursive: true, force: true });
}
