import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './service';
import type { Tally } from './tally';

/** Where runs of tests leave what they counted. */
export const results = join(root, 'dist/test-results');
export const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/** Runs a program with its output shown; its exit status. */
export const run = (file: string, list: readonly string[], more: Readonly<Record<string, string>> = {}): number =>
  spawnSync(file, list, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0', ...more },
  }).status ?? 1;

interface Project {
  readonly name: string;
  readonly folder: string;
  readonly targets?: Readonly<Record<string, unknown>>;
}

/** The projects that have a target. */
const projectsWith = (target: string): readonly Project[] =>
  ['apps', 'libs', 'tools']
    .flatMap((area) => readdirSync(join(root, area)).map((name) => join(root, area, name)))
    .filter((folder) => existsSync(join(folder, 'project.json')))
    .map((folder) => ({
      folder,
      ...(JSON.parse(readFileSync(join(folder, 'project.json'), 'utf8')) as Omit<Project, 'folder'>),
    }))
    .filter(({ targets }) => targets?.[target]);

interface SpecFile {
  /** Its full path. */
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string }[];
}
interface Counts {
  readonly testResults?: readonly SpecFile[];
}

const countsIn = (file: string): readonly SpecFile[] =>
  existsSync(file) ? ((JSON.parse(readFileSync(file, 'utf8')) as Counts).testResults ?? []) : [];

/** Whether some run has counted a spec file, told by its path from the root: a report that comes out of a cache names
 *  the checkout that it was written in. */
export function countedSpecs(): (fromRoot: string) => boolean {
  const counted = readdirSync(results).flatMap((file) => countsIn(join(results, file)).map(({ name }) => name));
  return (fromRoot) => counted.some((name) => name.endsWith(`/${fromRoot}`));
}

/** Adds what the spec files of one project came to. None at all is a failure, and so is one that did not load. */
function add(tally: Tally, name: string, files: readonly SpecFile[]): void {
  const cases = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const passed = cases.filter((status) => status === 'passed').length;
  const unloaded = files.filter(({ status, assertionResults: all }) => status === 'failed' && all.length === 0).length;
  const failed = cases.filter((status) => status === 'failed').length + unloaded;
  const skipped = cases.length + unloaded - passed - failed;
  tally.add({ passed, failed, skipped });
  if (passed + failed === 0) return tally.fail(name, 'ran no test');
  console.log(
    `  ${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`,
  );
}

/** One kind of tests of every project that has it, a project at a time. */
export function runTests(tally: Tally, target: string, more: Readonly<Record<string, string>> = {}): void {
  const tested = projectsWith(target);
  if (tested.length === 0) return tally.fail(target, 'no project has such tests');
  for (const { name } of tested) {
    const counts = join(results, `${name}-${target}.json`);
    rmSync(counts, { force: true });
    const jest = `--args=--json --outputFile=dist/test-results/${name}-${target}.json`;
    run(bin('nx'), ['run', `${name}:${target}`, '--output-style=static', jest], more);
    add(tally, `${name}-${target}`, countsIn(counts));
  }
}

/** The unit and contract tests of all projects in one run, so that no core waits for the last spec of a project. */
export function runUnitTests(tally: Tally): void {
  const counts = join(results, 'unit.json');
  rmSync(counts, { force: true });
  run(bin('jest'), ['--config', 'jest.config.js', '--json', `--outputFile=${counts}`]);
  const files = countsIn(counts);
  for (const { name, folder } of projectsWith('test'))
    add(
      tally,
      name,
      files.filter((spec) => spec.name.startsWith(`${folder}/`)),
    );
}

/** What a check of the architecture left. */
export function addChecks(tally: Tally, name: string): void {
  const file = join(results, `${name}.json`);
  if (!existsSync(file)) return tally.fail(name, 'left no results');
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
  };
  tally.add({ passed: numPassedTests, failed: numFailedTests });
  if (numPassedTests + numFailedTests === 0) tally.fail(name, 'checked nothing');
}
