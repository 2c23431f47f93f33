module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'embedded-postgres',
  rootDir: __dirname,
  testTimeout: 120_000,
};
