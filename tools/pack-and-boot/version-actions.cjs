// What `nx release version` does here: all packages have one version, that of the root manifest, which the product says
// of itself too; whatever names it elsewhere follows, and the changelog gets its heading.
const { VersionActions } = require('nx/release');

const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';
const CHANGELOG = 'CHANGELOG.md';
const OPEN = '## Unreleased\n';
const NUMBER = String.raw`\d+\.\d+\.\d+[\w.+-]*`;

/** Files that name the version, each with what stands before it. */
const NAMED_IN = {
  'libs/contract/src/version.ts': `PRODUCT_VERSION = '`,
  'libs/contract/api-report.txt': 'PRODUCT_VERSION: "',
  'tools/action/action.yml': `Version of @compute-advisor/cli.\n    default: '`,
  'tools/action/README.md': 'tools/action@v',
};
/** The engine is raised where answers moved, since ids are derived from it. */
const ENGINE_IN = {
  'libs/application/src/engine-version.ts': `ENGINE_VERSION = '`,
  'libs/application/api-report.txt': 'ENGINE_VERSION: "',
};
const SECURITY = 'SECURITY.md';

/** What was written down since the last release. */
const unreleasedIn = (changes) => changes.split(OPEN)[1]?.split(/^## /m)[0] ?? '';

module.exports = class OneVersion extends VersionActions {
  // Nx asks for a manifest in the folder of the project; ours is the root's.
  validManifestFilenames = ['project.json'];

  async readCurrentVersionFromSourceManifest(tree) {
    return { currentVersion: JSON.parse(tree.read(MANIFEST, 'utf8')).version, manifestPath: MANIFEST };
  }

  async readCurrentVersionFromRegistry() {
    return null;
  }

  async readCurrentVersionOfDependency() {
    return { currentVersion: null, dependencyCollection: null };
  }

  async updateProjectVersion(tree, version) {
    const written = [];
    const rewrite = (file, change) => {
      const text = tree.read(file, 'utf8');
      const next = change(text);
      if (next === text) throw new Error(`${file} does not name a version where one is looked for`);
      tree.write(file, next);
      written.push(file);
    };
    const manifest = tree.read(MANIFEST, 'utf8');
    const { version: before } = JSON.parse(manifest);
    const own = `"version": "${before}"`;
    rewrite(MANIFEST, (text) => text.replace(own, `"version": "${version}"`));
    let left = 2;
    rewrite(LOCK, (text) => text.replaceAll(own, (found) => (left-- > 0 ? `"version": "${version}"` : found)));
    const changes = tree.read(CHANGELOG, 'utf8');
    const moved = unreleasedIn(changes).includes('### Numbers');
    for (const [file, start] of Object.entries({ ...NAMED_IN, ...(moved ? ENGINE_IN : {}) }))
      rewrite(file, (text) => text.replace(new RegExp(`(${start})${NUMBER}`), `$1${version}`));
    const [major, minor] = version.split('.');
    tree.write(
      SECURITY,
      tree.read(SECURITY, 'utf8').replace(/^\| \d+\.\d+ *\| yes *\|$/m, `| ${major}.${minor} | yes |`),
    );
    const day = new Date().toISOString().slice(0, 10);
    rewrite(CHANGELOG, (text) => text.replace(OPEN, `${OPEN}\n## ${version} (${day})\n`));
    return [`version ${before} -> ${version} in ${[...written, SECURITY].join(', ')}`];
  }

  async updateProjectDependencies() {
    return [];
  }
};
