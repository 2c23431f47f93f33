import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = (names: readonly string[]): string | undefined => names.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))).find((file) => existsSync(file));

/** Path of a Chromium for the browser tests; as root on Debian, and if `install`, it installs one. Undefined where none can be had. */
export function findChromium({ install }: { readonly install: boolean }): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return existsSync(given) ? given : undefined;
  const found = onPath(NAMES);
  if (found || !install || process.getuid?.() !== 0 || !onPath(['apt-get'])) return found;
  console.log('  no Chromium here: installing it with apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const list of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', 'chromium']]) {
    const { status } = spawnSync('apt-get', list, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
    if (status !== 0) { console.log(`  apt-get ${list[0]} ended with ${status}`); if (list[0] === 'install') return undefined; }
  }
  return onPath(NAMES);
}
