import { PLACES, checkTags } from './tags';
import type { Project } from './workspace';

const sound = (): Project[] => [
  ...Object.entries(PLACES).map(([folder, { scope, layer }]) => ({
    name: folder.replace('/', '-'),
    folder,
    tags: [`scope:${scope}`, `layer:${layer}`],
    targets: ['lint', 'test'],
  })),
  { name: 'bench', folder: 'tools/bench', tags: ['scope:tools', 'layer:tool'], targets: ['lint'] },
];
const changed = (folder: string, change: Partial<Project>): Project[] =>
  sound().map((p) => (p.folder === folder ? { ...p, ...change } : p));

describe('tags', () => {
  it('accepts the planned projects with their two tags', () => {
    expect(checkTags(sound(), ['libs/domain/src/index.ts', 'tools/bench/src/advise.ts'])).toEqual({
      name: 'tags',
      lookedAt: Object.keys(PLACES).length + 1,
      findings: [],
    });
  });
  it.each([
    ['a missing layer', ['scope:domain']],
    ['a misspelt layer', ['scope:domain', 'layer:domian']],
    ['the layer of another place', ['scope:domain', 'layer:tool']],
    ['a second layer', ['scope:domain', 'layer:domain', 'layer:tool']],
    ['no tags', []],
  ])('reports %s', (_what, tags) => {
    expect(checkTags(changed('libs/domain', { tags }), []).findings).toEqual([
      `libs/domain: tags are [${tags.join(', ')}], must be exactly [layer:domain, scope:domain]`,
    ]);
  });
  it('reports a project that is not linted', () => {
    expect(checkTags(changed('libs/nest', { targets: ['test'] }), []).findings).toEqual([
      'libs/nest: has no lint target, so nothing holds its boundaries',
    ]);
  });
  it('reports a library that is not tested', () => {
    expect(checkTags(changed('libs/nest', { targets: ['lint'] }), []).findings).toEqual([
      'libs/nest: has no test target',
    ]);
  });
  it('reports a project in an unplanned place', () => {
    const more = {
      name: 'extra',
      folder: 'libs/extra',
      tags: ['scope:domain', 'layer:domain'],
      targets: ['lint', 'test'],
    };
    expect(checkTags([...sound(), more], []).findings).toEqual([
      'libs/extra: no place is planned for a project here; add it to PLACES in tools/architecture/src/tags.ts',
    ]);
  });
  it('reports a planned project that is gone', () => {
    expect(
      checkTags(
        sound().filter((p) => p.folder !== 'libs/intake'),
        [],
      ).findings,
    ).toEqual(['libs/intake: the project is missing']);
  });
  it('reports a source file outside every project', () => {
    expect(checkTags(sound(), ['libs/loose/src/index.ts']).findings).toEqual([
      'libs/loose/src/index.ts: belongs to no project, so no boundary holds for it',
    ]);
  });
  it('reports code that the linter does not look at', () => {
    expect(
      checkTags(sound(), [
        'libs/domain/jest.config.js',
        'apps/advisor-api/src/assets/page.js',
        'libs/domain/src/sly.mjs',
        'apps/advisor-api/src/sly.mts',
      ]).findings,
    ).toEqual([
      'libs/domain/src/sly.mjs: the boundaries are held for .ts files only',
      'apps/advisor-api/src/sly.mts: the boundaries are held for .ts files only',
    ]);
  });
});
