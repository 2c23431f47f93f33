import type { AdvisorPorts } from '@compute-advisor/application';
import { OverlayCatalog, PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { openPersistence, type PersistenceLogger } from '@compute-advisor/persistence';
import { createLivePricing, createPriceFeeds } from '@compute-advisor/pricing';
import type { Logger } from 'pino';
import type { Settings } from '../env';
import { HmacAnalysisIds, keptSecret } from './analysis-ids';
import type { Composition, ReadinessPart } from './composition';

/** Chooses every adapter of the service and opens what must be open. The one place where that happens.
 *  @throws when the database can never work as it is set up; the message is one line for the operator. */
export async function compose(settings: Settings, log: Logger): Promise<Composition> {
  const persistenceLog: PersistenceLogger = {
    info: (message) => log.info(message),
    warn: (message) => log.warn(message),
    error: (message) => log.error(message),
  };
  const persistence = await openPersistence({
    dataDir: settings.dataDir,
    logger: persistenceLog,
    ...(settings.databaseUrl === undefined ? {} : { databaseUrl: settings.databaseUrl }),
    ...(settings.analysisRetentionDays === undefined ? {} : { retentionDays: settings.analysisRetentionDays }),
  });
  try {
    log.info(`Analyses are kept in ${persistence.description}`);
    const clock = { now: () => Date.now() };
    const catalog = new OverlayCatalog(new PackagedCatalog(), persistence.operatorCatalog);
    const pricing = createLivePricing({
      feeds: createPriceFeeds(settings.priceFeeds),
      snapshots: persistence.priceSnapshots,
      packaged: new PackagedPriceBook().currentBook(),
      operatorPrices: () => persistence.operatorCatalog.current().prices,
      gpus: () => catalog.current().gpus,
      clock,
      cadenceMinutes: settings.priceRefreshMinutes,
      staleAfterHours: settings.priceStaleAfterHours,
      log: {
        info: (message, details) => log.info(details, message),
        warn: (message, details) => log.warn(details, message),
      },
    });
    const ports: AdvisorPorts = {
      catalog,
      pricing,
      analyses: persistence.analyses,
      ids: new HmacAnalysisIds(secretOf(settings, log)),
    };
    await pricing.start();
    return {
      ports,
      clock,
      readiness: async () => {
        const database = await persistence.ready();
        return {
          database: { ready: database.ok, detail: database.detail },
          catalog: catalogState(ports),
          prices: priceState(ports),
        };
      },
      priceFeeds: () => pricing.status().feeds,
      close: async () => {
        await pricing.stop();
        await persistence.close();
      },
    };
  } catch (error) {
    await persistence.close();
    throw error;
  }
}

/** A secret of its own for each data folder. Replicas on one database must be given the same one, or the same question gets another id on each. */
function secretOf(settings: Settings, log: Logger): string {
  if (settings.analysisIdSecret !== undefined) return settings.analysisIdSecret;
  if (settings.databaseUrl !== undefined)
    log.warn(
      'ANALYSIS_ID_SECRET is not set: ids are keyed by a secret kept in DATA_DIR; set the same secret on every replica that shares DATABASE_URL',
    );
  return keptSecret(settings.dataDir);
}

function catalogState({ catalog }: AdvisorPorts): ReadinessPart {
  const { models, gpus, version } = catalog.current();
  return {
    ready: models.length > 0 && gpus.length > 0,
    detail: `${models.length} models, ${gpus.length} GPUs, edition ${version}`,
  };
}

/** Without prices plans are still made, without costs; so a missing book is told, and the service stays ready. */
function priceState({ pricing }: AdvisorPorts): ReadinessPart {
  try {
    const book = pricing.currentBook();
    const by = (freshness: string): number => book.offers.filter((offer) => offer.freshness === freshness).length;
    return {
      ready: true,
      detail: `${by('live')} live, ${by('stale')} stale, ${by('fallback')} packaged offers, newest of ${book.asOf ?? 'no day'}`,
    };
  } catch {
    return { ready: true, detail: 'no price book: plans are made without costs' };
  }
}
