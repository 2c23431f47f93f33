import { MAGNITUDES } from '../gazetteers/data/number-words';
import type { Tag } from '../words';
import type { TokenSource } from './token-source';

/** What a number can count. */
const COUNTED: readonly Tag[] = [
  'who',
  'req',
  'tok',
  'conc',
  'gpuWord',
  'node',
  'gb',
  'doc',
  'image',
  'sec',
  'min',
  'hour',
  'ms',
  'day',
  'week',
  'month',
  'year',
  'percent',
  'tps',
  'tpsUser',
  'rps',
  'rpm',
  'rpd',
  'dau',
  'mau',
  'pageUnit',
  'wordUnit',
  'charUnit',
  'perGpu',
  'shiftWork',
];

/** Whether the phrase at `i` is one that a number counts. */
export const isCounted = (source: TokenSource, i: number): boolean => source.carries(i, COUNTED);

/** Whether what begins at `i` is a noun, a magnitude, a card or times that can be counted: "due GPU", "due volte",
 *  never "due to". */
export const counts = (source: TokenSource, i: number): boolean =>
  isCounted(source, i) ||
  MAGNITUDES.has(source.text(i)) ||
  source.cardAt(i) !== undefined ||
  source.tagsAt(i)?.has('foldUnit') === true;
