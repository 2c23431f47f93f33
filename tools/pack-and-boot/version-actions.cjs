// What `nx release version` does here: all packages have one version, that of the root manifest, which the product says
// of itself too (libs/contract/src/version.ts); the changelog gets its heading.
const { VersionActions } = require('nx/release');

const MANIFEST = 'package.json';
const LOCK = 'package-lock.json';
const SAID = 'libs/contract/src/version.ts';
const CHANGELOG = 'CHANGELOG.md';
const OPEN = '## Unreleased\n';

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
    const manifest = tree.read(MANIFEST, 'utf8');
    const { version: before } = JSON.parse(manifest);
    tree.write(MANIFEST, manifest.replace(`"version": "${before}"`, `"version": "${version}"`));
    const lock = tree.read(LOCK, 'utf8');
    let left = 2;
    tree.write(
      LOCK,
      lock.replaceAll(`"version": "${before}"`, (text) => (left-- > 0 ? `"version": "${version}"` : text)),
    );
    const said = tree.read(SAID, 'utf8');
    tree.write(SAID, said.replace(/'\d[^']*'/, `'${version}'`));
    // What was written down since the last release is what this one brings.
    const day = new Date().toISOString().slice(0, 10);
    const changes = tree.read(CHANGELOG, 'utf8');
    tree.write(CHANGELOG, changes.replace(OPEN, `${OPEN}\n## ${version} (${day})\n`));
    return [`version ${before} -> ${version} in ${MANIFEST}, ${LOCK}, ${SAID} and ${CHANGELOG}`];
  }

  async updateProjectDependencies() {
    return [];
  }
};
