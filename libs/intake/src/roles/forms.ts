import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Page } from '../elements/page';
import { growthProposal } from './growth';
import { atOnceBehind, countedShare } from '../elements/share-words';
import { peakProposals } from './peaks';
import { isFormer } from './quantity';
import type { Role } from './table';
import type { Proposal } from './weigh';
import { proposalsFor } from './weigh';

/** Figures whose shape alone says what they are: pairs of lengths (`900/150`), a lone `32k`, `-c 16384`, `10 chunks x
 *  512 tokens`. */
export function formsFor(page: Page, k: number): Proposal[] {
  const out: Proposal[] = [];
  const add = (role: Role, score: number, end: number, heads: readonly number[] = []): void => {
    out.push({
      role,
      at: k,
      score,
      heads,
      leans: heads,
      unit: { dimension: role === 'contextTokens' ? 'bare' : 'tokens', end, scale: 1, noun: k },
    });
  };
  const headed = underHeading(page, k);
  if (headed !== undefined) return [headed];
  if (isFormer(page, k)) add('aside', 9, k);
  if (isMeter(page, k)) {
    const unit = { dimension: 'share' as const, end: k, scale: 0.01, noun: k };
    out.push({ role: 'utilizationFraction', at: k, score: METERED, heads: [], leans: [], unit });
  }
  if (phaseOf(page, k) === 'prefill') add('prefill', 7, k);
  const side = pairSide(page, k);
  if (side !== undefined) add(side.role, side.score, side.end);
  if (page.has(k + 1, 'hour') && !page.has(k + 2, 'audio') && page.period(k + 2)?.period === 'day') {
    const unit = { dimension: 'duration' as const, end: k + 3, scale: 3600, noun: k + 1 };
    out.push({ role: 'hoursPerDay', at: k, score: HOURS_A_DAY, heads: [], leans: [], unit });
  }
  out.push(...peakProposals(page, k));
  const growth = growthProposal(page, k);
  if (growth !== undefined) out.push(growth);
  const same = restated(page, k);
  if (same !== undefined) add(same.role, same.score + RESTATED, k + 1, [k + 1]);
  if (page.at(k)?.figure?.kilo !== undefined && page.is(k + 1, 'of') && page.has(k + 2, 'chunk'))
    add('inputTokens', STUFFED, k + 2);
  const share = sharePart(page, k);
  if (share !== undefined) out.push(share);
  if (isBareContext(page, k)) add('contextTokens', 1.9, k);
  if (page.is(k - 1, 'c') && page.is(k - 2, '-') && valueAt(page, k) >= 256) add('contextTokens', 6, k, [k - 1]);
  return out;
}
/** "two thirds of them at the same time", "one in ten at once": the first figure says the share, and the second nothing
 *  of its own. */
function sharePart(page: Page, k: number): Proposal | undefined {
  const base = { at: k, score: COUNTED_SHARE, heads: [], leans: [] };
  const share = countedShare(page, k);
  if (share !== undefined && atOnceBehind(page, share.end) !== undefined) {
    const scale = share.value / valueAt(page, k);
    return { ...base, role: 'concurrentShare', unit: { dimension: 'share', end: share.end, scale, noun: share.end } };
  }
  const isBelow = [k - 2, k - 3].some((j) => countedShare(page, j)?.end === k) && atOnceBehind(page, k) !== undefined;
  return isBelow ? { ...base, role: 'aside', unit: { dimension: 'bare', end: k, scale: 1, noun: k } } : undefined;
}
const COUNTED_SHARE = 14;

/** A figure of a table is what the heading of its column says; a line that adds up says the same again. */
function underHeading(page: Page, k: number): Proposal | undefined {
  const cell = page.cells.get(k);
  if (cell === undefined || (cell.column === undefined && !cell.sums)) return undefined;
  const unit = { end: k, scale: 1, noun: k };
  const base = { at: k, score: HEADED, heads: [], leans: [] };
  if (cell.sums || cell.column === undefined) return { ...base, role: 'aside', unit: { ...unit, dimension: 'bare' } };
  const { role, period, unit: named } = cell.column;
  if (role === 'requestRate')
    return { ...base, role, unit: { ...unit, dimension: 'rate', ...(period === undefined ? {} : { period }) } };
  if (WAITS.has(role)) {
    const short = valueAt(page, k) < LONGEST_SECONDS;
    const seconds = named === undefined ? short : named === 's';
    return { ...base, role, unit: { ...unit, dimension: 'duration', scale: seconds ? 1 : 0.001 } };
  }
  if (role === 'utilizationFraction') {
    const scale = valueAt(page, k) > 1 ? 0.01 : 1;
    return { ...base, role, unit: { ...unit, dimension: 'share', scale } };
  }
  const dimension = role === 'totalUsers' ? 'people' : role === 'concurrentRequests' ? 'inflight' : 'tokens';
  return { ...base, role, unit: { ...unit, dimension } };
}
/** What a heading is worth against anything else. */
const HEADED = 12;
const WAITS: ReadonlySet<string> = new Set(['ttftMs', 'tpotMs', 'endToEndMs']);
/** A wait without a unit is in seconds up to this. */
const LONGEST_SECONDS = 20;

/** Readings of a meter: `| 94%  Default |` of nvidia-smi, `DCGM_FI_DEV_GPU_UTIL{gpu="0"} 97` of an exporter. */
export function isMeter(page: Page, k: number): boolean {
  const value = valueAt(page, k);
  if (!(value >= 0 && value <= 100)) return false;
  if (page.has(k + 1, 'percent') && page.is(k + 2, 'default') && page.is(k - 1, '|')) return true;
  return (
    page.is(k - 1, '}') && !page.sameSentence(k, k + 1) && /^dcgm_fi_(?:dev_gpu_util|prof_gr)/.test(lineHead(page, k))
  );
}
const METERED = 9;
/** The words that a line of at most forty elements begins with, joined. */
function lineHead(page: Page, k: number): string {
  let from = k;
  while (from > 0 && from > k - 40 && page.sameSentence(from - 1, k)) from -= 1;
  return page.elements
    .slice(from, from + 12)
    .map((e) => e.text.replace(/ /g, '_'))
    .join('');
}

/** Which phase a line of an engine's log speaks of: the last of its two words before a speed or a wait. */
function phaseOf(page: Page, k: number): 'prefill' | 'generation' | undefined {
  if (!page.has(k + 1, 'tps', 'ms', 'sec', 'tpot', 'tok')) return undefined;
  for (let j = k - 1; j >= 0 && j >= k - 24 && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, 'generation') && !page.has(j, 'prefill')) return 'generation';
    if (page.has(j, 'prefill') && (page.at(j)?.text.length ?? 0) > 3)
      return page.has(j, 'isl', 'ttft') ? undefined : 'prefill';
  }
  return undefined;
}
const valueAt = (page: Page, k: number): number => page.at(k)?.figure?.value ?? NaN;

/** `in/out 2000/500`, `700/200 tokens`, `1024:128`, `1800->250`: which side of a pair of lengths a figure is. */
function pairSide(page: Page, k: number): { role: Role; score: number; end: number } | undefined {
  const joinsRight = isJoint(page, k + 1, k) && page.at(k + jointWidth(page, k + 1) + 1)?.kind === 'figure';
  if (joinsRight) {
    const second = k + jointWidth(page, k + 1) + 1;
    const score = pairScore(page, k, second);
    return score > 0 ? { role: 'inputTokens', score, end: k } : undefined;
  }
  const width = isJoint(page, k - 1, k) ? 1 : isJoint(page, k - 2, k) ? 2 : 0;
  const first = k - width - 1;
  if (width === 0 || page.at(first)?.kind !== 'figure') return undefined;
  const score = pairScore(page, first, k);
  const unit = page.has(k + 1, 'tok') ? k + 1 : k;
  return score > 0 ? { role: 'outputTokens', score, end: unit } : undefined;
}
const isJoint = (page: Page, j: number, k: number): boolean =>
  page.sameSentence(j, k) && JOINTS.has(page.at(j)?.text ?? '');
const JOINTS = new Set(['/', ':', '->', '>']);
const jointWidth = (page: Page, j: number): number => (page.is(j, '-') ? 2 : 1);

/** A pair is lengths when words say so, or when two lengths stand alone between commas. */
function pairScore(page: Page, first: number, second: number): number {
  const a = page.at(first)?.figure;
  const b = page.at(second)?.figure;
  if (a === undefined || b === undefined || !page.sameSentence(first, second)) return 0;
  if (a.value < 16 || b.value < 1 || a.value > 1_000_000 || b.value > 1_000_000) return 0;
  if (inOutNear(page, first, second)) return 6;
  if (page.is(first + 1, ':')) return page.has(second + 1, 'tok') ? 4 : 0;
  const open =
    isEdge(page.at(first - 1)) || !page.sameSentence(first - 1, first) || page.at(first - 1)?.kind !== 'mark';
  const closed = isEdge(page.at(second + 1)) || !page.sameSentence(second, second + 1) || page.has(second + 1, 'tok');
  return open && closed && a.value >= 64 && b.value >= 16 && (a.kilo !== undefined || a.value >= 100) ? 4 : 0;
}
const isEdge = (e: Element | undefined): boolean => e === undefined || EDGES.has(e.text);
const EDGES = new Set([',', '(', ')', '.', '?', ';', '|', '"']);
function inOutNear(page: Page, first: number, second: number): boolean {
  const pair = (j: number): boolean => page.has(j, 'in', 'isl') && [1, 2].some((n) => page.has(j + n, 'out', 'osl'));
  for (let j = Math.max(0, first - 5); j < first; j += 1) if (page.sameSentence(j, first) && pair(j)) return true;
  for (let j = second + 1; j <= second + 3; j += 1) if (page.sameSentence(j, first) && pair(j)) return true;
  return page.is(first - 1, 'isl/osl');
}

const HOURS_A_DAY = 4;

/** "4k of passages": a thousandfold of what is retrieved is measured, not counted. */
const STUFFED = 3.6;
/** What a length in tokens is worth over the same length in pages. */
const RESTATED = 0.5;
/** "40 pages, that is some 25k tokens": the length that was given in pages or words just before, in tokens. */
function restated(page: Page, k: number): Proposal | undefined {
  if (!page.has(k + 1, 'tok') || !page.sameSentence(k, k + 1)) return undefined;
  for (let j = k - 1; j >= k - SAID_AGAIN && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, 'in', 'out', 'isl', 'osl', 'ctx', 'per', 'and')) return undefined;
    if (page.at(j)?.kind !== 'figure') continue;
    const before = proposalsFor(page, j)[0];
    const prose = before?.unit.dimension === 'prose' && SIDES.has(before.role);
    return prose && valueAt(page, k) > valueAt(page, j) ? before : undefined;
  }
  return undefined;
}
/** How far back the same length may have been said, elements. */
const SAID_AGAIN = 6;
const SIDES: ReadonlySet<Role> = new Set<Role>(['inputTokens', 'outputTokens']);

/** Contexts so usual that a lone `32k` can only be one. */
const USUAL = new Set([
  4, 8, 12, 16, 20, 24, 32, 40, 48, 60, 64, 65, 80, 96, 100, 120, 128, 131, 160, 200, 256, 262, 512,
]);
const BESIDE: readonly Tag[] = ['most', 'least', 'hedge', 'ask', 'want', 'own', 'run', 'and', 'or', 'conc', 'to'];
const OPENERS = new Set([
  ',',
  ';',
  '.',
  '!',
  '?',
  '(',
  '@',
  '/',
  'with',
  'at',
  'to',
  'mit',
  'con',
  'avec',
  'com',
  'full',
  'using',
  'w',
  '~',
  '+',
  'bei',
  'a',
  'in',
  'into',
  'of',
  'the',
  'max',
  'only',
  'for',
  'à',
  '|',
]);
const CLOSERS = new Set([
  'please',
  'max',
  'on',
  'with',
  'for',
  'at',
  'length',
  'using',
  'is',
  'would',
  'doable',
  'fits',
  'but',
  'in',
  'fit',
]);
const NAMES = new Set(['model', 'precision', 'gpu', 'size']);

/** `with 64k`, `, 16k,`, `at 32k`: nothing but a context is written like that. */
function isBareContext(page: Page, k: number): boolean {
  const figure = page.at(k)?.figure;
  if (figure?.kilo === undefined || !USUAL.has(figure.kilo) || figure.low !== undefined) return false;
  const next = page.at(k + 1);
  const before = page.at(k - 1);
  const closed =
    next === undefined ||
    !page.sameSentence(k, k + 1) ||
    (next.kind === 'mark' && next.text !== '%' && next.text !== '/') ||
    page.has(k + 1, ...BESIDE) ||
    CLOSERS.has(next.text) ||
    NAMES.has(next.kind);
  const opened =
    before === undefined ||
    !page.sameSentence(k, k - 1) ||
    OPENERS.has(before.text) ||
    page.has(k - 1, ...BESIDE) ||
    NAMES.has(before.kind);
  return closed && opened;
}
