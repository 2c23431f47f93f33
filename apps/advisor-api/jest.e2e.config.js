module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'advisor-api e2e',
  rootDir: __dirname,
  testMatch: ['<rootDir>/e2e/**/*.e2e.spec.ts'],
  testTimeout: 60_000,
  maxWorkers: 1,
};
