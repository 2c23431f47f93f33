/** What a rung has to reach to matter for the first place: to stand higher, or as high for at most so much. */
export interface Bound {
  /** As of `standingOf`; smaller stands higher. */
  readonly standing: number;
  /** USD per month; infinite where what stands has no price. */
  readonly usd: number;
}

/** The bound of an empty ladder. */
export const NOTHING_STANDS: Bound = { standing: Infinity, usd: Infinity };

/** Whether a rung that stands no higher than this, for no less than this, could matter.
 *  @param usd undefined where it has no price */
export const couldLead = (bound: Bound, standing: number, usd: number | undefined): boolean =>
  standing < bound.standing ||
  (standing === bound.standing && (bound.usd === Infinity || (usd ?? Infinity) <= bound.usd));
