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
