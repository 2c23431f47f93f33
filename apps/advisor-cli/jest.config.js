module.exports = { ...require('../../jest.preset.js'), displayName: 'advisor-cli', rootDir: __dirname };
