// Runs one TypeScript file of this repository: node tools/build/run-ts.mjs tools/catalog/src/validate.ts [arguments]
import { spawnSync } from 'node:child_process';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [entry, ...rest] = process.argv.slice(2);
const from = relative(root, resolve(entry));
const out = join('dist/tools', from.replace(/\.ts$/, '.js'));
await bundle(from, out);
process.exit(
  spawnSync(process.execPath, ['--enable-source-maps', join(root, out), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, REPOSITORY_ROOT: root },
  }).status ?? 1,
);
