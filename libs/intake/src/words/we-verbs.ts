/** How a verb of the present ends that "we" do, in the languages whose verbs say so themselves, folded: "trabajamos",
 *  "exploramos", "gestiamo", "trzymamy", "держим"; neither the past nor what would be. */
const WE_VERB = /^(?:\p{L}{3,}[aei]mos|\p{L}{3,}iamo|\p{L}{3,}[aeiy]my|\p{L}{3,}(?:аем|яем|уем|им|ем))$/u;
const WE_NOT_NOW =
  /(?:ar[ei]mos|er[ei]mos|ir[ei]mos|riamos|abamos|iamos|[aei]vamo|remo|lismy|łysmy|łismy|мым|шим|ным|ким)$/u;
/** Whether a word is such a verb. */
export const isOurVerb = (word: string): boolean => WE_VERB.test(word) && !WE_NOT_NOW.test(word);
/** The writer as a subject whose verb may be any: "we babysit 8 H100", "nous exploitons", "wir fahren". */
export const WE_SUBJECT: ReadonlySet<string> = new Set('we i wir ich nous on je wij ik my мы я'.split(' '));

/** Parts of a machine of many that somebody is given to work on, folded. */
export const ALLOTTED: ReadonlySet<string> = new Set(
  (
    'partition allocation allotment slice share kontingent zuteilung anteil allocation part particion asignacion ' +
    'partizione assegnazione particao alocacao partitie toewijzing partycja partycje przydzial партицию партиция раздел'
  ).split(' '),
);
