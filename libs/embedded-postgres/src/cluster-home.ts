import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresFailed } from './embedded-postgres-failed';
import type { EmbeddedPostgresLogger } from './logger';
import { program } from './postgres-binaries';
import type { PostgresBinaries } from './postgres-binaries';
import { canEnter, canRun, isRoot, unprivilegedAccounts } from './server-account';
import type { ServerAccount } from './server-account';

/** Where a cluster lives, which programs serve it and who runs them. */
export interface ClusterHome {
  /** The folder around the cluster: log, password, library links. */
  readonly folder: string;
  /** PGDATA. */
  readonly dataFolder: string;
  readonly account: ServerAccount;
  readonly binaries: PostgresBinaries;
}

export interface HomeOptions {
  readonly dataDir: string;
  readonly binaries: PostgresBinaries;
  readonly logger: EmbeddedPostgresLogger;
  /** Ways out for root when no unprivileged account can enter the folders, in order. */
  readonly waysOut?: readonly ('user-namespace' | 'elsewhere')[];
  /** Where clusters go that no account can reach in place; by default /var/lib/embedded-postgres. */
  readonly elsewhere?: string;
}

/** Finds a home for the cluster of `dataDir`. An ordinary user runs everything in place. Root needs an account that
 *  can enter the data folder and start the programs;
 *  when none can (a project below /root), a user namespace keeps the data in place, and where that is forbidden data
 *  and programs move to `elsewhere`. */
export function findHome(options: HomeOptions): ClusterHome {
  const folder = makeFolder(resolve(options.dataDir));
  const dataFolder = join(folder, 'postgres');
  if (!isRoot()) return { folder, dataFolder, account: { kind: 'self' }, binaries: options.binaries };

  const accounts = unprivilegedAccounts(statSync(dataFolder, { throwIfNoEntry: false }));
  const initdb = program(options.binaries, 'initdb');
  const able = accounts.find((account) => canEnter(account, folder) && canRun(account, initdb, options.binaries.env));
  if (able) return { folder, dataFolder, account: able, binaries: options.binaries };

  const waysOut = options.waysOut ?? ['user-namespace', 'elsewhere'];
  if (waysOut.includes('user-namespace') && canRun({ kind: 'user-namespace' }, initdb, options.binaries.env)) {
    options.logger.info(
      `No unprivileged account can enter ${folder} or ${options.binaries.root}: PostgreSQL runs in a user namespace.`,
    );
    return { folder, dataFolder, account: { kind: 'user-namespace' }, binaries: options.binaries };
  }
  if (waysOut.includes('elsewhere')) return moveElsewhere(folder, accounts, options);
  throw cannotRunAsRoot(folder, options.binaries);
}

/** A fixed other place, named after the wanted one, that an unprivileged account can reach. */
function moveElsewhere(wanted: string, accounts: readonly ServerAccount[], options: HomeOptions): ClusterHome {
  if (existsSync(join(wanted, 'postgres', 'PG_VERSION'))) throw cannotRunAsRoot(wanted, options.binaries);
  const base = makeFolder(options.elsewhere ?? '/var/lib/embedded-postgres');
  const folder = makeFolder(join(base, createHash('sha256').update(wanted).digest('hex').slice(0, 12)));
  const account = accounts.find((candidate) => canEnter(candidate, folder));
  if (!account) throw cannotRunAsRoot(wanted, options.binaries);
  const binaries = canRun(account, program(options.binaries, 'initdb'), options.binaries.env)
    ? options.binaries
    : copyPrograms(base, options.binaries);
  if (!canRun(account, program(binaries, 'initdb'), binaries.env)) throw cannotRunAsRoot(wanted, options.binaries);
  options.logger.warn(
    `No unprivileged account can enter ${wanted}: the database lives in ${folder} instead. Back up that ` +
      'folder, or move the project to a place others may enter, or use a server of your own.',
  );
  return { folder, dataFolder: join(folder, 'postgres'), account, binaries };
}

function copyPrograms(base: string, binaries: PostgresBinaries): PostgresBinaries {
  const root = join(base, `programs-${binaries.version}`);
  if (!existsSync(root)) {
    const half = `${root}.${process.pid}`;
    cpSync(binaries.root, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(half, 0o755);
    if (existsSync(root)) rmSync(half, { recursive: true, force: true });
    else renameSync(half, root);
  }
  return { ...binaries, root, binFolder: join(root, 'bin') };
}

function makeFolder(folder: string): string {
  try {
    makeFolders(folder);
    return realpathSync(folder);
  } catch (error) {
    throw new EmbeddedPostgresFailed(
      `The data folder ${folder} cannot be created ` +
        `(${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}): choose a folder that this user may ` +
        'write, or use a server of your own.',
    );
  }
}

/** Folder by folder from the nearest one that exists: `recursive` of Node never returns where the system says "no such
 *  file" to a new folder (below /proc). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
    if (isRoot()) chmodSync(folder, 0o755);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const cannotRunAsRoot = (folder: string, binaries: PostgresBinaries): EmbeddedPostgresFailed =>
  new EmbeddedPostgresFailed(
    `PostgreSQL refuses to run as root, and no unprivileged account can enter both ${folder} and ` +
      `${binaries.root}: start as an ordinary user, move the project (for example to /opt), or use a server ` +
      'of your own.',
  );
