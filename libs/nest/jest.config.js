module.exports = { ...require('../../jest.preset.js'), displayName: 'nest', rootDir: __dirname };
