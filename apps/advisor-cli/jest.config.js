const preset = require('../../jest.preset.js');
module.exports = {
  ...preset,
  displayName: 'advisor-cli',
  rootDir: __dirname,
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/e2e/'],
};
