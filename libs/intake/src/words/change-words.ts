import { wordSet } from './word-set';

/** Words of a sum that is another than before, folded. */

/** Verbs of a change: "the budget was cut from 5k to 3,200". */
export const CHANGES = wordSet(
  'cut cuts raised raise lowered reduced increased dropped fell fallen went grew shrank shrunk slashed trimmed ' +
    'halved doubled bumped moved changed down up gekurzt gesenkt erhoht reduziert gefallen gestiegen angehoben ' +
    'verringert aufgestockt zusammengestrichen passe reduit baisse augmente diminue coupe monte bajo subio ' +
    'reducido recortado aumento aumentado paso redujo recorto sceso salito ridotto tagliato aumentato passato ' +
    'caiu subiu reduzido cortado passou aumentou verlaagd verhoogd gekort gedaald gestegen teruggebracht obcieto ' +
    'zmniejszono zwiekszono spadl wzrosl obciety урезали сократили увеличили снизили подняли снизился вырос упал ' +
    '砍 降 减 提 增 削 減 上 下',
);
/** Words before what a sum was and before what it is now. */
export const CHANGED_FROM = wordSet('from von vom de da dal du van с со z ze od 从 由');
export const CHANGED_TO = wordSet('to auf a à al zu para naar tot до do na 到 至 为 into');
/** Right before a sum that is no more: "now $3,200 a month, was $5,000". */
export const WAS = wordSet(
  'was were previously formerly war waren vorher fruher etait avant era eran antes prima eram',
);
