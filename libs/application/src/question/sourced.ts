import type { Fact } from '@compute-advisor/intake';

/** Where a member comes from: a structured field, the text (with `evidence`), other members, or the documented
 *  default. */
export type Source = 'provided' | 'inferred' | 'derived' | 'defaulted';

/** A value with its provenance. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
  /** The words it was read from; several pieces are joined by ' … '. */
  readonly evidence?: string;
  /** Where the evidence stands in the description: UTF-16 offsets, end exclusive; only for one contiguous span. */
  readonly at?: readonly [start: number, end: number];
}

/** The place of a fact's words; undefined for several pieces, and where the words are not what stands there. */
export function placeOf(fact: Fact<unknown>, description: string): Sourced<unknown>['at'] {
  const { start, end, evidence, pieces } = fact;
  return pieces === undefined && description.slice(start, end) === evidence ? [start, end] : undefined;
}
