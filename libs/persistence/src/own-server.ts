import { EmbeddedPostgres, EmbeddedPostgresFailed } from '@compute-advisor/embedded-postgres';
import type { EmbeddedPostgresOptions } from '@compute-advisor/embedded-postgres';
import { PersistenceStartFailed } from './persistence-start-failed';

/** The role and the database of every data folder since the first release. */
const NAME = 'advisor';
/** Where the data go when nobody but root can enter DATA_DIR and user namespaces are forbidden; as since the first
 *  release. */
const ELSEWHERE = '/var/lib/compute-advisor';

/** The server of our own in a data folder, for services without a DATABASE_URL.
 *  @throws {PersistenceStartFailed} it cannot run here; one line that says why and what to do. */
export async function startOwnServer(
  options: Pick<EmbeddedPostgresOptions, 'dataDir' | 'logger' | 'durable' | 'programs' | 'endpoint'>,
): Promise<EmbeddedPostgres> {
  try {
    return await EmbeddedPostgres.start({ ...options, user: NAME, database: NAME, home: { elsewhere: ELSEWHERE } });
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresFailed)) throw error;
    throw new PersistenceStartFailed(
      `${error.message} (DATA_DIR names the folder; DATABASE_URL takes a server of your own instead.)`,
      { cause: error },
    );
  }
}
