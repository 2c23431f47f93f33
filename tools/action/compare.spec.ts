import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(__dirname, '../..');
/** The command from its sources: nothing has to be built or fetched. */
const ADVISOR = [
  process.execPath,
  '-r',
  join(root, 'tools/build/register-typescript.cjs'),
  join(root, 'apps/advisor-cli/src/main.ts'),
].join(' ');

describe('the action', () => {
  it('hands text of a pull request over as variables only, and runs what lies beside it', () => {
    const { runs } = parse(readFileSync(join(__dirname, 'action.yml'), 'utf8')) as {
      runs: { using: string; steps: { run: string }[] };
    };
    expect(runs.using).toBe('composite');
    for (const { run } of runs.steps) expect(run).not.toContain('${{');
  });

  it('leaves a comment with what a change costs, and with what is wrong with a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'advisor-action-'));
    try {
      const git = (...words: string[]): string =>
        spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...words], { cwd: folder, encoding: 'utf8' })
          .stdout;
      git('init', '-q');
      writeFileSync(join(folder, 'compute.yml'), 'workloads:\n  chat: Llama 3.1 8B for 20 concurrent users\n');
      git('add', '.');
      git('commit', '-qm', 'before');
      const base = git('rev-parse', 'HEAD').trim();
      writeFileSync(join(folder, 'compute.yml'), 'workloads:\n  chat: Llama 3.3 70B for 200 concurrent users\n');
      const env = {
        ...process.env,
        ADVISOR,
        FILE: 'compute.yml',
        BASE: base,
        GITHUB_OUTPUT: join(folder, 'output'),
        TMPDIR: folder,
      };
      const compare = () => {
        const { status, stderr } = spawnSync('bash', [join(__dirname, 'compare.sh')], {
          cwd: folder,
          env,
          encoding: 'utf8',
        });
        const [file = ''] = readFileSync(join(folder, 'output'), 'utf8').trim().split('comment=').slice(-1);
        return { status, stderr, comment: readFileSync(file, 'utf8') };
      };
      const { comment, ...ended } = compare();
      expect(ended).toEqual({ status: 0, stderr: '' });
      expect(comment).toMatch(
        /^### Compute: \+\$[\d,]+ \(\+\d+ %\) a month\n\n\| Workload \| Before \| After \| USD a month \|\n/,
      );
      expect(comment).toMatch(/\n\| chat \| 1 x .*, \$[\d,]+ \| \d+ x .*, \$[\d,]+ \| \+\$/);
      writeFileSync(join(folder, 'compute.yml'), 'workloads:\n  "``` chat": { mode: fast }\n');
      const wrong = compare();
      expect(wrong.status).toBe(2);
      expect(wrong.comment).toMatch(
        /^### Compute: not planned\n\n```\nadvisor: compute\.yml:  chat: description is .*\n```\n$/,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
