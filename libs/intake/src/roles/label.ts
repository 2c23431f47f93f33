import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Page } from '../elements/page';
import type { Spoken } from './head-reach';
import { speaks } from './head-reach';
import type { Head } from './role';

/** How far before its figure a label may stand, elements. */
const REACH = 6;
/** What a mark between label and figure is worth. */
const MARKED = 0.6;

/** `users: 40`, `--max-num-seqs 64`, `concurrency of 20`: the noun right before the figure, over marks and small
 *  words. */
export function labelOf(page: Page, k: number, heads: readonly Head[]): Spoken | undefined {
  if (page.is(k + 1, 'x') && page.at(k + 2)?.kind === 'figure') return undefined; // 32 x 80GB
  if (!heads.some((h) => page.speaksOf(k, h.tag))) return undefined;
  let isMarked = false;
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
    const e = page.at(j);
    if (e === undefined) return undefined;
    const worth = Math.max(0, ...heads.filter((h) => speaks(page, j, k, e, h)).map((h) => h.weight));
    if (worth > 0) {
      if (!isMarked && isCounted(page, j)) return undefined;
      return { at: j, worth: worth + (isMarked ? MARKED : 0) };
    }
    if (MARKS.has(e.text)) isMarked = true;
    else if (isAdjective(page, j, e)) j -= 1;
    else if (!mayStandBeside(page, k, e)) return undefined;
  }
  return undefined;
}

/** "answers short, 120": the comma behind the adjective of a length. */
const isAdjective = (page: Page, j: number, e: Element): boolean =>
  e.text === ',' && LENGTHS.has(page.at(j - 1)?.text ?? '');

const mayStandBeside = (page: Page, k: number, e: Element): boolean =>
  SMALL.has(e.text) || BESIDE.some((t) => e.tags.has(t)) || isListed(page, k, e);

/** "Staff who'd get the assistant: 6,400": words that say more of a label before its colon. */
const isListed = (page: Page, k: number, e: Element): boolean =>
  page.is(k - 1, ':') &&
  e.kind === 'word' &&
  !page.sameSentence(k, k + 1) &&
  !e.tags.has('per') &&
  !e.tags.has('gpuWord');

/** The noun is what a figure before it counts ("300 req/s at 512"), so it names no other. */
const isCounted = (page: Page, j: number): boolean =>
  page.has(j, 'rps', 'rpm', 'rpd', 'tps', 'who', 'conc', 'req') &&
  [j - 1, j - 2].some(
    (i) => page.at(i)?.kind === 'figure' && page.sameSentence(i, j) && page.at(i)?.clause === page.at(j)?.clause,
  );

/** Adjectives of a length that has its figure behind a comma. */
const LENGTHS = new Set('short brief long small tiny kurz lang cortas curtas courtes brevi kort krotkie'.split(' '));
/** Words that may stand between a label and its figure. */
const BESIDE: readonly Tag[] = ['hedge', 'most', 'least', 'only', 'ms', 'sec', 'peak', 'mean'];
const MARKS = new Set(['=', ':', '|', '"', '(', ')', '<', '>', '~', "'", '#', '-']);
const SMALL = new Set(
  'of is are at was to up de von size the max length about 是 为 到 は à a goes over above reaches hits'.split(' '),
);
