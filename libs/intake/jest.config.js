module.exports = { ...require('../../jest.preset.js'), displayName: 'intake', rootDir: __dirname };
