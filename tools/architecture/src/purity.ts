import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult } from './finding';

/** The libraries that may know nothing but the language: no Node, no browser, no test runner. */
const PURE = ['libs/domain', 'libs/intake', 'libs/application'];

/** The pure libraries compile with the language alone: `types: []` and `lib: ["es2022"]`, so `process`, `Buffer` or
 *  `document` do not even exist there. */
export function checkPurity(root: string): CheckResult {
  const findings: string[] = [];
  for (const lib of PURE) {
    const config = JSON.parse(readFileSync(join(root, lib, 'tsconfig.json'), 'utf8')) as {
      extends?: string;
      compilerOptions?: { types?: string[]; lib?: string[] };
    };
    if (config.extends !== '../../tsconfig.base.json')
      findings.push(`${lib}/tsconfig.json: must extend the base configuration`);
    if (config.compilerOptions?.types?.length !== 0) findings.push(`${lib}/tsconfig.json: "types" must be []`);
    if (config.compilerOptions?.lib?.join() !== 'es2022')
      findings.push(`${lib}/tsconfig.json: "lib" must be ["es2022"]`);
    const run = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, lib), '--noEmit', '--pretty', 'false'],
      { encoding: 'utf8', cwd: root },
    );
    if (run.status !== 0)
      findings.push(
        ...`${run.stdout}${run.stderr}`
          .split('\n')
          .filter((line) => line.includes('error TS'))
          .map((line) => `${lib} does not compile alone: ${line}`),
      );
  }
  return { name: 'purity', lookedAt: PURE.length, findings };
}
