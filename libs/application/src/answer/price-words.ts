import { isOld } from '../use-cases/doubts';
import type { Planned } from '../use-cases/planned';

/** That the prices behind the best option are old, and from when. */
export function ageNotes({ best }: Planned): string[] {
  return best?.rate && isOld(best)
    ? [
        `The prices behind the best option are of ${best.rate.asOf}, more than 30 days old: ask for a quote before you order.`,
      ]
    : [];
}
