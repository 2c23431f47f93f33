/** Proves that the house stands as it is drawn: `nx run architecture:check`. Options: --update-exports accepts the
 *  present exports, and the types behind them, as agreed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCanary } from './canary';
import { checkCycles, checkFolderCycles } from './cycles';
import { agreedReports, apiReports, checkReports, writeReports } from './api-report';
import { checkExports, doorsOf, EXPORT_LIST_FILE, exportsNow, type Doors, type ExportList } from './exports';
import { passed, type CheckResult } from './finding';
import { checkFolderWalls } from './folder-walls';
import { checkLinks } from './links';
import { checkLockfile, type Lockfile } from './lockfile';
import { checkNames } from './names';
import { checkPurity } from './purity';
import { checkReadme } from './readme';
import { checkTags } from './tags';
import { checkText } from './text';
import { filesUnder, projectsOf, repositoryRoot } from './workspace';

const TEXT =
  /\.(?:[cm]?[jt]s|json|jsonl|csv|md|sql|yml|yaml|eta|html|css)$|^(?:\.ci\/run|\.npmrc|\.gitignore|LICENSE|NOTICE)$/;
const CODE = /\.[cm]?[jt]s$/;

function select(files: ReadonlyMap<string, string>, wanted: (path: string) => boolean): Map<string, string> {
  return new Map([...files].filter(([path]) => wanted(path)));
}

function exportResult(root: string, doors: Doors, update: boolean): CheckResult {
  const now = exportsNow(root, doors);
  const file = join(root, EXPORT_LIST_FILE);
  if (update) writeFileSync(file, `${JSON.stringify(now.list, null, 1)}\n`);
  const agreed: ExportList = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ExportList) : {};
  const result = checkExports(agreed, now.list);
  return { ...result, findings: [...now.findings, ...result.findings] };
}

function reportResult(root: string, doors: Doors, update: boolean): CheckResult {
  const now = apiReports(root, doors);
  if (update) writeReports(root, now);
  return checkReports(agreedReports(root, now), now);
}

async function main(): Promise<void> {
  const root = repositoryRoot();
  const projects = projectsOf(root);
  const files = new Map(
    filesUnder(root, '.')
      .filter((path) => TEXT.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const inProjects = select(files, (path) => /^(?:apps|libs|tools)\//.test(path));
  const code = select(inProjects, (path) => CODE.test(path));
  const doors = doorsOf(root);
  const update = process.argv.includes('--update-exports');
  const results: CheckResult[] = [
    checkTags(projects, [...code.keys()]),
    await checkCanary(root),
    await checkFolderWalls(root),
    checkPurity(root),
    checkCycles(code),
    checkFolderCycles(code),
    checkNames(inProjects),
    checkText(files),
    checkLinks(
      select(files, (path) => path.endsWith('.md')),
      (path) => existsSync(join(root, path)),
    ),
    checkReadme(files.get('README.md') ?? '', files.get('apps/advisor-api/src/composition/env.ts') ?? ''),
    checkLockfile(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile),
    exportResult(root, doors, update),
    reportResult(root, doors, update),
  ];
  for (const result of results) {
    console.log(
      `${passed(result) ? 'ok    ' : 'FAILED'} ${result.name}: ${result.lookedAt} looked at, ` +
        `${result.findings.length} wrong`,
    );
    for (const finding of result.findings) console.log(`         ${finding}`);
  }
  const failed = results.filter((result) => !passed(result)).length;
  mkdirSync(join(root, 'dist/test-results'), { recursive: true });
  writeFileSync(
    join(root, 'dist/test-results/architecture-check.json'),
    JSON.stringify({ numPassedTests: results.length - failed, numFailedTests: failed, numPendingTests: 0 }),
  );
  process.exitCode = failed === 0 ? 0 : 1;
}
void main();
