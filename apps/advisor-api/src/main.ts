import { pino } from 'pino';
import { compose } from './composition/compose';
import { createApp } from './create-app';
import { readSettings, WrongSettings, type Settings } from './env';

/** How long running requests may take to finish once the service stops, milliseconds. */
const DRAIN_MS = 10_000;

async function main(): Promise<void> {
  let settings: Settings;
  try {
    settings = readSettings(process.env);
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const composition = await compose(settings, log);
  const { app, stop } = await createApp(composition, settings, log);

  let stopping: Promise<void> | undefined;
  const leave = (signal: string): void => {
    if (stopping !== undefined) return;
    log.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      log.warn('requests still running after 10 s are cut off');
      app.getHttpServer().closeAllConnections();
    }, DRAIN_MS);
    stopping = stop()
      .then(
        () => {
          log.info('stopped');
          process.exitCode = 0;
        },
        (error: unknown) => {
          log.error({ err: error }, 'stopped with an error');
          process.exitCode = 1;
        },
      )
      .finally(() => {
        clearTimeout(late);
        process.exit();
      });
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);

  try {
    await app.listen(settings.port, settings.host);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  const address = app.getHttpServer().address() as { address: string; port: number; family: string };
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  log.info({ url: `http://${host}:${address.port}` }, 'ready');
}

main().catch((error: unknown) => {
  process.stderr.write(
    `Compute Advisor cannot start: ${error instanceof Error ? error.message.replace(/\s*\n\s*/g, ' ') : String(error)}\n`,
  );
  process.exit(1);
});
