import 'reflect-metadata';
import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import { ENGINE_VERSION } from '@compute-advisor/application';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Answers } from './composition/answering';
import type { Composition } from './composition/composition';
import type { Settings } from './composition/env';
import { CompressionInterceptor } from './http/compression.interceptor';
import { boundConnections } from './http/connections';
import { FastExpressAdapter } from './http/fast-express.adapter';
import { closeWhenStopping, crossOrigin, hostRequired, knownMethods, record, securityHeaders } from './http/gate';
import { MAX_BODY_BYTES } from './http/json-body';
import { closeServer, Connections, Lifecycle } from './http/lifecycle';
import { Metrics } from './http/metrics';
import { NestLog } from './http/nest-log';
import { refuseWhenFull } from './http/overload';
import { Passages } from './http/passages';
import { ProblemFilter } from './http/problem.filter';
import { STREAMED } from './http/routes';
import { RateLimitGuard } from './http/rate-limit.guard';
import { RefusedConnections } from './http/refused-connections';
import { answerAgain, type ReplayOptions } from './http/replay/answer-again';
import { Replays } from './http/replay/replays';
import { PageRenderer } from './pages/page-renderer';
import { Assets } from './pages/resources';
import { buildInfo } from './build-info';
import type { Tracing } from './telemetry/tracing';

/** The app, ready to listen. */
export interface AdvisorApp {
  readonly app: NestExpressApplication;
  /** Goes on serving for the grace period, not ready; then stops accepting, lets running requests finish, and lets go
   *  of the composition. */
  stop(graceMs?: number): Promise<void>;
  /** Ends the grace period. */
  hurry(): void;
}

export type AppSettings = Pick<Settings, 'corsOrigins' | 'rateLimitPerMinute' | 'fastExpress' | 'trustProxyHops'>;

/** Builds the app around a composition. */
export async function createApp(
  composition: Composition,
  settings: AppSettings,
  log: Logger,
  tracing?: Tracing,
): Promise<AdvisorApp> {
  const lifecycle = new Lifecycle();
  const metrics = new Metrics(composition, { ...buildInfo(), engineVersion: ENGINE_VERSION }, tracing);
  const passages = new Passages(log, metrics, tracing);
  const replays = new Replays(composition.answers.cache);
  const pages = new PageRenderer(new Assets());
  const adapter = settings.fastExpress ? new FastExpressAdapter() : new ExpressAdapter();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.with(composition, metrics, pages, lifecycle, replays),
    adapter,
    { logger: new NestLog(log), bodyParser: false, abortOnError: false },
  );
  app.set('trust proxy', settings.trustProxyHops);
  app.set('etag', false);
  app.disable('x-powered-by');
  app.use(closeWhenStopping(lifecycle), record(passages), securityHeaders(), hostRequired);
  if (settings.corsOrigins.length > 0) app.use(crossOrigin(settings.corsOrigins));
  app.use(knownMethods);
  app.useBodyParser('raw', { type: ({ url }) => !STREAMED.test(url ?? ''), limit: MAX_BODY_BYTES });
  const limit =
    settings.rateLimitPerMinute === undefined ? undefined : new RateLimitGuard(settings.rateLimitPerMinute, metrics);
  if (limit !== undefined) app.useGlobalGuards(limit);
  app.useGlobalInterceptors(new CompressionInterceptor());
  app.useGlobalFilters(
    new ProblemFilter(
      log,
      (problem) => pages.errorPage(problem),
      () => metrics.refused('client_gone'),
    ),
  );
  const server: Server = app.getHttpServer();
  boundConnections(server);
  const connections = new Connections(server);
  await app.init();
  const refused = standBeforeExpress(server, settings, {
    replays,
    answers: composition.answers,
    passages,
    metrics,
    lifecycle,
    limit,
  });
  const stop = async (graceMs = 0): Promise<void> => {
    refused.readAll();
    await lifecycle.serveOn(server.listening ? graceMs : 0);
    try {
      if (server.listening) await closeServer(server, connections, lifecycle);
      await app.close();
    } finally {
      await composition.close();
      await tracing?.close();
    }
  };
  return { app, stop, hurry: () => lifecycle.hurry() };
}

/** Puts what saves Express work before it. @returns connections it leaves unread */
function standBeforeExpress(
  server: Server,
  { fastExpress, trustProxyHops }: AppSettings,
  replaying: ReplayOptions & { readonly answers: Answers; readonly metrics: Metrics },
): RefusedConnections {
  const { answers, metrics, lifecycle } = replaying;
  const refused = new RefusedConnections();
  // Requests know their client's address only where they are born as Express requests.
  if (fastExpress) answerAgain(server, replaying);
  // A proxy's connections are shared by its clients.
  const connections = trustProxyHops === 0 ? refused : undefined;
  refuseWhenFull(server, { admission: answers.admission, metrics, lifecycle, connections });
  return refused;
}
