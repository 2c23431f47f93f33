import { declinedPattern, wordSet } from './word-set';

/** What a piece of work is cut into, folded: "18 chapters each", "in je 5 Teile zerlegt". */
export const PARTS = declinedPattern(String.raw`
  chapters? parts? sections? chunks? pieces? segments? slices? passages? portions? blocks? windows? paragraphs?
  kapiteln? teile?n? teilen? \p{L}*abschnitte?n? stucke?n? segmente?n? bloecke?n? blocke?n? absatze?n?
  chapitres? parties partie morceaux morceau tronçons? troncons? segments? tranches? blocs?
  partes? capitulos? secci(?:on|ones) fragmentos? trozos? segmentos? bloques? tramos?
  parti capitol[oi] sezion[ei] segment[oi] blocch[io] pezz[io] brani
  capitulos? sec(?:ao|oes) trechos? blocos? pedacos?
  delen hoofdstuk(?:ken)? stukken stuk secties? segmenten blokken
  czesc(?:i|iach)? rozdzial\p{L}* fragment\p{L}* odcink\p{L}* blok\p{L}*
  част\p{L}+ глав\p{L}* раздел\p{L}* фрагмент\p{L}* кусков куска
  delar kapitel stycken avsnitt dele afsnit kapitler bolum\p{L}* parca\p{L}* casti kapitol\p{L}*
  部分 章 段 块 節 个部分 부분 장 조각
`);
/** Verbs and participles of cutting something into parts. */
export const CUTS_UP = declinedPattern(String.raw`
  split(?:s|ting)? cut(?:s|ting)? divided? broken chopped chunked sliced separated chunk(?:s|ing)?
  (?:auf|unter|zer|ein)?geteilt zerlegt zerlegen gesplittet (?:zer|ge)schnitten zerteilt aufgeteilt unterteilt teilen
  decoup(?:e|ee|es|ees|ons|ent) divis(?:e|ee|es|ees) scind\p{L}+ segment(?:e|ee|es|ees) coup(?:e|ee|es|ees)
  dividid[oa]s? dividimos partid[oa]s? cortad[oa]s? trocead[oa]s? separad[oa]s?
  (?:sud)?divis[oaie] spezzat[oaie] tagliat[oaie] suddividiamo
  opgedeeld verdeeld gesplitst opgesplitst geknipt opgeknipt
  podzielon\p{L}* dzielim\p{L}* dzielon\p{L}* pociet\p{L}*
  разбит\p{L}* разделен\p{L}* делим делится разбива\p{L}*
  delas delad(?:e|es)? uppdela\p{L}* opdel\p{L}* bolun\p{L}* rozdelen\p{L}*
`);
/** The same verbs in scripts without blanks, right before the number of parts and right behind their noun. */
export const CUT_BEFORE = /(?:分成|切成|分为|分為|拆成|分割成|切分成|分成了)\s?$/;
export const CUT_BEHIND = /^\s?(?:に分割|に分け|に切|으로 나눠|으로 나누|로 나눠|로 나누|으로 분할|로 분할)/;
/** Words between a piece of work and the number of its parts that say that each has so many. */
export const EACH_WITH = wordSet(
  'each every with of into in to per on je jeweils mit zu aus jede jeder jedes jeden wird werden is are was about ' +
    'roughly around some approximately chacun chacune avec de en cada uno una con tiene ciascuno ciascuna ogni ha di ' +
    'elk elke met um com po każdy kazdy kazda z ze по каждый каждая с hver varje med her has ' +
    'have hat haben a ont heeft',
);
/** Articles that make the noun behind the parts the piece that has them: "18 chapters a title". */
export const OF_ONE = wordSet('a an per each every je pro par por per na за по je');
