module.exports = { ...require('../../jest.preset.js'), displayName: 'reading', rootDir: __dirname };
