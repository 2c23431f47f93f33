module.exports = { ...require('../../jest.preset.js'), displayName: 'operator-rows', rootDir: __dirname };
