import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresFailed } from './embedded-postgres-failed';
import type { ClusterHome } from './cluster-home';
import { processExists } from './postmaster-pid';
import { program } from './postgres-binaries';
import { fileOwner, runAs } from './server-account';

/** How a new cluster is made. */
export interface ClusterOptions {
  /** The role everything in the cluster belongs to. */
  readonly user: string;
  /** False only for tests: initdb does not wait for the disk. */
  readonly durable: boolean;
  /** Absent: whoever may enter the folder of the socket is let in. */
  readonly password?: string;
}

/** The major version a data folder was written by; absent when there is no cluster in it. */
export function clusterMajorVersion(dataFolder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8'), 10);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EPERM')
      throw new EmbeddedPostgresFailed(
        `This user may not read the database in ${dataFolder}${ownerOf(dataFolder)}: start as its owner or ` +
          'as root, or give the folder away with chown -R.',
      );
    return undefined;
  }
}

function ownerOf(dataFolder: string): string {
  try {
    return ` (it belongs to uid ${statSync(dataFolder).uid})`;
  } catch {
    return '';
  }
}

/** Makes sure there is a cluster that the server account owns. A new one is made aside and renamed, so that a killed
 *  or a second start never leaves half of one. */
export async function ensureCluster(home: ClusterHome, options: ClusterOptions): Promise<'created' | 'found'> {
  sweepUnfinished(home.dataFolder);
  if (clusterMajorVersion(home.dataFolder) !== undefined) {
    takeOwnership(home);
    return 'found';
  }
  if (existsSync(home.dataFolder) && readdirSync(home.dataFolder).length > 0) {
    throw new EmbeddedPostgresFailed(
      `${home.dataFolder} is not empty and holds no database: move it away or choose another data folder.`,
    );
  }
  const unfinished = `${home.dataFolder}.new-${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    const owner = fileOwner(home.account);
    if (owner) lchownSync(unfinished, owner.uid, owner.gid);
    if (options.password !== undefined) writePrivate(passwordFile, `${options.password}\n`, owner);
    await initdb(home, unfinished, options, passwordFile);
    return moveIntoPlace(unfinished, home.dataFolder) ? 'created' : 'found';
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

function writePrivate(path: string, text: string, owner: { uid: number; gid: number } | undefined): void {
  writeFileSync(path, text, { mode: 0o600 });
  if (owner) lchownSync(path, owner.uid, owner.gid);
}

/** Locale C and UTF-8 on every machine: the same order and the same bytes everywhere. */
function initdb(home: ClusterHome, folder: string, options: ClusterOptions, passwordFile: string): Promise<void> {
  const auth = options.password === undefined ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = [
    '-D',
    folder,
    '-U',
    options.user,
    ...auth,
    '--encoding=UTF8',
    '--locale=C',
    ...(options.durable ? [] : ['--no-sync']),
  ];
  const plan = runAs(home.account, program(home.binaries, 'initdb'), args);
  return new Promise((done, fail) => {
    const child = spawn(plan.command, plan.args, {
      ...plan.options,
      cwd: home.binaries.root,
      env: serverEnvironment(home),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-2000);
    });
    child.on('error', (error) => fail(new EmbeddedPostgresFailed(`initdb could not be started: ${error.message}`)));
    child.on('close', (code) =>
      code === 0
        ? done()
        : fail(
            new EmbeddedPostgresFailed(
              `initdb failed in ${folder}: ${said.trim().replace(/\s*\n\s*/g, ' ') || `exit ${code}`}`,
            ),
          ),
    );
  });
}

/** What the server programs see of our environment: enough to run, nothing that redirects them (PGDATA, PGHOST,
 *  locale, preloads). */
export function serverEnvironment(home: Pick<ClusterHome, 'binaries'>): Record<string, string> {
  const kept = ['PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot', 'SYSTEMROOT'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC', ...home.binaries.env };
}

function moveIntoPlace(unfinished: string, dataFolder: string): boolean {
  try {
    if (existsSync(dataFolder)) rmdirSync(dataFolder);
    renameSync(unfinished, dataFolder);
    return true;
  } catch (error) {
    if (clusterMajorVersion(dataFolder) !== undefined) return false;
    throw error;
  }
}

/** Folders of starts that were killed before they finished. */
function sweepUnfinished(dataFolder: string): void {
  const parent = dirname(dataFolder);
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.new-(\d+)(\.password)?$/.exec(name)?.[1];
    if (pid !== undefined && Number(pid) !== process.pid && !processExists(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/** A restored backup or a change of account leaves files of another owner, which the server refuses. */
function takeOwnership(home: ClusterHome): void {
  const owner = fileOwner(home.account);
  if (!owner || statSync(home.dataFolder).uid === owner.uid) return;
  for (const path of readdirSync(home.dataFolder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(home.dataFolder, path), owner.uid, owner.gid);
  chmodSync(home.dataFolder, 0o700);
  lchownSync(home.dataFolder, owner.uid, owner.gid);
}
