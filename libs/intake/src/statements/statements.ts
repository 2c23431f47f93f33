import type { Element } from '../elements/element';
import type { Statements } from './attribution';
import { StatementReader } from './statement-reader';

export type { Speaker, Statements, Tense } from './attribution';

/** Splits a text into clauses and decides for each part of them speaker and tense; both carry on until something
 *  changes them. Linear. */
export function statementsOf(elements: readonly Element[], text: string): Statements {
  return new StatementReader(elements, text).read();
}
