import { hasWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { isYear } from '../roles/ordinal';
import { BOUND_TO, EXISTS_THERE } from '../words/job-words';
import { WORKS_THROUGH } from '../words/second-job-words';
import type { Tag } from '../words';
import { numberAt } from './count';
import { toldWindow } from './job-windows';
import { withHoursOfDays } from './nights-and-days';
import { isOfHours } from './one-unit';

/** "310 million passages, 220 tokens each, to be embedded in 10 days", "3.4 million chunks over a weekend (48 h)": a
 *  stock of passages that has a time to be done in is a job, and so is a backlog. */

/** Fewer of them are what goes into a prompt. */
const FEWEST = 10_000;

export function withCorpusJobs(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const trains = page.kinds('use').some((k) => RUNS.has(page.at(k)?.name ?? '') && page.against(k) === undefined);
  const told = toldWindow(page, claims, trains);
  const timed = withHoursOfDays(page, told === undefined ? claims : [...claims, told]);
  if (trains) return timed;
  if (claims.some((c) => c.member === 'items')) return timed;
  const window = timed.find((c) => c.member === 'windowHours');
  const isOfSound = window !== undefined && isOfHours(page, window.at);
  return withTimedJob(page, timed) ?? withNamedJob(page, claims) ?? (isOfSound ? timed : claims);
}
/** Uses in which a model learns. */
const RUNS: ReadonlySet<string> = new Set(['fine_tuning', 'training']);

/** "Translating 78,000 strings", "hay que etiquetar 150.000 reseñas": so many of whatever it is behind a verb of
 *  working through them. */
function withNamedJob(page: Page, claims: readonly Claim[]): readonly Claim[] | undefined {
  const taken = new Set(claims.map((c) => c.at));
  const hasAskers = claims.some((c) => c.member === 'totalUsers' || c.member === 'concurrentRequests');
  const k = page
    .kinds('figure')
    .find((j) => !taken.has(j) && (isWorkedThrough(page, j) || (!hasAskers && isStockToIndex(page, j))));
  const [e, noun] = [page.at(k ?? -1), page.at(page.unitAt(k ?? -1))];
  if (k === undefined || e === undefined || noun === undefined) return undefined;
  return [
    ...claims,
    { member: 'items', value: numberAt(page, k) ?? 0, at: k, weight: 1, start: e.start, end: noun.end },
  ];
}
const FEWEST_NAMED = 1000;
/** How far before its number the verb may stand, elements: "translating a mod list, 78,000 strings". */
const VERB_REACH = 6;

function isWorkedThrough(page: Page, k: number): boolean {
  if ((numberAt(page, k) ?? 0) < FEWEST_NAMED || !isThing(page, page.unitAt(k)) || !isNow(page, k)) return false;
  for (let j = k - 1; j >= k - VERB_REACH && page.sameSentence(j, k) && page.at(j)?.figure === undefined; j -= 1)
    if (WORKS_THROUGH.has(page.textAt(j))) return true;
  return false;
}
/** A noun that nobody listed, or a kind of document. */
const isThing = (page: Page, j: number): boolean => {
  const e = page.at(j);
  return e?.kind === 'word' && THING.test(e.text) && (e.tags.size === 0 || page.has(j, 'chunk', 'doc'));
};
/** Of the writer and of now, told once and not per time. */
const isNow = (page: Page, k: number): boolean =>
  page.against(k) === undefined && page.period(page.unitAt(k) + 1) === undefined && !isYear(page, k);

/** "Re-index of our wiki: 410,000 chunks of 350 tokens": a stock of passages beside the work of indexing them. */
function isStockToIndex(page: Page, k: number): boolean {
  if (!page.has(page.unitAt(k), 'chunk') || (numberAt(page, k) ?? 0) < FEWEST || !isNow(page, k)) return false;
  const sentence = page.at(k)?.sentence ?? 0;
  for (let j = k - 1; j >= k - INDEXED_REACH && sentence - (page.at(j)?.sentence ?? -1) <= 1; j -= 1)
    if (hasWord(page.textAt(j), WORKS_THROUGH)) return true;
  return false;
}
const INDEXED_REACH = 30;
const THING = /^\p{L}{3,}$/u;

/** A stock of passages that has a time to be done in, or things that are worked through. */
function withTimedJob(page: Page, claims: readonly Claim[]): readonly Claim[] | undefined {
  const window = claims.find((c) => c.member === 'windowHours');
  if (window === undefined) return undefined;
  const taken = new Set(claims.map((c) => c.at));
  for (const k of page.kinds('figure')) {
    if (taken.has(k) || !isBeside(page, window.at, k)) continue;
    const isWorked = isWork(page, k) || isWork(page, window.at) || isThereToBeDone(page, window.at, k);
    const job = stockAt(page, k, isWorked ? FEWEST_WORKED : FEWEST);
    if (job !== undefined) return [...claims, job];
  }
  return undefined;
}
/** In the sentence of the time or the one before or behind it. */
const isBeside = (page: Page, window: number, k: number): boolean =>
  Math.abs((page.at(window)?.sentence ?? 0) - (page.at(k)?.sentence ?? 0)) <= 1;

/** The sentence says what is done with things: a use, a verb of working through them, or that it has to be done. */
function isWork(page: Page, k: number): boolean {
  if (page.speaksOf(k, 'due')) return true;
  for (let j = k - WORK_REACH; j <= k + WORK_REACH; j += 1)
    if (page.sameSentence(j, k) && (page.at(j)?.kind === 'use' || WORKS_THROUGH.has(page.textAt(j)))) return true;
  return false;
}
const WORK_REACH = 24;
/** "There are 12,400 essays, and the students must have comments within 36 hours": what is there, and what has to come
 *  of it in the same sentence. */
const isThereToBeDone = (page: Page, window: number, k: number): boolean =>
  page.sameSentence(window, k) &&
  hasBound(page, k, window) &&
  [1, 2, 3].some((n) => page.sameSentence(k - n, k) && EXISTS_THERE.has(spelled(page, k - n, k)));
const spelled = (page: Page, from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => page.textAt(from + i)).join(' ');
const hasBound = (page: Page, from: number, to: number): boolean => {
  for (let j = to - 1; j > from && j >= to - WANTED_WITHIN; j -= 1) if (BOUND_TO.has(page.textAt(j))) return true;
  return false;
};
const WANTED_WITHIN = 8;
/** Fewer things than these are no job, though they are worked through. */
const FEWEST_WORKED = 300;

function stockAt(page: Page, k: number, fewest: number): Claim | undefined {
  const e = page.at(k);
  const value = numberAt(page, k) ?? 0;
  const noun = value < fewest ? undefined : page.at(nounOf(page, k, fewest) ?? -1);
  if (e === undefined || noun === undefined || !isNow(page, k)) return undefined;
  const [start, end] = [Math.min(e.start, noun.start), Math.max(e.end, noun.end)];
  return { member: 'items', value, at: k, weight: 2, start, end };
}

/** Passages that the figure at `k` counts, whatever it is that is worked through, or the work before its comma: "a
 *  backlog of tickets, 1.1 million, to be tagged in two weeks". */
function nounOf(page: Page, k: number, fewest: number): number | undefined {
  const noun = page.unitAt(k);
  const isWorked = fewest === FEWEST_WORKED && page.at(noun)?.kind === 'word' && LETTERS.test(page.textAt(noun));
  if (page.has(noun, 'chunk') || (isWorked && !page.has(noun, ...NO_THING))) return noun;
  const isBetweenCommas = page.is(k - 1, ',') && page.is(k + 1, ',') && page.sameSentence(k - 2, k + 1);
  return isBetweenCommas && page.has(k - 2, 'req', 'doc') ? k - 2 : undefined;
}
const LETTERS = /\p{L}{3,}|[\u3040-\u9fff\uac00-\ud7af]/u;
/** What measures, or counts those who ask. */
const NO_THING: readonly Tag[] = [
  'who',
  'dau',
  'mau',
  'conc',
  'seqs',
  'tok',
  'ctx',
  'isl',
  'osl',
  'gb',
  'percent',
  'ms',
  'sec',
  'min',
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
  'gpuWord',
  'node',
  'tps',
  'rps',
  'rpm',
  'per',
  'epochs',
  'steps',
  'lora',
  'in',
  'wordUnit',
  'charUnit',
  'hostThing',
  'power',
  'factorWord',
  'and',
  'or',
  'to',
];
