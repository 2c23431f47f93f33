import type { TokenAlternative } from '../use-cases/token-alternative';
import { figure, percent, usd } from './wording';

/** Below this share of the plan a token price is "under 1 %". */
const NEXT_TO_NOTHING = 0.01;

/** A sentence for the verdict when renting is clearly the dearer way, else one for the notes. */
export function tokenWords(t: TokenAlternative | undefined): { readonly verdict?: string; readonly note?: string } {
  if (!t) return {};
  const { price, load } = t;
  const among = t.providers === 1 ? 'the one price known' : `the middle of ${figure(t.providers)}`;
  const rates = `$${figure(price.usdPerMillionInputTokens, 2)} / $${figure(price.usdPerMillionOutputTokens, 2)} per million tokens in / out at ${price.provider}, ${among} (as of ${price.asOf})`;
  const pays = t.neverPays
    ? 'even at full load this plan costs more per token'
    : `renting pays from about ${figure(Number(t.breakEvenRequestsPerDay.toPrecision(2)))} requests a day of this length`;
  if (load === undefined) return { note: `By the token the same model costs ${rates}; ${pays}.` };
  const volume = `${figure(load.requestsPerDay)} requests a day`;
  if (!t.leads)
    return { note: `By the token ${volume} would cost about ${usd(load.usdPerMonth)} a month (${rates}); ${pays}.` };
  const share = load.usdPerMonth / t.planUsdPerMonth;
  const ofPlan = share < NEXT_TO_NOTHING ? 'under 1 %' : percent(share);
  return {
    verdict: `Consider not renting at all: by the token ${volume} cost about ${usd(load.usdPerMonth)} a month, ${ofPlan} of this plan (${rates}); ${pays}.`,
  };
}
