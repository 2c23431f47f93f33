/** Packs the libraries as they would be published, installs them in a fresh Nest app outside the repository, compiles
 *  that app against their type
 *  declarations, boots it and asks it one question. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCliPackage } from './cli-package';
import { LIBRARIES, libraryProgram, writePackage } from './library-package';
import { checkTarball } from './package-faults';
import { run, timed } from './program-run';
import { tryQuickStarts } from './quick-starts';

const QUESTION = 'meta-llama/Llama-3.1-8B-Instruct in FP8 for 20 concurrent users, 4k context';
const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
/** The older framework that the plug is for as well. */
const NEST_11 = '^11.0.0';
const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();

/** The tarballs of all libraries, made in `folder`. */
function pack(folder: string): string[] {
  const program = libraryProgram(root);
  for (const lib of LIBRARIES)
    run(
      'npm',
      ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
      writePackage(root, program, lib, join(folder, 'packages')),
    );
  run(
    'npm',
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    writeCliPackage(root, join(folder, 'packages')),
  );
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(folder, name));
}

/** A Nest app as anybody would start one: the framework, the tarballs, one source file. */
function writeApp(folder: string, tarballs: readonly string[], nest?: string): void {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    overrides: Record<string, string>;
  };
  const framework = ['@nestjs/common', '@nestjs/core', '@nestjs/platform-express', 'reflect-metadata', 'rxjs'];
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      name: 'somebody-elses-app',
      version: '1.0.0',
      private: true,
      dependencies: {
        ...Object.fromEntries(
          framework.map((name) => [
            name,
            name.startsWith('@nestjs/') ? (nest ?? manifest.dependencies[name]) : manifest.dependencies[name],
          ]),
        ),
        ...Object.fromEntries(
          tarballs.map((path) => [
            `@compute-advisor/${/compute-advisor-([\w-]+)-\d[\d.]*\.tgz$/.exec(path)?.[1] ?? ''}`,
            `file:${path}`,
          ]),
        ),
      },
      overrides: { 'file-type': manifest.overrides['file-type'] },
    }),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        strict: true,
        experimentalDecorators: true,
        emitDecoratorMetadata: true,
        esModuleInterop: true,
        skipLibCheck: true,
        outDir: 'dist',
        rootDir: 'src',
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: ['src'],
    }),
  );
  cpSync(join(root, 'tools/pack-and-boot/src/consumer/main.ts'), join(folder, 'src/main.ts'));
  cpSync(join(root, 'tools/pack-and-boot/src/consumer/quick-starts'), join(folder, 'quick-starts'), {
    recursive: true,
  });
}

/** Every door opens, and nothing but the doors does. */
const DOORS = `
for (const name of ${JSON.stringify([...LIBRARIES, 'application/testing'])}) require('@compute-advisor/' + name);
for (const name of ['domain/src/index.js', 'persistence/src/rows']) {
  let code;
  try { require('@compute-advisor/' + name); } catch (error) { code = error.code; }
  if (code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw new Error(name + ' can be reached past the door');
}`;

interface Printed {
  readonly status: number;
  readonly stored: boolean;
  readonly body: {
    readonly status?: string;
    readonly spec_so_far?: { readonly model?: { readonly value?: string } };
    readonly recommendation_set?: { readonly options?: readonly { readonly labels?: readonly string[] }[] };
  };
}

/** What is wrong with the app's answer. */
function faults(printed: string): string[] {
  const { status, body, stored } = JSON.parse(printed.trim().split('\n').at(-1) ?? '{}') as Printed;
  const found: string[] = [];
  if (status !== 200 || body.status !== 'complete') found.push(`status ${status}, "${body.status}"`);
  const model = body.spec_so_far?.model?.value;
  if (model !== 'meta-llama/Llama-3.1-8B-Instruct') found.push(`the model read is ${model}`);
  found.push(...wrongOptions(body.recommendation_set?.options ?? []));
  if (!stored) found.push('the analysis was not kept');
  return found;
}

function wrongOptions(options: readonly { readonly labels?: readonly string[] }[]): string[] {
  const labels = options[0]?.labels ?? [];
  const right = options.length === 5 && labels.includes('best');
  return right ? [] : [`${options.length} options, the first labelled ${labels.join(', ')}`];
}

/** The command as it is installed. @throws when it says anything else than a plan. */
function tryCommand(app: string): void {
  const printed = run(process.execPath, [join(app, 'node_modules/.bin/advisor'), '--json', QUESTION], app);
  const { status } = JSON.parse(printed) as { readonly status?: string };
  if (status !== 'complete') throw new Error(`advisor says ${printed.slice(0, 200)}`);
}

function main(): void {
  const folder = mkdtempSync(join(tmpdir(), 'compute-advisor-packages-'));
  try {
    const tarballs = timed('packed', () => pack(folder));
    console.log(`  ${tarballs.length} packages`);
    timed('checked by publint and attw', () => tarballs.forEach((tarball) => checkTarball(root, tarball)));
    const app = join(folder, 'app');
    writeApp(app, tarballs);
    timed('installed', () => run('npm', INSTALL, app));
    timed('compiled', () => run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], app));
    timed('doors tried', () => run(process.execPath, ['-e', DOORS], app));
    const wrong = faults(timed('booted and answered', () => run(process.execPath, ['dist/main.js', QUESTION], app)));
    if (wrong.length > 0) throw new Error(`the answer is wrong: ${wrong.join('; ')}`);
    timed('the terminal answered', () => tryCommand(app));
    timed('quick starts on Nest 12', () => tryQuickStarts(root, app));
    const older = join(folder, 'older');
    writeApp(older, tarballs, NEST_11);
    timed('installed with Nest 11', () => run('npm', INSTALL, older));
    timed('quick starts on Nest 11', () => tryQuickStarts(root, older, (file) => file.includes('nest')));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
main();
