import 'reflect-metadata';
import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Composition } from './composition/composition';
import type { Settings } from './env';
import { boundConnections } from './http/connections';
import { FastExpressAdapter } from './http/fast-express.adapter';
import { closeWhenStopping, crossOrigin, knownMethods, limitRate, record, securityHeaders } from './http/gate';
import { MAX_BODY_BYTES } from './http/json-body';
import { Lifecycle } from './http/lifecycle';
import { Metrics } from './http/metrics';
import { NestLog } from './http/nest-log';
import { ProblemFilter } from './http/problem.filter';
import { PageRenderer } from './pages/page-renderer';
import { Assets } from './pages/resources';

/** The app, ready to listen. */
export interface AdvisorApp {
  readonly app: NestExpressApplication;
  /** Stops accepting, lets running requests finish, then lets go of the composition. */
  stop(): Promise<void>;
}

export type AppSettings = Pick<Settings, 'corsOrigins' | 'rateLimitPerMinute' | 'fastExpress' | 'trustProxyHops'>;

/** How often connections that fell idle are closed while the service stops, milliseconds. */
const IDLE_SWEEP_MS = 50;

/** Builds the app around a composition. */
export async function createApp(composition: Composition, settings: AppSettings, log: Logger): Promise<AdvisorApp> {
  const lifecycle = new Lifecycle();
  const metrics = new Metrics(
    composition.ports.pricing,
    () => composition.priceFeeds(),
    () => composition.clock.now(),
  );
  const pages = new PageRenderer(new Assets());
  const adapter = settings.fastExpress ? new FastExpressAdapter() : new ExpressAdapter();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(composition, metrics, pages, lifecycle),
    adapter,
    { logger: new NestLog(log), bodyParser: false, abortOnError: false },
  );
  app.set('trust proxy', settings.trustProxyHops);
  app.set('etag', false);
  app.disable('x-powered-by');
  app.use(
    record(log, metrics),
    closeWhenStopping(() => lifecycle.stopping),
    securityHeaders(),
  );
  if (settings.corsOrigins.length > 0) app.use(crossOrigin(settings.corsOrigins));
  if (settings.rateLimitPerMinute !== undefined) app.use(limitRate(settings.rateLimitPerMinute));
  app.use(knownMethods);
  app.useBodyParser('raw', { type: () => true, limit: MAX_BODY_BYTES });
  app.useGlobalFilters(new ProblemFilter(log, (problem) => pages.errorPage(problem)));
  boundConnections(app.getHttpServer());
  await app.init();
  return { app, stop: () => stop(app, composition, lifecycle) };
}

async function stop(app: NestExpressApplication, composition: Composition, lifecycle: Lifecycle): Promise<void> {
  lifecycle.stopping = true;
  const server: Server = app.getHttpServer();
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    await composition.close();
  }
}
