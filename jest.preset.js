// Nest 12 is ESM only, so packages are transformed too; types are checked by `npm run types`, not here.
const fs = require('node:fs');
const path = require('node:path');

// Where results are written (nx.json); jest does not make the folder of its --outputFile, and a fresh clone has none.
fs.mkdirSync(path.join(__dirname, 'dist/test-results'), { recursive: true });

const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
const js = { swcrc: false, module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'ecmascript' } } };
module.exports = {
  testEnvironment: 'node',
  // A busy machine may take its time; what must be fast says so itself.
  testTimeout: 60_000,
  cacheDirectory: path.join(__dirname, 'node_modules/.cache/jest'),
  testMatch: ['**/*.spec.ts'],
  // Looked up in the sandbox of a spec each time otherwise, which makes answers take twice as long. Nothing that a spec
  // replaces (clocks, timers, fetch) may stand here.
  sandboxInjectedGlobals: [
    'Array',
    'Boolean',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'WeakMap',
  ],
  setupFilesAfterEnv: [path.join(__dirname, 'tools/build/property-seed.cjs')],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/../../dist'],
  transformIgnorePatterns: [],
  transform: {
    '^.+\\.ts$': ['@swc/jest', swc],
    '^.+\\.m?js$': [path.join(__dirname, 'tools/build/jest-javascript.cjs'), js],
  },
  moduleNameMapper: {
    '^@compute-advisor/application/testing$': path.join(__dirname, 'libs/application/src/testing/index.ts'),
    '^@compute-advisor/([^/]+)$': path.join(__dirname, 'libs/$1/src/index.ts'),
  },
  maxWorkers: 2,
};
