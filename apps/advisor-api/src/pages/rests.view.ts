import type { Advice } from '@compute-advisor/application';
import { day, plural, usdExact } from './format';
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
  /** What stands in it, for the line it is folded into. */
  readonly inBrief: string;
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

/** "Confidence medium, 0.74: 4 reasons, 3 notes, 10 assumptions". */
function inBrief({ recommendation_set: set, assumption_banner: assumed, warnings }: Advice): string {
  const { level, score, reasons } = set.confidence;
  const notes = (warnings ?? []).length + (set.notes ?? []).length;
  const parts = [
    [reasons.length, 'reason'],
    [notes, 'note'],
    [assumed.length, 'assumption'],
  ] as const;
  const counted = parts.flatMap(([n, what]) => (n === 0 ? [] : [plural(n, what)]));
  return `Confidence ${level}, ${score.toFixed(2)}${counted.length === 0 ? '' : `: ${counted.join(', ')}`}`;
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
    inBrief: inBrief(advice),
    sources: advice.pricing.sources,
    snapshotId: advice.pricing.snapshot_id,
  };
}
