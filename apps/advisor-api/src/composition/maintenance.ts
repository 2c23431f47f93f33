import { defined } from '@compute-advisor/domain';
import { openPersistence, type Persistence } from '@compute-advisor/persistence';
import type { Logger } from 'pino';
import type { Settings } from './env';

/** What can be done with the database instead of serving: `main.js migrate`, `main.js backup <file>`, `main.js restore
 *  <file>`. */
const COMMANDS: Readonly<Record<string, (persistence: Persistence, file: string) => Promise<string>>> = {
  migrate: async (persistence) => {
    const { ok, detail } = await persistence.ready();
    if (!ok) throw new Error(detail);
    return `the schema is up to date in ${detail}`;
  },
  backup: async (persistence, file) => `written to ${file}: ${told(await persistence.backUp(file))}`,
  restore: async (persistence, file) => `restored from ${file}: ${told(await persistence.restore(file))}`,
};

const told = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([table, rows]) => `${rows} ${table}`)
    .join(', ');

/** Does what the arguments of the process ask for instead of serving; false when they ask for nothing.
 *  @throws with one line for the operator: an unknown command, a file that is not named, a database out of reach. */
export async function maintain(args: readonly string[], settings: Settings, log: Logger): Promise<boolean> {
  const [name, file = ''] = args;
  if (name === undefined) return false;
  const command = COMMANDS[name];
  if (command === undefined)
    throw new Error(`no such command: ${name} (there are ${Object.keys(COMMANDS).join(', ')})`);
  if (name !== 'migrate' && file === '') throw new Error(`${name} wants the name of a file`);
  const persistence = await openPersistence({
    dataDir: settings.dataDir,
    logger: {
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    ...defined({ databaseUrl: settings.databaseUrl }),
  });
  try {
    log.info(await command(persistence, file));
  } finally {
    await persistence.close();
  }
  return true;
}
