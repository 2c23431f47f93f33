import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PricingPort } from '@compute-advisor/application';
import type { FeedStatus } from '@compute-advisor/pricing';

/** What Prometheus reads at /metrics. One per app, so that several apps in one process do not mix. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'advisor_http_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [this.registry],
  });
  private readonly latency = new Histogram({
    name: 'advisor_http_request_duration_seconds',
    help: 'Time from the first byte read to the last byte written, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });
  private readonly answers = new Counter({
    name: 'advisor_answers_total',
    help: 'Plans answered, by mode, verdict and price freshness.',
    labelNames: ['mode', 'verdict', 'price_freshness'],
    registers: [this.registry],
  });

  constructor(pricing: PricingPort, feeds: () => readonly FeedStatus[], now: () => number) {
    collectDefaultMetrics({ register: this.registry });
    const age = new Gauge({
      name: 'advisor_price_source_age_seconds',
      help: 'Age of the newest offer of each price source, counted from the day that source vouches for.',
      labelNames: ['source', 'freshness'],
      registers: [this.registry],
      collect: () => {
        age.reset();
        for (const [key, day] of newestDayBySource(pricing)) {
          const [source = '', freshness = ''] = key.split('\n');
          const at = Date.parse(`${day}T00:00:00Z`);
          if (Number.isFinite(at)) age.set({ source, freshness }, Math.max(0, Math.floor((now() - at) / 1000)));
        }
      },
    });
    const feedAge = new Gauge({
      name: 'advisor_price_feed_age_seconds',
      help: 'Seconds since each live price feed last confirmed its data, by what its prices count as.',
      labelNames: ['feed', 'freshness'],
      registers: [this.registry],
      collect: () => {
        feedAge.reset();
        for (const { feed, freshness, ageSeconds } of feeds())
          if (ageSeconds !== undefined) feedAge.set({ feed, freshness }, ageSeconds);
      },
    });
    const feedRuns = new Gauge({
      name: 'advisor_price_feed_unsuccessful_runs',
      help: 'Among the latest runs of each price feed, those whose data were rejected and those that failed.',
      labelNames: ['feed', 'outcome'],
      registers: [this.registry],
      collect: () => {
        feedRuns.reset();
        for (const { feed, rejectedRuns, failedRuns } of feeds()) {
          feedRuns.set({ feed, outcome: 'rejected' }, rejectedRuns);
          feedRuns.set({ feed, outcome: 'failed' }, failedRuns);
        }
      },
    });
    const offers = new Gauge({
      name: 'advisor_price_offers',
      help: 'Offers in the price book, by freshness.',
      labelNames: ['freshness'],
      registers: [this.registry],
      collect: () => {
        offers.reset();
        for (const offer of offersOf(pricing)) offers.inc({ freshness: offer.freshness });
      },
    });
  }

  /** Counts one finished request. */
  finished(route: string, method: string, status: number, seconds: number): void {
    this.requests.inc({ route, method, status });
    this.latency.observe({ route, status }, seconds);
  }

  /** Counts one plan. */
  answered(mode: string, verdict: string, priceFreshness: string): void {
    this.answers.inc({ mode, verdict, price_freshness: priceFreshness });
  }
}

const offersOf = (pricing: PricingPort) => {
  try {
    return pricing.currentBook().offers;
  } catch {
    return [];
  }
};

function newestDayBySource(pricing: PricingPort): ReadonlyMap<string, string> {
  const newest = new Map<string, string>();
  for (const { source, freshness, asOf } of offersOf(pricing)) {
    const key = `${source}\n${freshness}`;
    const known = newest.get(key);
    if (known === undefined || asOf > known) newest.set(key, asOf);
  }
  return newest;
}
