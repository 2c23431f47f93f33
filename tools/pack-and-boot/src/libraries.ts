import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The libraries that other projects can install, innermost first. */
export const LIBRARIES = [
  'domain',
  'intake',
  'application',
  'catalog',
  'pricing',
  'embedded-postgres',
  'persistence',
  'contract',
  'client',
  'mcp',
  'nest',
] as const;
export type Library = (typeof LIBRARIES)[number];

/** One line of each, for its package.json. */
export const DESCRIPTIONS: Readonly<Record<Library, string>> = {
  domain: 'The arithmetic of GPU compute plans: memory, speed, layouts, prices, verdicts. Pure.',
  intake: 'Reads plain-English descriptions of models, workloads, fleets and budgets. Pure.',
  application: 'The four questions of Compute Advisor, and the ports they ask through. Pure.',
  catalog: 'Models, GPUs, instance types and fallback prices, each fact with its source.',
  pricing: 'GPU price feeds, acceptance rules and freshness.',
  'embedded-postgres': 'A real PostgreSQL in a data folder: started, shared, revived and stopped with your processes.',
  persistence: 'Analyses and price snapshots in Postgres, embedded or yours.',
  contract: 'The public answer of Compute Advisor as JSON Schema and OpenAPI, and the catalogs as they are shown.',
  client: 'A Compute Advisor service from TypeScript or JavaScript: typed, with retries. No dependencies.',
  mcp: 'Compute Advisor as tools of an agent (Model Context Protocol).',
  nest: 'AdvisorModule: GPU compute plans in any Nest app.',
};

/** Doors of each library: subpath to source file, by the paths of tsconfig.base.json. */
export function doorsOf(root: string, lib: Library): Readonly<Record<string, string>> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const paths = (config as { compilerOptions: { paths: Record<string, string[]> } }).compilerOptions.paths;
  const name = `@compute-advisor/${lib}`;
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([key]) => key === name || key.startsWith(`${name}/`))
      .map(([key, [file = '']]) => [`.${key.slice(name.length)}`, join(root, file)]),
  );
}
