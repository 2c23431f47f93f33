import type { Page } from '../page/page';
import type { Tag } from '../words';
import { DENIALS, OUT_OF } from '../words/crowd-words';
import { shaped, valueAt } from './form';
import { isDoingPart } from './people-weight';
import type { Unit } from './quantity';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** Bare numbers that count what another figure of the text counts: what is wanted instead of it, the sum of several,
 *  all those of whom some are there at once. */

/** What the shape is worth against anything else. */
const TOLD = 2.6;
/** How far back the other figure may stand, elements. */
const REACH = 24;

type Kind = 'people' | 'inflight';
const ROLES = { people: 'totalUsers', inflight: 'concurrentRequests' } as const;
const KINDS: readonly Kind[] = ['inflight', 'people'];

/** The load that a bare number tells by another figure. */
export function toldLoad(page: Page, k: number): Proposal | undefined {
  if (!isBareCount(page, k)) return undefined;
  const kind = lettered(page, k) ?? wanted(page, k) ?? summed(page, k) ?? insteadOf(page, k) ?? wholeOf(page, k);
  if (kind === undefined) return undefined;
  const unit: Unit = { dimension: kind, end: k, scale: 1, noun: k };
  return shaped(ROLES[kind], k, TOLD, unit);
}

/** "Of whom some 380 a day write, each 3 or 4 messages": a number of every day of whom each does something counts
 *  people. */
export function dailyCrowd(page: Page, k: number): Proposal | undefined {
  const period = isBareNumber(page, k) ? page.period(k + 1) : undefined;
  if (period?.period !== 'day') return undefined;
  const each = page.after(period.end - 1, EACH_REACH, ['each'], (e) => e.kind === 'figure');
  const amount = [each + 1, each + 2, each + 3].find((j) => page.has(j + 1, 'req') && page.at(j)?.kind === 'figure');
  if (each < 0 || amount === undefined || !page.sameSentence(k, amount)) return undefined;
  return shaped('totalUsers', k, DAILY, { dimension: 'people', end: k, scale: 1, noun: k });
}
const DAILY = 5;
const EACH_REACH = 6;
const isBareNumber = (page: Page, k: number): boolean => {
  const value = valueAt(page, k);
  return Number.isInteger(value) && value > 1 && page.peopleBefore(k);
};

/** "5,000 employees, of whom maybe 600 handle claims, each handler sends 40 requests a day": those of a crowd who do
 *  what each of them is then said to do. */
export function doingPart(page: Page, k: number): Proposal | undefined {
  return isDoingPart(page, k)
    ? shaped('totalUsers', k, DAILY, { dimension: 'people', end: k, scale: 1, noun: k })
    : undefined;
}

/** "Each customer sends 2,500 requests a day, so 85,000 in all": the total of a rate that is told of each before. */
export function toldRate(page: Page, k: number): Proposal | undefined {
  if (!isBareCount(page, k) || !isTotal(page, k)) return undefined;
  const part = firstPart(page, k);
  const isEach = part < 0 && page.before(k, REACH, ['each', 'per']) >= 0;
  const at = isEach ? lastFigure(page, k) : part;
  const rate = unitsOf(page, at).find((u) => u.dimension === 'rate' && u.period !== undefined);
  if (rate?.period === undefined || valueAt(page, at) >= valueAt(page, k)) return undefined;
  return shaped('requestRate', k, TOLD_RATE, {
    dimension: 'rate',
    end: k,
    scale: rate.scale,
    period: rate.period,
    noun: k,
  });
}
/** "900 a day; a new customer brings another 2,600, so 3,500 in total": the first of those that add up to it. */
const firstPart = (page: Page, k: number): number => partsOf(page, k)?.at(-1) ?? -1;
const TOLD_RATE = 6;
function lastFigure(page: Page, k: number): number {
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) if (page.at(j)?.kind === 'figure') return j;
  return -1;
}

/** `C=12` beside a speed or a wait: the letter that benchmarks have for what is there at once. */
const lettered = (page: Page, k: number): Kind | undefined =>
  page.is(k - 1, '=') && page.is(k - 2, 'c') && MEASURES.some((tag) => page.speaksOf(k, tag)) ? 'inflight' : undefined;
const MEASURES: readonly Tag[] = ['tps', 'tpsUser', 'ttft', 'tpot'];

/** A whole number of at least two that nothing behind it is counted by. */
function isBareCount(page: Page, k: number): boolean {
  const value = valueAt(page, k);
  if (!Number.isInteger(value) || value < 2 || page.at(k)?.figure?.kilo !== undefined) return false;
  return unitsOf(page, k).every((u) => u.dimension === 'bare' || u.dimension === 'tokens');
}

const endsHere = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) || (page.at(k + 1)?.kind === 'mark' && !JOINS.has(page.textAt(k + 1)));
const JOINS = new Set(['%', '/', '*', 'x', '-', '+', '(']);

/** What a figure counts: people or requests at once. */
const kindAt = (page: Page, k: number): Kind | undefined => {
  const units = unitsOf(page, k);
  return KINDS.find((kind) => units.some((u) => u.dimension === kind));
};

/** "Does the limit of 8 active requests stay? We'd want 24.": a wish without a noun goes back to the load named last.
 */
function wanted(page: Page, k: number): Kind | undefined {
  if (!endsHere(page, k) || !page.has(k - 1, 'want', 'target') || !page.sameSentence(k - 1, k)) return undefined;
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k - 1; j >= k - REACH && sentence - (page.at(j)?.sentence ?? -1) <= 1; j -= 1) {
    const kind = page.at(j)?.kind === 'figure' ? kindAt(page, j) : undefined;
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** "37 altogether", "in sum 37", "85,000 in all": everything at once. */
export const isTotal = (page: Page, k: number): boolean =>
  page.before(k, 2, ['total']) >= 0 ||
  page.after(k, 2, ['total']) >= 0 ||
  (page.is(k + 1, 'in') && page.is(k + 2, 'all') && endsHere(page, k + 2));

/** "30 chats in parallel, plus the 7 that I have, so 37 altogether": the sum of the figures before it; "7 at once,
 *  with the new customer 37 in total": what a load told just before becomes. */
function summed(page: Page, k: number): Kind | undefined {
  if (!isTotal(page, k)) return undefined;
  const parts = partsOf(page, k);
  const sum =
    parts ??
    figuresBefore(page, k)
      .slice(0, 1)
      .filter((j) => valueAt(page, j) < valueAt(page, k));
  return KINDS.find((kind) => sum.some((j) => kindAt(page, j) === kind));
}

/** The nearest figures before `k` that add up to it; undefined where none do. */
function partsOf(page: Page, k: number): readonly number[] | undefined {
  const parts: number[] = [];
  let sum = 0;
  for (const j of figuresBefore(page, k)) {
    parts.push(j);
    sum += valueAt(page, j);
    if (sum === valueAt(page, k) && parts.length > 1) return parts;
  }
  return undefined;
}

/** The figures of this sentence and the one before it, the nearest first. */
function figuresBefore(page: Page, k: number): readonly number[] {
  const out: number[] = [];
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k - 1; j >= k - REACH && sentence - (page.at(j)?.sentence ?? -1) <= 1; j -= 1)
    if (page.at(j)?.kind === 'figure') out.push(j);
  return out;
}

/** "Not 500 users, the office says 320": the figure behind one that is denied; "8 devs at first, 26 now". */
function insteadOf(page: Page, k: number): Kind | undefined {
  if (!endsHere(page, k)) return undefined;
  if (page.has(k - 1, 'nowCue') && page.sameSentence(k - 1, k)) return kindAt(page, lastFigure(page, k));
  for (let j = k - 1; j >= k - DENIED_REACH && page.sameSentence(j - 1, k); j -= 1)
    if (page.at(j)?.kind === 'figure') return DENIALS.has(page.textAt(j - 1)) ? kindAt(page, j) : undefined;
  return undefined;
}
const DENIED_REACH = 9;

/** "5 or 6 doctors at the same time, out of 40 in the hospital": of how many, where fewer are there at once. */
function wholeOf(page: Page, k: number): Kind | undefined {
  if (
    !OUT_OF.has(
      page
        .textAt(k - 1)
        .split(' ')
        .pop() ?? '',
    ) ||
    page.before(k, WHOLE_REACH, ['conc']) < 0 ||
    page.has(k - 1, 'peak') ||
    page.has(k - 2, 'peak')
  )
    return undefined;
  for (let j = k - 1; j >= k - WHOLE_REACH && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'figure')
      return valueAt(page, j) < valueAt(page, k) && kindAt(page, j) !== undefined ? 'people' : undefined;
  return undefined;
}
const WHOLE_REACH = 10;
