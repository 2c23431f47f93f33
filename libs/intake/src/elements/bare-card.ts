import type { GpuMention } from '../gazetteers/gpu-index';
import type { Tag } from '../words';
import { CARD_GOES_ON, CARD_LEADS } from '../words/small-words';
import { IS_OUT } from '../words/proposal-words';
import { IS } from '../words/telling-words';
import { currencyAt } from './currency';
import { anyOf, type Element } from './element';
import { isIdeographic } from '../lexer/token';
import type { TokenSource } from './token-source';

/** Names of cards that are a bare number ("a 4090", "two 3090"): whether what stands around says that one is meant. */

/** Units behind a number that it counts: `3090 tokens` is no card. */
const MEASURES: readonly Tag[] = [
  'tok',
  'in',
  'out',
  'rpm',
  'rpd',
  'gb',
  'hour',
  'month',
  'year',
  'samples',
  'steps',
  'req',
  'who',
  'ms',
  'tps',
  'rps',
  'percent',
  'ctx',
  'day',
  'sec',
  'conc',
  'doc',
  'image',
];
/** "3090 a day". */
const PERIODS: readonly Tag[] = ['sec', 'min', 'hour', 'day', 'week', 'month', 'year'];
/** Words before a number that say what it counts: "日活8000". */
const LABELS: readonly Tag[] = ['dau', 'mau', 'rpd', 'rpm'];
/** Words behind a number that only a card has. */
const CARD_BEHIND: readonly Tag[] = ['gpuWord', 'or', 'versus'];
/** What stands before a card. */
const KINDS_BEFORE: ReadonlySet<Element['kind']> = new Set<Element['kind']>([
  'figure',
  'gpu',
  'model',
  'precision',
  'size',
  'engine',
  'vendor',
]);
const TAGS_BEFORE: readonly Tag[] = [
  'gpuWord',
  'gb',
  'own',
  'run',
  'or',
  'and',
  'versus',
  'per',
  'ask',
  'buy',
  'idea',
  'another',
  'secondHand',
  'person',
  'not',
  'only',
  'total',
  'hisOrHer',
];
const MARKS_BEFORE: ReadonlySet<string> = new Set(['x', '*', ',', '(', '|', '+', '&']);
const MARKS_BEHIND: ReadonlySet<string> = new Set(['x', '*', '+', '&']);
/** Signs that make the number touching them an amount, a value or a part of a path. */
const VALUE_SIGN = /[$€£₹¥:=/.#]/;

/** Whether the bare number of a card at token `i` stands where only a card can. */
export function bareCardFits(source: TokenSource, before: Element | undefined, i: number, gpu: GpuMention): boolean {
  const after = source.tagsAt(gpu.to);
  const has = (tags: readonly Tag[]): boolean => after !== undefined && anyOf(after, tags);
  if (isAmount(source, before, i, gpu, has)) return false;
  if (has(CARD_BEHIND) || before === undefined || isBesideCard(source, before, i) || leadsToCard(before)) return true;
  return closesCard(source, before, gpu.to) || isRefused(source, before, gpu.to);
}

/** A number of something else: a measure or a currency behind it, a sign of a value before it, a piece of a name. */
function isAmount(
  source: TokenSource,
  before: Element | undefined,
  i: number,
  gpu: GpuMention,
  has: (tags: readonly Tag[]) => boolean,
): boolean {
  if (has(MEASURES) && !has(['gpuWord', 'per']) && !CARD_GOES_ON.has(source.text(gpu.to))) return true;
  if (has(['daily', 'perWeek', 'hourly'])) return true;
  if (has(['per']) && source.carries(gpu.to + 1, PERIODS)) return true;
  if (currencyAt(source.tokens, gpu.to) !== undefined) return true;
  if (LABELS.some((t) => before?.tags.has(t) === true)) return true;
  if (before?.kind === 'mark' && VALUE_SIGN.test(before.text) && source.at(i).glued)
    return !isBesideCard(source, before, i);
  return isJoined(source, i) && isJoined(source, gpu.to);
}

/** "A rented 3090/4090". */
const isBesideCard = (source: TokenSource, before: Element, i: number): boolean =>
  before.text === '/' && source.cardAt(i - 2)?.to === i - 1;

/** `8f3c-4090-9aab`: a piece of a serial number, joined to what stands before and behind it. */
const isJoined = (source: TokenSource, i: number): boolean => {
  const [joint, next] = source.text(i) === '-' ? [i, i + 1] : [i - 1, i];
  return source.text(joint) === '-' && source.at(joint).glued && source.at(next).glued;
};

/** "5090 odpada", "5090 ist zu teuer", "5090は高すぎる": it opens a clause and is refused right behind; nothing that is
 *  counted is. */
function isRefused(source: TokenSource, before: Element, end: number): boolean {
  if (before.kind !== 'mark') return false;
  if (IS.has(source.text(end)) && IS_OUT.has(source.text(end + 1))) return true;
  for (let j = end; j < end + REFUSED_WITHIN && source.at(j).kind !== 'mark'; j += 1)
    if (source.carries(j, REFUSING)) return true;
  return false;
}
/** How far behind the name the word may stand, tokens. */
const REFUSED_WITHIN = 5;
const REFUSING: readonly Tag[] = ['dropped', 'rejected', 'gone'];

/** What stands before a number says that it is a card. */
const leadsToCard = (before: Element): boolean =>
  KINDS_BEFORE.has(before.kind) ||
  TAGS_BEFORE.some((t) => before.tags.has(t)) ||
  (before.tags.has('determiner') && before.tags.has('first')) ||
  MARKS_BEFORE.has(before.text) ||
  CARD_LEADS.has(before.text) ||
  before.text.endsWith("'s") ||
  isIdeographic(before.text);

/** What stands behind it does. */
function closesCard(source: TokenSource, before: Element, end: number): boolean {
  const next = source.at(end);
  return MARKS_BEHIND.has(next.text) || (next.kind === 'mark' && before.kind === 'mark');
}
