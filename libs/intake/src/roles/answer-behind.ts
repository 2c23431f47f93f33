import type { Page } from '../page/page';
import type { Tag } from '../words';
import { shapedLength, valueAt } from './form';
import type { Proposal } from './weigh';
import { TOKENS_EACH } from '../words/page-words';

/** A bare number behind a length in tokens: "prompts are around 1,800 tokens, the letters 350", "notes of 900 tokens
 *  turn into reports of 650", "a turn answers in 70", "3,100 tokens each down to 220": what comes out of it. */

const ANSWERED = 4.6;
/** How far before it the length may stand, elements. */
const REACH = 12;
/** Shorter than this, a number behind a length is of anything. */
const SHORTEST = 16;

export function answerBehind(page: Page, k: number): Proposal | undefined {
  const before = isClosed(page, k) ? lengthBefore(page, k) : undefined;
  if (before === undefined || !isNamed(page, before, k)) return undefined;
  return shorterBehind(page, k, before) ?? promptBehind(page, k, before);
}

function shorterBehind(page: Page, k: number, before: number): Proposal | undefined {
  const value = valueAt(page, k);
  if (value < SHORTEST || isThousandfold(page, k) || value >= valueAt(page, before)) return undefined;
  return shapedLength('outputTokens', k, ANSWERED, k, [k - 1]);
}
/** "Answers of 180 tokens, question plus rules 2,600": the longer one behind an answer is what it answers. */
function promptBehind(page: Page, k: number, before: number): Proposal | undefined {
  if (valueAt(page, k) <= valueAt(page, before)) return undefined;
  const isAnswer = page.before(before, NAMED_REACH, ['out'], (e) => e.kind === 'figure') >= 0;
  return isAnswer ? shapedLength('inputTokens', k, ANSWERED, k, [k - 1]) : undefined;
}
const NAMED_REACH = 3;
const isThousandfold = (page: Page, k: number): boolean => page.at(k)?.figure?.kilo !== undefined;

/** The figure before it that counts tokens, with nothing of another matter between. */
function lengthBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
    if (page.at(j)?.kind === 'figure') return isTokens(page, j + 1) ? j : undefined;
    if (!isOfUnit(page, j) && isElse(page, j)) return undefined;
  }
  return undefined;
}
const isTokens = (page: Page, j: number): boolean =>
  (page.has(j, 'tok') || TOKENS_EACH.test(page.textAt(j))) && !page.has(j, 'tps');
/** One of the words behind a figure: "tokens of context". */
function isOfUnit(page: Page, j: number): boolean {
  for (let i = j; i >= j - 3 && page.at(i)?.kind !== 'mark'; i -= 1) if (page.at(i)?.kind === 'figure') return true;
  return false;
}
/** A name, or a word of figures that are no lengths. */
const isElse = (page: Page, j: number): boolean => page.has(j, ...OTHERS) || !KINDS.has(page.at(j)?.kind ?? '');
const KINDS: ReadonlySet<string> = new Set(['word', 'mark', 'use']);
/** Words of figures that are no lengths. */
const OTHERS: readonly Tag[] = [
  'conc',
  'peak',
  'who',
  'batchSize',
  'tps',
  'rps',
  'rpm',
  'rpd',
  'ms',
  'sec',
  'min',
  'hour',
  'day',
  'gb',
  'gpuWord',
  'node',
  'price',
  'budget',
  'chunk',
  'growth',
  'util',
  'ttft',
  'tpot',
  'latency',
  'prefix',
  'sharedPart',
  'load',
  'epochs',
  'trains',
  'dataset',
  'lora',
  'ctx',
  'index',
  'steps',
  'most',
  'in',
  'isl',
  'tp',
  'daily',
  'monthly',
];

/** A noun or verb of its own stands right before it, or before its preposition. */
function isNamed(page: Page, before: number, k: number): boolean {
  if (page.is(k - 1, 'to') && page.is(k - 2, 'down')) return true;
  const at = LEADS.has(page.textAt(k - 1)) ? k - 2 : k - 1;
  const e = page.at(at);
  return (
    at > before + 1 &&
    e?.kind === 'word' &&
    /^\p{L}{4,}/u.test(e.text) &&
    !page.has(at, 'hedge', 'most', 'least', 'ctx', 'seqs')
  );
}
const LEADS = new Set(['of', 'in', 'de', 'von', 'mit', 'di', 'van', 'with', 'to', 'a', 'is', 'are', 'has']);

/** Nothing behind it that it could count. */
const isClosed = (page: Page, k: number): boolean => !page.sameSentence(k, k + 1) || CLOSES.has(page.textAt(k + 1));
const CLOSES: ReadonlySet<string> = new Set([',', '.', ';', ')']);
