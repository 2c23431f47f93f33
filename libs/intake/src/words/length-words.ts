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
/** Verbs between one of what is worked on and its length: "a claim is 350 tokens", "ein Vorgang hat 350 Tokens". */
export const HAS_LENGTH = wordSet(
  'is are has have runs comes takes averages holds contains ist sind hat haben umfasst fait font est a ' +
    'compte contient es tiene tienen son ocupa suma e sono sao tem ha occupa conta heeft bevat telt ma ' +
    'liczy zajmuje zawiera это имеет содержит занимает це має har er innehaller',
);
/** "One of them", an article. */
export const ONE_OF = wordSet(
  'one every any ein eine jeder jede jedes un une chaque una um uma cada ogni een elke kazdy каждый ' +
    'одно одна один кожне кожна одне en ett',
);
/** What goes on turn by turn in one window. */
export const TALKS = new RegExp(
  '(?:^| )(?:conversations?|chats?|dialog(?:ue)?s?|threads?|sessions?|gesprache?n?|unterhaltung(?:en)?|chatverlauf|' +
    'conversaciones|conversacion|dialogos?|conversas?|conversazion[ei]|gesprekken|gesprek|rozmow[aey]?|диалоги?|' +
    'разговоры?|переписка)$',
);
/** Verbs of coming to a length. */
export const GROWS_TO = new RegExp(
  '^(?:reach(?:es)?|grows?|gets? (?:up )?to|go(?:es)? up to|climbs?|runs? to|erreich\\w*|wachs\\w*|atteign\\w*|' +
    'atteint|llega\\w*|alcanz\\w*|cheg\\w+|raggiung\\w+|bereik\\w*|osiaga\\w*|доходят|достигает|достигают)$',
);
/** What has a length and is no piece of work: "the limit is 4,000 tokens". */
export const NO_PIECES = wordSet(
  'limit maximum minimum window budget cap quota max total rest model limite massimo fenster grenze ' +
    'obergrenze maximal maximo limiet лимит окно',
);
/** What a text is made from: "a summary from a transcript of 3,000 tokens", "à partir de 2 500 tokens". */
export const MADE_FROM = wordSet('from aus partir uit из з z da');
