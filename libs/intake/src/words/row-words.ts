import { wordSet } from './word-set';

/** Words that point to a row of a table, and which it is; -1 is the last. */
export const ROW_NOUNS = wordSet('row line zeile ligne fila linea linha riga rij wiersz строка 行');
export const ROW_PLACES: ReadonlyMap<string, number> = new Map(
  [
    'first top erste oberste premiere primera primeira prima eerste pierwszy первая',
    'second zweite deuxieme segunda seconda tweede drugi вторая',
    'third dritte troisieme tercera terceira terza derde trzeci третья',
    'fourth vierte quatrieme cuarta quarta vierde czwarty четвертая',
    'last bottom letzte unterste derniere ultima laatste ostatni последняя',
  ].flatMap((words, n, all) => [...wordSet(words)].map((w): [string, number] => [w, n === all.length - 1 ? -1 : n])),
);
