const { createTransformer } = require('@swc/jest');

/** Modules, and scripts that load modules when they run. */
const MODULE = /^\s*(?:import|export)\b|\bimport\s*\(/m;
/** Too large to look through, and known to be a script. */
const SCRIPT = /[\\/]node_modules[\\/]typescript[\\/]/;

/** JavaScript of packages for jest: what is a module becomes a script, what is a script already stays as it is, which
 *  is most of it. */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (source, path, more) =>
        SCRIPT.test(path) || !MODULE.test(source) ? { code: source } : swc.process(source, path, more),
    };
  },
};
