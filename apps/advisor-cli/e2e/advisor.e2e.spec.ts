import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
function shell(args: readonly string[], env: Record<string, string> = {}): Ended {
  const { status, stdout, stderr } = spawnSync(advisor.replace(/\.js$/, ''), args, {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', XDG_CACHE_HOME: cache, ...env },
  });
  return { status, stdout, stderr };
}
const snapshotFile = (): string => run(['--snapshot-file']).stdout.trim();
const snapshots = (): string[] =>
  readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.snapshot'));

describe('the installed command', () => {
  const plain = run([QUESTION, '--json'], { ADVISOR_SNAPSHOT: 'off' });

  it('answers from a heap with the books open with the bytes it gives without one', async () => {
    expect({ status: plain.status, stderr: plain.stderr }).toEqual({ status: 0, stderr: '' });
    expect(snapshots()).toEqual([]);
    // In CI nothing is left to a process in the background. Of several first questions one makes the heap.
    const make = [advisor, '--make-snapshot', snapshotFile()];
    const env = { ...process.env, XDG_CACHE_HOME: cache };
    await Promise.all([1, 2, 3].map(() => promisify(execFile)(process.execPath, make, { env })));
    expect(readdirSync(dirname(snapshotFile()))).toEqual([snapshotFile().split('/').pop()]);
    expect(run([QUESTION, '--json'])).toEqual(plain);
    expect(snapshots()).toHaveLength(1);
  });

  it('gives them from a shell as well, which starts from the heap itself', () => {
    expect(shell([QUESTION, '--json'])).toEqual(plain);
    expect(shell(['--mode', "it's", 'a b'])).toMatchObject({ status: 2, stdout: '' });
    expect(existsSync(shell(['--snapshot-file']).stdout.trim())).toBe(true);
    // Whoever starts it with Node, as tools do, has it too.
    const { status, stdout } = spawnSync(process.execPath, [advisor.replace(/\.js$/, ''), '--version']);
    expect([status, String(stdout)]).toEqual([0, run(['--version']).stdout]);
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

describe('where a heap cannot be had', () => {
  const ASKED = ['gpus', 'h100', '--limit', '1', '--json'];
  const wanted = run(ASKED, { ADVISOR_SNAPSHOT: 'off' }).stdout;
  /** Both ways of starting give the books. */
  const bothAnswer = (env: Record<string, string>): void => {
    for (const start of [run, shell]) expect(start(ASKED, env)).toMatchObject({ status: 0, stdout: wanted });
  };
  const HEADER = 4_096;

  it('answers without a home, and starts no code from a place that all may write to', () => {
    expect(wanted).toContain('h100');
    const env = { HOME: '', XDG_CACHE_HOME: '', LOCALAPPDATA: '' };
    bothAnswer(env);
    expect(run(['--snapshot-file'], env).stdout).toBe('\n');
  });

  it('answers where nothing can be written', () => {
    const blocked = join(cache, 'a file');
    writeFileSync(blocked, '');
    bothAnswer({ XDG_CACHE_HOME: blocked });
    const made = run(['--make-snapshot', join(blocked, 'compute-advisor', 'x.snapshot')]);
    expect(made.status).not.toBe(0);
  });

  it(`answers past another's heap, which stays where it is`, () => {
    const file = snapshotFile();
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    if (process.getuid?.() === 0) {
      writeFileSync(file, 'no heap');
      chownSync(file, 65_534, 65_534);
    } else symlinkSync('/etc/passwd', file);
    bothAnswer({});
    expect(existsSync(file)).toBe(true);
    rmSync(file);
  });

  it('answers past the heap of another Node, and removes it', () => {
    const file = snapshotFile();
    expect(run(['--make-snapshot', file]).status).toBe(0);
    const heap = readFileSync(file);
    const version = heap.indexOf(process.version.slice(1));
    expect([version > 0, version < HEADER]).toEqual([true, true]);
    heap.write('9', version);
    for (const start of [run, shell]) {
      writeFileSync(file, heap);
      expect(start(ASKED)).toMatchObject({ status: 0, stdout: wanted });
      expect(existsSync(file)).toBe(false);
    }
  });

  it('is not made twice at once, and made again when its maker was stopped', () => {
    const file = snapshotFile();
    writeFileSync(`${file}.claim`, '');
    expect(run(['--make-snapshot', file]).status).toBe(0);
    expect(existsSync(file)).toBe(false);
    utimesSync(`${file}.claim`, 0, 0);
    expect(run(['--make-snapshot', file]).status).toBe(0);
    expect([existsSync(file), existsSync(`${file}.claim`)]).toEqual([true, false]);
  });
});

describe('after npm has installed it', () => {
  it('the linked command is the one that starts without a process before it; without that one it stays', () => {
    const folder = join(cache, 'package');
    mkdirSync(folder);
    const [linked, posix, script] = ['advisor', 'advisor.sh', 'install.js'].map((name) => join(folder, name));
    if (linked === undefined || posix === undefined || script === undefined) throw new Error('three files');
    writeFileSync(linked, 'as it was packed');
    copyFileSync(join(dirname(advisor), 'install.js'), script);
    const install = (): number | null => spawnSync(process.execPath, [script]).status;
    expect([install(), readFileSync(linked, 'utf8')]).toEqual([0, 'as it was packed']);
    writeFileSync(posix, '#!/bin/sh\necho "$0"\n');
    expect([install(), String(spawnSync(linked).stdout)]).toEqual([0, `${linked}\n`]);
    expect(readdirSync(folder).sort()).toEqual(['advisor', 'advisor.sh', 'install.js']);
  });
});
