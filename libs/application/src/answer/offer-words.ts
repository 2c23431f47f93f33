import { purchaseOf } from '@compute-advisor/domain';
import type { TokenAlternative } from '../use-cases/token-alternative';
import type { PlanBase } from '../use-cases/plan-base';
import type { Planned } from '../use-cases/planned';
import { priceRange } from './money-words';
import { providerName } from './provider-words';
import { machines, percent, perMonth, usd } from './wording';

/** An offer this near the usual price is about that. */
const ABOUT = 0.1;

/** What hardware is offered for beside what such hardware usually costs; empty where the text tells of no offer, names
 *  several pieces of hardware, or nobody is known to have named a price. */
export function offerWords({ planned }: PlanBase): string {
  const { question, books } = planned;
  const [asked, ...others] = question.stated.candidates?.value ?? [];
  const offered = question.reading.offeredUsd;
  if (offered === undefined || asked?.gpuCount === undefined || others.length > 0) return '';
  const gpu = books.catalog.gpus.find((g) => g.id === asked.gpuId);
  const usual = gpu && purchaseOf(books.catalog.books.purchasePrices, gpu, asked.gpuCount);
  if (!usual) return '';
  const share = offered / usual.usd - 1;
  const far = `${percent(Math.abs(share))} ${share > 0 ? 'above' : 'below'}`;
  const stands = Math.abs(share) <= ABOUT ? 'about' : `${far}`;
  return (
    `The offer of ${usd(offered)} is ${stands} what ${machines(asked.gpuCount, gpu)} usually cost: about ` +
    `${usd(usual.usd)} (${priceRange(usual)}).`
  );
}

/** What the plan costs beside the bill of somebody else's service that the text states, and who sells the same tokens
 *  for less than either: whoever pays by the token now need not rent to save.
 *  @param byToken what the load costs by the token, where somebody sells the model */
export function apiBillWords({ question, best }: Planned, byToken?: TokenAlternative): string {
  const paid = question.reading.apiUsdPerMonth;
  if (paid === undefined || best?.monthlyUsd === undefined) return '';
  const change = best.monthlyUsd - paid;
  const beside =
    `Against the ${perMonth(paid)} that you pay for the service you use now, the plan is ` +
    `${perMonth(Math.abs(change))} ${change < 0 ? 'less' : 'more'}.`;
  const tokens = byToken?.load?.usdPerMonth;
  if (byToken === undefined || tokens === undefined || tokens >= Math.min(paid, best.monthlyUsd)) return beside;
  return (
    `${beside} Less than either is the planned model by the token at ${providerName(byToken.price.provider)}: about ` +
    `${perMonth(tokens)} for this load.`
  );
}
