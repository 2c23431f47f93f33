/** A multiple that a word names. */
export type FoldTag =
  'twofold' | 'threefold' | 'fourfold' | 'fivefold' | 'sixfold' | 'sevenfold' | 'eightfold' | 'ninefold' | 'tenfold';

/** What keeps a service there when something fails. */
export type SafetyTag = 'availability' | 'zoneWord' | 'replicaWord';
