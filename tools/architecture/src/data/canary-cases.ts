/** A piece of code, the file it would stand in, and the rule that must reject it; no rule: it must be accepted. */
export interface CanaryCase {
  readonly what: string;
  readonly file: string;
  readonly code: string;
  readonly rule?: string;
}

/** Rules of the linter that reject a case. */
export const BOUNDARY = '@nx/enforce-module-boundaries';
export const GLOBALS = 'no-restricted-globals';
export const PROPERTIES = 'no-restricted-properties';
export const IMPORTS = 'no-restricted-imports';
export const SYNTAX = 'no-restricted-syntax';
export const EVAL = 'no-eval';
export const NEW_FUNCTION = 'no-new-func';
const PURE = ['domain', 'intake', 'application'] as const;

const uses = (specifier: string): string => `import * as other from '${specifier}';\nexport const used = other;\n`;
const value = (expression: string): string => `export const value = (): unknown => ${expression};\n`;
const at = (project: string, file = 'canary.ts'): string => `${project}/src/${file}`;
const no = (what: string, file: string, code: string, rule: string): CanaryCase => ({ what, file, code, rule });
const yes = (what: string, file: string, code: string): CanaryCase => ({ what, file, code });

/** Arrows that point the wrong way, package imports where none belong, and side doors. */
const FORBIDDEN: readonly CanaryCase[] = [
  no('the framework in the domain', at('libs/domain'), uses('@nestjs/common'), BOUNDARY),
  no('a package in the domain', at('libs/domain'), uses('zod'), BOUNDARY),
  no('a package in the domain, one folder down', at('libs/domain', 'memory/canary.ts'), uses('rxjs'), BOUNDARY),
  no(
    'a package in the domain, types only',
    at('libs/domain'),
    `import type { DataSource } from 'typeorm';\nexport type Used = DataSource;\n`,
    BOUNDARY,
  ),
  no('a package in the domain, by import()', at('libs/domain'), value(`import('typeorm')`), BOUNDARY),
  no('a package in the domain, handed on', at('libs/domain'), `export { DataSource } from 'typeorm';\n`, BOUNDARY),
  no('a package in the domain, all of it handed on', at('libs/domain'), `export * from 'typeorm';\n`, BOUNDARY),
  no('a package in a domain spec', at('libs/domain', 'canary.spec.ts'), uses('typeorm'), BOUNDARY),
  no('what specs may have, in the domain itself', at('libs/domain'), uses('fast-check'), BOUNDARY),
  no(
    'the domain imports intake in a spec',
    at('libs/domain', 'canary.spec.ts'),
    uses('@compute-advisor/intake'),
    BOUNDARY,
  ),
  no(
    'a package in the domain, as a type expression',
    at('libs/domain'),
    `export type Used = import('typeorm').DataSource;\n`,
    SYNTAX,
  ),
  no(
    'a package in the domain, by import =',
    at('libs/domain'),
    `import other = require('typeorm');\nexport const used = other;\n`,
    SYNTAX,
  ),
  no('a package in intake', at('libs/intake'), uses('class-validator'), BOUNDARY),
  no('a package in application', at('libs/application'), uses('rxjs'), BOUNDARY),
  no('the domain imports intake', at('libs/domain'), uses('@compute-advisor/intake'), BOUNDARY),
  no('the domain imports application', at('libs/domain'), uses('@compute-advisor/application'), BOUNDARY),
  no('intake imports application', at('libs/intake'), uses('@compute-advisor/application'), BOUNDARY),
  no('application imports an adapter', at('libs/application'), uses('@compute-advisor/catalog'), BOUNDARY),
  no('application imports the plug', at('libs/application'), uses('@compute-advisor/nest'), BOUNDARY),
  no(
    'an adapter imports an adapter: catalog from pricing',
    at('libs/pricing'),
    uses('@compute-advisor/catalog'),
    BOUNDARY,
  ),
  no(
    'an adapter imports an adapter: pricing from persistence',
    at('libs/persistence'),
    uses('@compute-advisor/pricing'),
    BOUNDARY,
  ),
  no(
    'an adapter imports an adapter: persistence from catalog',
    at('libs/catalog'),
    uses('@compute-advisor/persistence'),
    BOUNDARY,
  ),
  no('the supervisor imports a driver', at('libs/embedded-postgres'), uses('pg'), BOUNDARY),
  no('the supervisor imports the domain', at('libs/embedded-postgres'), uses('@compute-advisor/domain'), BOUNDARY),
  no('the supervisor imports an adapter', at('libs/embedded-postgres'), uses('@compute-advisor/persistence'), BOUNDARY),
  no('the domain imports the supervisor', at('libs/domain'), uses('@compute-advisor/embedded-postgres'), BOUNDARY),
  no('an adapter imports intake', at('libs/pricing'), uses('@compute-advisor/intake'), BOUNDARY),
  no('an adapter imports the framework', at('libs/persistence'), uses('@nestjs/common'), BOUNDARY),
  no('the catalog imports the database', at('libs/catalog'), uses('typeorm'), BOUNDARY),
  no('the price feeds import the database', at('libs/pricing'), uses('pg'), BOUNDARY),
  no('the plug imports an adapter', at('libs/nest'), uses('@compute-advisor/persistence'), BOUNDARY),
  no('the plug imports the price feeds', at('libs/nest'), uses('@compute-advisor/pricing'), BOUNDARY),
  no('the plug imports the domain past application', at('libs/nest'), uses('@compute-advisor/domain'), BOUNDARY),
  no('the plug imports more of the framework', at('libs/nest'), uses('@nestjs/platform-express'), BOUNDARY),
  no('the app imports typeorm', at('apps/advisor-api'), uses('typeorm'), BOUNDARY),
  no('the app imports pg', at('apps/advisor-api'), uses('pg'), BOUNDARY),
  no('the app requires pg', at('apps/advisor-api'), value(`require('pg')`), SYNTAX),
  no(
    'the app imports what it computes',
    at('apps/advisor-api'),
    `export const load = (name: string): Promise<unknown> => import(name);\n`,
    SYNTAX,
  ),
  no('the terminal imports typeorm', at('apps/advisor-cli'), uses('typeorm'), BOUNDARY),
  no('eval in the app', at('apps/advisor-api'), value("eval('1')"), EVAL),
  no('new Function in an adapter', at('libs/persistence'), value("new Function('return 1')()"), NEW_FUNCTION),
  no('a transitive package in an adapter', at('libs/pricing'), uses('iconv-lite'), BOUNDARY),
  no('an app imports an app', at('apps/advisor-cli'), uses('../../advisor-api/src/main'), BOUNDARY),
  no('a library imports an app', at('libs/nest'), uses('../../../apps/advisor-api/src/main'), BOUNDARY),
  no('a library imports a tool', at('libs/catalog'), uses('../../../tools/catalog/src/import'), BOUNDARY),
  no('an app imports a tool', at('apps/advisor-api'), uses('../../../tools/bench/src/advise'), BOUNDARY),
  no('a relative import into another project', at('libs/application'), uses('../../domain/src/index'), BOUNDARY),
  no(
    'a relative import into another project, deep',
    at('libs/intake'),
    uses('../../domain/src/facts/model-facts'),
    BOUNDARY,
  ),
  no(
    'a deep import by package name',
    at('libs/application'),
    uses('@compute-advisor/domain/src/facts/model-facts'),
    IMPORTS,
  ),
  no(
    'a deep import by package name, without src',
    at('libs/pricing'),
    uses('@compute-advisor/domain/money/price-book'),
    IMPORTS,
  ),
  no(
    'a deep import by package name, from the app',
    at('apps/advisor-api'),
    uses('@compute-advisor/persistence/src/rows/analysis.row'),
    IMPORTS,
  ),
  no(
    'a deep import past the one allowed side door',
    at('apps/advisor-api'),
    uses('@compute-advisor/application/testing/in-memory-catalog'),
    IMPORTS,
  ),
  no('a project that imports itself by name', at('libs/domain'), uses('@compute-advisor/domain'), BOUNDARY),
  ...PURE.flatMap((lib) => {
    const file = at(`libs/${lib}`);
    return [
      no(`node:fs in ${lib}`, file, uses('node:fs'), IMPORTS),
      no(`fs in ${lib}`, file, uses('fs'), IMPORTS),
      no(`fs/promises in ${lib}`, file, uses('fs/promises'), IMPORTS),
      no(`node:crypto in ${lib}`, file, uses('node:crypto'), IMPORTS),
      no(`new Date() in ${lib}`, file, value('new Date()'), GLOBALS),
      no(`Date.now() in ${lib}`, file, value('Date.now()'), GLOBALS),
      no(`performance in ${lib}`, file, value('performance.now()'), GLOBALS),
      no(`process in ${lib}`, file, value('process.env'), GLOBALS),
      no(`Intl in ${lib}`, file, value(`new Intl.NumberFormat('en')`), GLOBALS),
      no(`globalThis in ${lib}`, file, value('globalThis'), GLOBALS),
      no(`console in ${lib}`, file, value('console.log(1)'), GLOBALS),
      no(`fetch in ${lib}`, file, value(`fetch('/')`), GLOBALS),
      no(`Buffer in ${lib}`, file, value('Buffer.alloc(1)'), GLOBALS),
      no(`setTimeout in ${lib}`, file, value('setTimeout(() => 1, 1)'), GLOBALS),
      no(`require in ${lib}`, file, value(`require('typeorm')`), GLOBALS),
      no(`Math.random() in ${lib}`, file, value('Math.random()'), PROPERTIES),
      no(`Math['random'] in ${lib}`, file, value(`Math['random']()`), PROPERTIES),
      no(
        `random taken out of Math in ${lib}`,
        file,
        'const { random } = Math;\nexport const value = random;\n',
        PROPERTIES,
      ),
      no(`Math under another name in ${lib}`, file, 'const m = Math;\n' + value('m.random()'), SYNTAX),
      no(`a computed member of Math in ${lib}`, file, value("Math['ran' + 'dom']()"), SYNTAX),
      no(`eval in ${lib}`, file, value("eval('Date.now()')"), EVAL),
      no(`new Function in ${lib}`, file, value("new Function('return Date.now()')()"), NEW_FUNCTION),
      no(`Function under another name in ${lib}`, file, value('[Function]'), SYNTAX),
      no(`a constructor of code in ${lib}`, file, value("(() => 1).constructor('return 1')()"), SYNTAX),
      no(`toLocaleString in ${lib}`, file, value('(12).toLocaleString()'), PROPERTIES),
      no(`localeCompare in ${lib}`, file, value(`'a'.localeCompare('b')`), PROPERTIES),
      no(`toLocaleLowerCase in ${lib}`, file, value(`'I'.toLocaleLowerCase()`), PROPERTIES),
    ];
  }),
];

/** What must stay possible: a linter that rejects everything proves nothing. */
const ALLOWED: readonly CanaryCase[] = [
  yes('intake imports the domain', at('libs/intake'), uses('@compute-advisor/domain')),
  yes('application imports the domain', at('libs/application'), uses('@compute-advisor/domain')),
  yes('application imports intake', at('libs/application'), uses('@compute-advisor/intake')),
  yes('an adapter imports application', at('libs/persistence'), uses('@compute-advisor/application')),
  yes('an adapter imports the domain', at('libs/catalog'), uses('@compute-advisor/domain')),
  yes(
    'an adapter imports the contract suites',
    at('libs/persistence', 'canary.spec.ts'),
    uses('@compute-advisor/application/testing'),
  ),
  yes('persistence imports the supervisor', at('libs/persistence'), uses('@compute-advisor/embedded-postgres')),
  yes(
    'the supervisor imports modules of Node',
    at('libs/embedded-postgres'),
    `import { connect } from 'node:net';\nexport const open = connect;\n`,
  ),
  yes('specs of the supervisor import a driver', at('libs/embedded-postgres', 'canary.spec.ts'), uses('pg')),
  yes('persistence imports typeorm', at('libs/persistence'), uses('typeorm')),
  yes(
    'pricing imports an HTTP client and node:fs',
    at('libs/pricing'),
    uses('undici') + `import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n`,
  ),
  yes('the plug imports application', at('libs/nest'), uses('@compute-advisor/application')),
  yes('the plug imports the packaged books', at('libs/nest'), uses('@compute-advisor/catalog')),
  yes('the plug imports @nestjs/common', at('libs/nest'), uses('@nestjs/common')),
  yes('the app imports the persistence adapter', at('apps/advisor-api'), uses('@compute-advisor/persistence')),
  yes('the app imports the pricing adapter', at('apps/advisor-api'), uses('@compute-advisor/pricing')),
  yes('the app imports the plug', at('apps/advisor-api'), uses('@compute-advisor/nest')),
  yes('the app imports the framework', at('apps/advisor-api'), uses('@nestjs/core')),
  yes('the terminal imports application', at('apps/advisor-cli'), uses('@compute-advisor/application')),
  yes('a tool imports an adapter', at('tools/bench'), uses('@compute-advisor/catalog')),
  yes('a relative import inside the domain', at('libs/domain', 'memory/canary.ts'), uses('../facts/model-facts')),
  yes('property tests in the domain', at('libs/domain', 'canary.prop.spec.ts'), uses('fast-check')),
  yes(
    'property tests in intake',
    at('libs/intake', 'canary.prop.spec.ts'),
    uses('fast-check') + uses('@compute-advisor/domain').replace(/\bother\b|\bused\b/g, '$&2'),
  ),
  yes(
    'property tests in application',
    at('libs/application', 'canary.prop.spec.ts'),
    uses('fast-check') + uses('@compute-advisor/intake').replace(/\bother\b|\bused\b/g, '$&2'),
  ),
  yes(
    'conformance data read in a spec of the domain',
    at('libs/domain', 'canary.spec.ts'),
    uses('node:fs') + "export const folder = process.env['CONFORMANCE_DATA'];\n",
  ),
  yes('arithmetic in the domain', at('libs/domain'), value(`Math.ceil(1.5) + Number('2')`)),
  yes('a clock in an adapter', at('libs/pricing'), value('Date.now()')),
];

/** All cases, forbidden and allowed. */
export const CANARY: readonly CanaryCase[] = [...FORBIDDEN, ...ALLOWED];
