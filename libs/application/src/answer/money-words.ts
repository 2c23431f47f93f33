import type { BuyOrRent } from '../use-cases/buy-or-rent';
import type { Consideration } from '../use-cases/considerations';
import type { WithinTheLimit } from '../use-cases/money-limit';
import type { TokenAlternative } from '../use-cases/token-alternative';
import type { WishPrice } from '../use-cases/wish-price';
import { paidWords } from './ordered-words';
import { providerName } from './provider-words';
import { tokensBought } from './token-words';
import { type Affordable, KEPT_FOR_THE_MACHINE, type Purchase, type Rung } from '@compute-advisor/domain';
import { describeRung, figure, machines, percent, perMonth, rough, usd } from './wording';

/** "gemma-3-27b-it in fp8 on 1 x L40S for $613 a month". */
const boughtWords = ({ model, precision, rung }: Affordable, limitUsd?: number): string =>
  `${model.id} in ${precision} on ${describeRung(rung)} for ${paidWords(rung, limitUsd)}`;

/** What a limit of money does buy where it does not buy the plan, and what to change. @param instead the largest model
 *  it buys under this load @param byToken what the same model costs at endpoints */
export function limitWords(
  w: WithinTheLimit,
  modelId: string,
  instead: Affordable | undefined,
  byToken: TokenAlternative | undefined,
): string {
  const ways = [
    byToken ? tokensBought(byToken, w.limitUsd) : '',
    instead ? `${boughtWords(instead, w.limitUsd)} under this load` : '',
    w.shareOfLoad > 0 ? `${modelId} for ${percent(w.shareOfLoad)} of this load` : '',
    w.hoursPerMonth === undefined ? '' : `this plan for ${rough(w.hoursPerMonth)} hours a month`,
  ].filter(Boolean);
  if (!ways.length) return `${perMonth(w.limitUsd)} buys no machine that carries any of this.`;
  return `What ${perMonth(w.limitUsd)} does buy: ${ways.join('; or ')}.`;
}

/** Buying against renting: what it costs, when it pays, whether the sum is enough. One thing a sentence. */
export function buyOrRentWords(b: BuyOrRent): string {
  const { rung, purchase, running, rentUsdPerMonth: rent, monthsToBreakEven: months, oneOffUsd } = b;
  const pays = months === undefined ? 'buying never pays' : `buying pays after ${figure(tenthsUp(months), 1)} months`;
  const power = perMonth(running.usdPerMonth);
  const alone = isCards(b) ? ` for the ${oneOrMany(purchase.units, 'card')} alone` : '';
  return [
    `Bought, ${describeRung(rung)} costs about ${usd(purchase.usd)}${alone}, and up to ${power} of electricity.`,
    b.ownedUsdPerMonth === undefined
      ? ''
      : `Written off over ${figure(b.ownedUsdPerMonth.years)} years that is ${perMonth(b.ownedUsdPerMonth.usd)}.`,
    rent === undefined ? '' : `${rentedWords(b)} ${perMonth(rent)}: ${pays}.`,
    oneOffUsd === undefined ? '' : enoughWords(b, oneOffUsd),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is rented for the same load. */
const rentedWords = ({ rentedOn }: BuyOrRent): string =>
  rentedOn ? `The cheapest to rent for this load, ${describeRung(rentedOn)}, is` : 'Rented it is';

const oneOrMany = (n: number, noun: string): string => (n === 1 ? noun : `${noun}s`);

/** Months as they are told: a tenth of a month too late rather than too early. */
export const tenthsUp = (months: number): number => Math.ceil(months * 10) / 10;

/** Whether the price is that of cards, to which a server has to be had. */
const isCards = ({ purchase }: BuyOrRent): boolean => purchase.price.unit === 'card';

function enoughWords(b: BuyOrRent, oneOffUsd: number): string {
  const left = oneOffUsd - b.purchase.usd;
  if (left < 0) return `${usd(oneOffUsd)} is ${usd(-left)} too little.`;
  return isCards(b)
    ? `${usd(oneOffUsd)} is enough for the ${oneOrMany(b.purchase.units, 'card')}; ${usd(left)} are left for what ` +
        `${b.purchase.units === 1 ? 'it runs' : 'they run'} in${keptWords(b, left / oneOffUsd)}.`
    : `${usd(oneOffUsd)} is enough, ${usd(left)} are left.`;
}

/** That the rest is no accident. */
const keptWords = ({ purchase }: BuyOrRent, leftShare: number): string =>
  purchase.units > 1 && leftShare >= KEPT_FOR_THE_MACHINE - 1e-9
    ? ` (at least ${percent(KEPT_FOR_THE_MACHINE)} of the sum is kept back for it; no price of such machines is known)`
    : '';

/** What the figures of a purchase rest on, for the notes. */
export const purchaseNote = (b: BuyOrRent): string => `The purchase: ${basisOf(b)}.`;

/** Where the figures of a purchase are from. */
export const basisOf = ({ purchase, running }: BuyOrRent): string =>
  `${priceRange(purchase)}; ${rough(running.kilowatts)} kW at $${figure(running.usdPerKwh, 4)} per kWh, ` +
  running.place;

/** How a price of hardware was worked out: "4 x the middle of $300,000 to $350,000, servers of 8, street price as of
 *  2026-01". */
export function priceRange({ price, units }: Purchase): string {
  const unit = price.unit === 'card' ? 'cards without servers' : `${price.unit}s of ${figure(price.gpuCount)}`;
  const range =
    price.usdLow === price.usdHigh ? usd(price.usdLow) : `the middle of ${usd(price.usdLow)} to ${usd(price.usdHigh)}`;
  return `${figure(units)} x ${range}, ${unit}, ${price.basis.replace('_', ' ')} price as of ${price.asOf}`;
}

/** That no provider stands behind a price. */
export const privateHostWords = (best: Rung | undefined): string =>
  best?.rate?.basis === 'community' ? 'Only private hosts of a marketplace rent it, no provider does.' : '';

/** That the plan stands beside the sellers that are asked for. */
function passedOverWords(sellers: readonly string[]): string {
  const names = sellers.map(providerName).join(' and ');
  return (
    `${names} ${sellers.length === 1 ? 'is' : 'are'} not known to sell anything that carries this: ask there for a ` +
    'quote. Prices and orders here are of the market beside.'
  );
}

/** What keeping to the wishes of the text costs. */
export function wishWords({ anywhere, moreUsd, sellers }: WishPrice): string {
  if (sellers !== undefined) return passedOverWords(sellers);
  const elsewhere = `${describeRung(anywhere)} for ${perMonth(anywhere.monthlyUsd ?? 0)}`;
  return moreUsd === undefined
    ? 'No price is known of anything within what you ask for: ask those sellers for a quote. Without that limit ' +
        `${elsewhere} would do.`
    : `Keeping to what you ask for costs ${usd(moreUsd)} a month more than ${elsewhere}.`;
}

/** Why another way is worth a thought. */
export function considerationWords(c: Consideration, limitUsd?: number): string {
  switch (c.kind) {
    case 'best_regarded':
      return (
        `The best-regarded model for this that the money serves: ${boughtWords(c.bought, limitUsd)}; ` +
        `${figure(c.score.score, 1)} in ${c.score.benchmark} of ${c.score.asOf}.`
      );
    case 'next_step_up':
      return `The next larger model: ${boughtWords(c.bought, limitUsd)}, ${usd(c.overUsd)} more than the budget.`;
    case 'commitment': {
      const { commitment } = c.committed;
      const years = commitment.term === '1y' ? '1 year' : '3 years';
      const what = c.running ? `the ${machines(c.running.gpuCount, c.running.gpu)} in use now` : 'the same machines';
      return (
        `Committed for ${years} at ${commitment.provider} (${commitment.plan}) ${what} cost ` +
        `${perMonth(c.usdPerMonth)}, ${perMonth(c.savesUsd)} less than on demand; paid whether used or not.`
      );
    }
    case 'lower_precision':
      return (
        `In ${c.precision} the same model runs on ${describeRung(c.to)} for ${perMonth(c.usdPerMonth)}; try ` +
        'whether the answers stay good enough.'
      );
  }
}
