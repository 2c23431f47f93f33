import type { AdvisorPorts, ClockPort, JobRepository } from '@compute-advisor/application';
import type { KeptAnalyses, PersistenceLoad } from '@compute-advisor/persistence';
import type { FeedStatus } from '@compute-advisor/pricing';
import type { Answers } from './answering';
import type { JobWorker } from './jobs';

/** One thing the service needs before it takes traffic; `detail` is fit for strangers. */
export interface ReadinessPart {
  readonly ready: boolean;
  readonly detail: string;
}
export interface Readiness {
  readonly database: ReadinessPart;
  readonly catalog: ReadinessPart;
  readonly prices: ReadinessPart;
}

/** Answers by their ids. */
export type KeptAnswers = Pick<KeptAnalyses, 'bodies'>;

/** Requests by the thousand: their queue, who works on it, and the answers it names. */
export interface Bulk {
  readonly jobs: JobRepository;
  readonly kept: KeptAnswers;
  readonly worker: JobWorker;
}

/** The adapters chosen for this process, and how to ask after and let go of them. */
export interface Composition {
  readonly ports: AdvisorPorts;
  readonly clock: ClockPort;
  /** Questions in, filed answers out. */
  readonly answers: Answers;
  readonly bulk: Bulk;
  /** Asks database, catalog and prices; never throws. */
  readiness(): Promise<Readiness>;
  /** How each price feed is doing; empty when all are off. */
  priceFeeds(): readonly FeedStatus[];
  /** What the database is doing for this process. */
  load(): PersistenceLoad;
  /** Lets go of everything opened, the database last. */
  close(): Promise<void>;
}

export const Composition = Symbol.for('@compute-advisor/api/Composition');
