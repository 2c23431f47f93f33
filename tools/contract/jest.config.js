module.exports = { ...require('../../jest.preset.js'), displayName: 'document-lint', rootDir: __dirname };
