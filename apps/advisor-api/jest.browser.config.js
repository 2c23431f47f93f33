module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'advisor-api browser',
  rootDir: __dirname,
  testMatch: ['<rootDir>/e2e/**/*.browser.spec.ts'],
  testTimeout: 120_000,
  maxWorkers: 1,
};
