import type { Advice } from '@compute-advisor/application';
import { count, percent, usd } from './format';

/** What a limit of money buys, where it does not buy the plan. */
export interface LimitView {
  readonly heading: string;
  readonly rows: readonly { readonly label: string; readonly words: string }[];
}

/** What a stated sum a month buys instead of the plan. */
export function limitView(advice: Advice): LimitView | undefined {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const budget = spec.budget?.usd_per_month?.value;
  const cost = set.options[0]?.monthly_cost;
  if (budget === undefined || cost === undefined || cost <= budget) return undefined;
  const rented = spec.traffic.hours_per_month.value;
  const hours = (budget / cost) * rented;
  const tokens = set.by_token;
  const rows = [
    ...(tokens === undefined || tokens.usd_per_month <= 0
      ? []
      : [
          {
            label: 'By the token',
            words: `${percent(Math.min(1, budget / tokens.usd_per_month))} of this load, bought at ${tokens.provider}.`,
          },
        ]),
    {
      label: 'By the hour',
      words: `${count(hours)} hours a month of the smallest plan, which costs ${usd(cost / rented)} an hour.`,
    },
    { label: 'Share', words: `${percent(budget / cost)} of what the whole load takes.` },
  ];
  return { heading: `What ${usd(budget)} buys`, rows };
}
