module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'advisor-cli e2e',
  rootDir: __dirname,
  testMatch: ['<rootDir>/e2e/**/*.e2e.spec.ts'],
  maxWorkers: 1,
};
