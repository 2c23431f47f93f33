import { defined } from '@compute-advisor/domain';
import { openPersistence } from '@compute-advisor/persistence';
import type { Logger } from 'pino';
import type { Settings } from '../env';

/** Brings the schema up to date and lets go of the database: `main.js migrate`, for rollouts that migrate before they start replicas.
 *  @throws when the database is out of reach or can never work; the message is one line for the operator. */
export async function migrateOnly(settings: Settings, log: Logger): Promise<void> {
  const persistence = await openPersistence({
    dataDir: settings.dataDir,
    logger: {
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    ...defined({ databaseUrl: settings.databaseUrl }),
  });
  const { ok, detail } = await persistence.ready();
  await persistence.close();
  if (!ok) throw new Error(detail);
  log.info(`The schema is up to date in ${detail}`);
}
