import { wordSet } from './word-set';

/** Particles of a Turkish question, right behind what it asks. Folded. */
export const QUESTION_PARTICLES = wordSet('mi mı mu mü');

/** Asks for a number, up to the name of what is counted; as it stands in a text. */
export const NUMBER_OF = new RegExp(
  "(?:number of|(?:die|an|the) anzahl(?: der| von| an)?|nombre d[e']|n[uú]mero (?:de|di)|aantal|liczb\\p{L}+|" +
    'количеств\\p{L}+|antal(?:et)?|sayısı|数量|枚数)[ :]*$',
  'iu',
);
/** A number that is left open before the name: "n x g6e.xlarge", "? x L40S". */
export const SO_MANY = /(?:^|[\s(,:])(?:n|\?)\s?[x×*]\s?$/i;
/** "How many" where nothing is named behind that is counted. */
const SO_MANY_OF_THEM =
  '(?:(?:how|so) many|wie ?viele|combien|cu[aá]nt[oa]s|quant[eio]s?|hoeveel|ile|kolik|hur många|hvor mange|сколько|' +
  'скільки|kaç|几台|几张|多少|何枚|何台|몇)(?=\\s*(?:$|[?？.!,;)]|of (?:them|those)|do we|would|davon))';
const COUNT_OF_THEM = '(?:count|number|qty|anzahl|menge|nombre|cantidad|aantal)\\s?[:=]?\\s?\\?';
/** The same behind it: "p5.48xlarge: how many", "L40S x ?", "L4, wie viele", "g6e.xlarge, count: ?". */
export const HOW_MANY = new RegExp(
  `^(?:\\s?[x×*]\\s?(?:\\?|n\\b)|\\s?[,:;=(-]?\\s?${SO_MANY_OF_THEM}|\\s?[,:;]\\s?${COUNT_OF_THEM})`,
  'i',
);
