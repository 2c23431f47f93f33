import type { AdvisorPorts } from '@compute-advisor/application';
import { OverlayCatalog, PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { defined } from '@compute-advisor/domain';
import { openPersistence, type Persistence } from '@compute-advisor/persistence';
import { createLivePricing, refusalsInWords } from '@compute-advisor/pricing';
import type { Logger } from 'pino';
import type { Settings } from './env';
import { HmacAnalysisIds, keptSecret } from './planning/analysis-ids';
import { Answers } from './answering';
import type { Bulk, Composition } from './composition';
import { JobWorker } from './jobs';
import { startPlanner } from './planning/start-planner';
import { threadedFeeds } from './feeds/threaded-feeds';
import { readinessOf } from './readiness';

const BYTES_PER_MB = 1_000_000;

/** What must be let go of again, in the order in which it was opened. */
type Opened = (() => Promise<void>)[];

/** Chooses every adapter of the service and opens what must be open. The one place where that happens.
 *  @throws when the database can never work as it is set up; the message is one line for the operator. */
export async function compose(settings: Settings, log: Logger): Promise<Composition> {
  const opened: Opened = [];
  const close = async (): Promise<void> => {
    for (const letGo of opened.reverse().splice(0)) await letGo();
  };
  try {
    return { ...(await open(settings, log, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(settings: Settings, log: Logger, opened: Opened): Promise<Omit<Composition, 'close'>> {
  const { databaseUrl, analysisRetentionDays: retentionDays, maxStoredGb } = settings;
  const warming = startPlanner(settings.workers, (message) => log.warn(message));
  opened.push(() => warming.close());
  const persistence = await openPersistence({
    dataDir: settings.dataDir,
    logger: {
      info: (message) => log.info(message),
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    ...defined({ databaseUrl, retentionDays, maxStoredGb }),
  });
  opened.push(() => persistence.close());
  log.info(`Analyses are kept in ${persistence.description}`);
  const clock = { now: () => Date.now() };
  const catalog = new OverlayCatalog(new PackagedCatalog(), persistence.operatorCatalog);
  // Read here and not by whoever asks first.
  catalog.current();
  const pricing = livePricing(settings, persistence, catalog, log);
  opened.push(() => pricing.stop());
  const secret = secretOf(settings, log);
  const ports: AdvisorPorts = { catalog, pricing, analyses: persistence.analyses, ids: new HmacAnalysisIds(secret) };
  await pricing.start();
  const planner = await warming.on({ secret, ports, operatorRows: persistence.operatorCatalog });
  const answers = new Answers({
    planner,
    ports,
    store: persistence.analyses,
    cacheBytes: settings.answerCacheMb * BYTES_PER_MB,
  });
  return {
    ports,
    clock,
    answers,
    bulk: startBulk(persistence, answers, log, opened),
    readiness: readinessOf({
      ports,
      database: () => persistence.ready(),
      refused: () => refusalsInWords(pricing.status().feeds),
      log,
    }),
    priceFeeds: () => pricing.status().feeds,
    load: () => persistence.load(),
  };
}

function startBulk({ jobs, analyses }: Persistence, answers: Answers, log: Logger, opened: Opened): Bulk {
  const worker = new JobWorker({ jobs, answers, warn: (message) => log.warn(message) });
  opened.push(() => worker.stop());
  worker.start();
  return { jobs, kept: analyses, worker };
}

function livePricing(settings: Settings, persistence: Persistence, catalog: AdvisorPorts['catalog'], log: Logger) {
  return createLivePricing({
    feeds: threadedFeeds(settings.priceFeeds, () => catalog.current().gpus),
    snapshots: persistence.priceSnapshots,
    memories: persistence.priceFeedMemories,
    packaged: new PackagedPriceBook().currentBook(),
    operatorPrices: () => persistence.operatorCatalog.current().prices,
    gpus: () => catalog.current().gpus,
    clock: { now: () => Date.now() },
    cadenceMinutes: settings.priceRefreshMinutes,
    staleAfterHours: settings.priceStaleAfterHours,
    log: {
      info: (message, details) => log.info(details, message),
      warn: (message, details) => log.warn(details, message),
    },
  });
}

/** A secret of its own for each data folder. Replicas on one database must be given the same one, or the same question
 *  gets another id on each. */
function secretOf(settings: Settings, log: Logger): string {
  if (settings.analysisIdSecret !== undefined) return settings.analysisIdSecret;
  if (settings.databaseUrl !== undefined)
    log.warn(
      'ANALYSIS_ID_SECRET is not set: ids are keyed by a secret kept in DATA_DIR; set the same secret on ' +
        'every replica that shares DATABASE_URL',
    );
  return keptSecret(settings.dataDir);
}
