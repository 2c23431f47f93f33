import type { TokenSource } from './token-source';
import { wordSet } from '../words/word-set';

/** Labels of the hours of a service: "hours: 07-22", "w godzinach 8-16", "horario 9-18". */
const LABELS = wordSet(
  'hours hour window open opening schedule oppet oppettider oppettid geoffnet acik ouvert abierto aberto aperto ' +
    'godzinach godziny godz horario horaires horaire orario orari horas ' +
    'offnungszeiten betriebszeit betriebszeiten servicezeit servicezeiten uhrzeit zeiten openingstijden часы время',
);
/** Marks between such a label and the hours. */
const BETWEEN = wordSet(
  ': = " \' ( . , - – to is are sind mon tue wed thu fri sat sun mo di mi do fr sa so monday friday saturday sunday',
);
const LABEL_REACH = 6;

/** A label of hours right before token `i`, over marks. */
export function isLabelledHours(source: TokenSource, i: number): boolean {
  for (let j = i - 1; j >= i - LABEL_REACH && j >= 0; j -= 1) {
    if (LABELS.has(source.text(j))) return true;
    if (!BETWEEN.has(source.text(j))) return false;
  }
  return false;
}
