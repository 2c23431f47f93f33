/** What a command line waits for: `advisor` with and without its startup snapshot, started by Node and by a shell,
 *  beside published tools that size hardware too and beside a process of Node that does nothing.
 *  `npm run build && node tools/build/run-ts.mjs tools/bench/src/cold-start.ts`. The tools are installed from the
 *  registry into a folder of their own for the time of the run; where they cannot be, it says so. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from './running-service';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();
const advisor = join(root, 'dist/apps/advisor-cli/advisor.js');
/** The same command for POSIX shells. */
const shellStart = join(root, 'dist/apps/advisor-cli/advisor');
const QUESTION = 'Llama 3.1 8B for 20 users';
const RUNS = 11;
const GOAL_MS = 120;

interface Timed {
  readonly least: number;
  readonly median: number;
}

/** What is started how; a program other than Node by its path. */
interface How {
  readonly env?: Readonly<Record<string, string>>;
  readonly statuses?: readonly number[];
  readonly program?: string;
}

/** Milliseconds that a process takes. @throws when it fails in another way than `statuses`. */
function timed(args: readonly string[], { env = {}, statuses = [0], program = process.execPath }: How = {}): Timed {
  const took = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, CI: 'true', NO_COLOR: '1', ...env },
    });
    if (!statuses.includes(status ?? -1)) throw new Error(`${args.join(' ')} ended with ${status}: ${String(stderr)}`);
    return performance.now() - began;
  });
  return { least: Math.min(...took), median: quantile(took, 0.5) };
}

function tell(name: string, { least, median }: Timed, floor: Timed): void {
  const times = `${median.toFixed(0).padStart(6)} ms, least ${least.toFixed(0).padStart(5)} ms`;
  console.log(`${name.padEnd(44)}${times}, ${(median / floor.median).toFixed(1)} x an empty process`);
}

/** The folder with the published tools; undefined when the registry does not give them. */
function publishedTools(folder: string): string | undefined {
  const list = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', 'fitllm', 'llm-checker'];
  const { status } = spawnSync('npm', list, { cwd: folder, stdio: 'ignore', timeout: 300_000 });
  const bin = join(folder, 'node_modules/.bin');
  return status === 0 && existsSync(join(bin, 'fitllm')) ? bin : undefined;
}

function main(): void {
  if (!existsSync(advisor)) throw new Error('there is no built terminal: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'advisor-cold-'));
  try {
    console.log(`load ${loadavg()[0]?.toFixed(1)}; ${RUNS} runs each, median; the goal for a plan is ${GOAL_MS} ms`);
    const env = { XDG_CACHE_HOME: folder };
    const floor = timed(['-e', '0']);
    tell('node -e 0', floor, floor);
    tell('advisor --version', timed([advisor, '--version'], { env }), floor);
    tell(
      'advisor, a plan, no snapshot',
      timed([advisor, QUESTION], { env: { ...env, ADVISOR_SNAPSHOT: 'off' } }),
      floor,
    );
    const made = spawnSync(process.execPath, [advisor, '--snapshot-file'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    spawnSync(process.execPath, [advisor, '--make-snapshot', made.stdout.trim()], { env: { ...process.env, ...env } });
    tell('advisor.js, a plan', timed([advisor, QUESTION], { env }), floor);
    tell('advisor, a plan', timed([QUESTION], { env, program: shellStart }), floor);
    const bin = publishedTools(folder);
    if (bin === undefined)
      return void console.log('SKIPPED: fitllm and llm-checker: the registry did not give them; nothing is compared.');
    // Its status says whether the model fits.
    tell(
      'fitllm, one fit',
      timed([join(bin, 'fitllm'), 'llama-3.1-8b', '--gpu', 'RTX 4090'], { statuses: [0, 1] }),
      floor,
    );
    tell('llm-checker --version', timed([join(bin, 'llm-checker'), '--version']), floor);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
main();
