import { defined, type PlannedWorkload, roundToCents, type Rung } from '@compute-advisor/domain';
import { monthlyBudget } from '../question/question';
import type { BuyOrRent } from '../use-cases/buy-or-rent';
import { besideTheBudget, type Consideration } from '../use-cases/considerations';
import type { Plan } from '../use-cases/plan';
import type { TokenAlternative } from '../use-cases/token-alternative';
import type { RecommendationSet } from './advice';
import { basisOf, considerationWords, tenthsUp } from './money-words';
import { optionView } from './option-view';

type MoneyMembers = Pick<RecommendationSet, 'by_token' | 'also_consider' | 'buy_or_rent'>;

/** The members that set a plan beside other ways of spending the money. */
export function moneyMembers(plan: Plan): MoneyMembers {
  const { figures, planned } = plan;
  const considered = considerationsIn(plan);
  return defined({
    by_token: figures.byToken && byTokenView(figures.byToken, planned.question.model.id),
    also_consider: considered.length
      ? considered.map((c) => considerationView(c, monthlyBudget(planned.question)))
      : undefined,
    buy_or_rent: figures.buyOrRent && buyOrRentView(figures.buyOrRent),
  });
}

/** What a plan is set beside, those of its mode first. */
export const considerationsIn = (plan: Plan): readonly Consideration[] => [
  ...(plan.kind === 'budget' ? besideTheBudget(plan.regarded, plan.nextStep) : []),
  ...plan.figures.considerations,
];

function byTokenView(t: TokenAlternative, model: string): MoneyMembers['by_token'] {
  if (!t.load) return undefined;
  return {
    provider: t.price.provider,
    model,
    usd_per_month: roundToCents(t.load.usdPerMonth),
    break_even_requests_per_day: Math.ceil(t.breakEvenRequestsPerDay),
    as_of: t.price.asOf,
    source: t.price.source,
  };
}

/** Each with the memory and speed of its own model and format, which are not the plan's. */
function considerationView(
  c: Consideration,
  limitUsd: number | undefined,
): NonNullable<MoneyMembers['also_consider']>[number] {
  const why = considerationWords(c, limitUsd);
  const option = (r: Rung, work: PlannedWorkload) =>
    optionView(r, r.monthlyUsd === undefined ? ['unpriced'] : [], why, work);
  switch (c.kind) {
    case 'best_regarded':
      return defined({
        kind: c.kind,
        model: c.bought.model.id,
        option: option(c.bought.rung, c.bought.work),
        usd_per_month: c.bought.rung.monthlyUsd,
        benchmark: c.score.benchmark,
        score: c.score.score,
        as_of: c.score.asOf,
        source: c.score.source,
        why,
      });
    case 'next_step_up':
      return defined({
        kind: c.kind,
        model: c.bought.model.id,
        option: option(c.bought.rung, c.bought.work),
        usd_per_month: c.bought.rung.monthlyUsd,
        why,
      });
    case 'commitment': {
      const { asOf, source } = c.committed.commitment;
      return { kind: c.kind, usd_per_month: c.usdPerMonth, as_of: asOf, source, why };
    }
    case 'lower_precision':
      return { kind: c.kind, option: option(c.to, c.work), usd_per_month: c.usdPerMonth, why };
  }
}

const buyOrRentView = (b: BuyOrRent): MoneyMembers['buy_or_rent'] =>
  defined({
    purchase_usd: b.purchase.usd,
    months_to_break_even: b.monthsToBreakEven === undefined ? undefined : tenthsUp(b.monthsToBreakEven),
    rent_usd_per_month: b.rentUsdPerMonth,
    running_usd_per_month: b.running.usdPerMonth,
    basis: basisOf(b),
  });
