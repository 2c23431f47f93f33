import { tokenApiBreakEven } from '@compute-advisor/domain';
import { PEAK_OVER_MEAN, REQUESTS_PER_USER_AND_DAY } from '../interpretation/defaults';
import type { Planned } from '../use-cases/planned';
import { figure, percent, usd } from './wording';

/** By the token has to cost less than this share of the plan before the verdict itself says not to rent: rented machines keep data and latency in one's own hands. */
const CLEARLY_CHEAPER = 0.5;
const SECONDS_PER_DAY = 86_400;

/** What the same work costs at public endpoints of the same model: a sentence for the verdict when renting is clearly the dearer way, else one for the notes. */
export interface TokenAlternative {
  readonly verdict?: string;
  readonly note?: string;
}

/** Sets the plan against public per-token prices. Nothing is said for hardware on one's own premises, for work that is not counted in tokens, or where nobody's price is known. */
export function tokenAlternative(p: Planned): TokenAlternative {
  const { best, question: q, work } = p;
  if (
    !best?.monthlyUsd ||
    q.mode === 'model' ||
    work.tuning ||
    best.service.unit !== 'requests' ||
    q.reading.wishes.onPremises
  )
    return {};
  const requestsPerDay = meanRequestsPerDay(p);
  const found = tokenApiBreakEven({
    prices: p.books.catalog.books.tokenPrices,
    modelId: q.model.id,
    inputTokens: work.inputTokens,
    outputTokens: work.outputTokens,
    planUsdPerMonth: best.monthlyUsd,
    ...(requestsPerDay === undefined ? {} : { requestsPerDay }),
  });
  if (!found) return {};
  const { price, usdPerMonth, breakEvenRequestsPerDay } = found.typical;
  const rates = `$${figure(price.usdPerMillionInputTokens, 2)} / $${figure(price.usdPerMillionOutputTokens, 2)} per million tokens in / out at ${price.provider}, ${found.providers === 1 ? 'the one price known' : `the middle of ${figure(found.providers)}`} (as of ${price.asOf})`;
  const capacityPerDay =
    best.service.saturated().requestsPerSecond * best.replicas * SECONDS_PER_DAY * (work.hoursPerMonth / 730);
  const pays =
    breakEvenRequestsPerDay > capacityPerDay
      ? 'even at full load this plan costs more per token'
      : `renting pays from about ${figure(Number(breakEvenRequestsPerDay.toPrecision(2)))} requests a day of this length`;
  if (usdPerMonth === undefined) return { note: `By the token the same model costs ${rates}; ${pays}.` };
  const volume = `${figure(requestsPerDay!)} requests a day`;
  if (usdPerMonth < best.monthlyUsd * CLEARLY_CHEAPER)
    return {
      verdict: `Consider not renting at all: by the token ${volume} cost about ${usd(usdPerMonth)} a month, ${usdPerMonth < best.monthlyUsd / 100 ? 'under 1 %' : percent(usdPerMonth / best.monthlyUsd)} of this plan (${rates}); ${pays}.`,
    };
  return { note: `By the token ${volume} would cost about ${usd(usdPerMonth)} a month (${rates}); ${pays}.` };
}

/** Requests on a mean day: as stated, from the peak rate, or from the number of people. A number in flight alone says nothing about a day. */
function meanRequestsPerDay({ question: { traffic: t, useCase }, work }: Planned): number | undefined {
  if (t.requestsPerDay) return t.requestsPerDay.value;
  if (t.requestsPerSecond)
    return Math.round(
      (t.requestsPerSecond.value / (useCase.value === 'batch' ? 1 : PEAK_OVER_MEAN)) *
        SECONDS_PER_DAY *
        (work.hoursPerMonth / 730),
    );
  return t.totalUsers && t.totalUsers.value * REQUESTS_PER_USER_AND_DAY;
}
