import { builtinModules } from 'node:module';
import ts from 'typescript';
import type { Library } from './libraries';

/** What the packages take over from the root package.json. */
export interface RootPackage {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

/** The packages that a file names in its imports: `a` of `a/b`, `@a/b` of `@a/b/c`; neither files nor Node's own
 *  modules. */
export function packagesNamedIn(content: string): string[] {
  return ts
    .preProcessFile(content, true, true)
    .importedFiles.map((i) => i.fileName)
    .filter((name) => !name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/** The versions of the framework that the quick starts are run with. */
const NEST = '^11.0.0 || ^12.0.0';
/** Declarations of packages that bring none; whoever compiles against ours needs them. */
const TYPES: Readonly<Record<string, string>> = { pg: '@types/pg' };

/** What the package must name for what it imports. The framework is the host's own, so the plug only asks for it. */
export function dependenciesOf(
  lib: Library,
  contents: readonly string[],
  from: RootPackage,
): Record<string, Record<string, string>> {
  const names = [...new Set(contents.flatMap(packagesNamedIn))].sort();
  const own = `@compute-advisor/${lib}`;
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  for (const name of names) {
    if (name === own) throw new Error(`${own} imports itself by name`);
    if (name.startsWith('@compute-advisor/')) dependencies[name] = from.version;
    else if (name.startsWith('@nestjs/')) peerDependencies[name] = NEST;
    else if (from.dependencies[name] === undefined)
      throw new Error(`${own} imports ${name}, which the root package.json does not name under dependencies`);
    else dependencies[name] = from.dependencies[name];
    const types = TYPES[name];
    if (types !== undefined && from.devDependencies?.[types] !== undefined)
      dependencies[types] = from.devDependencies[types];
  }
  const optionalDependencies = lib === 'embedded-postgres' ? { ...from.optionalDependencies } : {};
  return Object.fromEntries(
    Object.entries({ dependencies, peerDependencies, optionalDependencies }).filter(
      ([, list]) => Object.keys(list).length > 0,
    ),
  );
}
