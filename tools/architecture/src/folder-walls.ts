import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import type { CheckResult } from './finding';

/** Where the rules stand, from the root of the repository. */
const RULES = 'tools/architecture/folder-walls.cjs';

interface Walls {
  readonly forbidden: IForbiddenRuleType[];
  readonly options: ICruiseOptions;
}

/** One arrow between two files that some wall must refuse; no wall: it must be possible. */
export interface WallCase {
  readonly what: string;
  readonly from: string;
  readonly to: string;
  readonly wall?: string;
}

const app = (path: string): string => `libs/application/src/${path}.ts`;
const http = 'apps/advisor-api/src/http/canary.controller.ts';

/** Every wall is tried with an arrow through it, and the way that must stay open beside it. */
export const WALL_CANARY: readonly WallCase[] = [
  {
    what: 'question asks a use case',
    from: app('question/canary'),
    to: app('use-cases/other'),
    wall: 'question-knows-no-answer',
  },
  {
    what: 'question asks the answer',
    from: app('question/canary'),
    to: app('answer/other'),
    wall: 'question-knows-no-answer',
  },
  {
    what: 'a use case words its answer',
    from: app('use-cases/canary'),
    to: app('answer/other'),
    wall: 'use-cases-know-no-words',
  },
  {
    what: 'a use case presents',
    from: app('use-cases/canary'),
    to: app('presenters/other'),
    wall: 'use-cases-know-no-words',
  },
  {
    what: 'the answer presents itself',
    from: app('answer/canary'),
    to: app('presenters/other'),
    wall: 'answer-knows-no-presenter',
  },
  {
    what: 'a use case asks another',
    from: app('use-cases/canary.use-case'),
    to: app('use-cases/other.use-case'),
    wall: 'use-case-alone',
  },
  {
    what: 'the door reaches the database',
    from: http,
    to: 'libs/persistence/src/index.ts',
    wall: 'door-without-adapters',
  },
  {
    what: 'a page reaches the catalog',
    from: 'apps/advisor-api/src/pages/canary.ts',
    to: 'libs/catalog/src/index.ts',
    wall: 'door-without-adapters',
  },
  {
    what: 'a feed judges',
    from: 'libs/pricing/src/feeds/canary.ts',
    to: 'libs/pricing/src/acceptance/other.ts',
    wall: 'feeds-do-not-judge',
  },
  {
    what: 'acceptance knows a feed',
    from: 'libs/pricing/src/acceptance/canary.ts',
    to: 'libs/pricing/src/feeds/other.ts',
    wall: 'acceptance-knows-no-feed',
  },
  {
    what: 'a package that only another package asked for',
    from: 'libs/pricing/src/canary.ts',
    to: 'npm:semver',
    wall: 'only-named-packages',
  },
  {
    what: 'the product needs a package of the tests',
    from: 'libs/pricing/src/canary.ts',
    to: 'npm:fast-check',
    wall: 'no-test-packages-in-the-product',
  },
  { what: 'a use case asks the question', from: app('use-cases/canary'), to: app('question/other') },
  { what: 'the answer asks a use case', from: app('answer/canary'), to: app('use-cases/other') },
  { what: 'a presenter asks the answer', from: app('presenters/canary'), to: app('answer/other') },
  {
    what: 'composition chooses an adapter',
    from: 'apps/advisor-api/src/composition/canary.ts',
    to: 'libs/persistence/src/index.ts',
  },
  { what: 'the door asks application', from: http, to: 'libs/application/src/index.ts' },
  { what: 'a package that is named', from: 'libs/pricing/src/canary.ts', to: 'npm:zod' },
];

const rulesOf = (root: string): Walls => createRequire(join(root, 'package.json'))(join(root, RULES)) as Walls;

async function violations(
  root: string,
  at: string,
  places: string[],
): Promise<{ rule: string; arrow: string; held: boolean }[]> {
  // Both are ES modules only.
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTsConfig } = await import('dependency-cruiser/config-utl/extract-ts-config');
  const { forbidden, options } = rulesOf(root);
  const tsConfig = extractTsConfig(join(root, 'tsconfig.json'));
  const { output } = await cruise(
    places,
    { ...options, baseDir: at, ruleSet: { forbidden }, validate: true },
    {},
    { tsConfig },
  );
  return (output as ICruiseResult).summary.violations.map((one) => ({
    rule: one.rule.name,
    arrow: `${one.from} -> ${one.to}`,
    held: one.rule.severity === 'error',
  }));
}

/** A file that imports another, or a package, by a relative path or by name. */
function importing(from: string, to: string): string {
  if (to.startsWith('npm:')) return `import * as other from '${to.slice(4)}';\nexport const used = other;\n`;
  const up = '../'.repeat(from.split('/').length - 1);
  return `import { other } from '${up}${to.replace(/\.ts$/, '')}';\nexport const used = other;\n`;
}

/** Builds a house of two files for a case and asks whether the wall holds there; undefined when it does as it must. */
async function tryCase(root: string, one: WallCase): Promise<string | undefined> {
  const house = mkdtempSync(join(tmpdir(), 'walls-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    symlinkSync(join(root, 'package.json'), join(house, 'package.json'));
    const write = (path: string, content: string): void => {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), content);
    };
    if (!one.to.startsWith('npm:')) write(one.to, 'export const other = 1;\n');
    write(one.from, importing(one.from, one.to));
    const heard = (await violations(root, house, [one.from])).map(({ rule }) => rule);
    if (one.wall === undefined)
      return heard.length === 0 ? undefined : `${one.what}: must be possible, but ${heard.join(', ')} refuses it`;
    return heard.includes(one.wall)
      ? undefined
      : `${one.what}: ${one.wall} must refuse it, heard ${heard.join(', ') || 'nothing'}`;
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

/** The folder walls over the whole house, and every wall tried with an arrow that it must refuse. */
export async function checkFolderWalls(root: string): Promise<CheckResult> {
  const findings = (await violations(root, root, ['apps', 'libs', 'tools']))
    .filter(({ held }) => held)
    .map(({ rule, arrow }) => `${rule}: ${arrow}`);
  for (const one of WALL_CANARY) {
    const wrong = await tryCase(root, one);
    if (wrong !== undefined) findings.push(wrong);
  }
  return { name: 'folder walls', lookedAt: WALL_CANARY.length, findings };
}
