import type { AdvisorPorts } from '@compute-advisor/application';
import type { Readiness, ReadinessPart } from './composition';

/** What is said of the database, and where its words go. */
export interface ReadinessSources {
  readonly ports: Pick<AdvisorPorts, 'catalog' | 'pricing'>;
  /** Whether the database answers and takes answers; `detail` is for the operator. */
  readonly database: () => Promise<{ readonly ok: boolean; readonly detail: string }>;
  /** Price feeds whose refused readings wait for an operator, in one line; undefined when none does. */
  readonly refused?: () => string | undefined;
  readonly log: { info(message: string): void; warn(message: string): void };
}

/** Asks everything the service needs. What the database says of itself (hosts, paths, errors) goes to the log whenever
 *  it changes, and never to whoever asks. */
export function readinessOf({ ports, database, refused, log }: ReadinessSources): () => Promise<Readiness> {
  let told = '';
  const tell = (ok: boolean, detail: string): void => {
    if (detail === told) return;
    if (!ok) log.warn(`not ready: ${detail}`);
    else if (told !== '') log.info(`ready again: ${detail}`);
    told = detail;
  };
  return async () => {
    const { ok, detail } = await database();
    tell(ok, detail);
    return {
      database: { ready: ok, detail: ok ? 'answers and takes answers' : 'cannot be used right now; the log says why' },
      catalog: catalogState(ports),
      prices: priceState(ports, refused?.()),
    };
  };
}

function catalogState({ catalog }: Pick<AdvisorPorts, 'catalog'>): ReadinessPart {
  const { models, gpus, version } = catalog.current();
  return {
    ready: models.length > 0 && gpus.length > 0,
    detail: `${models.length} models, ${gpus.length} GPUs, edition ${version}`,
  };
}

/** Without prices plans are still made, without costs; so a missing book is told, and the service stays ready. */
function priceState({ pricing }: Pick<AdvisorPorts, 'pricing'>, refused: string | undefined): ReadinessPart {
  try {
    const book = pricing.currentBook();
    const by = (freshness: string): number => book.offers.filter((offer) => offer.freshness === freshness).length;
    return {
      ready: true,
      detail:
        `${by('live')} live, ${by('stale')} stale, ${by('fallback')} packaged offers, newest of ` +
        `${book.asOf ?? 'no day'}${refused === undefined ? '' : `; ${refused}`}`,
    };
  } catch {
    return { ready: true, detail: 'no price book: plans are made without costs' };
  }
}
