import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino, type Logger } from 'pino';
import { compose } from './composition/compose';
import { maintain } from './composition/maintenance';
import { listen } from './http/connections';
import { createApp, type AdvisorApp } from './create-app';
import { startTracing } from './telemetry/open-telemetry';
import { wantsTraces } from './telemetry/tracing';
import { buildInfo } from './build-info';
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
  if (await maintain(process.argv.slice(2), settings, log)) return;
  const tracing = wantsTraces(process.env) ? await startTracing(buildInfo().version) : undefined;
  const composition = await compose(settings, log);
  const { app, stop, hurry } = await createApp(composition, settings, log, tracing);

  let isLeaving = false;
  const leave = (signal: NodeJS.Signals): void => {
    // A second signal, or Ctrl-C at a terminal, is somebody who waits.
    if (isLeaving || signal === 'SIGINT') hurry();
    if (isLeaving) return;
    isLeaving = true;
    log.info({ signal }, 'stopping');
    void leaveInOrder(app, stop, settings.shutdownGraceSeconds * 1_000, log);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);

  try {
    await listen(app.getHttpServer(), settings);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  const address = app.getHttpServer().address() as { address: string; port: number; family: string };
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  log.info({ url: `http://${host}:${address.port}` }, 'ready');
}

async function leaveInOrder(
  app: NestExpressApplication,
  stop: AdvisorApp['stop'],
  graceMs: number,
  log: Logger,
): Promise<void> {
  const late = setTimeout(() => {
    log.warn(`requests still running after ${DRAIN_MS / 1_000} s are cut off`);
    app.getHttpServer().closeAllConnections();
  }, graceMs + DRAIN_MS);
  try {
    await stop(graceMs);
    log.info('stopped');
    process.exitCode = 0;
  } catch (error) {
    log.error({ err: error }, 'stopped with an error');
    process.exitCode = 1;
  }
  clearTimeout(late);
  process.exit();
}

main().catch((error: unknown) => {
  process.stderr.write(
    'Compute Advisor cannot start: ' +
      `${error instanceof Error ? error.message.replace(/\s*\n\s*/g, ' ') : String(error)}\n`,
  );
  process.exit(1);
});
