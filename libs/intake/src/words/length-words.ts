import { wordSet } from './word-set';

/** Verbs of what now and then is so: "up to 60k happen", "bis zu 40.000 kommen vor". */
export const HAPPENS = wordSet(
  'happen happens occur occurs exist exists appear possible kommen passieren treten sind moglich gibt arrivent ' +
    'existent parfois arrive ' +
    'ocurren occurrono capitano possono puo existen dan pasan acontecem ocorrem existem komen ' +
    'zijn mogelijk zdarzaja bywaja sie bywa встречаются бывают бывает forekommer olabilir olabiliyor',
);
