import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryOf } from './library-package';
import { packagesNamedIn } from './package-dependencies';

interface RootPackage {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const FILES = ['advisor.js', 'question.js', 'main.js', 'warm.js', 'install.js', 'tables.json'];
/** What npm links as the command, and what takes its place once it has been installed: `install.ts` of the terminal. */
const COMMAND = { linked: 'advisor', posix: 'advisor.sh' } as const;

/** Writes the terminal as a package with the command `advisor`: our own code bundled, packages named. */
export function writeCliPackage(root: string, into: string): string {
  const built = spawnSync(process.execPath, ['tools/build/build.mjs', 'advisor-cli'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  const folder = join(into, 'cli');
  mkdirSync(folder, { recursive: true });
  const made = join(root, 'dist/apps/advisor-cli');
  for (const file of FILES) cpSync(join(made, file), join(folder, file));
  cpSync(join(made, 'advisor'), join(folder, COMMAND.posix));
  writeFileSync(join(folder, COMMAND.linked), "#!/usr/bin/env node\nrequire('./advisor.js');\n", { mode: 0o755 });
  for (const file of ['LICENSE', 'apps/advisor-cli/README.md', 'libs/catalog/NOTICE'])
    cpSync(join(root, file), join(folder, file.split('/').pop() ?? file));
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootPackage;
  const names = [...new Set(packagesNamedIn(readFileSync(join(made, 'main.js'), 'utf8')))].sort();
  const missing = names.filter((name) => manifest.dependencies[name] === undefined);
  if (missing.length > 0) throw new Error(`the terminal needs ${missing.join(', ')}, which package.json does not name`);
  const text = {
    name: '@compute-advisor/cli',
    version: manifest.version,
    description: 'GPU compute plans in the terminal: plain English in, one complete, sourced plan out.',
    license: manifest.license,
    ...repositoryOf('apps/advisor-cli'),
    keywords: ['gpu', 'llm', 'inference', 'capacity-planning', 'cli', 'mcp'],
    publishConfig: { access: 'public', provenance: true },
    type: 'commonjs',
    bin: { advisor: COMMAND.linked },
    scripts: { postinstall: 'node install.js' },
    engines: manifest.engines,
    files: [...Object.values(COMMAND), ...FILES, 'NOTICE'],
    dependencies: Object.fromEntries(names.map((name) => [name, manifest.dependencies[name]])),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
  return folder;
}
