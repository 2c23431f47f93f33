import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

interface Actions {
  updateProjectVersion(tree: Files, version: string): Promise<string[]>;
}
const OneVersion = jest.requireActual<{ readonly prototype: Actions }>('../version-actions.cjs');

/** The files of the repository, written in memory alone. */
class Files {
  readonly written = new Map<string, string>();
  read = (path: string): string => this.written.get(path) ?? readFileSync(join(root, path), 'utf8');
  write = (path: string, text: string): void => void this.written.set(path, text);
}

describe('nx release version', () => {
  const files = new Files();
  const before = new Files();
  const today = new Date().toISOString().slice(0, 10);
  /** A changelog with what the next release brings. */
  const changes = (unreleased: string): string =>
    `# Changelog\n\n## Unreleased\n\n${unreleased}\n## 0.2.0 (2026-11-22)\n\n### Numbers\n- 1 is 2.\n`;
  beforeAll(() => {
    expect(files.read('CHANGELOG.md')).toContain('\n## Unreleased\n');
    files.write('CHANGELOG.md', changes('### Numbers\n- 2 is 3.\n'));
    return OneVersion.prototype.updateProjectVersion(files, '9.8.7');
  });

  it('gives the workspace, its lock file and the product one version', () => {
    expect(JSON.parse(files.read('package.json'))).toMatchObject({ version: '9.8.7' });
    const lock = JSON.parse(files.read('package-lock.json')) as { version: string; packages: Record<string, object> };
    expect([lock.version, lock.packages['']]).toMatchObject(['9.8.7', { version: '9.8.7' }]);
    expect(files.read('libs/contract/src/version.ts')).toContain(`PRODUCT_VERSION = '9.8.7'`);
  });
  it('leaves the versions of everybody else alone', () => {
    const others = (text: string): unknown => {
      const { packages } = JSON.parse(text) as { packages: Record<string, object> };
      return { ...packages, '': undefined };
    };
    expect(others(files.read('package-lock.json'))).toEqual(others(before.read('package-lock.json')));
  });
  it('puts what is unreleased under the version and the day', () => {
    expect(files.read('CHANGELOG.md')).toContain(`## Unreleased\n\n## 9.8.7 (${today})\n\n`);
  });
  it('is what everything says that names a version', () => {
    const said = (file: string): string =>
      files
        .read(file)
        .split('\n')
        .find((line) => line.includes('9.8')) ?? '';
    expect([...files.written.keys()].sort().map((file) => [file, said(file)])).toEqual([
      ['CHANGELOG.md', `## 9.8.7 (${today})`],
      ['SECURITY.md', '| 9.8 | yes |'],
      ['libs/application/api-report.txt', 'export const ENGINE_VERSION: "9.8.7"'],
      ['libs/application/src/engine-version.ts', `export const ENGINE_VERSION = '9.8.7';`],
      ['libs/contract/api-report.txt', 'export const PRODUCT_VERSION: "9.8.7"'],
      ['libs/contract/src/version.ts', `export const PRODUCT_VERSION = '9.8.7';`],
      ['package-lock.json', '  "version": "9.8.7",'],
      ['package.json', '  "version": "9.8.7",'],
      ['tools/action/README.md', '      - uses: compute-advisor/compute-advisor/tools/action@v9.8.7'],
      ['tools/action/action.yml', `    default: '9.8.7'`],
    ]);
  });
  it('leaves the engine as it is where no answer moved', async () => {
    const quiet = new Files();
    quiet.write('CHANGELOG.md', changes('### Added\n- A door.\n'));
    await OneVersion.prototype.updateProjectVersion(quiet, '9.8.7');
    expect(quiet.written.has('libs/application/src/engine-version.ts')).toBe(false);
    expect(quiet.written.has('libs/contract/src/version.ts')).toBe(true);
  });
});
