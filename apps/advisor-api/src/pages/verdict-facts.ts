import type { Advice, OptionView } from '@compute-advisor/application';
import { bytesExact, gib, usdExact, usdGlance } from './format';
import type { Names } from './names';

/** The one figure of a page: rounded, with the exact one behind it, and what it is of. It is never in the sentence. */
export interface Figure {
  readonly value: string;
  readonly exact: string;
  readonly machine: string;
  readonly label: string;
}

/** The verdict of a page: one sentence from the code and the values of an answer. */
export interface VerdictView {
  readonly code: string;
  readonly sentence: string;
  readonly figure?: Figure;
}

/** What a sentence is made of. */
export interface Facts {
  readonly advice: Advice;
  readonly set: Advice['recommendation_set'];
  readonly names: Names;
  readonly best: OptionView | undefined;
  readonly model: string;
  readonly fleet: string;
  readonly people: string;
}

/** A sum as a figure. */
export const money = (value: number, label: string): Figure => ({
  value: usdGlance(value),
  exact: usdExact(value),
  machine: value.toFixed(2),
  label,
});
/** Memory as a figure. */
export const memory = (bytes: number, label: string): Figure => ({
  value: gib(bytes),
  exact: bytesExact(bytes),
  machine: String(bytes),
  label,
});

/** What the first option costs, as a figure. */
export const perMonth = ({ best }: Facts, label: string): Figure | undefined =>
  best?.monthly_cost === undefined ? undefined : money(best.monthly_cost, label);

/** A verdict of a sentence and, where there is one, a figure. */
export const plain = (code: string, sentence: string, figure?: Figure): VerdictView => ({
  code,
  sentence,
  ...(figure === undefined ? {} : { figure }),
});
