import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { BINDING, REFUSALS, STATES } from '../words/crowd-words';
import type { Assignment } from '../roles/choose';
import { shown } from '../roles/claim';
import { correctedAt } from './corrected-pair';
import { figuresTakenBack } from './figures-taken-back';

/** What corrections in the text undo and put in its place. */
export interface Corrected {
  readonly assignment: Assignment;
  /** Figures that a later one replaced. */
  readonly dropped: ReadonlySet<number>;
  readonly remarks: readonly string[];
}

/** "30 users, no, make that 25", "EDIT: plan for 80": the later figure takes the place of the one before it; with a
 *  unit of its own it stands for itself. */
export function correct(page: Page, assignment: Assignment): Corrected {
  const chosen = new Map(assignment.chosen);
  const dropped = new Set<number>();
  const remarks: string[] = [];
  for (const k of begins(page)) {
    const refuses = isRefusal(page, k);
    const corrects = page.has(k, 'correct') || refuses || isBinding(page, k);
    const pair = corrects ? correctedAt(page, k, refuses, chosen) : undefined;
    if (pair === undefined) continue;
    const { before, now, has } = pair;
    chosen.set(now, has);
    chosen.delete(before);
    dropped.add(before);
    remarks.push(
      `The text corrects ${shown(page.at(before)?.figure?.value ?? 0)} to ` +
        `${shown(page.at(now)?.figure?.value ?? 0)}; the correction is used.`,
    );
  }
  for (const k of figuresTakenBack(page, chosen)) {
    chosen.delete(k);
    dropped.add(k);
  }
  return { assignment: { chosen, weighed: assignment.weighed }, dropped, remarks };
}

const begins = beginningsOf({ tags: ['correct'], words: [...REFUSALS, ...BINDING] });

/** "Нет, кадры говорят 210": a sentence that opens with a no and a comma, and names another figure. */
const isRefusal = (page: Page, k: number): boolean =>
  REFUSALS.has(page.textAt(k)) &&
  page.is(k + 1, ',') &&
  (!page.sameSentence(k - 1, k) || page.at(k - 1)?.kind === 'mark');

/** "Sales said 400, contract schedule B says 250": what is written where it binds both sides. */
const isBinding = (page: Page, k: number): boolean =>
  BINDING.has(page.textAt(k)) &&
  [1, 2, 3].some((n) => page.sameSentence(k, k + n) && (STATES.has(page.textAt(k + n)) || page.has(k + n, 'turnVerb')));
