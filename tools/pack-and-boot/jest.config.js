module.exports = { ...require('../../jest.preset.js'), displayName: 'pack-and-boot', rootDir: __dirname };
