import type { AdvisorPorts, ClockPort } from '@compute-advisor/application';
import type { FeedStatus } from '@compute-advisor/pricing';

/** One thing the service needs before it takes traffic. */
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
  /** Asks database, catalog and prices; never throws. */
  readiness(): Promise<Readiness>;
  /** How each price feed is doing; empty when all are off. */
  priceFeeds(): readonly FeedStatus[];
  /** Lets go of everything opened, the database last. */
  close(): Promise<void>;
}

export const Composition = Symbol.for('@compute-advisor/api/Composition');
