import type {
  ClockPort,
  PriceFeedMemoryRepository,
  PriceFeedRun,
  PriceSnapshotRepository,
} from '@compute-advisor/application';
import {
  InMemoryPriceFeedMemoryRepository,
  InMemoryPriceSnapshotRepository,
} from '@compute-advisor/application/testing';
import type { GpuFacts, Offer, PriceBook } from '@compute-advisor/domain';
import { createPriceFeeds, type PriceFeedAddresses } from '../feeds/feed-settings';
import { HTTP_LIMITS, type HttpLimits } from '../http/http-client';
import { createLivePricing, type LivePricing } from '../live-pricing';
import type { PricingLog } from '../refresh/pricing-log';
import { AZURE_PAGES, azurePage } from './azure-samples';
import { AWS_CSV, CUDO_CSV, GCP_CSV, LAMBDA_CSV, RUNPOD_CSV, toolshedDocument, VAST_CSV } from './samples';
import type { SampleServer } from './sample-server';
import { TEST_GPUS } from './test-gpus';

/** Noon of the day the samples are dated, UTC. */
export const NOON = Date.UTC(2026, 9, 4, 12);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Patient enough for a busy machine, short enough for a test. */
export const TEST_LIMITS: HttpLimits = {
  ...HTTP_LIMITS,
  attemptTimeoutMs: 1500,
  idleTimeoutMs: 700,
  maxBytes: 2_000_000,
  retries: 1,
  firstRetryMs: 2,
  longestWaitMs: 100,
  breakAfterFailures: 1000,
};

/** A clock that stands still until it is moved. */
export class TestClock implements ClockPort {
  constructor(private ms = NOON) {}
  now(): number {
    return this.ms;
  }
  move(byMs: number): void {
    this.ms += byMs;
  }
}

/** The shipped book of these tests: one old on-demand price of one part at one provider, and a part no feed sells. */
export const PACKAGED: PriceBook = {
  snapshotId: 'packaged-test',
  asOf: '2026-07-20',
  sources: ['packaged'],
  offers: [
    ['h100-sxm-80gb', 'aws', 6.88],
    ['p100-pcie-16gb', 'gcp', 1.46],
  ].map(([gpuId, provider, usdPerGpuHour]): Offer => ({
    gpuId: gpuId as string,
    provider: provider as string,
    gpuCount: 1,
    usdPerGpuHour: usdPerGpuHour as number,
    kind: 'on_demand',
    asOf: '2026-07-20',
    source: 'packaged',
    freshness: 'fallback',
  })),
};

/** A market with its feeds at a local server. */
export interface TestMarket {
  readonly pricing: LivePricing;
  readonly clock: TestClock;
  readonly snapshots: PriceSnapshotRepository;
  readonly memories: PriceFeedMemoryRepository;
  readonly logged: { level: string; message: string }[];
}

export interface MarketOptions {
  readonly clock?: TestClock;
  readonly snapshots?: PriceSnapshotRepository;
  readonly memories?: PriceFeedMemoryRepository;
  readonly limits?: HttpLimits;
  readonly packaged?: PriceBook;
  readonly gpus?: readonly GpuFacts[];
  readonly operatorPrices?: () => readonly Offer[];
  readonly pollSeconds?: number;
}

export function testMarket(addresses: PriceFeedAddresses, options: MarketOptions = {}): TestMarket {
  const {
    clock = new TestClock(),
    snapshots = new InMemoryPriceSnapshotRepository(),
    memories = new InMemoryPriceFeedMemoryRepository(),
    limits = TEST_LIMITS,
    packaged = PACKAGED,
    gpus = TEST_GPUS,
    operatorPrices = () => [],
  } = options;
  const logged: { level: string; message: string }[] = [];
  const log: PricingLog = {
    info: (message) => logged.push({ level: 'info', message }),
    warn: (message) => logged.push({ level: 'warn', message }),
  };
  const pricing = createLivePricing({
    feeds: createPriceFeeds(addresses, limits),
    snapshots,
    memories,
    packaged,
    operatorPrices,
    gpus: () => gpus,
    clock,
    cadenceMinutes: 60,
    staleAfterHours: 72,
    log,
    ...(options.pollSeconds === undefined ? {} : { pollSeconds: options.pollSeconds }),
  });
  return { pricing, clock, snapshots, memories, logged };
}

export const SAMPLE_CSVS: Readonly<Record<string, string>> = {
  aws: AWS_CSV,
  cudo: CUDO_CSV,
  gcp: GCP_CSV,
  lambda: LAMBDA_CSV,
  runpod: RUNPOD_CSV,
  vast: VAST_CSV,
};

/** Puts all samples on the server, dated `day`, and says where the feeds start. */
export function serveSamples(server: SampleServer, day = '2026-10-04'): PriceFeedAddresses {
  server.serve('/toolshed/prices.json', toolshedDocument(undefined, `${day}T07:00:36+00:00`));
  for (const [cloud, csv] of Object.entries(SAMPLE_CSVS))
    server.serve(`/catalogs/v8/${cloud}/vms.csv`, csv, { 'last-modified': new Date(`${day}T06:00:00Z`).toUTCString() });
  serveAzure(server);
  return {
    toolshed: `${server.origin}/toolshed/prices.json`,
    skypilot: `${server.origin}/catalogs/v8`,
    azure: `${server.origin}/api/retail/prices`,
  };
}

/** The price list in pages, linked by `$skip` as the real one does it. */
export function serveAzure(server: SampleServer, pages: readonly (readonly unknown[])[] = AZURE_PAGES): void {
  server.answer('/api/retail/prices', (request, response) => {
    const page = Number(new URL(request.url ?? '/', server.origin).searchParams.get('$skip') ?? 0) / 1000;
    const next =
      page + 1 < pages.length
        ? `${server.origin}/api/retail/prices?api-version=2023-01-01-preview&$skip=${(page + 1) * 1000}`
        : null;
    response.writeHead(200, { 'content-type': 'application/json' }).end(azurePage(pages[page] ?? [], next));
  });
}

/** The latest run of a feed, in brief. */
export async function lastRun(snapshots: PriceSnapshotRepository, feed: string): Promise<PriceFeedRun | undefined> {
  return (await snapshots.recentRuns(feed, 1))[0];
}
