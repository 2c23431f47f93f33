/** Packs the libraries as they would be published, installs them in a fresh Nest app outside the repository, compiles
 *  that app against their type
 *  declarations, boots it and asks it one question. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCliPackage } from './cli-package';
import { LIBRARIES } from './libraries';
import { writePackage } from './library-package';
import { libraryProgram, writeDeclarations } from './library-program';
import { run, timed } from './program-run';
import { tryQuickStarts } from './quick-starts';

const QUESTION = 'meta-llama/Llama-3.1-8B-Instruct in FP8 for 20 concurrent users, 4k context';
const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
/** The older framework that the plug is for as well. */
const NEST_11 = '^11.0.0';
const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();

/** The tarballs of all libraries and of the terminal, made in `folder`. */
async function pack(folder: string): Promise<string[]> {
  const into = join(folder, 'packages');
  const sources = { program: libraryProgram(root), declarations: writeDeclarations(root, folder) };
  const folders = [...LIBRARIES.map((lib) => writePackage(root, sources, lib, into)), writeCliPackage(root, into)];
  // npm is started once for all of them.
  await run('npm', ['pack', ...folders, '--silent', '--ignore-scripts', '--pack-destination', folder], folder);
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  if (tarballs.length !== folders.length) throw new Error(`${tarballs.length} tarballs of ${folders.length} packages`);
  return tarballs.map((name) => join(folder, name));
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

/** The command as it is installed: without the scripts of packages, and with them. @throws when either says anything
 *  else than a plan, or the second is not the one that starts without a process of Node before it. */
async function tryCommand(app: string): Promise<void> {
  const command = join(app, 'node_modules/.bin/advisor');
  const says = async (file: string, ...list: readonly string[]): Promise<string> => {
    const printed = await run(file, [...list, '--json', QUESTION], app);
    const { status } = JSON.parse(printed) as { readonly status?: string };
    if (status !== 'complete') throw new Error(`advisor says ${printed.slice(0, 200)}`);
    return printed;
  };
  const before = await says(command);
  // As npm would run it; whether it does is up to whoever installs.
  const folder = join(app, 'node_modules/@compute-advisor/cli');
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly postinstall: string };
  };
  await run('sh', ['-c', scripts.postinstall], folder);
  if (!readFileSync(command, 'utf8').startsWith('#!/bin/sh')) throw new Error('the slow command is still linked');
  if ((await says(command)) !== before || (await says(process.execPath, command)) !== before)
    throw new Error('the command says something else once its script has run');
}

/** What the checkers of published packages say. */
const checkAll = (tarballs: readonly string[]): Promise<string> =>
  run(process.execPath, ['tools/pack-and-boot/src/check-tarballs.mjs', ...tarballs], root);

/** The tarballs in today's framework. */
async function tryToday(folder: string, tarballs: readonly string[]): Promise<void> {
  const app = join(folder, 'app');
  writeApp(app, tarballs);
  await timed('installed', () => run('npm', INSTALL, app));
  await timed('compiled', () => run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], app));
  await timed('doors tried', () => run(process.execPath, ['-e', DOORS], app));
  const printed = await timed('booted and answered', () => run(process.execPath, ['dist/main.js', QUESTION], app));
  const wrong = faults(printed);
  if (wrong.length > 0) throw new Error(`the answer is wrong: ${wrong.join('; ')}`);
  await timed('the terminal answered', () => tryCommand(app));
  await timed('quick starts on Nest 12', () => tryQuickStarts(root, app));
}

/** The tarballs in the older framework. */
async function tryOlder(folder: string, tarballs: readonly string[]): Promise<void> {
  const older = join(folder, 'older');
  writeApp(older, tarballs, NEST_11);
  await timed('installed with Nest 11', () => run('npm', INSTALL, older));
  await timed('quick starts on Nest 11', () => tryQuickStarts(root, older, (file) => file.includes('nest')));
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'compute-advisor-packages-'));
  try {
    const tarballs = await timed('packed', () => pack(folder));
    console.log(`  ${tarballs.length} packages`);
    // Side by side; each is waited for, so that nothing still works in the folder when it goes.
    const ended = await Promise.allSettled([
      timed('checked by publint and attw', () => checkAll(tarballs)),
      tryToday(folder, tarballs).then(() => tryOlder(folder, tarballs)),
    ]);
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
void main();
