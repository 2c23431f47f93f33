/** Where a member comes from: a structured field, the text (with `evidence`), other members, or the documented default. */
export type Source = 'provided' | 'inferred' | 'derived' | 'defaulted';

/** A value with its provenance. */
export interface Sourced<T> {
  readonly value: T;
  readonly source: Source;
  /** The words it was read from. */
  readonly evidence?: string;
}
