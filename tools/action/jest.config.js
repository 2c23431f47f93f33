module.exports = { ...require('../../jest.preset.js'), displayName: 'action', rootDir: __dirname };
