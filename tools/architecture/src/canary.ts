import { ESLint, type Linter } from 'eslint';
import { join } from 'node:path';
import {
  BOUNDARY,
  CANARY,
  type CanaryCase,
  EVAL,
  GLOBALS,
  IMPORTS,
  NEW_FUNCTION,
  PROPERTIES,
  SYNTAX,
} from './data/canary-cases';
import type { CheckResult } from './finding';

const RULES = new Set([BOUNDARY, GLOBALS, PROPERTIES, IMPORTS, SYNTAX, EVAL, NEW_FUNCTION]);

/** What the linter says about a piece of code; `ruleId` is null when it could not read the code or the file. */
export type Remark = Pick<Linter.LintMessage, 'ruleId' | 'severity' | 'message' | 'fatal'>;

/** What is wrong with the linter's remarks on one case; undefined when they are as they must be. */
export function judge(one: CanaryCase, remarks: readonly Remark[]): string | undefined {
  const unread = remarks.find((m) => m.fatal || m.ruleId === null);
  const said = remarks.filter((m) => m.severity === 2 && m.ruleId !== null && RULES.has(m.ruleId));
  const heard = said.map((m) => `${m.ruleId}: ${m.message}`).join('; ') || 'nothing';
  if (unread) return `${one.what}: the linter did not run on ${one.file}: ${unread.message}`;
  if (one.rule === undefined)
    return said.length > 0 ? `${one.what}: must be possible in ${one.file}, but the linter says ${heard}` : undefined;
  return said.some((m) => m.ruleId === one.rule)
    ? undefined
    : `${one.what}: ${one.rule} must reject this in ${one.file}, but the linter says ${heard}`;
}

/** Feeds every case to the linter as it is configured for the repository. A forbidden import that gets through is a
 *  finding, and so is an allowed one that does not. Needs Nx's cached project graph, without which the boundary rule
 *  says nothing (`nx run architecture:check` has it). */
export async function checkCanary(root: string): Promise<CheckResult> {
  const eslint = new ESLint({ cwd: root });
  const findings: string[] = [];
  for (const one of CANARY) {
    const [result] = await eslint.lintText(one.code, { filePath: join(root, one.file), warnIgnored: true });
    const wrong = judge(one, result?.messages ?? []);
    if (wrong !== undefined) findings.push(wrong);
  }
  return { name: 'canary', lookedAt: CANARY.length, findings };
}
