import type { Element } from '../elements/element';
import { StatementReader } from './statement-reader';

/** Who speaks. */
export type Speaker = 'writer' | 'other';
/** When it holds: an offer is neither there nor only imagined. */
export type Tense = 'now' | 'past' | 'offered' | 'hypothetical';

/** What is decided once about every element of a text: the clause it stands in, who speaks there and of which time. */
export interface Statements {
  readonly speaker: readonly Speaker[];
  readonly tense: readonly Tense[];
  /** Element numbers at which a clause begins, ascending. */
  readonly clauses: readonly number[];
  /** Whether the sentence of an element is a question. */
  readonly asks: readonly boolean[];
  /** Whether the clause of an element speaks of the bill of a hosted service. */
  readonly billed: readonly boolean[];
}

/** Splits a text into clauses and decides for each part of them speaker and tense; both carry on until something
 *  changes them. Linear. */
export function statementsOf(elements: readonly Element[], text: string): Statements {
  return new StatementReader(elements, text).read();
}
