import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built command, as it is installed: `node tools/build/build.mjs advisor-cli` makes it. */
const advisor = join(__dirname, '../../../dist/apps/advisor-cli/advisor.js');
const QUESTION = 'Llama 3.3 70B for 45 users';

let cache: string;
beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), 'advisor-cache-'));
});
afterAll(() => rmSync(cache, { recursive: true, force: true }));

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: readonly string[], env: Record<string, string> = {}, input = ''): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [advisor, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, CI: 'true', XDG_CACHE_HOME: cache, ...env },
  });
  return { status, stdout, stderr };
}
/** The same from a shell. */
function shell(args: readonly string[]): Ended {
  const { status, stdout, stderr } = spawnSync(advisor.replace(/\.js$/, ''), args, {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', XDG_CACHE_HOME: cache },
  });
  return { status, stdout, stderr };
}
function makeSnapshot(): void {
  expect(run(['--make-snapshot', run(['--snapshot-file']).stdout.trim()]).status).toBe(0);
}
const snapshots = (): string[] =>
  readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.snapshot'));

describe('the installed command', () => {
  const plain = run([QUESTION, '--json'], { ADVISOR_SNAPSHOT: 'off' });

  it('answers from a heap with the books open with the bytes it gives without one', () => {
    expect({ status: plain.status, stderr: plain.stderr }).toEqual({ status: 0, stderr: '' });
    expect(snapshots()).toEqual([]);
    // In CI nothing is left to a process in the background.
    makeSnapshot();
    expect(snapshots()).toHaveLength(1);
    expect(run([QUESTION, '--json'])).toEqual(plain);
    expect(snapshots()).toHaveLength(1);
  });

  it('gives them from a shell as well, which starts from the heap itself', () => {
    expect(shell([QUESTION, '--json'])).toEqual(plain);
    expect(shell(['--mode', "it's", 'a b'])).toMatchObject({ status: 2, stdout: '' });
    expect(shell(['--snapshot-file']).stdout.trim()).toMatch(/\.snapshot$/);
    expect(existsSync(shell(['--snapshot-file']).stdout.trim())).toBe(true);
  });

  it('takes options of Node for its own, reads a pipe, and gives the exit status', () => {
    expect(run(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run(['--json'], {}, `${QUESTION}\n`)).toEqual(plain);
    expect(run(['--mode', 'x', 'y'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'advisor: --mode must be one of plan, model, existing, budget\n',
    });
  });

  it('is quicker so', () => {
    const took = (env: Record<string, string>): number => {
      const times = [1, 2].map(() => {
        const began = performance.now();
        run([QUESTION], env);
        return performance.now() - began;
      });
      return Math.min(...times);
    };
    const [quick, slow] = [took({}), took({ ADVISOR_SNAPSHOT: 'off' })];
    console.log(`cold answer: ${Math.round(quick)} ms from a snapshot, ${Math.round(slow)} ms without`);
    expect(quick).toBeLessThan(slow);
  });

  it('does without a heap that it cannot start from', () => {
    const [broken = ''] = snapshots();
    truncateSync(join(cache, broken), 1_000_000);
    expect(shell(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(snapshots()).toEqual([]);
  });
});
