import { wordSet } from './word-set';

/** Words of what each event asks of the model: "every discharge means one call", "jede Entlassung ist ein Aufruf".
 *  Folded. */
export const MEANS = wordSet(
  'means is makes triggers causes needs costs starts sends becomes brings bedeutet ist macht braucht lost heisst ' +
    'erzeugt fait declenche signifie est genere necessite significa es hace genera dispara supone faz gera e fa ' +
    'richiede betekent vraagt geeft is oznacza to wymaga означает это вызывает =',
);
/** Letters that two words of one event share: "discharge" and "discharges", "entlassen" and "Entlassung". */
export const STEM_OF_EVENT = 6;
