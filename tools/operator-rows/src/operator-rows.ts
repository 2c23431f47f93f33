import { openPersistence } from '@compute-advisor/persistence';
import { runCommand } from './command';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function main(): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL'];
  const persistence = await openPersistence({
    dataDir: process.env['DATA_DIR'] ?? '.data',
    ...(databaseUrl ? { databaseUrl } : {}),
    logger: { info: () => undefined, warn: say, error: say },
  });
  try {
    for (const line of await runCommand(process.argv.slice(2), persistence)) process.stdout.write(`${line}\n`);
  } finally {
    await persistence.close();
  }
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
