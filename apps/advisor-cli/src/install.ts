import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Run by npm when the package has been installed: where there is a POSIX shell, the command that npm linked becomes
 *  the one that answers without a process of Node before it. npm cannot link that one itself, since Windows has no
 *  such shell; where scripts of packages do not run, or nothing may be written, the slower one stays and answers the
 *  same. */
const command = join(__dirname, 'advisor');
const draft = `${command}.${process.pid}`;
if (process.platform !== 'win32' && existsSync('/bin/sh'))
  try {
    copyFileSync(join(__dirname, 'advisor.sh'), draft);
    chmodSync(draft, 0o755);
    // Whole or not at all, and never into a file that a store of packages shares.
    renameSync(draft, command);
  } catch {
    rmSync(draft, { force: true });
  }
