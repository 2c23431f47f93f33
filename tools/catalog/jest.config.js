module.exports = { ...require('../../jest.preset.js'), displayName: 'catalog-tools', rootDir: __dirname };
