import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { doorsOf, LIBRARIES } from './libraries';

/** The options of the repository, and the doors of all libraries: specs are not part of a package. */
function doorsAndOptions(root: string): { readonly doors: readonly string[]; readonly options: ts.CompilerOptions } {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return { doors: LIBRARIES.flatMap((lib) => Object.values(doorsOf(root, lib))), options };
}

/** The program of all libraries: what belongs to them and what their doors hand out. Nothing is checked in it. */
export function libraryProgram(root: string): ts.Program {
  const { doors, options } = doorsAndOptions(root);
  return ts.createProgram([...doors], options);
}

/** Writes the type declarations of all libraries as the native compiler makes them, which checks the sources as well.
 *  Returns their folder, which is laid out as `libs`. @throws with what the compiler says. */
export function writeDeclarations(root: string, into: string): string {
  const outDir = join(into, 'declarations');
  mkdirSync(into, { recursive: true });
  const config = join(into, 'tsconfig.declarations.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        sourceMap: false,
        rootDir: join(root, 'libs'),
        outDir,
        typeRoots: [join(root, 'node_modules/@types')],
      },
      files: doorsAndOptions(root).doors,
    }),
  );
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`no declarations:\n${stdout}${stderr}`);
  return outDir;
}
