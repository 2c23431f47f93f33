import { type GpuFacts, purchaseOf, usdForHours } from '@compute-advisor/domain';
import type { BuyOrRent } from '../use-cases/buy-or-rent';
import { rateOfFleet } from '../use-cases/current-fleet';
import type { TokenAlternative } from '../use-cases/token-alternative';
import type { PlanBase } from '../use-cases/plan-base';
import type { Planned } from '../use-cases/planned';
import { priceRange } from './money-words';
import { providerName } from './provider-words';
import { machines, percent, perMonth, usd } from './wording';

/** An offer this near the usual price is about that. */
const ABOUT = 0.1;

/** What hardware is offered for beside what such hardware usually costs; empty where the text tells of no offer, names
 *  several parts, or nobody is known to have named a price. What is offered by the hour without a number of cards is
 *  priced for as many as carry the load. */
export function offerWords({ planned, figures }: PlanBase): string {
  const asked = planned.question.stated.candidates?.value ?? [];
  const [first] = asked;
  if (first === undefined) return machineOfferWords(planned, figures.buyOrRent);
  if (asked.some((c) => c.gpuId !== first.gpuId)) return '';
  const gpu = planned.books.catalog.gpus.find((g) => g.id === first.gpuId);
  if (gpu === undefined) return '';
  const counts = asked.flatMap((c) => c.gpuCount ?? []);
  const counted = counts.length === 0 ? undefined : Math.max(...counts);
  const carrying = planned.ladder.leading.rungs.find((r) => r.gpu.id === gpu.id)?.gpuCount;
  const rented = counted ?? carrying;
  const isOne = counted !== undefined && asked.length === 1;
  return [
    isOne ? purchaseOfferWords(planned, gpu, counted) : '',
    rented === undefined ? '' : rentOfferWords(planned, gpu, rented),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "A server for 38,000 EUR", of which nobody says what is in it: the sum beside what the load takes, bought. */
function machineOfferWords({ question }: Planned, bought: BuyOrRent | undefined): string {
  const offered = question.reading.offeredUsd;
  if (offered === undefined || bought === undefined || question.reading.fleet !== undefined) return '';
  const { purchase, rung } = bought;
  const alone = purchase.price.unit === 'card' ? ', the cards alone' : '';
  return (
    `The offer of ${usd(offered)} is ${standsTo(offered, purchase.usd)} what hardware for this load usually costs: ` +
    `about ${usd(purchase.usd)} for ${machines(rung.gpuCount, rung.gpu)}${alone}. Ask what is in the machine.`
  );
}

function purchaseOfferWords({ question, books }: Planned, gpu: GpuFacts, gpuCount: number): string {
  const offered = question.reading.offeredUsd;
  const usual = offered === undefined ? undefined : purchaseOf(books.catalog.books.purchasePrices, gpu, gpuCount);
  if (offered === undefined || !usual) return '';
  return (
    `The offer of ${usd(offered)} is ${standsTo(offered, usual.usd)} what ${machines(gpuCount, gpu)} usually cost: ` +
    `about ${usd(usual.usd)} (${priceRange(usual)}).`
  );
}

/** A rate that is offered for cards that nobody uses yet, beside the least that the book asks for so many of them. */
function rentOfferWords({ question, market, work }: Planned, gpu: GpuFacts, gpuCount: number): string {
  const { offeredUsdPerGpuHour, pricePerGpuHour, fleet } = question.reading;
  const offered = offeredUsdPerGpuHour ?? (fleet === undefined ? pricePerGpuHour?.value : undefined);
  const rate = market.rates.get(gpu.id);
  if (offered === undefined || rate === undefined) return '';
  const usual = rateOfFleet(rate, gpuCount);
  return (
    `The offer of ${usd(offered)} per GPU-hour is ${standsTo(offered, usual)} the cheapest on demand that the book ` +
    `knows for ${machines(gpuCount, gpu)}, ${usd(usual)}; it comes to ` +
    `${perMonth(usdForHours(gpuCount, offered, work.hoursPerMonth))}.`
  );
}

/** How one sum stands to another: "12 % above", "about". */
function standsTo(sum: number, usual: number): string {
  const share = sum / usual - 1;
  return Math.abs(share) <= ABOUT ? 'about' : `${percent(Math.abs(share))} ${share > 0 ? 'above' : 'below'}`;
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
