/** Kinds that a piece is sorted into, as they are counted, and the words before a number of them: "one of 12
 *  categories", "in 8 Kategorien". */
const KINDS = [
  'categor(?:y|ies|ias?|ies|ie)|kategori(?:en|ieen)|kategorii|categorieen|class(?:es|i)|klassen|clases',
  'labels?|tags?|etiquet(?:as|tes)|etichette|topics?|themen|temas|themes|departments|abteilungen',
];
export const KINDS_OF_PIECES = new RegExp(`^(?:${KINDS.join('|')})$`);
/** "One of 12": words between the one and all of them. */
export const OF_ALL: ReadonlySet<string> = new Set('of von de des di van z из'.split(' '));
