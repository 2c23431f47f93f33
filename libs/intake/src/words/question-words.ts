import { wordSet } from './word-set';

/** Particles of a Turkish question, right behind what it asks. Folded. */
export const QUESTION_PARTICLES = wordSet('mi mı mu mü');

/** Asks for a number, up to the name of what is counted; as it stands in a text. */
export const NUMBER_OF = new RegExp(
  "(?:number of|(?:die|an|the) anzahl(?: der| von| an)?|nombre d[e']|n[uú]mero (?:de|di)|aantal|liczb\\p{L}+|" +
    'количеств\\p{L}+|antal(?:et)?|sayısı|数量|枚数)[ :]*$',
  'iu',
);
