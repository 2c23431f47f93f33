module.exports = { ...require('../../jest.preset.js'), displayName: 'conformance-vectors', rootDir: __dirname };
