module.exports = { ...require('../../jest.preset.js'), displayName: 'client-types', rootDir: __dirname };
