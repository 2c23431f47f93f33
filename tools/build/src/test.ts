/** Everything that must hold, in one go: `npm test`. Some phases: `npm test -- lint types`. The last line is the
 *  count; the exit status is 0 only when nothing failed. */
import { fork } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHASES, type Phase } from './phases';
import { databasePids } from './service';
import { Tally } from './tally';
import { results } from './test-runs';

/** In this order, since each stage needs more to be right than the one before. The lanes of a stage run side by side,
 *  the phases of a lane one after the other; what measures time has a stage of its own. */
const STAGES: readonly (readonly (readonly string[])[])[] = [
  [
    ['lint', 'format'],
    ['programs', 'boundaries', 'types'],
  ],
  [['tests']],
  [['build']],
  [['e2e'], ['packages', 'browser', 'conformance']],
  [['service']],
  [['complete']],
];

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

/** Asks a phase to run alone in a process of its own. */
const ALONE = '--alone';

async function runAlone(name: string, phase: Phase): Promise<void> {
  const tally = new Tally();
  try {
    await phase(tally);
  } catch (error) {
    tally.fail(name, error instanceof Error ? error.message : String(error));
  }
  if (tally.passed + tally.failed + tally.skipped === 0) tally.fail(name, 'checked nothing');
  const { passed, failed, skipped } = tally;
  process.send?.({ passed, failed, skipped });
}

/** Runs a phase in a process of its own. What it says is shown as it comes; beside others, when it has ended. */
function runPhase(name: string, beside: boolean): Promise<Outcome> {
  const startedAt = performance.now();
  if (!beside) console.log(`\n== ${name}`);
  const child = fork(process.argv[1] ?? '', [ALONE, name], {
    stdio: beside ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  let counts: Omit<Outcome, 'seconds'> = { passed: 0, failed: 1, skipped: 0 };
  child.on('message', (sent: Omit<Outcome, 'seconds'>) => {
    counts = sent;
  });
  return new Promise((done) => {
    child.once('close', () => {
      if (beside) console.log(`\n== ${name}\n${said.trimEnd()}`);
      done({ ...counts, seconds: (performance.now() - startedAt) / 1000 });
    });
  });
}

/** A folder for all temporary files of this run, so that what is left behind is seen, and removed. */
function openScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ca-'));
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  return folder;
}

/** What tools keep for their next run is no leftover. */
const KEPT_BY_TOOLS =
  /^(?:jest_|\.nx|nx-|node-compile-cache|v8-compile-cache|metro-|haste-map|\.org\.chromium|playwright|swc-)/;

/** Fails when a test left files or a database behind, and clears both away. */
function closeScratch(tally: Tally, folder: string): void {
  const left = readdirSync(folder).filter((name) => !KEPT_BY_TOOLS.test(name));
  const servers = databasePids(folder);
  for (const pid of servers) process.kill(pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  if (left.length + servers.length === 0) tally.passed++;
  else tally.fail('leftovers', `${left.join(', ') || 'no files'}; ${servers.length} database servers still ran`);
}

async function runStages(asked: readonly string[], total: Tally): Promise<string[]> {
  const summary: string[] = [];
  for (const stage of STAGES) {
    const lanes = stage
      .map((lane) => lane.filter((name) => asked.length === 0 || asked.includes(name)))
      .filter((lane) => lane.length > 0);
    if (lanes.length > 1) console.log(`\n== ${lanes.map((lane) => lane.join(', then ')).join('; beside it ')}`);
    const runLane = async (lane: readonly string[]): Promise<void> => {
      for (const name of lane) {
        const outcome = await runPhase(name, lanes.length > 1);
        total.add(outcome);
        const tally = new Tally();
        tally.add(outcome);
        summary.push(`${name.padEnd(12)} ${outcome.seconds.toFixed(1).padStart(7)} s   ${tally.line}`);
      }
    };
    await Promise.all(lanes.map(runLane));
  }
  return summary;
}

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !PHASES[name]);
  if (unknown.length > 0)
    throw new Error(`no such phase: ${unknown.join(', ')}; there are ${Object.keys(PHASES).join(', ')}`);
  mkdirSync(results, { recursive: true });
  const scratch = openScratch();
  const startedAt = performance.now();
  const total = new Tally();
  const summary = await runStages(asked, total);
  closeScratch(total, scratch);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n== summary\n${summary.join('\n')}\n${'together'.padEnd(12)} ${seconds.padStart(7)} s\n`);
  console.log(total.line);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

const [first, name = '', ...rest] = process.argv.slice(2);
if (first === ALONE) {
  const phase = PHASES[name];
  if (phase === undefined || rest.length > 0) throw new Error(`no such phase: ${name}`);
  void runAlone(name, phase);
} else void main(process.argv.slice(2));
