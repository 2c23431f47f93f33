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
  beforeAll(() => OneVersion.prototype.updateProjectVersion(files, '9.8.7'));

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
    expect([...files.written.keys()].sort()).toEqual([
      'CHANGELOG.md',
      'libs/contract/src/version.ts',
      'package-lock.json',
      'package.json',
    ]);
  });
});
