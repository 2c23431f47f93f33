import type { Advice } from '@compute-advisor/application';
import { percent, usd } from './format';
import { linkTo } from './links';
import { fleetWords, namesIn, planShort } from './names';
import type { AskedView } from './snippets';
import { shownMembers } from './values.view';

/** What moved between the plan that was shown before and this one. */
export interface MovedView {
  readonly changes: readonly { readonly label: string; readonly from: string; readonly to: string }[];
  /** The address of the earlier plan. */
  readonly undo: string;
  readonly nothing: boolean;
}

/** Inputs named in the line; more of them are counted by the words themselves. */
const MOST_INPUTS = 2;

const inputsOf = (advice: Advice): ReadonlyMap<string, string> => {
  const names = namesIn(advice);
  const fleet = advice.spec_so_far.current_configuration?.fleet;
  return new Map([
    ...shownMembers(advice).map(({ label, value }): [string, string] => [label, value]),
    ...(fleet === undefined ? [] : [['Fleet today', fleetWords(fleet.value, names)] as [string, string]]),
  ]);
};

/** The plan in the figures that are compared. */
function outcome(advice: Advice): readonly { readonly label: string; readonly value: string }[] {
  const [best] = advice.recommendation_set.options;
  if (best === undefined) return [{ label: 'plan', value: 'nothing carries it' }];
  const names = namesIn(advice);
  return [
    { label: 'a month', value: best.monthly_cost === undefined ? 'unpriced' : usd(best.monthly_cost) },
    { label: '', value: planShort(best, names) },
    { label: 'cards', value: String(best.gpu_count) },
    { label: 'free', value: percent(best.headroom_fraction) },
  ];
}

/** What moved, input first, then cost, plan, cards and room. */
export function movedView(was: Advice, wasAsked: AskedView, now: Advice): MovedView {
  const [before, after] = [inputsOf(was), inputsOf(now)];
  const inputs = [...after]
    .filter(([label, value]) => before.get(label) !== value)
    .map(([label, value]) => ({ label, from: before.get(label) ?? 'not stated', to: value }))
    .slice(0, MOST_INPUTS);
  const then = new Map(outcome(was).map(({ label, value }) => [label, value]));
  const results = outcome(now).flatMap(({ label, value }) => {
    const from = then.get(label);
    return from === undefined || from === value ? [] : [{ label, from, to: value }];
  });
  return { changes: [...inputs, ...results], undo: linkTo(wasAsked), nothing: results.length === 0 };
}
