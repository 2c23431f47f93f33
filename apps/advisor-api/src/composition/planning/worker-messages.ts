import type { AdviseRequest, OperatorCatalog } from '@compute-advisor/application';
import type { PriceBook } from '@compute-advisor/domain';
import type { PlannedAnswer } from './planner';

/** The books in force and the key of the ids: sent before the first question on them. A missing price book is absent.
 */
export interface BooksMessage {
  readonly kind: 'books';
  readonly secret: string;
  readonly operatorRows: OperatorCatalog;
  readonly prices?: PriceBook;
}

export interface QuestionMessage {
  readonly kind: 'question';
  readonly id: number;
  readonly request: AdviseRequest;
}

export type ToThread = BooksMessage | QuestionMessage;

/** What a planning thread says: that it is warm, and then one line for each question. */
export type FromThread =
  | { readonly kind: 'warm' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: PlannedAnswer }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string; readonly stack?: string };
