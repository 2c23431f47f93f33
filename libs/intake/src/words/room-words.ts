import { wordSet } from './word-set';

/** Rooms that have no place left: "our data centre is full", "kein Platz". Folded. */
export const NO_ROOM = wordSet(
  'full crowded kein keinen keine voll plein pleine complet aucune aucun lleno llena ningun ninguna ' +
    'completo pieno piena ' +
    'nessun nessuno cheio cheia nenhum vol geen pelne brak нет заполнен переполнен fullt ingen plne dolu',
);
