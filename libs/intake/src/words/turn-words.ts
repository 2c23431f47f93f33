import { wordSet } from './word-set';

/** Nouns of what a conversation has several of, one call of the model each; alone they may mean something else
 *  ("turnos" are shifts, "Runden" are rounds of any kind). Folded. */
export const TURNS = wordSet(
  'turns rounds runden gesprachsrunden wortwechsel redebeitrage echanges tours turnos rodadas trocas interacoes ' +
    'rondas intercambios interacciones turni scambi battute beurten rondes wymian kolejek реплик реплики реплика ' +
    'раундов обменов ходов turer',
);
