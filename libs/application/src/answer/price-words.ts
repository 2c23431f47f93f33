import { cheaperLeftAside, type LeftAside, type Rung } from '@compute-advisor/domain';
import { isOld } from '../use-cases/doubts';
import type { Planned } from '../use-cases/planned';
import { providerName } from './provider-words';
import { usd } from './wording';

/** So many cheaper sellers are named; who asks still less is no better known. */
const SELLERS_NAMED = 2;
const LEFT_ASIDE: Readonly<Record<LeftAside['reason'], string>> = {
  private_host: 'private hosts of a marketplace',
  odd_price: 'so far under the market that it may be a mistake',
};

/** How old the prices behind the best option are; and who asks less than the offer that is named, and why that is not
 *  the one to count on. */
export const priceNotes = ({ best }: Planned): string[] => (best ? [...ageWords(best), ...leftAsideWords(best)] : []);

/** How old the prices are, where they are not the market's of these days. */
function ageWords(best: Rung): string[] {
  if (!best.rate) return [];
  const { asOf, freshness } = best.rate;
  if (isOld(best))
    return [
      `The prices behind the best option go back to ${asOf}, more than 30 days: ask for a quote before you order.`,
    ];
  return freshness === 'fallback'
    ? [`The prices are those of the packaged book, the best option's of ${asOf}: ask for a quote before you order.`]
    : [];
}

function leftAsideWords({ rate, machines }: Rung): string[] {
  if (!rate || !machines) return [];
  const cheaper = cheaperLeftAside(rate, machines.rate).slice(0, SELLERS_NAMED);
  const said = cheaper.map(
    ({ offer, reason }) => `${providerName(offer.provider)} at ${usd(offer.usdPerGpuHour)} (${LEFT_ASIDE[reason]})`,
  );
  return said.length === 0 ? [] : [`Cheaper per GPU-hour, and left aside: ${said.join(' and ')}.`];
}
