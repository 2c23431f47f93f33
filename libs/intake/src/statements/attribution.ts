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
  /** Whether an element stands where it is told how the writer's machines came to him. */
  readonly handedOn: readonly boolean[];
  /** Whether everything in the sentence of an element, weighed together, says that it is not about the question. */
  readonly elsewhere: readonly boolean[];
}
