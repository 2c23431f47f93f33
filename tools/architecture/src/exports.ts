import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './finding';

/** For each door of a library the names that it hands out, sorted. */
export type ExportList = Readonly<Record<string, readonly string[]>>;

/** The list as it was last agreed on. */
export const EXPORT_LIST_FILE = 'tools/architecture/exports.json';
/** How to accept a change of it. */
export const UPDATE_COMMAND = 'node tools/build/run-ts.mjs tools/architecture/src/check.ts --update-exports';

/** Every door (the paths of tsconfig.base.json), compiled. */
export interface Doors {
  readonly program: ts.Program;
  /** Name and path from the root. */
  readonly doors: readonly (readonly [name: string, path: string])[];
}

/** Compiles the doors of a repository. */
export function doorsOf(root: string): Doors {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const { paths } = (config as { compilerOptions: { paths: Record<string, string[]> } }).compilerOptions;
  const doors = Object.entries(paths).map(([name, [path]]) => [name, path ?? ''] as const);
  const program = ts.createProgram(
    doors.map(([, path]) => join(root, path)),
    { ...options, noEmit: true },
  );
  return { program, doors };
}

/** What every door really hands out, by the compiler's word. */
export function exportsNow(
  root: string,
  { program, doors }: Doors,
): { readonly list: ExportList; readonly findings: readonly string[] } {
  const checker = program.getTypeChecker();
  const list: Record<string, string[]> = {};
  const findings: string[] = [];
  for (const [name, path] of doors) {
    const source = program.getSourceFile(join(root, path));
    const symbol = source && checker.getSymbolAtLocation(source);
    list[name] = symbol
      ? checker
          .getExportsOfModule(symbol)
          .map((e) => e.name)
          .sort()
      : [];
    if (!symbol) findings.push(`${name}: ${path} does not exist or exports nothing`);
    if (source && /^export \* from/m.test(source.text)) findings.push(`${path}: list the exports by name, not with *`);
  }
  return { list, findings };
}

/** Compares what is handed out with the agreed list. */
export function checkExports(agreed: ExportList, now: ExportList): CheckResult {
  const findings: string[] = [];
  for (const door of [...new Set([...Object.keys(agreed), ...Object.keys(now)])].sort()) {
    const [before, after] = [new Set(agreed[door]), new Set(now[door])];
    const gone = [...before].filter((name) => !after.has(name));
    const added = [...after].filter((name) => !before.has(name));
    if (gone.length > 0)
      findings.push(`${door} no longer exports ${gone.join(', ')}; if that is meant: ${UPDATE_COMMAND}`);
    if (added.length > 0)
      findings.push(`${door} now exports ${added.join(', ')} as well; if that is meant: ${UPDATE_COMMAND}`);
  }
  return { name: 'exports', lookedAt: Object.values(now).reduce((sum, names) => sum + names.length, 0), findings };
}
