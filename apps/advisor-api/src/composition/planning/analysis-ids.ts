import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { uuidFromDigest, type AnalysisIdPort } from '@compute-advisor/application';

/** Ids as keyed digests: HMAC-SHA-256 of the canonical text, cut to a UUID of version 8 (RFC 9562: custom). */
export class HmacAnalysisIds implements AnalysisIdPort {
  constructor(private readonly secret: string) {}

  idFor(canonical: string): string {
    return uuidFromDigest(createHmac('sha256', this.secret).update(canonical, 'utf8').digest());
  }
}

/** Folder by folder: `recursive` of Node never returns where the system says "no such file" to a new folder (below
 *  /proc). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new Error(`DATA_DIR ${folder} cannot be created (${code ?? 'unknown reason'})`);
  }
}

/** Name of the file in the data folder that keeps a generated secret. */
export const SECRET_FILE = 'analysis-id-secret';

/** The secret kept in `dataDir`, made on the first start (32 random bytes, readable by the owner only). Two processes
 *  that start at once agree. */
export function keptSecret(dataDir: string): string {
  makeFolders(resolve(dataDir));
  const file = join(dataDir, SECRET_FILE);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  // A hard link appears whole or not at all, and only for the first of several processes.
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  chmodSync(file, 0o600);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} holds no usable secret; delete it or set ANALYSIS_ID_SECRET`);
  return secret;
}
