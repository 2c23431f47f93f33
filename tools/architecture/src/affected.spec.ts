import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './workspace';

/** The projects that Nx would build and test anew after a change in one file. */
function affectedBy(file: string): string[] {
  const root = repositoryRoot();
  const output = execFileSync(
    join(root, 'node_modules/.bin/nx'),
    ['show', 'projects', '--affected', `--files=${file}`, '--json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' } },
  );
  return JSON.parse(output.slice(output.indexOf('['))) as string[];
}

describe('what a change makes Nx look at again', () => {
  it('is every library and both apps after a change in the domain', () => {
    expect(affectedBy('libs/domain/src/index.ts')).toEqual(
      expect.arrayContaining([
        'domain',
        'intake',
        'application',
        'catalog',
        'pricing',
        'persistence',
        'nest',
        'advisor-api',
        'advisor-cli',
      ]),
    );
  });
  it('is the pricing library and its users, not the reader, after a change in pricing', () => {
    const affected = affectedBy('libs/pricing/src/index.ts');
    expect(affected).toEqual(expect.arrayContaining(['pricing', 'advisor-api']));
    expect(affected).not.toContain('intake');
    expect(affected).not.toContain('domain');
  });
});
