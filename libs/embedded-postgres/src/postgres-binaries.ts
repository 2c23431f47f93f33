import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { oneLine } from './embedded-postgres-failed';

/** A set of PostgreSQL server programs on this machine. */
export interface PostgresBinaries {
  readonly origin: 'packaged' | 'system';
  /** The folder that holds `initdb`, `postgres` and `pg_ctl`. */
  readonly binFolder: string;
  /** The root of everything the programs need beside them. */
  readonly root: string;
  readonly majorVersion: number;
  /** As the server says it: `18.4`. */
  readonly version: string;
  /** Environment the programs need to find their libraries; mostly empty. */
  readonly env: Readonly<Record<string, string>>;
}

/** The programs by name, with the ending the platform wants. */
export const program = (
  binaries: Pick<PostgresBinaries, 'binFolder'>,
  name: 'initdb' | 'postgres' | 'pg_ctl',
): string => join(binaries.binFolder, process.platform === 'win32' ? `${name}.exe` : name);

const platformPackage = (): string =>
  `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The programs that were installed with the service, or why there are none. `libraryFolder` is used only when the
 *  package itself cannot be completed in place. */
export function packagedBinaries(libraryFolder: string): PostgresBinaries | { readonly missing: string } {
  const name = platformPackage();
  let root: string;
  try {
    root = join(dirname(dirname(createRequire(__filename).resolve(name))), 'native');
  } catch {
    return { missing: `the package ${name} is not installed` };
  }
  try {
    return binariesAt(root, libraryFolder);
  } catch (error) {
    return { missing: `the package ${name} does not run here (${oneLine(error)})` };
  }
}

/** The programs of an unpacked package.
 *  @throws they do not run here. */
export function binariesAt(root: string, libraryFolder: string): PostgresBinaries {
  return inspect('packaged', join(root, 'bin'), root, completeLibraryLinks(root, libraryFolder));
}

/** PostgreSQL as the machine has it: on PATH, or where distributions put it. With `majorVersion`, only that one. */
export function systemBinaries(majorVersion?: number): PostgresBinaries | { readonly missing: string } {
  for (const folder of systemFolders()) {
    if (
      !existsSync(program({ binFolder: folder }, 'initdb')) ||
      !existsSync(program({ binFolder: folder }, 'postgres'))
    )
      continue;
    const binFolder = dirname(realpathSync(program({ binFolder: folder }, 'postgres')));
    try {
      const found = inspect('system', binFolder, dirname(binFolder), {});
      if (found.majorVersion >= 14 && (majorVersion === undefined || found.majorVersion === majorVersion)) return found;
    } catch {
      continue;
    }
  }
  return {
    missing: `no PostgreSQL ${majorVersion ?? '14 or newer'} (initdb and postgres) on PATH or in /usr/lib/postgresql`,
  };
}

function systemFolders(): string[] {
  const versions = [20, 19, 18, 17, 16, 15, 14];
  return [
    ...(process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ''),
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    ...versions.map((version) => `/usr/pgsql-${version}/bin`),
    ...versions.flatMap((version) => [
      `/opt/homebrew/opt/postgresql@${version}/bin`,
      `/usr/local/opt/postgresql@${version}/bin`,
    ]),
  ];
}

function inspect(
  origin: 'packaged' | 'system',
  binFolder: string,
  root: string,
  env: Record<string, string>,
): PostgresBinaries {
  const run = spawnSync(program({ binFolder }, 'postgres'), ['--version'], {
    cwd: root,
    env: { LC_ALL: 'C', ...env },
    encoding: 'utf8',
    timeout: 10_000,
  });
  const version = /(\d+)(?:\.\d+|\w+)?/.exec(run.stdout ?? '');
  if (run.status !== 0 || !version) throw new Error(run.error?.message ?? (run.stderr.trim() || `exit ${run.status}`));
  return { origin, binFolder, root, majorVersion: Number(version[1]), version: version[0], env };
}

/** npm packs no symlinks; the package re-creates them in an install script that `--ignore-scripts` and npm 12 leave
 *  out. Without them the programs miss their libraries. */
function completeLibraryLinks(root: string, libraryFolder: string): Record<string, string> {
  const list = join(root, 'pg-symlinks.json');
  if (!existsSync(list)) return {};
  const links = (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]).map(
    ({ source, target }) => ({ source: join(dirname(root), source), target: join(dirname(root), target) }),
  );
  const missing = links.filter(({ target }) => !isThere(target));
  try {
    for (const { source, target } of missing) linkOnce(relative(dirname(target), source), target);
    return {};
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error;
  }
  mkdirSync(libraryFolder, { recursive: true, mode: 0o755 });
  for (const { source, target } of links) linkOnce(source, join(libraryFolder, basename(target)));
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: libraryFolder };
}

function linkOnce(to: string, at: string): void {
  try {
    symlinkSync(to, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
