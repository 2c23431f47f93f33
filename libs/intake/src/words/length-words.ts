import { wordSet } from './word-set';

/** Verbs of what now and then is so: "up to 60k happen", "bis zu 40.000 kommen vor". */
export const HAPPENS = wordSet(
  'happen happens occur occurs exist exists appear possible kommen passieren treten sind moglich gibt arrivent ' +
    'existent parfois arrive ' +
    'ocurren occurrono capitano possono puo existen dan pasan acontecem ocorrem existem komen ' +
    'zijn mogelijk zdarzaja bywaja sie bywa встречаются бывают бывает forekommer olabilir olabiliyor',
);

/** Words behind a multiple that make it one of a length: "half the length", "la mitad de largas", "ein Drittel
 *  davon". */
export const AS_LONG_AS = wordSet(
  'that length size long longer lang lange langen langer langere davon dessen longue longues longs cela taille ' +
    'largo largas largos larga eso lungo lunga lunghe lunghi esso daarvan comprido compridas ' +
    'tamanho disso dluzsze dlugosci tego dluzsza длиннее длины этого uzun uzunlukta langa langre',
);
/** The same of what is shorter: "вдвое короче", "deux fois plus courtes". */
export const SHORTER = wordSet(
  'shorter kurzer kurzere court courte courts courtes corto corta cortos cortas corti corte korter kortere curtas ' +
    'krotsze krotsza короче kisa kortare',
);

/** Hedges that lean on the word before them. */
export const ABOUT = wordSet("d'environ d'une d'un d'a");

/** Verbs between a thing and its length: "a product text is 130 tokens", "ein Ticket umfasst 900 Token". */
export const MEASURES = wordSet(
  'is are has have runs comes takes holds averages ist sind hat haben umfasst umfassen fait font compte comptent a ' +
    'tiene tienen son es ocupa tem sao e ha hanno sono conta heeft hebben is zijn telt ma maja liczy jest содержит ' +
    'занимает har ar er',
);
/** What begins a clause about one thing of a kind, or about all of one's own. */
export const ONE_THING = new RegExp(
  '^(?:an?|one|each|every|our|the (?:average|typical|usual)|average|typical|eine?r?|jede[rs]?|unsere?r?|une?|chaque|' +
    'nos|notre|una?|uno|cada|nuestros|ogni|uma?|elke?|een|onze|jeden|jedna|kazdy|один|одна|каждый|en|ett)$',
);
