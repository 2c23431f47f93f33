import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/** Installs Debian packages, where that is possible: as root, with apt-get at hand. Says what it does. */
function install(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || onPath(['apt-get']) === undefined) return;
  console.log(`  installing ${packages.join(' ')} with apt-get`);
  for (const list of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status } = spawnSync('apt-get', list, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 300_000,
    });
    if (status !== 0) console.log(`  apt-get ${list[0]} ended with ${status ?? 'no answer'}`);
  }
}

/** A program that tests need: where it is, or what was tried. With `installing`, it is installed when it is missing. */
function find(where: () => string | undefined, installing: false | (() => void)): string | undefined {
  const found = where();
  if (found !== undefined || installing === false) return found;
  installing();
  return where();
}

/** Path of a Chromium: CHROMIUM_PATH, else one on PATH. Undefined where none can be had. */
export function findChromium(how: { readonly install: boolean }): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return existsSync(given) ? given : undefined;
  return find(
    () => onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
    how.install && ((): void => install('chromium')),
  );
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';

/** Path of a PostgreSQL server program of the machine, beside the packaged one. Undefined where none can be had. */
export function findPostgres(how: { readonly install: boolean }): string | undefined {
  const ofDebian = (): string | undefined =>
    existsSync(DEBIAN_POSTGRES)
      ? readdirSync(DEBIAN_POSTGRES)
          .map((version) => join(DEBIAN_POSTGRES, version, 'bin/postgres'))
          .find((file) => existsSync(file))
      : undefined;
  return find(
    () => onPath(['postgres']) ?? ofDebian(),
    how.install &&
      ((): void => {
        // Only the programs are wanted: without this, Debian also starts a server of its own.
        if (process.getuid?.() === 0 && !existsSync(CLUSTER_SETTINGS)) {
          mkdirSync(dirname(CLUSTER_SETTINGS), { recursive: true });
          writeFileSync(CLUSTER_SETTINGS, 'create_main_cluster = false\n');
        }
        install('postgresql');
      }),
  );
}
