import type { CheckResult } from './finding';
import type { Project } from './workspace';

/** The closed list: which folder carries which two tags. A project that is not here may not exist; a tag that is not
 *  here means nothing. */
export const PLACES: Readonly<Record<string, { readonly scope: string; readonly layer: string }>> = {
  'apps/advisor-api': { scope: 'api', layer: 'app' },
  'apps/advisor-cli': { scope: 'cli', layer: 'app' },
  'libs/domain': { scope: 'domain', layer: 'domain' },
  'libs/intake': { scope: 'intake', layer: 'intake' },
  'libs/application': { scope: 'application', layer: 'application' },
  'libs/catalog': { scope: 'catalog', layer: 'adapter' },
  'libs/pricing': { scope: 'pricing', layer: 'adapter' },
  'libs/embedded-postgres': { scope: 'embedded-postgres', layer: 'support' },
  'libs/persistence': { scope: 'persistence', layer: 'adapter' },
  'libs/client': { scope: 'client', layer: 'support' },
  'libs/contract': { scope: 'contract', layer: 'door' },
  'libs/mcp': { scope: 'mcp', layer: 'door' },
  'libs/nest': { scope: 'nest', layer: 'nest' },
};
/** Code in other languages than TypeScript: what the tools insist on, and what runs in the reader's browser. */
const NOT_HELD = /\.(?:[cm]js|[cm]ts|js|[jt]sx)$/;
const NOT_HELD_YET_FINE = [
  /^(?:apps|libs)\/[^/]+\/jest(?:\.[a-z0-9]+)?\.config\.js$/,
  /^libs\/[^/]+\/src\/testing\/[a-z-]+\.cjs$/,
  /^apps\/[^/]+\/src\/assets\//,
  /^tools\//,
];
const TOOL = { scope: 'tools', layer: 'tool' };

/** What is wrong with the tags and targets of one project. */
function wrongProject(project: Project): string[] {
  const place = PLACES[project.folder] ?? (/^tools\/[a-z-]+$/.test(project.folder) ? TOOL : undefined);
  if (!place)
    return [
      `${project.folder}: no place is planned for a project here; add it to PLACES in tools/architecture/src/tags.ts`,
    ];
  const findings: string[] = [];
  const wanted = [`layer:${place.layer}`, `scope:${place.scope}`];
  if ([...project.tags].sort().join() !== wanted.join())
    findings.push(`${project.folder}: tags are [${project.tags.join(', ')}], must be exactly [${wanted.join(', ')}]`);
  if (!project.targets.includes('lint'))
    findings.push(`${project.folder}: has no lint target, so nothing holds its boundaries`);
  if (!project.targets.includes('test') && !project.folder.startsWith('tools/'))
    findings.push(`${project.folder}: has no test target`);
  return findings;
}

/** Sources that no boundary holds for. */
function wrongSource(file: string, projects: readonly Project[]): string[] {
  const findings: string[] = [];
  if (!projects.some((p) => file.startsWith(`${p.folder}/`)))
    findings.push(`${file}: belongs to no project, so no boundary holds for it`);
  if (NOT_HELD.test(file) && !NOT_HELD_YET_FINE.some((fine) => fine.test(file)))
    findings.push(`${file}: the boundaries are held for .ts files only`);
  return findings;
}

/** An unconstrained project is one with a missing or misspelt tag: Nx lets it import anything. Sources outside every
 *  project are not linted at all. */
export function checkTags(projects: readonly Project[], sourceFiles: readonly string[]): CheckResult {
  const names = projects.map((p) => p.name);
  const unclear = [...new Set(names)].filter((name) => name === '' || names.filter((n) => n === name).length > 1);
  const missing = Object.keys(PLACES).filter((folder) => !projects.some((p) => p.folder === folder));
  return {
    name: 'tags',
    lookedAt: projects.length,
    findings: [
      ...projects.flatMap(wrongProject),
      ...unclear.map((name) => `project name "${name}" is empty or used twice`),
      ...missing.map((folder) => `${folder}: the project is missing`),
      ...sourceFiles.flatMap((file) => wrongSource(file, projects)),
    ],
  };
}
