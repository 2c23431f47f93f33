import { wordSet } from './word-set';

/** Words that make a number one of each place, or of each of those who were counted. Folded. */

/** Words right before a number of what something holds: "rooms with 28 seats". */
export const WITH = wordSet('with of mit avec de con com met z ze с');
/** Verbs right before a number of what each place holds. */
export const HOLDS_THEM = wordSet('has have hat haben a ont tiene tienen tem ha hanno heeft hebben ma maja имеет есть');
/** Each of the places that were counted, as one word. */
export const EACH_OF_THEM = wordSet('each apiece je jeweils chacun chacune ognuno ognuna ciascuno ciascuna elk');
/** Every one of those who were named, as a subject by itself. */
export const EVERYONE = wordSet(
  'everybody everyone jeder jede chacun chacune ciascuno ognuno iedereen kazdy każdy каждыи',
);
