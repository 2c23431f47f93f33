import type { SpeedConstants } from '@compute-advisor/domain';
import { fit } from './fit';
import { FIGURE_WEIGHTS, FITTED } from './fitted-constants';
import type { Observation } from './observation';
import { predict } from './predict';
import { START } from './start';
import type { Predicted } from './score';

/** Predicts every group with constants that were fitted without it; each search begins at the fit of all rows, and
 *  ends where its own rows and the round starting values lead. */
export function leaveGroupsOut(list: readonly Observation[], folds: number, all: SpeedConstants): Predicted[] {
  const groups = [...new Set(list.map((o) => o.row.group))].sort();
  const out: Predicted[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const left = new Set(groups.filter((_, i) => i % folds === fold));
    const seen = list.filter((o) => !left.has(o.row.group));
    const { constants } = fit(START, FITTED, seen, FIGURE_WEIGHTS, all);
    for (const o of list) if (left.has(o.row.group)) out.push({ o, value: predict(constants, o) });
  }
  return out;
}
