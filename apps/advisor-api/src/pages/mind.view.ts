import type { Advice } from '@compute-advisor/application';
import { count, day, duration, percent, usd } from './format';
import { planShort, providerTitle, type Names } from './names';
import { tokensLead } from './standing';
import { perPerson } from './versus.view';

/** Lines under the table, at most. */
const MOST = 2;

/** A price counts as slower from this share of today's speed down. */
const CLEARLY_SLOWER = 0.9;

function givenUp(advice: Advice, names: Names): string[] {
  const { options, current_assessment: now } = advice.recommendation_set;
  const [today, best] = [perPerson(now?.performance), perPerson(options[0]?.performance)];
  if (today === undefined || best === undefined || best >= today * CLEARLY_SLOWER) return [];
  const { tpot_ms: target } = advice.spec_so_far.latency;
  const within =
    target !== undefined && (options[0]?.performance.tpot_ms ?? 0) <= target.value
      ? `, within the ${duration(target.value)} ${target.source === 'defaulted' ? 'assumed' : 'asked for'}`
      : '';
  const quick = options
    .filter((o) => o.monthly_cost !== undefined && (perPerson(o.performance) ?? 0) >= today)
    .sort((a, b) => (a.monthly_cost ?? 0) - (b.monthly_cost ?? 0))[0];
  const keep =
    quick?.monthly_cost === undefined
      ? ''
      : ` Keeping today’s speed costs ${usd(quick.monthly_cost)} a month on ${planShort(quick, names)}.`;
  return [`Each person waits longer per token${within}.${keep}`];
}

function byToken(advice: Advice): string[] {
  const { by_token: tokens, options } = advice.recommendation_set;
  if (tokens === undefined) return [];
  const where = `${providerTitle(tokens.provider)}, ${day(tokens.as_of)}`;
  if (tokensLead(advice)) {
    const rented = options[0]?.monthly_cost;
    return rented === undefined
      ? []
      : [`The cheapest plan to rent costs ${usd(rented)} a month. Token price of ${where}.`];
  }
  if (!(tokens.break_even_requests_per_day > 0)) return [];
  const from = count(Number(tokens.break_even_requests_per_day.toPrecision(2)));
  return [`Under about ${from} requests a day, buying by the token is cheaper (${where}).`];
}

function bought(advice: Advice): string[] {
  const own = advice.recommendation_set.buy_or_rent;
  if (own === undefined) return [];
  const months = own.months_to_break_even;
  const pays =
    months === undefined
      ? 'and never pays back against renting'
      : `and has cost less than renting after ${count(months)} months`;
  return [
    `Bought, the hardware costs ${usd(own.purchase_usd)} and ${usd(own.running_usd_per_month)} a month to ` +
      `run, ${pays}.`,
  ];
}

function lessBits(advice: Advice): string[] {
  const flip = advice.recommendation_set.also_consider?.find((c) => c.kind === 'lower_precision');
  const cost = flip?.option?.monthly_cost ?? flip?.usd_per_month;
  const now = advice.recommendation_set.options[0]?.monthly_cost;
  if (cost === undefined || now === undefined || cost >= now) return [];
  return [`The same model in fewer bits runs for ${usd(cost)} a month, ${percent(1 - cost / now)} less.`];
}

/** What is given up and when not to rent: at most two lines. */
export const mindLines = (advice: Advice, names: Names): readonly string[] =>
  [...bought(advice), ...givenUp(advice, names), ...byToken(advice), ...lessBits(advice)].slice(0, MOST);
