/** Words of the hour with the most load. */
export const BUSIEST = new RegExp(
  '^(?:busiest|worst|heaviest|hottest|peak|rush|same|' +
    'starkste|starksten|schlimmste|schlimmsten|peor|pire|peggiore|pior|' +
    'picco|pico|pointe|spitze|stosszeit|spitzenzeit|meisten|hochbetrieb|szczyt|пик|' +
    'пиков\\p{L}+|szczytow\\p{L}+|najgorsz\\p{L}+|худш\\p{L}+|ergste|slechtste|drukste)$',
  'u',
);

/** What begins a phrase of all but a little: "nearly all", "fast alles", "presque tout". */
export const NEARLY = new RegExp(
  '^(?:nearly|almost|practically|virtually|pretty much|just about|fast|beinahe|nahezu|so gut wie|praktisch|presque|' +
    'quasiment|pratiquement|la quasi|casi|practicamente|quasi|praticamente|bijna|vrijwel|quase|prawie|niemal|почти|' +
    'практически|nastan|neredeyse|naesten|temer|skoro|маиже|ほぼ|거의|几 ?乎)',
);

/** Prepositions before the busiest hour. */
export const LEADS: ReadonlySet<string> = new Set(
  'in at on during zu zur im in der a en aux nelle na op te'.split(' '),
);

/** What points back to an hour that was named: "in that hour". */
export const THAT_HOUR: ReadonlySet<string> = new Set(
  (
    'that this dieser jener cette esa esta aquella questa quella nessa nesta essa dat die deze tej этот тот 这 那 ' +
    'この その'
  ).split(' '),
);
/** Words between it and the hour. */
export const ONLY_ONE: ReadonlySet<string> = new Set(
  'one single einen einzigen seule sola unica ene jednej один'.split(' '),
);

/** The busiest hour in one phrase. */
export const PEAK_HOUR = new RegExp(
  '^(?:(?:peak|rush|busiest|busy) hours?|spitzenstunde|hauptlastzeit|stosszeit|heures? de pointe|' +
    'horas? (?:punta|pico|de pico|de mayor)|ora di punta|ore di punta|spitsuur|godzin[ay] szczytu|час пик)$',
);

/** What may stand between a part of the load and the window that it comes in: "half of them come between". Folded. */
export const OF_THEM: ReadonlySet<string> = new Set(
  (
    'of them it these that those come comes fall falls arrive arrives davon kommt kommen fallt fallen liegt liegen ' +
    'de ellas de ellos llega llegan arrive arrivent tombe tombent di queste arriva arrivano delas chega chegam ' +
    'ervan komt komen z nich przypada из них приходится das dalle tra в 在 集中 は が 은 는'
  ).split(' '),
);
