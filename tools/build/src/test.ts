/** Everything that must hold, in one go: `npm test`. Some phases: `npm test -- lint types`. The last line is the
 *  count; the exit status is 0 only when nothing failed. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConformance } from './conformance';
import { findChromium, findPostgres } from './machine';
import { databasePids, root } from './service';
import { checkService } from './service-checks';
import { must, Tally } from './tally';

const results = join(root, 'dist/test-results');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
/** On a machine made for tests, what they need may be installed. */
const inCi = process.env['CI'] !== undefined;
const env: Record<string, string | undefined> = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
};

/** Runs a program with its output shown; its exit status. */
const run = (file: string, list: readonly string[], more: Readonly<Record<string, string>> = {}): number =>
  spawnSync(file, list, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...env, ...more } }).status ?? 1;

const projects = (): { readonly name: string; readonly targets?: Readonly<Record<string, unknown>> }[] =>
  ['apps', 'libs', 'tools']
    .flatMap((area) => readdirSync(join(root, area)).map((name) => join(root, area, name, 'project.json')))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string });

interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests?: number;
  /** Spec files that did not even load. */
  readonly numRuntimeErrorTestSuites?: number;
  /** The spec files, by their full path. */
  readonly testResults?: readonly { readonly name: string }[];
}

/** Where the run of one target of one project leaves its counts. */
const resultsOf = (project: string, target: string): string => (target === 'test' ? project : `${project}-${target}`);

/** Runs one kind of tests wherever a project has it, and counts. */
function runTests(tally: Tally, target: string, more: Readonly<Record<string, string>> = {}): void {
  const tested = projects()
    .filter((project) => project.targets?.[target])
    .map((project) => project.name);
  if (tested.length === 0) return tally.fail(target, 'no project has such tests');
  for (const name of tested) rmSync(join(results, `${resultsOf(name, target)}.json`), { force: true });
  if (target === 'test')
    run(bin('nx'), ['run-many', '-t', 'test', '--skip-nx-cache', '--parallel=1', '--output-style=static'], more);
  else
    for (const name of tested)
      run(
        bin('nx'),
        [
          'run',
          `${name}:${target}`,
          '--output-style=static',
          `--args=--json --outputFile=dist/test-results/${resultsOf(name, target)}.json`,
        ],
        more,
      );
  for (const name of tested) addCounts(tally, resultsOf(name, target));
}

/** Adds the counts that a run left in dist/test-results. A run that left none has failed. */
function addCounts(tally: Tally, name: string): void {
  const file = join(results, `${name}.json`);
  if (!existsSync(file)) return tally.fail(name, 'left no results');
  const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts;
  const failed = counts.numFailedTests + (counts.numRuntimeErrorTestSuites ?? 0);
  tally.add({ passed: counts.numPassedTests, failed, skipped: counts.numPendingTests + (counts.numTodoTests ?? 0) });
  if (counts.numPassedTests + failed === 0) return tally.fail(name, 'ran no test');
  console.log(
    `  ${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${counts.numPassedTests} passed, ${failed} failed, ` +
      `${counts.numPendingTests} skipped`,
  );
}

type Phase = (tally: Tally) => void | Promise<void>;

/** In this order, since each later one needs more to be right than the one before. */
const PHASES: Readonly<Record<string, Phase>> = {
  /** Tags, forbidden imports, purity, lock file. */
  boundaries(tally) {
    rmSync(join(results, 'architecture-check.json'), { force: true });
    run(bin('nx'), ['run', 'architecture:check']);
    addCounts(tally, 'architecture-check');
  },
  /** One form for everything: Prettier as it is configured. */
  async format(tally) {
    await tally.check('every file has the form of the house', () =>
      must(run(bin('prettier'), ['--check', '--log-level=warn', '.']) === 0, 'npx prettier --write .'),
    );
  },
  /** Through Nx: without its project graph the boundary rule says nothing. */
  async lint(tally) {
    await tally.check('every project is free of lint errors', () =>
      must(run(bin('nx'), ['run-many', '-t', 'lint', '--skip-nx-cache', '--output-style=static']) === 0, 'see above'),
    );
  },
  async types(tally) {
    await tally.check('everything compiles', () =>
      must(
        run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json', '--noEmit']) === 0,
        'see above',
      ),
    );
  },
  /** Unit and contract tests of every project. */
  tests(tally) {
    if (!process.env['CONFORMANCE_DATA']) tally.skip('tests on the conformance data', 'CONFORMANCE_DATA is not set');
    if (!process.env['TEST_DATABASE_URL'] && !findPostgres({ install: inCi }))
      tally.skip('contract suites on a PostgreSQL that is not packaged', 'install one, or set TEST_DATABASE_URL');
    runTests(tally, 'test');
  },
  async build(tally) {
    for (const app of ['advisor-api', 'advisor-cli']) {
      await tally.check(`${app} builds`, () =>
        must(
          run(process.execPath, ['tools/build/build.mjs', app]) === 0 &&
            existsSync(join(root, `dist/apps/${app}/main.js`)),
          'see above',
        ),
      );
    }
  },
  /** The door over HTTP, and the built service as a process. */
  e2e(tally) {
    runTests(tally, 'e2e');
  },
  /** The pages as a person sees them. */
  browser(tally) {
    const chromium = findChromium({ install: inCi });
    if (chromium) runTests(tally, 'browser', { CHROMIUM_PATH: chromium });
    else tally.skip('browser tests', 'there is no Chromium: install it, or set CHROMIUM_PATH');
  },
  /** No spec file lies where no run finds it. */
  async complete(tally) {
    const ran = new Set(
      readdirSync(results)
        .flatMap((file) => (JSON.parse(readFileSync(join(results, file), 'utf8')) as Counts).testResults ?? [])
        .map(({ name }) => name),
    );
    const specs = ['apps', 'libs', 'tools']
      .flatMap((area) =>
        readdirSync(join(root, area), { recursive: true, encoding: 'utf8' }).map((path) => join(root, area, path)),
      )
      .filter((path) => path.endsWith('.spec.ts') && !path.includes('node_modules'));
    const missed = specs.filter(
      (path) => !ran.has(path) && !(path.endsWith('.browser.spec.ts') && !findChromium({ install: false })),
    );
    await tally.check(`each of ${specs.length} spec files has been run`, () =>
      must(missed.length === 0, missed.join(', ')),
    );
  },
  /** The built service as a process. */
  service: checkService,
  /** The contract and the scores, over HTTP. */
  conformance: checkConformance,
  /** The libraries in somebody else's Nest app. */
  async packages(tally) {
    await tally.check('the packed libraries work in a fresh Nest app', () =>
      must(
        run(process.execPath, ['tools/build/run-ts.mjs', 'tools/pack-and-boot/src/pack-and-boot.ts']) === 0,
        'see above',
      ),
    );
  },
};

/** A folder for all temporary files of this run, so that what is left behind is seen, and removed. */
function openScratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ca-'));
  chmodSync(folder, 0o1777);
  env['TMPDIR'] = process.env['TMPDIR'] = folder;
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

async function main(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !PHASES[name]);
  if (unknown.length > 0)
    throw new Error(`no such phase: ${unknown.join(', ')}; there are ${Object.keys(PHASES).join(', ')}`);
  mkdirSync(results, { recursive: true });
  const scratch = openScratch();
  const total = new Tally();
  const summary: string[] = [];
  for (const [name, phase] of Object.entries(PHASES)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n== ${name}`);
    const startedAt = performance.now();
    const tally = new Tally();
    try {
      await phase(tally);
    } catch (error) {
      tally.fail(name, error instanceof Error ? error.message : String(error));
    }
    if (tally.passed + tally.failed + tally.skipped === 0) tally.fail(name, 'checked nothing');
    total.add(tally);
    summary.push(
      `${name.padEnd(12)} ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s   ${tally.line}`,
    );
  }
  closeScratch(total, scratch);
  console.log(`\n== summary\n${summary.join('\n')}\n`);
  console.log(total.line);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
void main(process.argv.slice(2));
