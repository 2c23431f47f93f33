import type { TokenAlternative } from '../use-cases/token-alternative';
import { figure, rough, usd } from './wording';

/** From here on the factor itself says nothing more. */
const MANY = 1000;

/** A sentence for the verdict when renting is clearly the dearer way, else one for the notes. */
export function tokenWords(t: TokenAlternative | undefined): { readonly verdict?: string; readonly note?: string } {
  if (!t) return {};
  const { price, load } = t;
  const among = t.providers === 1 ? 'the one price known' : `the cheapest to count on of ${figure(t.providers)}`;
  const rates =
    `$${figure(price.usdPerMillionInputTokens, 2)} / $${figure(price.usdPerMillionOutputTokens, 2)} per ` +
    `million tokens in / out at ${price.provider}, ${among} (as of ${price.asOf})`;
  const pays = t.neverPays
    ? 'even at full load this plan costs more per token'
    : `renting pays from about ${figure(Number(t.breakEvenRequestsPerDay.toPrecision(2)))} requests a day of ` +
      'this length';
  if (load === undefined) return { note: `By the token the same model costs ${rates}; ${pays}.` };
  const volume = `${figure(load.requestsPerDay)} requests a day`;
  if (!t.leads)
    return { note: `By the token ${volume} would cost about ${usd(load.usdPerMonth)} a month (${rates}); ${pays}.` };
  const times = t.planUsdPerMonth / load.usdPerMonth;
  return {
    verdict:
      `Buy it by the token: ${volume} cost about ${usd(load.usdPerMonth)} a month (${rates}), renting ` +
      `${times < MANY ? rough(times) : `over ${figure(MANY)}`} times as much; ${pays}.`,
  };
}
