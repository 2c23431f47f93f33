import type { Tag } from '../gazetteers/data/words';
import type { Element } from './element';
import type { Page } from './page';
import { PERIOD_SECONDS } from './page';
import type { Role, Statement } from './statement';
import { shown, state, vague } from './statement';

const stop = (e: Element): boolean => e.kind === 'money' || e.text === ';';
const nextFigure = (e: Element): boolean => e.kind === 'figure' || stop(e);
const DEMAND: readonly Tag[] = ['want', 'least', 'target'];

/** Whether a figure was measured by the writer (true), is wanted (false), or the text does not say (undefined). */
export function measured(page: Page, k: number): boolean | undefined {
  const seen = page.before(k, 8, ['observed'], nextFigure);
  const wanted = page.before(k, 8, DEMAND, nextFigure);
  const after = page.after(k, 5, ['want'], nextFigure);
  const mark = page.before(k, 2, ['most', 'least']);
  const seenAfter = page.after(k, 4, ['observed'], nextFigure);
  if (wanted > seen || mark > seen) return false;
  if (seen >= 0) return true;
  if (after >= 0 && !(seenAfter >= 0 && seenAfter < after)) return false;
  return seenAfter >= 0 ? true : undefined;
}

/** A figure that belongs to somebody else: a paper, a README, other people. */
export function claimed(page: Page, k: number): boolean {
  const sentence = page.at(k)!.sentence;
  for (let j = k - 1; j >= 0 && j >= k - 14 && page.at(j)!.sentence === sentence; j--) {
    if (page.has(j, 'claim') && !page.has(j, 'observed')) {
      const own = page.elements.slice(j + 1, k).some((e) => OWN_VOICE.has(e.text) || e.text === 'but');
      return !own;
    }
  }
  for (let j = k + 1; j < page.elements.length && j <= k + 6 && page.at(j)!.sentence === sentence; j++) {
    if (page.at(j)!.text === ',' || page.at(j)!.text === 'but') return false;
    if (page.has(j, 'claim') && !page.has(j, 'observed')) return true;
  }
  return false;
}
const OWN_VOICE = new Set([
  'i',
  'we',
  'my',
  'our',
  "i'm",
  "we're",
  'im',
  'mine',
  'ours',
  'ich',
  'wir',
  'nous',
  'je',
  'nosotros',
  'eu',
  'nos',
  '我',
  '我们',
]);

/** Reads speeds (tokens per second) and waits (first token, between tokens, end to end). */
export function readSpeed(page: Page, k: number): Statement | undefined {
  const value = page.at(k)!.figure!.value;
  if (!(value > 0)) return undefined;
  return tokensPerSecond(page, k, value) ?? wait(page, k, value);
}

/** `40 t/s`, `20k tokens per second`, `35 tokens generated per second`: where the unit ends. */
function speedUnit(
  page: Page,
  k: number,
): { readonly end: number; readonly user: boolean; readonly seconds?: number } | undefined {
  const j = page.unitAt(k);
  if (j < 0) return undefined;
  if (page.has(j, 'tpsUser')) return { end: j, user: true };
  if (page.has(j, 'tps'))
    return page.at(j)!.text === 'tps' && page.before(k, 6, ['rps']) >= 0 ? undefined : { end: j, user: false };
  if (!page.has(j, 'tok')) return undefined;
  for (const from of [j + 1, j + 2, j + 3, j + 4]) {
    const e = page.at(from);
    if (e === undefined || e.kind === 'figure' || e.text === ',') return undefined;
    const period = page.period(from);
    if (period?.period === 'second') return { end: period.end - 1, user: page.has(j + 1, 'each') };
    if (period?.period === 'minute' || period?.period === 'hour')
      return { end: period.end - 1, user: false, seconds: PERIOD_SECONDS[period.period] };
    if (period?.period === 'day') return { end: period.end - 1, user: false, seconds: PERIOD_SECONDS.day };
    if (period !== undefined) return undefined;
  }
  return undefined;
}

function tokensPerSecond(page: Page, k: number, written: number): Statement | undefined {
  const unit = speedUnit(page, k) ?? leftUnit(page, k);
  if (unit === undefined) return undefined;
  const value = written / (unit.seconds ?? 1);
  page.used.add(k);
  if (claimed(page, k)) return undefined;
  const generated = page.before(k, 4, ['generation'], nextFigure) >= 0;
  const prefill =
    logged(page, k) === 'prefill' ||
    (!generated &&
      (page.before(k, 4, ['prefill'], nextFigure) >= 0 ||
        (page.after(unit.end, 3, ['prefill'], (e) => nextFigure(e) || e.text === ',') >= 0 &&
          page.after(unit.end, 3, ['generation']) < 0) ||
        (page.before(k, 3, ['in'], nextFigure) >= 0 &&
          page.before(k, 3, ['out'], nextFigure) < 0 &&
          page.before(k, 3, ['in'], nextFigure) > k - 3 &&
          !page.is(page.before(k, 3, ['in'], nextFigure), 'in'))));
  if (prefill) return undefined;
  const each =
    unit.user || page.after(unit.end, 4, ['each'], nextFigure) >= 0 || page.before(k, 4, ['each'], nextFigure) >= 0;
  if (each && unit.seconds === PERIOD_SECONDS.day) return undefined; // a daily share of each user is no speed
  const observed = measured(page, k);
  const total = page.before(k, 6, ['total'], nextFigure) >= 0 || page.after(unit.end, 4, ['total'], nextFigure) >= 0;
  const role: Role = each && !total ? 'tokensPerSecondPerUser' : 'outputTokensPerSecond';
  const generation =
    page.before(k, 5, ['generation'], nextFigure) >= 0 || page.after(unit.end, 3, ['generation'], nextFigure) >= 0;
  const spread =
    unit.seconds === PERIOD_SECONDS.day
      ? {
          approximation: `Speed: ${shown(written)} tokens per day, spread over 24 hours, are planned as ${shown(value)} tokens per second.`,
        }
      : undefined;
  return state(page, role, value, k, k, unit.end, generation ? 3 : 2, {
    ...(observed === undefined ? {} : { observed }),
    ...(spread ?? vague(page, k, 'Speed', value, ' tokens per second')),
  });
}

/** `tok/s: 35`, `throughput (tokens/s) = 1200`. */
function leftUnit(page: Page, k: number): { end: number; user: boolean; seconds?: number } | undefined {
  let j = k - 1;
  while (j > k - 6 && (page.is(j, ':') || page.is(j, '=') || page.is(j, ')') || page.is(j, '|') || page.is(j, '"')))
    j--;
  return j < k - 1 && page.has(j, 'tps') && page.sameSentence(j, k) ? { end: k, user: false } : undefined;
}

const STARTING = new Set(['start', 'starts', 'starting', 'begin', 'begins', 'appear', 'appears']);
const ANSWERS = new Set([
  'answer',
  'answers',
  'response',
  'responses',
  'reply',
  'replies',
  'output',
  'outputs',
  'text',
  'stream',
  'streaming',
  'generation',
]);
/** "Answers must start within 1 second": the wait for the first token, not for the whole answer. */
function answersStart(page: Page, k: number): boolean {
  const near = (words: ReadonlySet<string>, reach: number): boolean =>
    Array.from({ length: reach }, (_, n) => k - 1 - n).some(
      (j) => page.sameSentence(j, k) && words.has(page.at(j)?.text ?? ''),
    );
  return near(STARTING, 4) && near(ANSWERS, 8);
}

function wait(page: Page, k: number, raw: number): Statement | undefined {
  const j = page.unitAt(k);
  const milli = j >= 0 && page.has(j, 'ms');
  const second = j >= 0 && page.has(j, 'sec') && !page.has(j, 'rps');
  const perToken = j >= 0 && page.has(j, 'tpot');
  const bare = !milli && !second && !perToken;
  const label = bare ? labelBefore(page, k) : undefined;
  if ((bare && label === undefined) || logged(page, k) === 'prefill') return undefined;
  const value = second || label?.seconds === true ? raw * 1000 : raw;
  const end = bare ? k : j;
  const observed = measured(page, k) === true;
  const clause = (e: Element): boolean => nextFigure(e);
  const build = (role: Role, a: number, b: number, weight: number): Statement | undefined => {
    page.used.add(k);
    return claimed(page, k)
      ? undefined
      : state(page, role, value, k, a, b, weight, { observed, ...vague(page, k, 'Latency', value, ' ms') });
  };
  if (label !== undefined) return build(page.has(label.at, 'tpot') ? 'tpotMs' : 'ttftMs', label.at, k, 3);
  if (perToken) return build('tpotMs', k, j, 3);
  if (page.has(k - 1, 'ttft', 'tpot')) return build(page.has(k - 1, 'tpot') ? 'tpotMs' : 'ttftMs', k - 1, end, 3);
  const right = page.after(end, 4, ['tpot', 'ttft'], (e) => clause(e) || e.text === ',');
  if (right >= 0 && page.has(right, 'tpot') && right <= end + 2) return build('tpotMs', k, right, 3);
  const left = page.before(k, 7, ['ttft', 'tpot'], (e) => nextFigure(e));
  if (left >= 0) return build(page.has(left, 'tpot') ? 'tpotMs' : 'ttftMs', left, end, 3);
  if (right >= 0) return build(page.has(right, 'tpot') ? 'tpotMs' : 'ttftMs', k, right, 2);
  if ((milli || second) && answersStart(page, k)) return build('ttftMs', k, end, 2);
  const latency = Math.max(page.before(k, 7, ['latency'], clause), page.after(end, 3, ['latency'], clause));
  if (
    latency >= 0 ||
    (page.has(k - 1, 'most', 'want') &&
      (milli || raw <= 120) &&
      page.period(end + 1) === undefined &&
      !page.has(k - 1, 'hedge'))
  )
    return build('endToEndMs', Math.min(k, latency >= 0 ? latency : k), end, 1);
  return undefined;
}

/** `TTFT (ms): 812.4`, `tpot=31`: the name of the figure stands before it, its unit maybe in brackets. */
function labelBefore(page: Page, k: number): { at: number; seconds: boolean } | undefined {
  let seconds = false;
  for (let j = k - 1; j >= k - 6 && page.sameSentence(j, k); j--) {
    if (page.has(j, 'ttft', 'tpot')) return j < k - 1 ? { at: j, seconds } : undefined;
    if (page.has(j, 'sec')) seconds = true;
    if (!(page.has(j, 'ms', 'sec', 'latency') || ['(', ')', ':', '=', '<', '|', '"'].includes(page.at(j)!.text)))
      return undefined;
  }
  return undefined;
}

/** Which phase a line of an engine's log speaks of: the last of its two words before the figure. */
function logged(page: Page, k: number): 'prefill' | 'generation' | undefined {
  for (let j = k - 1; j >= 0 && j >= k - 24 && page.sameSentence(j, k); j--) {
    if (page.has(j, 'generation') && !page.has(j, 'prefill')) return 'generation';
    if (page.has(j, 'prefill') && page.at(j)!.text.length > 3) return 'prefill';
  }
  return undefined;
}

/** "went from 94 % to 56 %": the first is how it was. */
const isFormer = (page: Page, k: number): boolean =>
  page.is(k - 1, 'from') &&
  /^(?:went|gone|dropped|fell|fallen|rose|jumped|down|up|sank|climbed|moved|changed)$/.test(
    page.at(k - 2)?.text ?? '',
  ) &&
  page.is(k + 2, 'to') &&
  page.at(k + 3)?.kind === 'figure' &&
  page.has(k + 4, 'percent');

/** `75% idle`, `usage sits around 35%`, `a third idle`: the share of the GPUs' time that is used. */
export function readUtilization(page: Page, k: number): Statement | undefined {
  const e = page.at(k)!;
  const percent = page.has(k + 1, 'percent');
  const raw = e.figure!.value;
  const fraction = percent
    ? (e.figure!.low !== undefined ? (raw + e.figure!.low) / 2 : raw) / 100
    : page.has(k + 1, 'util', 'idle') && raw > 0 && raw < 1
      ? raw
      : undefined;
  if (fraction === undefined || fraction < 0 || fraction > 1) return undefined;
  page.used.add(k);
  const end = percent ? k + 1 : k;
  const clause = (x: Element): boolean => x.kind === 'figure' || x.kind === 'money' || x.text === ';';
  if (percent && isFormer(page, k)) return undefined;
  const since = percent && page.is(k - 1, 'to') && page.has(k - 2, 'percent') && isFormer(page, k - 3) ? k - 3 : k;
  const wrongBefore = page.before(since, 7, ['notUtil'], clause);
  const wrongAfter = page.after(end, 4, ['notUtil'], (x) => clause(x) || x.text === ',' || x.tags.has('util'));
  const together = percent ? page.after(end, 7, ['conc'], clause) : -1;
  if (together >= 0) return state(page, 'concurrentShare', fraction, k, k, together, 2);
  const idle = Math.max(
    page.after(end, 4, ['idle'], (x) => clause(x) || x.text === ','),
    page.before(k, 4, ['idle'], clause),
  );
  const util = Math.max(
    page.after(end, 4, ['util'], (x) => clause(x) || x.text === ','),
    page.before(since, 7, ['util'], clause),
  );
  if (idle < 0 && util < 0) return undefined;
  const only = wrongAfter >= 0 && idle >= 0 && /^of the/.test(page.at(wrongAfter)!.text) ? -1 : wrongAfter;
  if (only >= 0 || wrongBefore > Math.max(idle, util, -1) || (wrongBefore >= 0 && wrongBefore === util))
    return undefined;
  if (claimed(page, k)) return undefined;
  const value = idle >= 0 && (util < 0 || Math.abs(idle - k) <= Math.abs(util - k)) ? 1 - fraction : fraction;
  const at = idle >= 0 && (util < 0 || Math.abs(idle - k) <= Math.abs(util - k)) ? idle : util;
  return state(
    page,
    'utilizationFraction',
    Math.round(value * 10000) / 10000,
    k,
    Math.min(at, k),
    Math.max(at, end),
    2,
    vague(page, k, 'Utilisation', Math.round(value * 10000) / 100, ' %'),
  );
}
