import { wordSet } from './word-set';

/** Words of how long a load is there, folded: "for up to 10 minutes", "pendant au plus 10 minutes". */
export const LASTS = wordSet(
  'for lasting lasts last fur dauert dauern dauernd anhaltend pendant durant dure durent durante dura duran duram ' +
    'por per durano gedurende duurt duren przez trwa trwaja trwajace длится длятся течение',
);
/** The same behind the duration: "10 Minuten lang". */
export const LASTS_BEHIND = wordSet('lang long langs dlugo');
/** Who waits "for at most 10 seconds" waits for an answer. */
export const WAITS = /^(?:wait|wart|attend|attente|esper|aspett|wacht|czeka|жд|ожид)/;
