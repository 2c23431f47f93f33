import { declinedPattern } from './word-set';

/** "Plan for 60": verbs of laying something out for so many. Folded. */
export const PLANS_FOR = declinedPattern(String.raw`
  plan planning planen plant geplant einplanen size dimension provision auslegen dimensionieren prevoy(?:ez|ons) prevoir
  planifi(?:ez|er|quen|car|ca) dimension(?:nez|ner|en|ar|em|ate|are) planej(?:em|ar|e) preved(?:ete|ere|i)
  pianific(?:ate|are|hi) plannen zaplanuj(?:cie)? zaplanowac планируите планировать рассчитаите planera
`);
/** Between such a verb and the number, alone or in one phrase with it. */
export const FOR_SO_MANY = declinedPattern(String.raw`for fur pour para per voor na на dla at plan\sfor planning\sfor`);
