import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir, machine, type } from 'node:os';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/** The command `advisor`. A question is answered by a process that starts from a heap with the books open (a V8
 *  startup snapshot, made once for this version of the advisor and of Node, kept in the cache of the user); everything
 *  else, and the very first question, by one that loads everything. `ADVISOR_SNAPSHOT=off` does without. */

/** Commands that wait on files, sockets or standard input, or answer a lot, need no quick start. */
const PLAIN = new Set(['mcp', 'batch', 'report', 'audit', 'diff']);
const PLAIN_OPTIONS = /^--(?:url|books|out|prometheus)(?:=|$)/;

/** Of the command itself; Node ends with larger ones when it cannot start. */
const LARGEST_STATUS = 3;

/** How a heap is made and started from: nothing is hashed anew (nobody whom a terminal has to fear chooses the keys
 *  of its tables), and no code is compiled for a speed that one answer would not live to see. Put here by the build
 *  (tools/build/build.mjs), which tells the start from a shell as well. A V8 that knows these no longer does
 *  without. */
const QUICKER: readonly string[] = (process.env['ADVISOR_FLAGS'] ?? '').split(' ').filter((flag) => flag !== '');

/** Put here by the build (tools/build/build.mjs), so that nothing needs to be loaded to say it: the version, and a
 *  digest of the code and the books. */
const version = process.env['ADVISOR_VERSION'];
const content = process.env['ADVISOR_CONTENT'] ?? '';

const warm = join(__dirname, 'warm.js');
/** The command whole, and as much of it as a question needs. */
const everything = join(__dirname, 'main.js');
const question = join(__dirname, 'question.js');
const args = process.argv.slice(2);

/** The user's own folder; undefined: there is none, and code is not started from a place that all may write to. */
function cacheFolder(env: NodeJS.ProcessEnv): string | undefined {
  const own = [env['XDG_CACHE_HOME'], env['LOCALAPPDATA']].find((folder) => folder !== undefined && folder !== '');
  const base = own ?? (homedir() === '' ? undefined : join(homedir(), '.cache'));
  return base === undefined ? undefined : join(base, 'compute-advisor');
}

/** Named by everything the heap depends on; one of yesterday would mark prices old by yesterday's day. */
function snapshotFile(): string | undefined {
  const folder = cacheFolder(process.env);
  const day = new Date().toISOString().slice(0, 10);
  const name = `${content}-${process.version}-${type()}-${machine()}-${day}.snapshot`;
  return folder === undefined ? undefined : join(folder, name);
}

/** The same heap, made without {@link QUICKER}: a heap is only taken by a V8 with the flags that it was made with. */
const plainOf = (file: string): string => file.replace(/snapshot$/, 'plain.snapshot');

/** So long one process has the making of a heap to itself; then it has been stopped in the midst of it. */
const MAKING_MS = 60_000;

/** Whether this process is to make the file: of many first questions at once, one makes it. */
function claims(file: string): boolean {
  const claim = `${file}.claim`;
  try {
    if (existsSync(claim) && Date.now() - statSync(claim).mtimeMs > MAKING_MS) rmSync(claim, { force: true });
    closeSync(openSync(claim, 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** Makes the snapshot; whoever comes meanwhile goes without. A file that is there is whole. */
function makeSnapshot(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!claims(file)) return;
  const draft = `${file}.${process.pid}`;
  const made = (flags: readonly string[]): boolean =>
    spawnSync(process.execPath, [...flags, '--snapshot-blob', draft, '--build-snapshot', warm], { stdio: 'ignore' })
      .status === 0;
  if (made(QUICKER)) renameSync(draft, file);
  else if (made([])) renameSync(draft, plainOf(file));
  else rmSync(draft, { force: true });
  rmSync(`${file}.claim`, { force: true });
  removeOld(dirname(file));
}

const KEPT_MS = 36 * 3_600_000;

/** What nobody starts from any more. */
function removeOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.includes('.snapshot') && Date.now() - statSync(file).mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}

/** Whether `question.js` can answer the command line. */
const isQuick = (): boolean =>
  !PLAIN.has(args[0] ?? '') && !args.some((argument) => PLAIN_OPTIONS.test(argument)) && existsSync(question);

/** The heap this command line may start from; undefined: none is wanted, or it needs more. */
const quickFile = (): string | undefined =>
  process.env['ADVISOR_SNAPSHOT'] !== 'off' && isQuick() && existsSync(warm) ? snapshotFile() : undefined;

/** Whether the file is there and one's own: a heap is code, and another's is not to be trusted. */
const isOwn = (file: string): boolean =>
  existsSync(file) && (process.getuid === undefined || statSync(file).uid === process.getuid());

/** Answers from the heap in the file. False: there is none, or it cannot be read. */
function startFrom(file: string, flags: readonly string[]): boolean {
  if (!isOwn(file)) return false;
  const { status, signal } = spawnSync(process.execPath, [...flags, '--snapshot-blob', file, '--', ...args], {
    stdio: 'inherit',
  });
  if (signal !== null || status === null || status > LARGEST_STATUS) {
    // It is made anew another time.
    rmSync(file, { force: true });
    return false;
  }
  process.exitCode = status;
  return true;
}

/** Answers in this process. */
function answerHere(): void {
  if (!isQuick()) return void require(everything);
  // Nothing runs long enough here to be worth optimising: a third of the processor's time was spent on that.
  setFlagsFromString('--no-opt');
  require(question);
}

function start(): void {
  const [first, second] = args;
  if (first === '--make-snapshot' && second !== undefined) return makeSnapshot(second);
  if (args.length === 1 && version !== undefined && (first === '--version' || first === '-V'))
    return void process.stdout.write(`${version}\n`);
  if (first === '--snapshot-file') return void process.stdout.write(`${snapshotFile() ?? ''}\n`);
  const file = quickFile();
  if (file !== undefined && (startFrom(file, QUICKER) || startFrom(plainOf(file), []))) return;
  answerHere();
  if (file === undefined || process.env['CI'] !== undefined) return;
  process.once('exit', () =>
    spawn(process.execPath, [__filename, '--make-snapshot', file], { detached: true, stdio: 'ignore' }).unref(),
  );
}

start();
