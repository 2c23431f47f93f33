import { wordPattern } from './word-set';

/** What leads from a thing to its price, folded: "4x L40S for 3,000 a month", "2x L40S zu 900 Euro". */
export const AT_A_PRICE = wordPattern(`
  for at @ fur zu um pour a por por per voor tegen za за по for till icin
`);
