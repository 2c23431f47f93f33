import { EmbeddedPostgres } from '../embedded-postgres';

/** A process of its own that serves a data folder until it is spoken to: `hold.ts <data folder>`. Every line it prints
 *  is a fact that has happened. */
async function main(): Promise<void> {
  const tell = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const server = await EmbeddedPostgres.start({
    dataDir: process.argv[2] ?? '',
    logger: { info: tell, warn: tell, error: tell },
  });
  tell(`open ${server.description}`);
  process.stdin.on('data', () => void server.stop().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  process.stdout.write(`failed ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
