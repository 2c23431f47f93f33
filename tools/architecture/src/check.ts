import { checkCanary } from './canary';
import { passed, type CheckResult } from './finding';
import { checkTags } from './tags';
import { filesUnder, projectsOf, repositoryRoot } from './workspace';

async function main(): Promise<void> {
  const root = repositoryRoot();
  const sources = ['apps', 'libs', 'tools'].flatMap((folder) => filesUnder(root, folder)).filter((file) => /\.(ts|mts|cts|js|mjs|cjs)$/.test(file));
  const results: CheckResult[] = [checkTags(projectsOf(root), sources), await checkCanary(root)];
  for (const result of results) {
    console.log(`${passed(result) ? 'ok    ' : 'FAILED'} ${result.name}: ${result.lookedAt} looked at, ${result.findings.length} wrong`);
    for (const finding of result.findings) console.log(`         ${finding}`);
  }
  process.exitCode = results.every(passed) ? 0 : 1;
}
void main();
