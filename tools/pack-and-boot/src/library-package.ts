import { transformSync } from '@swc/core';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** The libraries that other projects can install, innermost first. */
export const LIBRARIES = [
  'domain',
  'intake',
  'application',
  'catalog',
  'pricing',
  'embedded-postgres',
  'persistence',
  'contract',
  'client',
  'mcp',
  'nest',
] as const;
export type Library = (typeof LIBRARIES)[number];

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

interface RootPackage {
  readonly version: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const DESCRIPTIONS: Readonly<Record<Library, string>> = {
  domain: 'The arithmetic of GPU compute plans: memory, speed, layouts, prices, verdicts. Pure.',
  intake: 'Reads plain-English descriptions of models, workloads, fleets and budgets. Pure.',
  application: 'The four questions of Compute Advisor, and the ports they ask through. Pure.',
  catalog: 'Models, GPUs, instance types and fallback prices, each fact with its source.',
  pricing: 'GPU price feeds, acceptance rules and freshness.',
  'embedded-postgres': 'A real PostgreSQL in a data folder: started, shared, revived and stopped with your processes.',
  persistence: 'Analyses and price snapshots in Postgres, embedded or yours.',
  contract: 'The public answer of Compute Advisor as JSON Schema and OpenAPI, and the catalogs as they are shown.',
  client: 'A Compute Advisor service from TypeScript or JavaScript: typed, with retries. No dependencies.',
  mcp: 'Compute Advisor as tools of an agent (Model Context Protocol).',
  nest: 'AdvisorModule: GPU compute plans in any Nest app.',
};

/** Doors of each library: subpath to source file, by the paths of tsconfig.base.json. */
function doorsOf(root: string, lib: Library): Readonly<Record<string, string>> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8'));
  const paths = (config as { compilerOptions: { paths: Record<string, string[]> } }).compilerOptions.paths;
  const name = `@compute-advisor/${lib}`;
  return Object.fromEntries(
    Object.entries(paths)
      .filter(([key]) => key === name || key.startsWith(`${name}/`))
      .map(([key, [file = '']]) => [`.${key.slice(name.length)}`, join(root, file)]),
  );
}

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

/** Writes one library as a package: CommonJS and a door for ES modules, type declarations, data files, package.json
 *  with its doors and dependencies. Returns its folder. */
export function writePackage(
  root: string,
  { program, declarations }: { readonly program: ts.Program; readonly declarations: string },
  lib: Library,
  into: string,
): string {
  const folder = join(into, lib);
  const home = join(root, 'libs', lib);
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
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as RootPackage;
  const exported = Object.fromEntries(
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
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(
      {
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
      },
      null,
      2,
    )}\n`,
  );
  for (const text of ['README.md', 'NOTICE'])
    if (existsSync(join(home, text))) cpSync(join(home, text), join(folder, text));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return folder;
}
