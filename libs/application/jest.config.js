module.exports = { ...require('../../jest.preset.js'), displayName: 'application', rootDir: __dirname };
