// Every project's unit and contract tests in one run (`npm run unit` runs them project by project, from Nx's cache).
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const projects = ['apps', 'libs', 'tools']
  .flatMap((area) => fs.readdirSync(path.join(__dirname, area)).map((name) => path.join(__dirname, area, name)))
  .filter((folder) => fs.existsSync(path.join(folder, 'jest.config.js')));

// What only a whole run can be told is left out of its parts.
const partOf = (folder) => {
  const { maxWorkers: _workers, testTimeout: _timeout, ...part } = require(path.join(folder, 'jest.config.js'));
  return part;
};

module.exports = {
  projects: projects.map(partOf),
  // Of all projects the longest: jest takes this from here alone.
  testTimeout: Math.max(...projects.map((folder) => require(path.join(folder, 'jest.config.js')).testTimeout)),
  // Two more than there are cores: specs of databases and of outages wait most of their time.
  maxWorkers: Math.min(os.availableParallelism() + 2, 8),
  testSequencer: path.join(__dirname, 'tools/build/longest-first.cjs'),
};
