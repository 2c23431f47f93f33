/** Prints the licence of every package that is installed with the product, and fails where one is not permissive.
 *  `brief` only counts them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();

/** Licences that ask for no more than to be named. */
const PERMISSIVE =
  /\b(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Python-2\.0|PostgreSQL)\b/;

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly license?: string;
  readonly version?: string;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** What the package says of itself, where the lock file is silent. */
function licenceOf(path: string, { license }: Locked): string {
  if (license !== undefined) return license;
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return 'unknown';
  // Older manifests have a list.
  const { license: stated, licenses: [first] = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string;
    licenses?: readonly { readonly type?: string }[];
  };
  return stated ?? first?.type ?? 'unknown';
}

const shipped = Object.entries(packages)
  .filter(([path, { dev }]) => path.startsWith('node_modules/') && dev !== true)
  .map(([path, locked]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version: locked.version ?? '',
    licence: licenceOf(path, locked),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
if (process.argv[2] !== 'brief')
  for (const { name, version, licence } of shipped) console.log(`${licence.padEnd(24)} ${name} ${version}`);
const others = shipped.filter(({ licence }) => !PERMISSIVE.test(licence));
console.log(`${shipped.length} packages, ${others.length} with another licence`);
for (const { name, licence } of others) console.error(`${name}: ${licence}`);
process.exitCode = others.length === 0 ? 0 : 1;
