import { wordSet } from './word-set';

/** Words that make a number one of each place, or of each of those who were counted. Folded. */

/** Words right before a number of what something holds: "rooms with 28 seats". */
export const WITH = wordSet('with of mit avec de con com met z ze с');
/** Verbs right before a number of what each place holds. */
export const HOLDS_THEM = wordSet('has have hat haben a ont tiene tienen tem ha hanno heeft hebben ma maja имеет есть');
/** Each of the places that were counted, as one word. */
export const EACH_OF_THEM = wordSet('each apiece je jeweils chacun chacune ognuno ognuna ciascuno ciascuna elk');
/** The same before the number of those who were counted: "each of the 3 students". */
export const EACH_ONE_OF =
  /^(?:each|every one|jede[rs]?|chacune?|ciascun[oa]|ognun[oa]|cada u(?:no|na|m|ma)|elk)(?: |$)/;
/** Words right before a number of cards that make it one of each machine: "서버 2대에 각각 L40S 4장". */
export const LEADS_TO_EACH = wordSet(
  '各 每 每台 各自 それぞれ 각 각각 each per je jeweils chaque chacun chacune cada ogni ciascuno ciascuna elk elke ieder ' +
    'kazdy kazda każdy po каждыи каждая каждом по hver varje her',
);
/** Words behind a number that count machines beside those that name one: "14 nos. T4". */
export const MACHINE_COUNTERS = wordSet(
  "台 nos vm's vms vm pods pod replicas replica réplicas repliche replika repliken repliki replik реплик реплики",
);
/** Every one of those who were named, as a subject by itself. */
export const EVERYONE = wordSet(
  'everybody everyone jeder jede jedes chacun chacune ciascuno ognuno iedereen kazdy każdy каждыи',
);
/** Before a time that a number of work is told of: "in 45 minutes". */
export const IN_A_TIME = wordSet(
  'in within during per innerhalb wahrend en dans pendant durante em entro binnen w за в',
);
/** What a working day of some hours is called. */
export const SHIFTS = wordSet('shift shifts schicht dienst turno turni poste quart dienstes zmiana zmiany смена смену');
/** Leads to whom or what something is for: "the 24k is for notes", "dual B60 for Mistral Small?". */
export const FOR = wordSet('for fur pour para per voor dla для');
/** Before "each" behind the name of cards: "4x A100 in each", "dans chacun". */
export const IN_EACH = wordSet('in dans en em i w в на pro per');
/** What leads to the sum of what each does: "per press, so 6.4 images a second". */
export const COMES_TO_ALL = wordSet(
  'so thus hence making makes total totalling altogether = also macht insgesamt zusammen donc soit fait total total: ' +
    'totale quindi cioe portanto logo asi entonces dus samen czyli razem итого всего значит tehat alltsa totalt',
);
