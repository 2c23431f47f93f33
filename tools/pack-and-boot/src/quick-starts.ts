import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARIES } from './libraries';
import { run } from './program-run';

/** Each quick start as it is run, and what it has to print. */
const QUICK_STARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'compiled/nest.mjs': { up: true, refused: true },
  'compiled/nest-async.cjs': { up: true, refused: true },
  'compiled/domain-alone.mjs': { rate: 3 },
  'quick-starts/plain.mjs': { client: 'function', schemas: true },
};
const VERDICT = 'feasible';

/** The first piece of TypeScript that the README of each library shows, beside the quick starts: whoever copies it has
 *  something that compiles. */
function writeReadmes(root: string, app: string): void {
  for (const lib of LIBRARIES) {
    const readme = join(root, 'libs', lib, 'README.md');
    const shown = existsSync(readme) ? /```ts\n([^]*?)```/.exec(readFileSync(readme, 'utf8'))?.[1] : undefined;
    if (shown !== undefined) writeFileSync(join(app, 'quick-starts', `readme-${lib}.mts`), shown);
  }
}

/** Compiles the quick starts in an app that has the tarballs installed, runs them and looks at what they say.
 *  Those that `only` names. @throws when one says anything else. */
export async function tryQuickStarts(
  root: string,
  app: string,
  only: (file: string) => boolean = () => true,
): Promise<void> {
  writeReadmes(root, app);
  writeFileSync(
    join(app, 'tsconfig.quick.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        strict: true,
        experimentalDecorators: true,
        emitDecoratorMetadata: true,
        skipLibCheck: false,
        outDir: 'compiled',
        rootDir: 'quick-starts',
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        lib: ['es2022', 'esnext.disposable', 'dom'],
      },
      include: ['quick-starts'],
    }),
  );
  await run(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', 'tsconfig.quick.json'], app);
  for (const [file, wanted] of Object.entries(QUICK_STARTS).filter(([file]) => only(file))) {
    const printed = (await run(process.execPath, [file], app)).trim().split('\n').at(-1) ?? '';
    const said = JSON.parse(printed) as Readonly<Record<string, unknown>>;
    const whole = { ...(said['verdict'] === undefined ? {} : { verdict: VERDICT }), ...wanted };
    for (const [name, value] of Object.entries(whole))
      if (said[name] !== value) throw new Error(`${file} says ${printed}; ${name} should be ${String(value)}`);
  }
  const memory = (await run(process.execPath, ['compiled/readme-domain.mjs'], app)).trim();
  if (!/^\d\d\.\d GiB$/.test(memory)) throw new Error(`the README of the domain says ${memory}`);
}
