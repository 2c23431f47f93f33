import type { Page } from '../elements/page';
import { PERIOD_SECONDS } from '../elements/page';
import type { Tag } from '../words';
import type { Claim, Member } from './claim';
import { isMeter } from './forms';
import { grownBy } from './growth';
import { shown, vague } from './claim';
import type { Assignment } from './choose';
import type { Role } from './table';
import type { Proposal } from './weigh';

/** Contexts that people mean as a power of two when they write them with a k. */
const POWERS: Readonly<Record<number, number>> = {
  1: 1024,
  2: 2048,
  4: 4096,
  8: 8192,
  16: 16384,
  32: 32768,
  64: 65536,
  65: 65536,
  128: 131072,
  131: 131072,
  256: 262144,
  262: 262144,
  512: 524288,
};
/** Tokens of a context: `8k` is 8192, `12k` is 12000, `1M` is 1000000. */
export function contextTokens(value: number, kilo: number | undefined): number {
  return kilo === undefined ? value : (POWERS[kilo] ?? value);
}

/** What the chosen roles say, in the order of the text. */
export function claimsOf(page: Page, assignment: Assignment): Claim[] {
  const out: Claim[] = [];
  for (const p of assignment.chosen.values()) {
    const claim = CLAIMS[p.role]?.(page, p);
    if (claim !== undefined) out.push(claim);
    if (claim !== undefined && isBothLengths(page, p)) out.push({ ...claim, member: 'inputTokens' });
  }
  return out.sort((a, b) => a.at - b.at);
}

/** `ISL=OSL=1024`: one figure is both lengths. */
const isBothLengths = (page: Page, p: Proposal): boolean =>
  p.role === 'outputTokens' &&
  page.is(p.at - 1, '=') &&
  page.has(p.at - 2, 'osl') &&
  (page.is(p.at - 3, '=') || page.is(p.at - 3, '/')) &&
  page.has(p.at - 4, 'isl');

type Maker = (page: Page, p: Proposal) => Claim | undefined;
const figureOf = (page: Page, p: Proposal): number => page.at(p.at)?.figure?.value ?? NaN;

/** Places of the words that the claim rests on: the figure, its unit, and the words that spoke for it when they stand
 *  close. */
function span(page: Page, p: Proposal): { start: number; end: number } {
  let a = p.at;
  let b = Math.max(p.at, p.unit.end);
  for (const h of p.heads) {
    if (h < a && a - h <= CLOSE && !hasFigure(page, h + 1, a)) a = h;
    if (h > b && h - b <= CLOSE && !hasFigure(page, b + 1, h)) b = h;
  }
  return { start: page.at(a)?.start ?? 0, end: page.at(b)?.end ?? 0 };
}
const CLOSE = 5;
function hasFigure(page: Page, from: number, to: number): boolean {
  for (let j = from; j < to; j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'figure' || kind === 'money' || kind === 'gpu' || kind === 'model') return true;
  }
  return false;
}
const claim = (page: Page, p: Proposal, member: Member, value: number, more: Partial<Claim> = {}): Claim => ({
  member,
  value,
  at: p.at,
  weight: 2,
  score: p.score,
  ...span(page, p),
  ...more,
});

/** Peak beats a plain figure, a plain figure beats the mean. */
function weigh(page: Page, k: number): number {
  const stop = (e: { kind: string; text: string }): boolean =>
    e.kind === 'figure' || e.kind === 'money' || e.text === ';';
  const peak = Math.max(page.before(k, 6, ['peak'], stop), page.after(k, 5, ['peak'], stop));
  const mean = Math.max(page.before(k, 5, ['mean'], stop), page.after(k, 4, ['mean'], stop));
  if (peak >= 0 && !(mean >= 0 && Math.abs(mean - k) < Math.abs(peak - k))) return 3 - tested(page, k);
  return (mean >= 0 ? 1 : 2) - tested(page, k);
}

const count =
  (member: Member, what: string): Maker =>
  (page, p) => {
    const value = figureOf(page, p);
    return claim(page, p, member, value, { weight: weigh(page, p.at), ...vague(page, p.at, what, value) });
  };

const people: Maker = (page, p) => {
  if (page.at(p.at)?.figure?.spelled === true && figureOf(page, p) <= 1) return undefined;
  const value = figureOf(page, p);
  const label = p.heads[0] ?? -1;
  const daily = page.has(p.unit.noun, 'dau') || page.has(label, 'dau') || page.period(p.unit.end + 1)?.period === 'day';
  const monthly =
    page.has(p.unit.noun, 'mau') || page.has(label, 'mau') || page.period(p.unit.end + 1)?.period === 'month';
  const weight = (daily ? 3 : monthly ? 1 : 2) - (isHeadcount(page, p) ? HEADCOUNT : 0) - tested(page, p.at);
  return claim(page, p, 'totalUsers', value, { weight, ...vague(page, p.at, 'Users', value) });
};

/** "640 FTE": how many there are, not yet how many use it; who is said to use it comes first. */
const isHeadcount = (page: Page, p: Proposal): boolean => page.has(p.unit.noun, 'headcount');
const HEADCOUNT = 0.3;
/** A load that a test put on comes behind the load that is there. */
const tested = (page: Page, k: number): number => (page.speaksOf(k, 'loadTest') ? TESTED : 0);
const TESTED = 0.6;

const inFlight: Maker = (page, p) => {
  if (p.unit.dimension === 'sequences' && page.at(p.at)?.figure?.kilo !== undefined) return context(page, p);
  if (page.sameSentence(p.at, p.at + 1) && MODELS.test(page.at(p.at + 1)?.text ?? '')) return undefined;
  const value = figureOf(page, p);
  const label = p.heads.find((h) => page.has(h, 'batchSize') && !page.has(h, 'conc'));
  const setting =
    label !== undefined || p.heads.some((h) => SETTINGS.test((page.at(h)?.text ?? '').replace(/[-_ ]+/g, ' ')));
  if (label !== undefined)
    return claim(page, p, 'concurrentRequests', value, {
      weight: 1.5,
      setting: true,
      approximation: `A server batch size of ${shown(value)} is taken as that many concurrent requests.`,
    });
  return claim(page, p, 'concurrentRequests', value, {
    weight: setting
      ? 1.5
      : weigh(page, p.at) +
        (p.unit.dimension === 'people' || p.unit.dimension === 'inflight' ? 0.5 : 0) -
        (isCondition(page, p.at) ? CONDITION : 0),
    ...(setting ? { setting: true as const } : {}),
    ...vague(page, p.at, 'Concurrent requests', value),
  });
};
/** "70 tok/s each with 15 sessions", "queueing begins at 6 parallel requests": what something was seen at, not what is
 *  asked for. */
const isCondition = (page: Page, k: number): boolean =>
  ['tps', 'ttft', 'tpot', 'ms', 'trouble', 'measuredRate'].some((t) => page.speaksOf(k, t as Tag)) &&
  !DEMAND.some((t) => page.speaksOf(k, t));
const CONDITION = 0.3;
/** "two models at once" are not two requests. */
const MODELS = /^(?:models?|modelle|modell[oi]|modelos?|modeles?|modellen)$/;
const SETTINGS = /num seqs|num parallel/;

/** A rate per period as what the plan is computed on: day, week and month stay a volume per day (a month has 30 days);
 *  the rest is per second. */
const rate: Maker = (page, p) => {
  const value = figureOf(page, p);
  const period = p.unit.period ?? labelPeriod(page, p);
  if (period === undefined || p.unit.each === true || isResult(page, p.at)) return undefined;
  const long = period !== 'second' && period !== 'minute' && period !== 'hour';
  const days = period === 'month' ? 30 : PERIOD_SECONDS[period] / 86400;
  const amount = long ? value / days : value / PERIOD_SECONDS[period];
  const spread = long && period !== 'day';
  return claim(page, p, long ? 'requestsPerDay' : 'requestsPerSecond', amount, {
    weight: weigh(page, p.at),
    ...(spread
      ? {
          approximation: `Requests: ${shown(value)} per ${period} are planned as ${shown(Math.round(amount))} per day.`,
        }
      : vague(page, p.at, 'Requests', amount, long ? ' per day' : ' per second')),
  });
};
function labelPeriod(page: Page, p: Proposal): 'second' | 'minute' | 'hour' | 'day' | 'month' | undefined {
  for (const h of p.heads) {
    if (page.has(h, 'rps')) return 'second';
    if (page.has(h, 'rpm')) return 'minute';
    if (page.has(h, 'rpd', 'daily')) return 'day';
    if (page.has(h, 'monthly')) return 'month';
    if (page.has(h, 'hourly')) return 'hour';
  }
  return undefined;
}

const perUser: Maker = (page, p) => {
  if (!p.heads.some((h) => page.has(h, 'each')) && p.unit.each !== true) return undefined;
  const period =
    p.unit.period ?? (page.before(p.at, 8, ['daily']) >= 0 || page.after(p.at, 8, ['daily']) >= 0 ? 'day' : undefined);
  if (period === 'second') return claim(page, p, 'perUserPerHour', figureOf(page, p) * 3600);
  if (period === 'minute') return claim(page, p, 'perUserPerHour', figureOf(page, p) * 60);
  if (period === 'hour') return claim(page, p, 'perUserPerHour', figureOf(page, p));
  if (period === 'day') return claim(page, p, 'perUserPerDay', figureOf(page, p));
  if (period === 'week') return claim(page, p, 'perUserPerDay', figureOf(page, p) / 7);
  if (period === 'month') return claim(page, p, 'perUserPerDay', figureOf(page, p) / 30);
  return undefined;
};

/** "it did 2.4 requests per second", "tops out at 3": what came out of a test, not what must be served. */
function isResult(page: Page, k: number): boolean {
  const stop = (e: { kind: string; text: string }): boolean => e.kind === 'money' || e.text === ';';
  return page.before(k, 7, ['measuredRate'], stop) >= 0 && page.before(k, 4, DEMAND, stop) < 0;
}

/** Words before a figure that is asked for, not seen. */
export const DEMAND: readonly Tag[] = ['want', 'least', 'target'];
/** Whether a figure was measured by the writer (true), is wanted (false), or the text does not say (undefined). */
function measured(page: Page, k: number): boolean | undefined {
  if (page.cells.get(k)?.measured === true) return true;
  const next = (e: { kind: string; text: string }): boolean =>
    e.kind === 'figure' || e.kind === 'money' || e.text === ';';
  const seen = page.before(k, 8, ['observed'], next);
  const wanted = page.before(k, 8, DEMAND, next);
  const after = page.after(k, 5, ['want', 'target'], next);
  if (page.after(k, 5, ['trouble'], next) >= 0) return true;
  const limit = page.before(k, 2, ['most', 'least']);
  const mark =
    /^= ?>$/.test(page.at(limit)?.text ?? '') || (page.is(limit, '>') && /^[=-]$/.test(page.at(limit - 1)?.text ?? ''))
      ? -1
      : limit; // an arrow leads to a result
  const seenAfter = page.after(k, 4, ['observed'], next);
  if (wanted > seen || mark > seen) return false;
  const wish = after >= 0 && !(seenAfter >= 0 && seenAfter < after);
  if (seen >= 0 && !(wish && after - k < k - seen)) return true;
  if (wish) return false;
  return seenAfter >= 0 ? true : undefined;
}
const observedAs = (observed: boolean | undefined): { observed?: boolean } =>
  observed === undefined ? {} : { observed };

/** A wanted speed up to this is what one reader wants to see, tokens per second; what a service must put out is more.
 */
const FASTEST_READER = 150;

/** "3B tokens a month": prompts and answers together, as an API counts them; a month of them has 30 days. */
function volume(page: Page, p: Proposal, member: 'tokensPerDay' | 'tokensPerUserPerDay'): Claim {
  const written = figureOf(page, p);
  const period = p.unit.period ?? 'day';
  const value = written / (period === 'month' ? 30 : PERIOD_SECONDS[period] / PERIOD_SECONDS.day);
  return claim(page, p, member, value, {
    approximation:
      `Tokens: ${shown(written)} per ${period}, prompts and answers together, are planned as ` +
      `${shown(Math.round(value))} per day.`,
  });
}

const speed: Maker = (page, p) => {
  const written = figureOf(page, p);
  const seconds = p.unit.period === undefined ? 1 : PERIOD_SECONDS[p.unit.period];
  const value = written / seconds;
  const stop = (e: { kind: string }): boolean => e.kind === 'figure' || e.kind === 'money';
  const near = (tag: Tag, left: number, right: number): boolean =>
    page.before(p.at, left, [tag], stop) >= 0 || page.after(p.unit.end, right, [tag], stop) >= 0;
  const labelled = p.heads.some((h) => page.has(h, 'tpsUser'));
  const each = labelled || p.unit.each === true || near('each', 4, 4) || page.has(p.unit.end, 'each');
  if (seconds >= PERIOD_SECONDS.day && (each || !near('out', 2, 2)) && !near('generation', 4, 2))
    return volume(page, p, each ? 'tokensPerUserPerDay' : 'tokensPerDay');
  if (each && seconds >= PERIOD_SECONDS.day) return undefined;
  const total = near('total', 6, 4);
  const spread =
    seconds >= PERIOD_SECONDS.day
      ? {
          approximation:
            `Speed: ${shown(written)} tokens per day, spread over 24 hours, are planned as ${shown(value)} ` +
            'tokens per second.',
        }
      : vague(page, p.at, 'Speed', value, ' tokens per second');
  const wanted = measured(page, p.at) === false && seconds === 1 && value <= FASTEST_READER && !near('conc', 6, 6);
  return claim(page, p, (each || wanted) && !total ? 'tokensPerSecondPerUser' : 'outputTokensPerSecond', value, {
    weight: near('generation', 5, 3) ? 3 : 2,
    ...observedAs(measured(page, p.at)),
    ...spread,
  });
};

/** An end-to-end time counts as a demand only where words say so: "within", "at most", "should". */
function isDemanded(page: Page, p: Proposal): boolean {
  if (measured(page, p.at) === true || isResult(page, p.at) || tested(page, p.at) > 0) return false;
  return !PERCENTILE_IS.test(page.text.slice((page.at(p.at)?.start ?? 0) - 12, page.at(p.at)?.start ?? 0));
}
/** "p50 = ", "p95 at ": a percentile that was measured. */
const PERCENTILE_IS = /\bp\d\d(?:\.\d)?\s*(?:=|at|is|was|:)\s*$/i;

const wait =
  (member: Member): Maker =>
  (page, p) => {
    const raw = figureOf(page, p);
    if (member === 'endToEndMs' && !isDemanded(page, p)) return undefined;
    const seconds = p.unit.dimension === 'bare' ? (bareSeconds(page, p) ? 1 : 0.001) : p.unit.scale;
    const value = Math.round(raw * seconds * 1e6) / 1e3;
    const observed = measured(page, p.at);
    return claim(page, p, member, value, {
      weight: observed === false ? 3.5 : 3, // a wish that says so before a wait that only stands there
      ...observedAs(observed),
      ...vague(page, p.at, 'Latency', value, ' ms'),
    });
  };
/** `TTFT (s): 0.8`: the unit stands with the label. */
function bareSeconds(page: Page, p: Proposal): boolean {
  for (let j = p.at - 1; j >= p.at - 6 && page.sameSentence(j, p.at); j -= 1) {
    if (page.has(j, 'ms')) return false;
    if (page.has(j, 'sec') && !page.has(j, 'rps')) return true;
  }
  return false;
}

const length =
  (member: 'inputTokens' | 'outputTokens', what: string): Maker =>
  (page, p) => {
    const times = member === 'inputTokens' ? chunksBefore(page, p.at) : undefined;
    if (times !== undefined) return product(page, p, times);
    const value = Math.round(figureOf(page, p) * p.unit.scale);
    if (value < 16 && (p.unit.dimension === 'bare' || page.at(p.at)?.figure?.spelled === true)) return undefined;
    const prose =
      p.unit.dimension === 'prose'
        ? { approximation: `${what}: taken as ${shown(value)} tokens.` }
        : vague(page, p.at, what, value);
    const most = p.heads.some((h) => /^max/.test(page.at(h)?.text ?? '')); // a limit of the server, not what is asked
    const sure = isCountOf(page, p) ? 2 : FIRMNESS[p.unit.dimension === 'prose' ? 'prose' : 'tokens'];
    const whole = p.heads.some((h) => page.has(h, 'total')) ? 0.4 : 0; // "4,800 tokens altogether" holds its parts
    return claim(page, p, member, value, { weight: most || p.heads.length === 0 ? 1.5 : sure + whole, ...prose });
  };

/** Tokens are firmer than what is counted into them. */
const FIRMNESS = { prose: 2.5, tokens: 3 } as const;

/** "48 prompts": so few are more likely counted than measured. */
const isCountOf = (page: Page, p: Proposal): boolean =>
  p.unit.dimension === 'tokens' &&
  page.has(p.unit.noun, 'req') &&
  !page.has(p.unit.noun, 'tok') &&
  figureOf(page, p) < FEWEST_TOKENS;
const FEWEST_TOKENS = 100;

/** `10 chunks x 512 tokens`, "8 passages of 400 tokens": the number that multiplies a length. */
function chunksBefore(page: Page, k: number): number | undefined {
  if (!page.has(k - 1, 'chunk') && !TIMES.has(page.at(k - 1)?.text ?? '')) return undefined;
  const c = page.before(k, 3, ['chunk']);
  if (c < 0) return undefined;
  if (page.at(c - 1)?.kind === 'figure' && (page.at(c - 1)?.figure?.value ?? 0) <= MOST_CHUNKS) return c - 1;
  return page.at(c - 1)?.text === '-' && page.at(c - 2)?.kind === 'figure' ? c - 2 : undefined;
}
/** More passages than this are a library, not what goes into a prompt. */
const MOST_CHUNKS = 1000;
const TIMES = new Set(['x', '*', 'of', 'à', 'a', 'de', 'von', 'di']);
function product(page: Page, p: Proposal, times: number): Claim {
  const a = page.at(times)?.figure?.value ?? 1;
  const b = figureOf(page, p);
  return claim(page, p, 'inputTokens', a * b, {
    start: page.at(times)?.start ?? 0,
    weight: 3,
    approximation:
      `Input tokens: ${shown(a)} chunks of ${shown(b)} tokens are ${shown(a * b)}; the question itself is ` +
      'not counted.',
  });
}

const context: Maker = (page, p) => {
  const figure = page.at(p.at)?.figure;
  const value = Math.round(contextTokens(figure?.value ?? NaN, figure?.kilo));
  if (!(value >= 128) || value > 20_000_000 || modelsOwn(page, p.at)) return undefined;
  return claim(page, p, 'contextTokens', value, {
    weight: p.heads.length > 0 ? 3 : 1,
    ...vague(page, p.at, 'Context', value, ' tokens'),
  });
};
/** "Qwen supports up to 128k": what the model can, not what is asked for. */
const modelsOwn = (page: Page, k: number): boolean => page.before(k, 6, ['supports']) >= 0;

const hours: Maker = (page, p) => {
  const value = Math.round(((figureOf(page, p) * p.unit.scale) / 3600) * 100) / 100;
  return value > 24
    ? undefined
    : claim(page, p, 'hoursPerDay', value, { weight: 2.5, ...vague(page, p.at, 'Hours per day', value) });
};
const windowed: Maker = (page, p) => claim(page, p, 'windowHours', (figureOf(page, p) * p.unit.scale) / 3600);

const used: Maker = (page, p) => {
  const figure = page.at(p.at)?.figure;
  if (figure === undefined) return undefined;
  const raw = (figure.low !== undefined ? (figure.value + figure.low) / 2 : figure.value) * p.unit.scale;
  const distance = (tag: Tag): number =>
    Math.min(Infinity, ...p.heads.filter((h) => page.has(h, tag)).map((h) => Math.abs(h - p.at)));
  const idle = distance('idle');
  const value = idle < Infinity && idle <= distance('util') ? 1 - raw : raw;
  return claim(page, p, 'utilizationFraction', Math.round(value * 10000) / 10000, {
    ...vague(page, p.at, 'Utilisation', Math.round(value * 10000) / 100, ' %'),
    ...(isMeter(page, p.at) ? { sample: true as const, weight: 3 } : {}),
  });
};
const share =
  (member: Member): Maker =>
  (page, p) => {
    const figure = page.at(p.at)?.figure;
    const raw =
      member === 'prefixCacheShare' && figure?.low !== undefined
        ? (figure.value + figure.low) / 2
        : (figure?.value ?? NaN);
    return claim(page, p, member, Math.round(raw * p.unit.scale * 10000) / 10000);
  };
const plain =
  (member: Member): Maker =>
  (page, p) =>
    claim(page, p, member, figureOf(page, p));

const CLAIMS: Readonly<Partial<Record<Role, Maker>>> = {
  totalUsers: people,
  concurrentRequests: inFlight,
  requestRate: rate,
  perUser,
  speed,
  inputTokens: length('inputTokens', 'Input tokens'),
  outputTokens: length('outputTokens', 'Output tokens'),
  contextTokens: context,
  datasetTokens: plain('datasetTokens'),
  ttftMs: wait('ttftMs'),
  tpotMs: wait('tpotMs'),
  endToEndMs: wait('endToEndMs'),
  hoursPerDay: hours,
  daysPerWeek: plain('daysPerWeek'),
  windowHours: windowed,
  utilizationFraction: used,
  prefixCacheShare: share('prefixCacheShare'),
  sharedPrefixTokens: plain('sharedPrefixTokens'),
  concurrentShare: share('concurrentShare'),
  growthShare: (page, p) => {
    const { factor, ...said } = grownBy(page, p.at, figureOf(page, p) * p.unit.scale);
    return claim(page, p, 'growthFactor', factor, said);
  },
  growthFactor: plain('growthFactor'),
  peakFactor: plain('peakFactor'),
  tensorParallel: plain('tensorParallel'),
  pipelineParallel: plain('pipelineParallel'),
  dataParallel: plain('dataParallel'),
  loraAdapters: plain('loraAdapters'),
  epochs: plain('epochs'),
  trainBatch: plain('trainBatch'),
  layers: plain('layers'),
  hiddenSize: plain('hiddenSize'),
  heads: plain('heads'),
  kvHeads: plain('kvHeads'),
  vocabSize: plain('vocabSize'),
  intermediateSize: plain('intermediateSize'),
  headDim: plain('headDim'),
  items: count('items', 'Items'),
  maxGpus: plain('maxGpus'),
};
