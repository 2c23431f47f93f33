import { connect, type AddressInfo } from 'node:net';
import { AnalysesUnavailable } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { pino } from 'pino';
import { Answers } from '../src/composition/answering';
import type { Composition } from '../src/composition/composition';
import type { PlannedAnswer, Planner } from '../src/composition/planning/planner';
import { createApp, type AppSettings } from '../src/create-app';

export const SHORT = 'Llama 3.1 8B';
export const LONG = 'Llama 3.1 8B, verbose';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A planner whose answers are as long as they are named. */
const planner: Planner = {
  threads: 1,
  plan: ({ description }): Promise<PlannedAnswer> =>
    Promise.resolve({
      analysisId: description,
      body: JSON.stringify({ asked: description, more: '€ '.repeat(description.startsWith(LONG) ? 9_000 : 3) }),
      mode: 'plan',
      verdict: 'feasible',
      priceFreshness: 'live',
      catalogVersion: 'c',
      priceSnapshotId: 'p',
      tookMs: 1,
    }),
  close: () => Promise.resolve(),
};

/** The service on a planner and a store of this process. */
export interface Service {
  /** Sends one request in one piece. @returns what came back, byte for byte as Latin-1, the date left out */
  send(body: string, headers?: Readonly<Record<string, string>>, pieces?: 'in one' | 'in two'): Promise<string>;
  /** Questions that came to the advisor the long way. */
  asked(): number;
  readonly log: readonly Record<string, unknown>[];
  /** What becomes of answers; `nowMs`: the clock of the cache, which stands still until it is moved. */
  readonly store: { isDead: boolean; kept: boolean; filed: number; nowMs: number };
  metrics(): Promise<readonly string[]>;
  stop(graceMs?: number): Promise<void>;
  /** Ends the grace. */
  hurry(): void;
  readonly port: number;
}

function raw(port: number, head: string, body: string, pieces: 'in one' | 'in two' = 'in one'): Promise<string> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    const hear = (chunk: Buffer): void => {
      heard += chunk.toString('latin1');
      const end = heard.indexOf('\r\n\r\n');
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(heard)?.[1] ?? Infinity);
      if (end < 0 || heard.length < end + 4 + length) return;
      socket.destroy();
      done(heard.replace(/\r\nDate: [^\r]*/, ''));
    };
    socket.setNoDelay(true).on('data', hear).on('error', failed);
    if (pieces === 'in one') socket.write(head + body, 'latin1');
    else socket.write(head, 'latin1', () => setTimeout(() => socket.write(body, 'latin1'), 20));
  });
}

interface StartSettings extends Partial<AppSettings> {
  readonly cacheBytes?: number;
  /** Nothing is planned until then. */
  readonly plansAfter?: Promise<void>;
}

function compositionOn(store: Service['store'], settings: StartSettings): Composition {
  const pricing = new PackagedPriceBook();
  const ports = { catalog: new PackagedCatalog(), pricing } as unknown as Composition['ports'];
  const touch = (): Promise<void> =>
    store.isDead ? Promise.reject(new AnalysesUnavailable('gone')) : Promise.resolve();
  const answers = new Answers({
    planner: {
      ...planner,
      plan: (request) => (settings.plansAfter ?? Promise.resolve()).then(() => planner.plan(request)),
    },
    ports,
    store: {
      save: () => touch().then(() => void (store.filed += 1)),
      keep: () => touch().then(() => store.kept),
    },
    cacheBytes: settings.cacheBytes ?? 1_000_000,
    now: () => store.nowMs,
  });
  return {
    ports,
    answers,
    clock: { now: () => 0 },
    bulk: { worker: { done: { answered: 0, failed: 0 } } },
    readiness: () => Promise.resolve({}),
    priceFeeds: () => [],
    load: () => ({ open: 0, idle: 0, waiting: 0, answersWaiting: 0 }),
    close: () => Promise.resolve(),
  } as unknown as Composition;
}

/** Starts it on a free port. */
export async function start(settings: StartSettings = {}): Promise<Service> {
  const log: Record<string, unknown>[] = [];
  const store = { isDead: false, kept: true, filed: 0, nowMs: 0 };
  const composition = compositionOn(store, settings);
  const ask = jest.spyOn(composition.answers, 'ask');
  const { app, stop, hurry } = await createApp(
    composition,
    {
      corsOrigins: [],
      rateLimitPerMinute: undefined,
      trustProxyHops: 0,
      fastExpress: true,
      ...settings,
    } as AppSettings,
    pino({ base: null, timestamp: false }, { write: (line: string) => void log.push(JSON.parse(line) as never) }),
  );
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return {
    port,
    log,
    store,
    asked: () => ask.mock.calls.length,
    stop,
    hurry,
    send: (body, headers = {}, pieces = 'in one') => {
      const bytes = Buffer.from(body).toString('latin1');
      const all = { host: 'x', ...JSON_TYPE, 'content-length': String(bytes.length), 'x-request-id': 'r', ...headers };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      return raw(port, `POST /advisor/advise/ HTTP/1.1\r\n${lines.join('')}\r\n`, bytes, pieces);
    },
    metrics: async () =>
      (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
        .split('\n')
        .filter((line) => /^advisor_(answers_total|answer_cache_lookups|http_requests_total|refused)/.test(line))
        .filter((line) => !line.includes('/metrics')),
  };
}

export const asking = (description: string): string => JSON.stringify({ description });
