import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const yaml = (path: string): unknown => parse(text(path), { strict: true, uniqueKeys: true });

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }>
  >;
}
const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
const majors = [...engines.node.matchAll(/(?:\^|>=)(\d+)\./g)].map(([, major]) => major);

describe('what contributors are given', () => {
  it.each(['ci', 'release'])(
    'workflow %s may no more than read, pins what it uses and runs no text of others',
    (name) => {
      const { permissions, jobs } = yaml(`.github/workflows/${name}.yml`) as Workflow;
      expect(permissions['contents']).toBe('read');
      const steps = Object.values(jobs).flatMap((job) => job.steps);
      for (const { uses, run } of steps) {
        expect([uses, run].filter((one) => one !== undefined)).toHaveLength(1);
        expect(uses ?? 'x@v0').toMatch(/@v\d+$/);
        expect(run ?? '').not.toContain('${{');
      }
    },
  );
  it('CI runs what everybody runs, on every Node that the product is for', () => {
    const ci = yaml('.github/workflows/ci.yml') as {
      jobs: { prove: { strategy: { matrix: { node: string[] } }; steps: { run?: string }[] } };
    };
    expect(ci.jobs.prove.strategy.matrix.node.map((version) => version.split('.')[0])).toEqual(majors);
    expect(ci.jobs.prove.steps.at(-1)?.run).toBe('.ci/run');
    expect(statSync(join(root, '.ci/run')).mode & 0o111).toBe(0o111);
  });
  it('the container and .nvmrc have the newest of them', () => {
    const container = JSON.parse(text('.devcontainer/devcontainer.json')) as { image: string };
    expect(text('.nvmrc').trim()).toBe(majors.at(-1));
    expect(container.image).toContain(`:${majors.at(-1)}-`);
  });
  it('the container installs as the README does, forwards the port of the service and brings a browser', () => {
    const container = JSON.parse(text('.devcontainer/devcontainer.json')) as Readonly<Record<string, unknown>>;
    expect(container['image']).toMatch(/^mcr\.microsoft\.com\/devcontainers\/typescript-node:\d+-[a-z]+$/);
    const [install = ''] = String(container['postCreateCommand']).split(' && ');
    for (const command of ['npm start', 'npm test']) expect(text('README.md')).toContain(`${install} && ${command}`);
    const port = Number(/^\| `PORT` \| (\d+) \|/m.exec(text('README.md'))?.[1]);
    expect([container['forwardPorts'], Object.keys(container['portsAttributes'] as object)]).toEqual([
      [port],
      [`${port}`],
    ]);
    expect(container['containerEnv']).toEqual({ CHROMIUM_PATH: '/usr/bin/chromium' });
  });
  it('forms for issues ask for something, and nothing twice', () => {
    const folder = '.github/ISSUE_TEMPLATE';
    const forms = readdirSync(join(root, folder)).filter((file) => file !== 'config.yml');
    expect(forms).toHaveLength(3);
    for (const file of forms) {
      const form = yaml(join(folder, file)) as { name: string; description: string; body: { id: string }[] };
      const ids = form.body.map(({ id }) => id);
      expect([form.name, form.description].map((words) => typeof words)).toEqual(['string', 'string']);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
  it('every room has an owner, and every command of CONTRIBUTING is there', () => {
    expect(text('.github/CODEOWNERS')).toMatch(/^\* +@[\w-]+\/[\w-]+$/m);
    const targets = [...text('CONTRIBUTING.md').matchAll(/npx nx run ([\w-]+):([\w-]+)/g)].map(([, ...found]) => found);
    const projects = ['apps', 'libs', 'tools']
      .flatMap((area) => readdirSync(join(root, area)).map((name) => join(root, area, name, 'project.json')))
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { name: string; targets: Record<string, unknown> });
    expect(targets.length).toBeGreaterThan(4);
    for (const [project = '', target = ''] of targets)
      expect([project, Object.keys(projects.find(({ name }) => name === project)?.targets ?? {})]).toEqual([
        project,
        expect.arrayContaining([target]),
      ]);
  });
});
