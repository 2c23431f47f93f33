// Property tests try the same cases on every run, so that a red run means a change and not luck.
// PROPERTY_SEED=<number> tries others.
const { readFileSync } = require('node:fs');
const { testPath } = expect.getState();
if (testPath && readFileSync(testPath, 'utf8').includes("from 'fast-check'")) {
  const { configureGlobal, readConfigureGlobal } = require('fast-check');
  configureGlobal({ ...readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20_260_730) });
}
