import { wordSet } from './word-set';

/** Words of the one moment at which most are there, folded: "at the busiest second", "au moment le plus chargé". */
export const MOMENTS = wordSet(
  'second moment instant minute sekunde moment augenblick seconde momento segundo instante minuto secondo istante ' +
    'minuut ogenblik chwili sekundzie sekunda момент секунду минуту',
);
/** What says behind such a word, or before it, that it is the fullest. */
export const FULLEST = new RegExp(
  '^(?:busiest|peak|worst|fullest|starkst|vollst|charge|cargad|ocupad|cheio|carregad|affollat|caric|drukst|najgor|' +
    'самы|пиков)',
);

/** Titles of what is over, alone at the head of a part: "Before", "Früher". */
export const TITLES_OF_PAST = wordSet(
  'before previously formerly earlier history past passe passado pasado passato verleden przeszlosc прошлое fruher ' +
    'vorher vergangenheit geschichte historie avant auparavant historique antes anteriormente historia ' +
    'prima storia precedentemente historico vroeger voorheen ' +
    'geschiedenis wczesniej dawniej раньше прежде история tidigare forr historik onceden eskiden gecmis',
);

/** Between groups and how many people are in one: "6 classes of 32". */
export const GROUP_OF = wordSet('of de di a zu von mit van met z po с из по');
/** Groups that are not there together: "two shifts of 140", "3 waves of 50". */
export const NO_GROUPS = new RegExp(
  '^(?:shifts?|waves?|rounds?|batch(?:es)?|schicht|schichten|wellen|runden|vagues?|tandas?|turnos?|turni|ondate|' +
    'ploegen|rondes|zmian\\p{L}*|смен\\p{L}*|max|out|top|total|maximum)$',
  'u',
);
/** Verbs of those who wait for an answer: "one in four is waiting", "jeder vierte wartet", "un sur quatre attend". */
export const WAITS = new RegExp(
  '^(?:waits?|waiting|wartet|warten|attend|attendent|attendant|esperan?|esperando|aguardan?|aspetta|aspettano|' +
    'attende|attendono|esperam?|wacht|wachten|czeka|czekaja|ждет|ждут)$',
);
/** Prepositions of an hour of the day: "half of them log in at 8 sharp". */
export const HOUR_LEADS = wordSet('at um gegen a alle om o vers hacia las');
