// nx g ./tools/generators:library NAME --layer=adapter --purpose="What it is for."
const { formatFiles, updateJson } = require('@nx/devkit');

const PURE = new Set(['domain', 'intake', 'application']);
const PLACES = 'tools/architecture/src/tags.ts';

/** The files of a new library, by their path. */
function filesOf({ name, layer, purpose }) {
  const files = {
    'project.json': JSON.stringify({
      name,
      $schema: '../../node_modules/nx/schemas/project-schema.json',
      sourceRoot: `libs/${name}/src`,
      projectType: 'library',
      tags: [`scope:${name}`, `layer:${layer}`],
      targets: { test: {}, lint: {} },
    }),
    'jest.config.js':
      `module.exports = { ...require('../../jest.preset.js'), ` + `displayName: '${name}', rootDir: __dirname };\n`,
    'README.md': `# ${name}\n\n${purpose}\n\n## What it exports\n\n| name | what |\n|---|---|\n\n## How to change it\n`,
    'src/index.ts': 'export {};\n',
    'src/index.spec.ts': [
      "import * as library from './index';",
      '',
      `describe('${name}', () => {`,
      "  it('exports what was agreed, and nothing else', () => {",
      '    expect(Object.keys(library).sort()).toEqual([]);',
      '  });',
      '});',
      '',
    ].join('\n'),
  };
  if (PURE.has(layer))
    files['tsconfig.json'] = JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: [], lib: ['es2022'] },
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.spec.ts'],
    });
  return files;
}

/** Writes the closed list of places with one more in it. */
function addPlace(tree, { name, layer }) {
  const before = tree.read(PLACES, 'utf8');
  const end = before.indexOf('\n};', before.indexOf('export const PLACES'));
  if (end < 0) throw new Error(`${PLACES}: there is no list of places to add ${name} to`);
  const line = `\n  'libs/${name}': { scope: '${name}', layer: '${layer}' },`;
  tree.write(PLACES, before.slice(0, end) + line + before.slice(end));
}

/** Adds a library to the house: files, import path, place. */
module.exports = async function library(tree, options) {
  const folder = `libs/${options.name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already`);
  for (const [path, content] of Object.entries(filesOf(options))) tree.write(`${folder}/${path}`, content);
  updateJson(tree, 'tsconfig.base.json', (config) => {
    config.compilerOptions.paths[`@compute-advisor/${options.name}`] = [`./${folder}/src/index.ts`];
    return config;
  });
  addPlace(tree, options);
  await formatFiles(tree);
};
