/** A stretch of the description, UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One thing read from the text. `evidence` is the exact words; `start`/`end` their place (UTF-16 offsets into the
 *  description). */
export interface Fact<T> {
  readonly value: T;
  readonly evidence: string;
  readonly start: number;
  readonly end: number;
  /** Every place the words stand in, when they are not one contiguous span; `start` and `end` are then those of the
   *  first, and `evidence` joins the words with ' … '. */
  readonly pieces?: readonly Span[];
  /** Present when the figure was read but approximated (a hedge, a range, a conversion, an ambiguous name): one
   *  sentence for the banner. */
  readonly approximation?: string;
  /** A volume of a week or a month, spread over all of its days: not what comes on a day of work. */
  readonly spread?: true;
}
