import { wordSet } from './word-set';

/** Words of a limit before an article and a unit: "in under a second". */
export const LIMITS = wordSet(
  'under within in than de di unter einer sous entro binnen below depasser exceder superare superar exceed',
);
/** What adds a half to a number: "two and a half", "uno y medio", "une et demie", "trzy i pół", "fyra och en halv". */
export const HALF_LINKS = wordSet('and y et e en с i a och og з');
export const HALVES = wordSet('half demie mezza mezzo meia meio halve половинои половиною');
/** One that is added without a link: "üç buçuk". */
export const HALVES_BEHIND = wordSet('bucuk');
/** Before a sum that no offer may pass. */
export const ABOVE = new RegExp(
  '(?:^|\\s)(?:above|over|beyond|exceeding|uber|oberhalb|au-dessus de|superieures a|superiores a|' +
    'por encima de|oltre|superiori a|acima de|boven|powyzej|выше|свыше)$',
);
