// Bundles one app (our own code only; packages stay external) with swc, which emits the
// decorator metadata that Nest and TypeORM need.
import { build } from 'esbuild';
import { transform } from '@swc/core';
import { chmodSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const paths = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions.paths;

/** @type {import('esbuild').Plugin} */
const swc = {
  name: 'swc',
  setup(b) {
    b.onResolve({ filter: /^@compute-advisor\// }, (a) => {
      const to = paths[a.path]?.[0];
      // Nothing of ours does anything by being loaded: what is not used stays out of the bundle.
      return to ? { path: join(root, to), sideEffects: false } : undefined;
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
};

/** Bundles `entry` into `outfile` as CommonJS; `more` goes to esbuild. */
export async function bundle(entry, outfile, more = {}) {
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
    plugins: [swc],
    ...more,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const app of process.argv.slice(2)) {
    rmSync(join(root, 'dist/apps', app), { recursive: true, force: true });
    await bundle(`apps/${app}/src/main.ts`, `dist/apps/${app}/main.js`);
    // What runs in threads of its own is a file of its own.
    for (const thread of ['planning-thread', 'feed-thread'])
      if (existsSync(join(root, `apps/${app}/src/${thread}.ts`)))
        await bundle(`apps/${app}/src/${thread}.ts`, `dist/apps/${app}/${thread}.js`);
    // The terminal is started by a small file, quickly from a heap made of one that needs no package.
    if (app === 'advisor-cli') {
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      await bundle(`apps/${app}/src/advisor.ts`, `dist/apps/${app}/advisor.js`, {
        banner: { js: '#!/usr/bin/env node' },
        define: { 'process.env.ADVISOR_VERSION': JSON.stringify(version) },
        sourcemap: false,
      });
      chmodSync(join(root, `dist/apps/${app}/advisor.js`), 0o755);
      await bundle(`apps/${app}/src/warm.ts`, `dist/apps/${app}/warm.js`, {
        packages: 'bundle',
        minify: true,
        sourcemap: false,
      });
    }
    for (const folder of ['assets', 'templates']) {
      const from = join(root, 'apps', app, 'src', folder);
      if (existsSync(from)) cpSync(from, join(root, 'dist/apps', app, folder), { recursive: true });
    }
  }
}
