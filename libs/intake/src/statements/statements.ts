import type { Element } from '../elements/element';
import type { TagIndex } from '../elements/tag-index';
import type { Statements } from './attribution';
import { StatementReader } from './statement-reader';

export type { Speaker, Statements, Tense } from './attribution';

/** Splits a text into clauses and decides for each part of them speaker and tense; both carry on until something
 *  changes them. Linear. */
export function statementsOf(elements: readonly Element[], text: string, index?: TagIndex): Statements {
  return new StatementReader(elements, text, index).read();
}
