import { isOld } from '../use-cases/doubts';
import type { Planned } from '../use-cases/planned';

/** How old the prices behind the best option are, where they are not the market's of these days. */
export function ageNotes({ best }: Planned): string[] {
  if (!best?.rate) return [];
  const { asOf, freshness } = best.rate;
  if (isOld(best))
    return [
      `The prices behind the best option go back to ${asOf}, more than 30 days: ask for a quote before you order.`,
    ];
  return freshness === 'fallback'
    ? [`The prices are those of the packaged book, the best option's of ${asOf}: ask for a quote before you order.`]
    : [];
}
