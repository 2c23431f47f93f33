import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { buildInfo } from './build-info';
import { compose } from './composition/compose';
import { createApp, type AdvisorApp } from './create-app';
import type { Settings } from './composition/env';
import { listen } from './http/connections';
import { startTracing } from './telemetry/open-telemetry';
import { wantsTraces } from './telemetry/tracing';

/** How long running requests may take to finish once the service stops, milliseconds. */
const DRAIN_MS = 10_000;

/** Serves until a signal says otherwise. @throws when it cannot start. */
export async function serve(settings: Settings, log: Logger): Promise<void> {
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
