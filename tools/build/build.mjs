// Bundles one app (our own code only; packages stay external) with swc, which emits the
// decorator metadata that Nest and TypeORM need.
import { build } from 'esbuild';
import { transform } from '@swc/core';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const paths = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions.paths;

/** @type {(tables?: Map<string, unknown>) => import('esbuild').Plugin} */
const swc = (tables) => ({
  name: 'swc',
  setup(b) {
    b.onResolve({ filter: /^@compute-advisor\// }, (a) => {
      const to = paths[a.path]?.[0];
      // Nothing of ours does anything by being loaded: what is not used stays out of the bundle.
      return to ? { path: join(root, to), sideEffects: false } : undefined;
    });
    // The same within a library, for what has to start soon.
    if (tables)
      b.onResolve({ filter: /^\./ }, (a) => {
        const at = join(a.resolveDir, a.path);
        const path = [at, `${at}.ts`, join(at, 'index.ts')].find(
          (file) => /\.(ts|json)$/.test(file) && existsSync(file),
        );
        return path?.startsWith(join(root, 'libs')) ? { path, sideEffects: false } : undefined;
      });
    // Tables are quicker read as JSON than as code.
    b.onLoad({ filter: /\.json$/ }, (a) => {
      const [name, table] = [relative(root, a.path), JSON.parse(readFileSync(a.path, 'utf8'))];
      tables?.set(name, table);
      const read = tables ? `TABLES[${JSON.stringify(name)}]` : `JSON.parse(${JSON.stringify(JSON.stringify(table))})`;
      return { contents: `export default ${read};`, loader: 'js' };
    });
    b.onLoad({ filter: /\.ts$/ }, async (a) => {
      const out = await transform(readFileSync(a.path, 'utf8'), {
        filename: a.path,
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
      });
      return { contents: out.code, loader: 'js' };
    });
  },
});

/** The line before a bundle whose tables are in a file of their own. */
const TABLES_LINE = `const TABLES = JSON.parse(require('node:fs').readFileSync(__dirname + '/tables.json', 'utf8'));`;

/** Bundles `entry` into `outfile` as CommonJS; `more` goes to esbuild. Tables are put into `tables`, to be written to
 *  `tables.json` beside the bundle, or stay in it. */
export async function bundle(entry, outfile, { tables, ...more } = {}) {
  await build({
    entryPoints: [join(root, entry)],
    outfile: join(root, outfile),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [swc(tables)],
    ...(tables ? { banner: { js: TABLES_LINE } } : {}),
    ...more,
  });
}

/** What a heap is made and started with: nothing is hashed anew, and nothing compiled for a speed that one answer would
 *  not live to see. */
const HEAP_FLAGS = '--no-rehash-snapshot --no-opt';

/** The terminal is started by a small file, quickly from a heap made of one that needs no package. */
async function bundleTerminal(from, to) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tables = new Map();
  await bundle(`${from}/main.ts`, `${to}/main.js`, { tables });
  const small = { tables, packages: 'bundle', minify: true, sourcemap: false };
  await bundle(`${from}/question.ts`, `${to}/question.js`, small);
  await bundle(`${from}/warm.ts`, `${to}/warm.js`, small);
  const books = JSON.stringify(Object.fromEntries(tables));
  writeFileSync(join(root, to, 'tables.json'), books);
  // One letter beyond Latin would make V8 keep the whole text at two bytes a letter.
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const asciiOf = (file) => {
    const code = readFileSync(join(root, to, file), 'utf8').replace(/[^\0-\x7f]/g, escaped);
    writeFileSync(join(root, to, file), code);
    return code;
  };
  asciiOf('question.js');
  const code = asciiOf('warm.js');
  const content = createHash('sha256').update(code).update(books).digest('hex').slice(0, 20);
  await bundle(`${from}/advisor.ts`, `${to}/advisor.js`, {
    banner: { js: '#!/usr/bin/env node' },
    define: {
      'process.env.ADVISOR_VERSION': JSON.stringify(version),
      'process.env.ADVISOR_CONTENT': JSON.stringify(content),
      'process.env.ADVISOR_FLAGS': JSON.stringify(HEAP_FLAGS),
    },
    sourcemap: false,
  });
  await bundle(`${from}/install.ts`, `${to}/install.js`, { sourcemap: false });
  const shell = readFileSync(join(root, from, 'advisor.sh'), 'utf8');
  writeFileSync(join(root, to, 'advisor'), shell.replace('@CONTENT@', content).replace('@FLAGS@', HEAP_FLAGS));
  for (const command of ['advisor.js', 'advisor']) chmodSync(join(root, to, command), 0o755);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const app of process.argv.slice(2)) {
    rmSync(join(root, 'dist/apps', app), { recursive: true, force: true });
    if (app === 'advisor-cli') await bundleTerminal(`apps/${app}/src`, `dist/apps/${app}`);
    else await bundle(`apps/${app}/src/main.ts`, `dist/apps/${app}/main.js`);
    // What runs in threads of its own is a file of its own.
    for (const thread of ['planning-thread', 'feed-thread'])
      if (existsSync(join(root, `apps/${app}/src/${thread}.ts`)))
        await bundle(`apps/${app}/src/${thread}.ts`, `dist/apps/${app}/${thread}.js`);
    for (const folder of ['assets', 'templates']) {
      const from = join(root, 'apps', app, 'src', folder);
      if (existsSync(from)) cpSync(from, join(root, 'dist/apps', app, folder), { recursive: true });
    }
  }
}
