import { transformSync } from '@swc/core';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { DESCRIPTIONS, doorsOf, type Library } from './libraries';
import { dependenciesOf, type RootPackage } from './package-dependencies';

/** Where the sources of a folder are, by the word of the run that publishes: a registry that states where a package
 *  was built holds the manifest to it. Absent everywhere else, since nobody here can know. */
export function repositoryOf(
  directory: string,
  env: NodeJS.ProcessEnv = process.env,
): { readonly repository?: object } {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  if (server === undefined || name === undefined) return {};
  return { repository: { type: 'git', url: `git+${server}/${name}.git`, directory } };
}

const SWC = {
  swcrc: false,
  module: { type: 'commonjs' },
  sourceMaps: false,
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
} as const;

/** Beside the CommonJS door one for ES modules, which hands out the very same objects: no value is there twice, however
 *  a host loads the packages. */
function writeEsmDoor(program: ts.Program, file: string, at: string): void {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  if (symbol === undefined) throw new Error(`${file} exports nothing`);
  const values = checker
    .getExportsOfModule(symbol)
    .filter((one) => {
      const target = one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one;
      return (target.flags & ts.SymbolFlags.Value) !== 0;
    })
    .map(({ name }) => name)
    .sort();
  const name = `./${at.split('/').pop() ?? ''}.js`;
  const lines = [`import door from '${name}';`, `export const { ${values.join(', ')} } = door;`, ''];
  writeFileSync(`${at}.mjs`, lines.join('\n'));
  writeFileSync(`${at}.d.mts`, `export * from '${name}';\n`);
}

/** Where a package is written from and to. */
interface PackagePlaces {
  readonly root: string;
  readonly lib: Library;
  readonly program: ts.Program;
  /** The library's sources. */
  readonly home: string;
  /** The package. */
  readonly folder: string;
}

/** Compiles the sources of the library into the package, with their declarations and data files. Returns the texts that
 *  were compiled. */
function writeSources({ lib, program, home, folder }: PackagePlaces, declarations: string): string[] {
  const sources = program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && file.fileName.startsWith(`${home}/`));
  const contents: string[] = [];
  for (const source of sources) {
    const to = join(folder, relative(home, source.fileName));
    mkdirSync(dirname(to), { recursive: true });
    if (source.fileName.endsWith('.json')) {
      cpSync(source.fileName, to);
      continue;
    }
    contents.push(source.text);
    writeFileSync(to.replace(/\.ts$/, '.js'), transformSync(source.text, { ...SWC, filename: source.fileName }).code);
    const declared = relative(home, source.fileName).replace(/\.ts$/, '.d.ts');
    cpSync(join(declarations, lib, declared), join(folder, declared));
  }
  return contents;
}

/** The doors of the package for both ways of loading, each written beside its module. */
function writeDoors({ root, lib, program, home, folder }: PackagePlaces): Record<string, object> {
  return Object.fromEntries(
    Object.entries(doorsOf(root, lib)).map(([door, file]) => {
      const at = `./${relative(home, file).replace(/\.ts$/, '')}`;
      writeEsmDoor(program, file, join(folder, at));
      return [
        door,
        {
          import: { types: `${at}.d.mts`, default: `${at}.mjs` },
          require: { types: `${at}.d.ts`, default: `${at}.js` },
        },
      ];
    }),
  );
}

/** What stands in the package's package.json. */
function manifestOf({ root, lib, home }: PackagePlaces, exported: object, contents: readonly string[]): object {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootPackage;
  return {
    name: `@compute-advisor/${lib}`,
    version: manifest.version,
    description: DESCRIPTIONS[lib],
    license: manifest.license,
    ...repositoryOf(`libs/${lib}`),
    keywords: ['gpu', 'llm', 'inference', 'capacity-planning', 'compute-advisor'],
    publishConfig: { access: 'public', provenance: true },
    type: 'commonjs',
    engines: manifest.engines,
    main: './src/index.js',
    types: './src/index.d.ts',
    exports: { ...exported, './package.json': './package.json' },
    files: ['src', ...(existsSync(join(home, 'NOTICE')) ? ['NOTICE'] : [])],
    sideEffects: false,
    ...dependenciesOf(lib, contents, manifest),
  };
}

/** Writes one library as a package: CommonJS and a door for ES modules, type declarations, data files, package.json
 *  with its doors and dependencies. Returns its folder. */
export function writePackage(
  root: string,
  { program, declarations }: { readonly program: ts.Program; readonly declarations: string },
  lib: Library,
  into: string,
): string {
  const places: PackagePlaces = { root, lib, program, home: join(root, 'libs', lib), folder: join(into, lib) };
  const { home, folder } = places;
  const contents = writeSources(places, declarations);
  const manifest = manifestOf(places, writeDoors(places), contents);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const text of ['README.md', 'NOTICE'])
    if (existsSync(join(home, text))) cpSync(join(home, text), join(folder, text));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return folder;
}
