import { FsTree } from 'nx/src/generators/tree';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const library = createRequire(__filename)('./generator.cjs') as (
  tree: FsTree,
  options: { name: string; layer: string; purpose: string },
) => Promise<void>;

describe('a new library', () => {
  it('gets its tags, its import path, its place, its README and a spec of its exports', async () => {
    const tree = new FsTree(root, false);
    await library(tree, { name: 'carbon', layer: 'domain', purpose: 'What a plan emits.' });
    const changed = new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString() ?? '']));
    expect([...changed.keys()].sort()).toEqual([
      'libs/carbon/README.md',
      'libs/carbon/jest.config.js',
      'libs/carbon/project.json',
      'libs/carbon/src/index.spec.ts',
      'libs/carbon/src/index.ts',
      'libs/carbon/tsconfig.json',
      'tools/architecture/src/tags.ts',
      'tsconfig.base.json',
    ]);
    expect(JSON.parse(changed.get('libs/carbon/project.json') ?? '{}')).toMatchObject({
      tags: ['scope:carbon', 'layer:domain'],
      targets: { test: {}, lint: {} },
    });
    expect(JSON.parse(changed.get('tsconfig.base.json') ?? '{}')).toHaveProperty(
      ['compilerOptions', 'paths', '@compute-advisor/carbon'],
      ['./libs/carbon/src/index.ts'],
    );
    expect(changed.get('tools/architecture/src/tags.ts')).toContain(
      "'libs/carbon': { scope: 'carbon', layer: 'domain' }",
    );
    expect(changed.get('libs/carbon/README.md')).toContain('What a plan emits.');
  });
  it('does not overwrite one that stands', async () => {
    await expect(
      library(new FsTree(root, false), { name: 'domain', layer: 'domain', purpose: 'Again.' }),
    ).rejects.toThrow('libs/domain is there already');
  });
});
