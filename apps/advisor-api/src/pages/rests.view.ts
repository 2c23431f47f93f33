import type { Advice } from '@compute-advisor/application';
import { day, usdExact } from './format';
import { engineTitle, providerTitle, type Names } from './names';

/** A fact with where it comes from. */
export interface FactView {
  readonly name: string;
  readonly words: string;
}

/** What an answer rests on. */
export interface RestsView {
  readonly prices: readonly FactView[];
  readonly models: readonly FactView[];
  readonly confidence: { readonly level: string; readonly score: string; readonly reasons: readonly string[] };
  readonly assumed: readonly string[];
  readonly notes: readonly string[];
  readonly summary: string;
  readonly sources: readonly string[];
  readonly snapshotId: string;
}

const FRESHNESS: Readonly<Record<Advice['price_freshness'], string>> = {
  live: 'accepted from a feed, at most three days old',
  stale: 'accepted from a feed, older than three days',
  fallback: 'packaged prices, no live feed was in force',
  unavailable: 'no prices could be had',
};

/** How current prices are, in one word. */
export const freshnessWord = (freshness: Advice['price_freshness']): string =>
  ({ live: 'live', stale: 'not fresh', fallback: 'packaged', unavailable: 'none' })[freshness];

function priceFacts({ recommendation_set: set, price_freshness: freshness }: Advice, names: Names): FactView[] {
  const seen = new Set<string>();
  const rates = set.options.slice(0, 5).flatMap((o): FactView[] => {
    if (o.usd_per_gpu_hour === undefined || seen.has(o.gpu_id) || seen.size >= 3) return [];
    seen.add(o.gpu_id);
    const offer = o.cheapest_offer;
    const from =
      offer === undefined
        ? ''
        : `, from ${usdExact(offer.usd_per_gpu_hour)} at ${providerTitle(offer.provider)}, ${day(offer.as_of)}`;
    return [
      {
        name: `${names.short(o.gpu_id)} ${usdExact(o.usd_per_gpu_hour)}`,
        words: `median of the providers that sell it so${from}`,
      },
    ];
  });
  return [...rates, { name: 'State', words: FRESHNESS[freshness] }];
}

/** What the figures of an answer come from, and how sure it is. */
export function restsView(advice: Advice, names: Names): RestsView {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const range = set.requirement.range;
  return {
    prices: priceFacts(advice, names),
    models: [
      { name: 'Memory', words: range === undefined ? engineTitle(spec.engine.value) : range.basis },
      { name: 'Speed', words: 'modelled; each figure stands with the range that holds four of five measured runs' },
    ],
    confidence: {
      level: set.confidence.level,
      score: set.confidence.score.toFixed(2),
      reasons: set.confidence.reasons,
    },
    assumed: advice.assumption_banner,
    notes: [...(advice.warnings ?? []), ...(set.notes ?? [])],
    summary: set.verdict.summary,
    sources: advice.pricing.sources,
    snapshotId: advice.pricing.snapshot_id,
  };
}
