/** A multiple that a word names. */
export type FoldTag =
  'twofold' | 'threefold' | 'fourfold' | 'fivefold' | 'sixfold' | 'sevenfold' | 'eightfold' | 'ninefold' | 'tenfold';
