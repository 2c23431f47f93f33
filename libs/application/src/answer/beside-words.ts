import { statedBill } from '../use-cases/audit-bills';
import { wishesOf } from '../use-cases/market';
import type { Plan } from '../use-cases/plan';
import { cheaperOrderWords } from './ordered-words';
import { paceBesideNow } from './pace-words';
import { latencyPriceWords } from './tail-words';
import { figure, perMonth, usd } from './wording';

/** What a stated latency costs where that is much, and an order that is cheaper than that of the plan. */
export const besideThePlan = (plan: Plan): string =>
  [
    plan.figures.latencyPrice && latencyPriceWords(plan.figures.latencyPrice),
    isRented(plan) ? cheaperOrderWords(plan.planned.ladder.leading) : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Something may be ordered, and the plan is of what can be. */
const isRented = ({ kind, planned: { question, work } }: Plan): boolean =>
  kind !== 'model' && work.tuning === undefined && !wishesOf(question.reading).onPremises;

/** Money that the text states of what runs now, beside what the market would ask; an audit says a stated bill itself.
 */
export function billNowWords({ kind, planned: { question, work }, current }: Plan): string {
  if (kind === 'existing' || !current || current.cost.isEstimated === false) return '';
  if (current.fleet.member.source === 'defaulted') return '';
  const stated = question.fleetFacts.usdPerMonth?.value;
  const market = current.cost.monthlyUsd;
  const beside = market === undefined ? '' : `; at market rate it would be ${usd(market)}`;
  if (stated !== undefined) return `You say ${perMonth(stated)} for what runs now${beside}.`;
  const rate = question.pricePerGpuHour?.value;
  const bill = statedBill(question, current.fleet, work.hoursPerMonth);
  if (rate === undefined || bill === undefined) return '';
  return `At the $${figure(rate, 2)} per GPU-hour you state it is ${perMonth(bill)} now${beside}.`;
}

/** A plan beside what runs now is told with the pace of both; an audit says so itself. */
export const paceNowWords = ({ kind, planned: { best }, current }: Plan): string =>
  kind === 'existing' || current?.fleet.member.source === 'defaulted' ? '' : paceBesideNow(best, current);
