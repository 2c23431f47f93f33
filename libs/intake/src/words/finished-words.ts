import { declinedPattern, wordPattern } from './word-set';

/** What a piece of writing is called when it is done, folded: "the finished letter", "der fertige Brief", "la lettre
 *  finale". */
export const FINISHED = declinedPattern(`
  finished final finalized finalised completed polished resulting edited rewritten shortened
  fertige\\p{L}* fertig endgultige\\p{L}* finale\\p{L}* finaux finie?s? definiti\\p{L}+ terminee?s? acheve\\p{L}*
  finales terminad[oa]s? acabad[oa]s? finit[oiae] finali uiteindelijke afgewerkte gotow\\p{L}+ koncow\\p{L}+
  готов\\p{L}+ итогов\\p{L}+ fardig\\p{L}* slutlig\\p{L}* bitmis nihai
`);
/** What somebody else makes is handed in: "the finished contract that they send us". */
export const HANDED_IN = wordPattern(`
  that which who das die der den qui que che dat ktor(?:y|a|e) котор(?:ый|ая|ое) som they you customers clients kunden
`);
/** Of what a piece is made, before its own length: "aus 900 Wörtern wird ein Brief von 350". */
export const OUT_OF = wordPattern('aus uit z ze из av fra');
/** What becomes of it. */
export const BECOMES = wordPattern(`
  wird werden entsteht entstehen wordt worden powstaje powstaja robi выходит получается blir bliver
`);
