import { join } from 'node:path';
import type { ClusterHome } from './cluster-home';
import { EmbeddedPostgresFailed } from './embedded-postgres-failed';
import type { EmbeddedPostgresLogger } from './logger';
import { anyProcessWorksIn, readPostmasterPid, removePostmasterPid } from './postmaster-pid';

const HELD_BY_NOBODY_MS = 10_000;

/** A pid file can outlive its server: the process is a zombie for a while, or its number belongs to another program
 *  now. Removed only when nobody works in the folder.
 *  @throws {EmbeddedPostgresFailed} after `waitedMs` of waiting it is clear that nobody will answer. */
export function clearProvenLeftover(
  home: Pick<ClusterHome, 'folder' | 'dataFolder'>,
  waitedMs: number,
  logger: EmbeddedPostgresLogger,
): void {
  const { folder, dataFolder } = home;
  const found = readPostmasterPid(dataFolder);
  if (!found) return;
  if (waitedMs > 1_000 && anyProcessWorksIn(dataFolder) === false) {
    logger.warn(`Removed a leftover postmaster.pid of process ${found.pid} from ${dataFolder}.`);
    removePostmasterPid(dataFolder);
    return;
  }
  if (waitedMs > HELD_BY_NOBODY_MS && anyProcessWorksIn(dataFolder) !== true)
    throw new EmbeddedPostgresFailed(
      `${join(dataFolder, 'postmaster.pid')} names process ${found.pid}, which does not answer: if that is ` +
        'no PostgreSQL, remove the file.',
    );
  if (waitedMs > 6 * HELD_BY_NOBODY_MS)
    throw new EmbeddedPostgresFailed(
      `The PostgreSQL server (process ${found.pid}) on ${dataFolder} runs but does not take connections; ` +
        `see ${join(folder, 'postgres.log')}.`,
    );
}
