import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Answers, RefusalReason } from '../composition/answering';
import type { Composition } from '../composition/composition';
import type { Tracing } from '../telemetry/tracing';
import { priceGauges, workGauges } from './metrics.gauges';

/** What the service was built from. */
export interface BuildInfo {
  readonly version: string;
  readonly engineVersion: string;
  readonly revision: string;
}

/** Gauges of prom-client whose names promise counters (`promtool check metrics`); the same by type stays. */
const NAMED_AS_COUNTERS = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** What Prometheus reads at /metrics. One per app, so that several apps in one process do not mix. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Counter({
    name: 'advisor_http_requests_total',
    help: 'Requests answered, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: this.registers,
  });
  private readonly latency = new Histogram({
    name: 'advisor_http_request_duration_seconds',
    help: 'Time from the first byte read to the last byte written, by route and status; of requests that were let in.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: this.registers,
  });
  private readonly answers = new Counter({
    name: 'advisor_answers_total',
    help: 'Plans answered, by mode, verdict and price freshness.',
    labelNames: ['mode', 'verdict', 'price_freshness'],
    registers: this.registers,
  });
  private readonly stages = new Histogram({
    name: 'advisor_answer_stage_seconds',
    help: 'Where the time of a planned answer went: waiting for a thread, reading the text, planning, wording, filing.',
    labelNames: ['stage'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: this.registers,
  });
  private readonly lookups = new Counter({
    name: 'advisor_answer_cache_lookups_total',
    help: 'Questions by what the answer cache said: hit, miss, or joined to an equal question under way.',
    labelNames: ['outcome'],
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'advisor_refused_total',
    help: 'Questions turned away or left alone, by reason.',
    labelNames: ['reason'],
    registers: this.registers,
  });

  /** Questions turned away and not yet in the counters. */
  private uncounted = 0;

  constructor(
    composition: Pick<Composition, 'ports' | 'clock' | 'priceFeeds' | 'load' | 'answers' | 'bulk'>,
    build: BuildInfo,
    private readonly tracing?: Tracing,
  ) {
    collectDefaultMetrics({ register: this.registry });
    for (const name of NAMED_AS_COUNTERS) this.registry.removeSingleMetric(name);
    new Gauge({
      name: 'advisor_build_info',
      help: 'Always 1; what runs is in the labels.',
      labelNames: ['version', 'engine_version', 'revision', 'node'],
      registers: this.registers,
    }).set(
      { version: build.version, engine_version: build.engineVersion, revision: build.revision, node: process.version },
      1,
    );
    priceGauges(composition, this.registers);
    workGauges(composition, this.registers);
    composition.answers.tell(this.watch());
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

  /** Counts one question that was turned away or left alone. */
  refused(reason: RefusalReason): void {
    this.refusals.inc({ reason });
  }

  /** Counts one question that was turned away because too much is under way, at the price of an addition: it is in the
   *  figures when they are read. */
  turnedAway(): void {
    this.uncounted += 1;
  }

  /** The figures as Prometheus reads them. */
  async text(): Promise<string> {
    if (this.uncounted > 0) {
      this.requests.inc({ route: '/advisor/advise/', method: 'POST', status: 503 }, this.uncounted);
      this.refusals.inc({ reason: 'overload' satisfies RefusalReason }, this.uncounted);
      this.uncounted = 0;
    }
    return this.registry.metrics();
  }

  private watch(): Parameters<Answers['tell']>[0] {
    return {
      took: (stage, ms) => {
        this.stages.observe({ stage }, ms / 1_000);
        this.tracing?.stage(stage, ms);
      },
      cache: (outcome) => this.lookups.inc({ outcome }),
    };
  }
}
