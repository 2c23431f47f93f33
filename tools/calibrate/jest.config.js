module.exports = { ...require('../../jest.preset.js'), displayName: 'calibrate', rootDir: __dirname };
