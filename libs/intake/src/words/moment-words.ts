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
