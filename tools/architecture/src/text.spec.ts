import { checkText } from './text';

const files = (all: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(all));

describe('text', () => {
  it.each([
    [
      'a package host',
      'libs/domain/src/a.ts',
      `const from = 'https://registry.example.org/pg';`,
      'names a package host',
    ],
    [
      'a path on one machine',
      'tools/bench/src/a.ts',
      `readFileSync('/home/me/data/a.json')`,
      'names a path on one machine',
    ],
    [
      'a folder outside the repository',
      'libs/intake/src/a.spec.ts',
      `join(root, '../data/a.json')`,
      'names a folder outside the repository; read CONFORMANCE_DATA',
    ],
    ['a ticket', 'libs/intake/src/a.ts', '// as issue #12 wants', 'names a ticket; say what it is about'],
    [
      'a silenced boundary',
      'libs/domain/src/a.ts',
      '// eslint-disable-next-line @nx/enforce-module-boundaries',
      'silences a boundary',
    ],
    ['a silenced linter', 'libs/domain/src/a.ts', '/* eslint-disable */', 'silences every rule'],
    ['a silenced compiler', 'libs/domain/src/a.ts', '// @ts-ignore', 'silences the compiler'],
    [
      'a test that leaves out the others',
      'libs/domain/src/a.spec.ts',
      `it.only('counts', () => {`,
      'leaves out every other test',
    ],
  ])('reports %s', (_what, path, content, why) => {
    expect(checkText(files({ [path]: `first line\n${content}` })).findings).toEqual([`${path}:2: ${why}: ${content}`]);
  });
  it('leaves alone the texts of others', () => {
    expect(
      checkText(
        files({
          'libs/pricing/fixtures/catalog.csv': 'https://registry.example.org/',
          'libs/catalog/src/data/models.json': 'issue 7',
        }),
      ).findings,
    ).toEqual([]);
  });
});
