import type { AdvisorPorts, ClockPort } from '@compute-advisor/application';
import type { PersistenceLoad } from '@compute-advisor/persistence';
import type { FeedStatus } from '@compute-advisor/pricing';
import type { Answers } from './answering';

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

/** The adapters chosen for this process, and how to ask after and let go of them. */
export interface Composition {
  readonly ports: AdvisorPorts;
  readonly clock: ClockPort;
  /** Questions in, filed answers out. */
  readonly answers: Answers;
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
