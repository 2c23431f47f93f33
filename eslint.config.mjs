import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

/** What may depend on what: README "Boundaries". Every project carries exactly one scope: and one layer: tag
 *  (tools/architecture checks). */
const layers = [
  { sourceTag: 'layer:domain', onlyDependOnLibsWithTags: ['layer:domain'], bannedExternalImports: ['*'] },
  {
    sourceTag: 'layer:intake',
    onlyDependOnLibsWithTags: ['layer:domain', 'layer:intake'],
    bannedExternalImports: ['*'],
  },
  {
    sourceTag: 'layer:application',
    onlyDependOnLibsWithTags: ['layer:domain', 'layer:intake', 'layer:application'],
    bannedExternalImports: ['*'],
  },
  { sourceTag: 'layer:support', onlyDependOnLibsWithTags: ['layer:support'], bannedExternalImports: ['*'] },
  {
    sourceTag: 'layer:adapter',
    onlyDependOnLibsWithTags: ['layer:application', 'layer:domain', 'layer:support'],
    bannedExternalImports: ['@nestjs/*', 'express'],
  },
  {
    sourceTag: 'scope:catalog',
    onlyDependOnLibsWithTags: ['layer:application', 'layer:domain'],
    bannedExternalImports: ['typeorm', 'pg', 'undici'],
  },
  {
    sourceTag: 'scope:pricing',
    onlyDependOnLibsWithTags: ['layer:application', 'layer:domain'],
    bannedExternalImports: ['typeorm', 'pg'],
  },
  {
    // The packaged books are what a host has that brings none.
    sourceTag: 'layer:nest',
    onlyDependOnLibsWithTags: ['layer:application', 'scope:catalog'],
    allowedExternalImports: ['@nestjs/common'],
  },
  {
    // What every way in has to say and to show alike, whoever asks: schemas, catalogs, tools of agents.
    sourceTag: 'layer:door',
    onlyDependOnLibsWithTags: ['layer:door', 'layer:application', 'layer:domain'],
    allowedExternalImports: ['@modelcontextprotocol/sdk/*'],
  },
  {
    sourceTag: 'layer:app',
    onlyDependOnLibsWithTags: [
      'layer:app',
      'layer:door',
      'layer:nest',
      'layer:adapter',
      'layer:support',
      'layer:application',
      'layer:intake',
      'layer:domain',
    ],
    bannedExternalImports: ['typeorm', 'pg'],
  },
  { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: ['*'] },
];

/** Specs of the pure libraries may bring fast-check, and nothing else. */
const specLayers = layers.map(({ bannedExternalImports, ...layer }) =>
  bannedExternalImports?.[0] === '*'
    ? { ...layer, allowedExternalImports: ['fast-check'] }
    : bannedExternalImports
      ? { ...layer, bannedExternalImports }
      : layer,
);

/** Specs of the supervisor look at its server through the driver that its users have. */
const supportSpecLayers = layers.map((layer) =>
  layer.sourceTag === 'layer:support'
    ? { sourceTag: 'layer:support', onlyDependOnLibsWithTags: ['layer:support'], allowedExternalImports: ['pg'] }
    : layer,
);

/** Specs of what is shown look at the packaged books. */
const doorSpecLayers = layers.map((layer) =>
  layer.sourceTag === 'layer:door'
    ? { sourceTag: 'layer:door', onlyDependOnLibsWithTags: [...layer.onlyDependOnLibsWithTags, 'layer:adapter'] }
    : layer,
);

/** The pure libraries: no clock, no randomness, no locale, no process, no I/O. Nx does not see these, so they are
 *  named here. */
const impure = [
  'Date',
  'process',
  'Intl',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'globalThis',
  'global',
  'require',
  'Buffer',
  '__dirname',
  '__filename',
];

/** The door of another project is its index; Nx does not notice an import that reaches past it through the
 *  package name. */
const deep = {
  group: ['@compute-advisor/*/**', '!@compute-advisor/application/testing'],
  message: 'Import from the index of the library.',
};
/** Ways to import that the boundary rule does not look at. */
const unseen = [
  { selector: 'TSImportEqualsDeclaration', message: 'Write a plain import: the boundary rule does not see this one.' },
  { selector: 'TSImportType', message: 'Write a plain import type: the boundary rule does not see this one.' },
  {
    selector: 'CallExpression[callee.name="require"][arguments.0.type!="Identifier"]',
    message: 'Write a plain import: the boundary rule does not see this one.',
  },
  {
    selector: 'ImportExpression[source.type!="Literal"]',
    message: 'Name what is imported: the boundary rule cannot see a computed import.',
  },
];

/** Doors out of a pure library that a list of globals does not close: `Math` under another name, code made of text. */
const aliases = [
  {
    selector: ':not(MemberExpression) > Identifier[name="Math"]',
    message: 'Math is used by its name and member only: an alias hides Math.random.',
  },
  {
    selector: 'MemberExpression[computed=true][object.name="Math"]',
    message: 'Math is used by its name and member only: a computed member hides Math.random.',
  },
  {
    selector: 'CallExpression > MemberExpression.callee[property.name="constructor"]',
    message: 'No code is made of text.',
  },
  { selector: 'Identifier[name="Function"]', message: 'No code is made of text.' },
];

export default [
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '**/coverage/**', 'tmp/**'] },
  {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaVersion: 2022, sourceType: 'module' } },
    plugins: { '@nx': nx, '@typescript-eslint': tseslint.plugin },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          banTransitiveDependencies: true,
          checkNestedExternalImports: false,
          depConstraints: layers,
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-imports': ['error', { patterns: [deep] }],
      'no-restricted-syntax': ['error', ...unseen],
      'max-len': ['error', { code: 120 }],
      'max-lines': ['error', { max: 200 }],
      'max-lines-per-function': ['error', { max: 60 }],
      complexity: ['error', 15],
      'max-statements-per-line': ['error', { max: 1 }],
      'no-nested-ternary': 'error',
    },
  },
  {
    files: ['**/*.spec.ts', '**/data/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  { files: ['**/*.spec.ts', 'tools/**/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['libs/{domain,intake,application}/**/*.spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          banTransitiveDependencies: true,
          checkNestedExternalImports: true,
          depConstraints: specLayers,
        },
      ],
    },
  },
  {
    files: ['libs/embedded-postgres/src/**/*.spec.ts', 'libs/embedded-postgres/src/testing/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          banTransitiveDependencies: false,
          checkNestedExternalImports: true,
          depConstraints: supportSpecLayers,
        },
      ],
    },
  },
  {
    files: ['libs/{contract,mcp}/src/**/*.spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          banTransitiveDependencies: true,
          checkNestedExternalImports: false,
          depConstraints: doorSpecLayers,
        },
      ],
    },
  },
  {
    files: ['libs/domain/src/**/*.ts', 'libs/intake/src/**/*.ts', 'libs/application/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'libs/application/src/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', ...unseen, ...aliases],
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'The pure libraries know no randomness.' },
        { property: 'toLocaleString', message: 'No locale may leak into a plan.' },
        { property: 'localeCompare', message: 'No locale may leak into a plan: compare code units.' },
        { property: 'toLocaleLowerCase' },
        { property: 'toLocaleUpperCase' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            deep,
            {
              group: [
                'node:*',
                'fs',
                'fs/*',
                'path',
                'os',
                'crypto',
                'http',
                'https',
                'child_process',
                'worker_threads',
                'timers',
                'perf_hooks',
                'process',
              ],
              message: 'The pure libraries have no I/O.',
            },
          ],
        },
      ],
    },
  },
];
