import { Counter, Gauge, type Registry } from 'prom-client';
import type { PricingPort } from '@compute-advisor/application';
import type { Composition } from '../composition/composition';

type Registers = Registry[];

/** Ages and numbers of prices, by source and feed. */
export function priceGauges(
  { ports, clock, priceFeeds }: Pick<Composition, 'ports' | 'clock' | 'priceFeeds'>,
  registers: Registers,
): void {
  const { pricing } = ports;
  new Gauge({
    name: 'advisor_price_source_age_seconds',
    help: 'Age of the newest offer of each price source, counted from the day that source vouches for.',
    labelNames: ['source', 'freshness'],
    registers,
    collect() {
      this.reset();
      for (const [key, day] of newestDayBySource(pricing)) {
        const [source = '', freshness = ''] = key.split('\n');
        const at = Date.parse(`${day}T00:00:00Z`);
        if (Number.isFinite(at)) this.set({ source, freshness }, Math.max(0, Math.floor((clock.now() - at) / 1000)));
      }
    },
  });
  feedGauges(priceFeeds, registers);
  new Gauge({
    name: 'advisor_price_offers',
    help: 'Offers in the price book, by freshness.',
    labelNames: ['freshness'],
    registers,
    collect() {
      this.reset();
      for (const offer of offersOf(pricing)) this.inc({ freshness: offer.freshness });
    },
  });
}

function feedGauges(priceFeeds: Composition['priceFeeds'], registers: Registers): void {
  new Gauge({
    name: 'advisor_price_feed_age_seconds',
    help: 'Seconds since each live price feed last confirmed its data, by what its prices count as.',
    labelNames: ['feed', 'freshness'],
    registers,
    collect() {
      this.reset();
      for (const { feed, freshness, ageSeconds } of priceFeeds())
        if (ageSeconds !== undefined) this.set({ feed, freshness }, ageSeconds);
    },
  });
  new Gauge({
    name: 'advisor_price_feed_unsuccessful_runs',
    help: 'Among the latest runs of each price feed, those whose data were rejected and those that failed.',
    labelNames: ['feed', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { feed, rejectedRuns, failedRuns } of priceFeeds()) {
        this.set({ feed, outcome: 'rejected' }, rejectedRuns);
        this.set({ feed, outcome: 'failed' }, failedRuns);
      }
    },
  });
  new Gauge({
    name: 'advisor_price_feed_refused_refreshes',
    help: 'Refreshes in a row that said the same refused prices, by feed and whether an operator has to settle it.',
    labelNames: ['feed', 'needs_operator'],
    registers,
    collect() {
      this.reset();
      for (const { feed, refusal } of priceFeeds())
        if (refusal) this.set({ feed, needs_operator: String(refusal.needsOperator) }, refusal.times);
    },
  });
}

/** What is under way: questions, planning threads, the pool, answers that wait to be written, the cache. */
export function workGauges(
  { answers, load, bulk }: Pick<Composition, 'answers' | 'load' | 'bulk'>,
  registers: Registers,
): void {
  jobCounter(bulk, registers);
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('advisor_answers_in_flight', 'Questions taken in and not yet answered.', () => answers.admission.inFlight);
  gauge(
    'advisor_answers_expected_wait_seconds',
    'How long one more question would wait for a planning thread, by the measured cost of an answer.',
    () => answers.admission.expectedWaitMs / 1_000,
  );
  gauge('advisor_planning_threads', 'Threads that plan; 0 when the serving thread does.', () => answers.threads);
  gauge('advisor_answer_cache_bytes', 'Memory that answers given before take, about.', () => answers.cachedBytes);
  gauge(
    'advisor_answers_waiting_to_be_written',
    'Answers taken for filing and not yet durable.',
    () => load().answersWaiting,
  );
  new Gauge({
    name: 'advisor_database_connections',
    help: 'Connections of the pool, by state, and statements that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = load();
      this.set({ state: 'busy' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waited_for' }, waiting);
    },
  });
}

function jobCounter({ worker }: Composition['bulk'], registers: Registers): void {
  new Counter({
    name: 'advisor_job_lines_total',
    help: 'Lines of jobs that this replica has put down results of: answers, and problems instead of one.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: 'answered' }, worker.done.answered);
      this.inc({ outcome: 'problem' }, worker.done.failed);
    },
  });
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
