import type { PriceFeedRun, PriceSnapshotRepository } from '@compute-advisor/application';
import type { FeedReading } from '../readings/feed-reading';
import type { PricingLog } from './pricing-log';

const LONGEST_REASON = 500;
/** How a run ended, for the log. */
export const ENDED: Readonly<Record<PriceFeedRun['outcome'], string>> = {
  accepted: 'was accepted',
  not_modified: 'has not changed',
  rejected: 'was not believed',
  failed: 'could not be read',
};
/** The counts of a run that read nothing. */
export const NOTHING_READ = { rowsRead: 0, offersKept: 0, rowsUnresolved: 0, rowsAmbiguous: 0, rowsWithoutPrice: 0 };

/** What a reading counted, as a run records it. */
export const countsOf = ({
  rowsRead,
  offers,
  rowsUnresolved,
  rowsAmbiguous,
  rowsWithoutPrice,
}: FeedReading): typeof NOTHING_READ => ({
  rowsRead,
  offersKept: offers.length,
  rowsUnresolved,
  rowsAmbiguous,
  rowsWithoutPrice,
});

/** Files a run that changed nothing in force, and says so in the log: loudly the first time, quietly again. */
export async function recorded(
  run: PriceFeedRun,
  { snapshots, log }: { readonly snapshots: PriceSnapshotRepository; readonly log: PricingLog },
): Promise<PriceFeedRun> {
  const short = run.reason === undefined ? run : { ...run, reason: run.reason.slice(0, LONGEST_REASON) };
  const [before] = await snapshots.recentRuns(run.feed, 1);
  await snapshots.record(short);
  if (short.outcome === 'not_modified') log.info(`a price feed ${ENDED.not_modified}`, { ...short });
  // A service without a network warns once per feed, not every ten minutes; the runs tell the rest.
  else if (before?.outcome === short.outcome) log.info(`a price feed ${ENDED[short.outcome]} again`, { ...short });
  else log.warn(`a price feed ${ENDED[short.outcome]}`, { ...short });
  return short;
}

/** The names most rows were left out for, for whoever looks after the catalog's aliases. */
export const mostFrequent = (unplaced: ReadonlyMap<string, number>): Readonly<Record<string, number>> =>
  Object.fromEntries([...unplaced].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 10));
