module.exports = { ...require('../../jest.preset.js'), displayName: 'advisor-api', rootDir: __dirname };
