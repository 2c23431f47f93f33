import type { TokenAlternative } from '../use-cases/token-alternative';
import { DAYS_PER_MONTH, DAYS_PER_WEEK } from '@compute-advisor/domain';
import { REQUESTS_PER_USER_AND_DAY } from '../question/defaults';
import { providerName } from './provider-words';
import { figure, rough, usd } from './wording';

/** From here on the factor itself says nothing more. */
const MANY = 1000;

/** What a sum a month buys by the token: "about 4,300 requests a day by the token at SiliconFlow". */
export function tokensBought({ price, load }: TokenAlternative, usdPerMonth: number): string {
  if (load === undefined || load.basis === 'job' || !(load.usdPerMonth > 0)) return '';
  const perDay = Number(((usdPerMonth / load.usdPerMonth) * load.requestsPerDay).toPrecision(2));
  return perDay < 1
    ? ''
    : `about ${figure(perDay)} requests a day${onDays(load)} by the token at ${providerName(price.provider)}`;
}

/** " on 5 days a week", where they do not come on all of them. */
const onDays = (load: TokenAlternative['load']): string =>
  load === undefined || load.daysPerWeek === DAYS_PER_WEEK ? '' : ` on ${figure(load.daysPerWeek)} days a week`;

/** A price of tokens in full, so that the bill can be worked out from it: $0.27, $1.00, $0.075. */
const tokenRate = (value: number): string =>
  `$${Number(value.toFixed(2)) === value ? figure(value, 2) : figure(value, 4).replace(/0+$/, '')}`;

/** A sentence for the verdict when renting is clearly the dearer way; what it rests on, for the notes. */
export function tokenWords(t: TokenAlternative | undefined): { readonly verdict?: string; readonly note?: string } {
  if (!t) return {};
  const { price, load } = t;
  const among = t.providers === 1 ? 'the one price known' : `the cheapest to count on of ${figure(t.providers)}`;
  const rates =
    `${tokenRate(price.usdPerMillionInputTokens)} in and ${tokenRate(price.usdPerMillionOutputTokens)} out per ` +
    `million tokens at ${providerName(price.provider)} (${among}, as of ${price.asOf})`;
  const pays = t.neverPays
    ? 'Even at full load this plan costs more per token'
    : `Renting pays from about ${figure(Number(t.breakEvenRequestsPerDay.toPrecision(2)))} requests a day of ` +
      `this length${onDays(load)}`;
  const note = `By the token the same model costs ${rates}. ${pays}.`;
  if (load === undefined) return { note };
  if (load.basis === 'job') return jobWords(t, load, `By the token the same model costs ${rates}.`);
  const volume = `${figure(load.requestsPerDay)} requests a day${onDays(load)}`;
  const would = `would come to ${usd(load.usdPerMonth)} a month`;
  if (load.basis === 'per_user') {
    const each = `${figure(REQUESTS_PER_USER_AND_DAY)} requests per user and day${onDays(load)}`;
    return { note: `${note} At ${each}, which is assumed, it ${would}.` };
  }
  if (load.basis === 'in_flight')
    return {
      note:
        `${note} The requests at once, half of them on the mean of the hours, are ${volume} at the speed of this ` +
        `plan: it ${would}.`,
    };
  if (!t.leads) return { note: `${note} The load of ${volume} ${would}.` };
  const times = t.planUsdPerMonth / load.usdPerMonth;
  return {
    note,
    verdict:
      `Buy it by the token: ${volume} cost about ${usd(load.usdPerMonth)} a month at ` +
      `${providerName(price.provider)}, renting ${manyTimes(times)} times as much${orderedTimes(t, load.usdPerMonth)}.`,
  };
}

const manyTimes = (times: number): string => (times < MANY ? rough(times) : `over ${figure(MANY)}`);

/** Where the plan can be ordered for less than is usual, what that changes. */
function orderedTimes({ planUsdPerMonth, orderUsdPerMonth }: TokenAlternative, tokensUsd: number): string {
  const times = rough(orderUsdPerMonth / tokensUsd);
  return times === rough(planUsdPerMonth / tokensUsd) || orderUsdPerMonth / tokensUsd >= MANY
    ? ''
    : `, ${times} times as it is ordered`;
}

/** A job that is done once is bought once. */
function jobWords(
  { price, leads, planUsdPerMonth }: TokenAlternative,
  load: NonNullable<TokenAlternative['load']>,
  note: string,
): ReturnType<typeof tokenWords> {
  const job = `the job of ${figure(Math.round(load.requestsPerDay * DAYS_PER_MONTH))} requests`;
  if (!leads)
    return {
      note: `${note} By the token ${job} would cost ${usd(load.usdPerMonth)}, once; rented ${usd(planUsdPerMonth)}.`,
    };
  const times = planUsdPerMonth / load.usdPerMonth;
  return {
    note,
    verdict:
      `Buy it by the token: ${job} costs about ${usd(load.usdPerMonth)} at ${providerName(price.provider)}, once; ` +
      `renting ${manyTimes(times)} times as much.`,
  };
}

/** What the same model costs by the token where no endpoint is known to stand in the places that are asked for. */
export function tokensElsewhereWords(t: TokenAlternative | undefined): string | undefined {
  const note = tokenWords(t).note;
  return note && `${note} None of these endpoints is known to stand where you ask for: ask the seller first.`;
}
