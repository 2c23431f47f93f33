import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresFailed } from './embedded-postgres-failed';
import { fileOwner } from './server-account';
import type { ServerAccount } from './server-account';

export const SOCKET_PORT = 5432;
/** The address of a Unix socket holds 108 bytes on Linux and 104 on macOS, the closing zero included. */
const LONGEST_SOCKET_PATH = 103;

const fits = (folder: string): boolean =>
  Buffer.byteLength(`${folder}/.s.PGSQL.${SOCKET_PORT}.lock`) <= LONGEST_SOCKET_PATH;

/** Where the server of `dataFolder` puts its socket: the data folder itself (only its owner may enter it), or, when
 *  that path is too long for a socket,
 *  a private folder in the temporary folder named after it. */
export function socketFolderFor(dataFolder: string): string {
  if (fits(dataFolder)) return dataFolder;
  const name = `embedded-postgres-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`;
  const folder = [join(tmpdir(), name), join('/tmp', name)].find(fits);
  if (!folder)
    throw new EmbeddedPostgresFailed(
      `No folder with a path short enough for a Unix socket: tried ${dataFolder}, ${tmpdir()} and /tmp.`,
    );
  return folder;
}

/** Before every start of a server: the folder may have been removed, by us or by whoever cleans the temporary folder.
 */
export function ensureSocketFolder(socketFolder: string, dataFolder: string, account: ServerAccount): void {
  if (socketFolder !== dataFolder) makePrivate(socketFolder, account);
}

/** The temporary folder is everybody's: a folder that somebody else put there first is not used. */
function makePrivate(folder: string, account: ServerAccount): void {
  const owner = fileOwner(account) ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (fileOwner(account)) chownSync(folder, owner.uid, owner.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || (found.uid !== owner.uid && found.uid !== (process.getuid?.() ?? found.uid))) {
    throw new EmbeddedPostgresFailed(`${folder} belongs to somebody else (uid ${found.uid}); remove it or set TMPDIR.`);
  }
  if (found.uid !== owner.uid) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}

/** Leaves nothing in the temporary folder once the server is stopped; a folder that is not empty stays. */
export function removeSocketFolder(socketFolder: string, dataFolder: string): void {
  if (socketFolder === dataFolder) return;
  try {
    rmdirSync(socketFolder);
  } catch {
    // Another server has started there meanwhile.
  }
}
