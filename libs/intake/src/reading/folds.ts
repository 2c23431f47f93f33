import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { NO_LOAD } from './data/growth-words';

/** Words that name a multiple, and what it is one of. */

const FOLDS: readonly (readonly [Tag, number])[] = [
  ['twofold', 2],
  ['threefold', 3],
  ['fourfold', 4],
  ['fivefold', 5],
  ['tenfold', 10],
];
/** Words that name a multiple. */
export const FOLD_TAGS: readonly Tag[] = FOLDS.map(([tag]) => tag);
/** What a multiple of the load is told of. */
export const LOADS: readonly Tag[] = ['load', 'who', 'req', 'rps', 'rpd', 'conc', 'image', 'doc'];

/** The multiple that a word names: "twice", "dreifach". */
export const foldInWords = ({ tags }: Element): number | undefined => FOLDS.find(([tag]) => tags.has(tag))?.[1];

/** A multiple of a speed, a wait, a price or memory. */
export const isOfElse = (page: Page, k: number): boolean =>
  isNear(page, k, ['tps', 'latency', 'gb', 'ms', 'price', 'budget', 'ctx', 'tok'], 3) ||
  [-3, -2, -1, 1, 2, 3].some((n) => page.sameSentence(k, k + n) && NO_LOAD.test(page.textAt(k + n)));

/** Whether a word with one of the tags stands so near to `k`. */
export const isNear = (page: Page, k: number, tags: readonly Tag[], reach: number): boolean =>
  page.before(k, reach, tags) >= 0 || page.after(k, reach, tags) >= 0;
