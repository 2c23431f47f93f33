import { wordSet } from './word-set';

/** Words of lengths, rates and waits that mean it only where they stand, folded. */

/** Between tokens and what they are of. */
export const OF_STUFF = wordSet('of an von de di van z из d');
/** The second in which the most comes. */
export const BUSIEST_SECOND = wordSet(
  'worst busiest peak heaviest schlimmsten schlimmste vollsten starksten pire peor peggiore pior ergste drukste ' +
    'najgorszej najgorsza худшую худшая',
);
/** What somebody finds good enough. */
export const IS_FINE = new RegExp(
  '^(?:(?:is|are|ca|est|esta|va) ' +
    ')?(?:fine|ok|okay|enough|acceptable|tolerable|plenty|do|reichen|reicht|genugen|genugt|' +
    'va|suffit|suffisent|bien|basta|bastan|bastano|bene|chega|volstaat|wystarczy|хватит|достаточно)$',
);
/** What is worked on, one of it. */
export const ONE_OF_EACH = /^\p{L}{3,}$/u;
