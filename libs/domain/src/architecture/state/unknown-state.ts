import type { StateLaw, StateSize } from './state-law';

/** State layers of a configuration that says there are some and not of which kind: the importer assumes the size of
 *  their state and says so; their parameters are part of the unexplained remainder. */
export interface UnknownState extends StateSize {
  readonly kind: 'unknown';
}

export const unknownState: StateLaw<UnknownState> = {
  elements: () => 0,
  heads: () => undefined,
  rotaryShare: 1,
};
