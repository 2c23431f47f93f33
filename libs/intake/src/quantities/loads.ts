import type { Page, Period } from './page';
import { PERIOD_SECONDS } from './page';
import { claimed } from './speeds';
import type { Statement } from './statement';
import { shown, state, vague } from './statement';
import type { Tag } from '../gazetteers/data/words';

const stop = (e: { text: string; kind: string }): boolean =>
  e.kind === 'figure' || e.kind === 'money' || e.text === ';';
const WORK: readonly Tag[] = ['req', 'doc', 'image'];

/** Peak beats a plain figure, a plain figure beats the mean. */
function weigh(page: Page, k: number): number {
  const peak = Math.max(page.before(k, 6, ['peak'], stop), page.after(k, 5, ['peak'], stop));
  const mean = Math.max(page.before(k, 5, ['mean'], stop), page.after(k, 4, ['mean'], stop));
  if (peak >= 0 && !(mean >= 0 && Math.abs(mean - k) < Math.abs(peak - k))) return 3;
  return mean >= 0 ? 1 : 2;
}

/** A rate per period as what the plan is computed on: day, week and month stay a volume per day (a month has 30 days); the rest is per second. */
function rate(page: Page, k: number, value: number, period: Period, a: number, b: number): Statement {
  const perDay =
    period === 'day' || period === 'week' || period === 'month' || period === 'quarter' || period === 'year';
  const days = period === 'month' ? 30 : PERIOD_SECONDS[period] / 86400;
  const amount = perDay ? value / days : value / PERIOD_SECONDS[period];
  const converted =
    period === 'month' || period === 'year' || period === 'week' || period === 'quarter'
      ? {
          approximation: `Requests: ${shown(value)} per ${period} are planned as ${shown(Math.round(amount))} per day.`,
        }
      : vague(page, k, 'Requests', amount, perDay ? ' per day' : ' per second');
  return state(page, perDay ? 'requestsPerDay' : 'requestsPerSecond', amount, k, a, b, weigh(page, k), converted);
}

/** Reads what a figure says about how many people and requests there are. */
export function readLoad(page: Page, k: number): Statement | undefined {
  const figure = page.at(k)!.figure!;
  const value = figure.value;
  if (!(value > 0)) return undefined;
  const j = page.unitAt(k);
  if (j < 0) return leftConcurrency(page, k) ?? labelled(page, k);
  if (page.has(j, 'rps', 'rpm') && claimed(page, k)) {
    page.used.add(k);
    return undefined;
  }
  if (page.has(j, 'rps')) return rate(page, k, value, 'second', k, j);
  if (page.has(j, 'rpm')) return rate(page, k, value, 'minute', k, j);
  if (page.has(j, 'rpd') && page.before(k, 6, ['each'], stop) >= 0)
    return state(page, 'perUserPerDay', value, k, k, j, 2);
  if (page.has(j, 'rpd')) return rate(page, k, value, 'day', k, j);
  if (page.has(j, 'dau')) return state(page, 'totalUsers', value, k, k, j, 3, vague(page, k, 'Users', value));
  if (page.has(j, 'mau')) return state(page, 'totalUsers', value, k, k, j, 1, vague(page, k, 'Users', value));
  const unit = unitOf(page, k, j);
  if (unit === undefined) return leftConcurrency(page, k) ?? labelled(page, k) ?? bareVolume(page, k, j);
  return unit.work ? work(page, k, value, unit.at) : people(page, k, value, unit.at);
}

/** `users: 40`, `QPS = 20`, `"concurrent": 8`: the noun stands before the figure as its label. */
function labelled(page: Page, k: number): Statement | undefined {
  let j = k - 1;
  let colon = false;
  while (
    j > k - 5 &&
    ([':', '=', '"', '|', 'is', 'of', 'at', '是', '为'].includes(page.at(j)?.text ?? '') ||
      (page.has(j, 'hedge', 'only', 'mean', 'peak') && !page.has(j, 'rps', 'conc', 'who')))
  ) {
    if ([':', '=', '|'].includes(page.at(j)!.text)) colon = true;
    j--;
  }
  if (!page.sameSentence(j, k)) return undefined;
  const value = page.at(k)!.figure!.value;
  if (!colon)
    return page.has(j, 'rps') && page.at(j - 1)?.kind !== 'figure' ? rate(page, k, value, 'second', j, k) : undefined;
  if (page.has(j, 'rps')) return rate(page, k, value, 'second', j, k);
  if (page.has(j, 'rpm')) return rate(page, k, value, 'minute', j, k);
  if (page.has(j, 'rpd')) return rate(page, k, value, 'day', j, k);
  if (page.has(j, 'daily') && page.has(j - 1, ...WORK)) return rate(page, k, value, 'day', j - 1, k);
  if (page.has(j, ...WORK) && page.has(j - 1, 'daily')) return rate(page, k, value, 'day', j - 1, k);
  if (page.has(j, 'conc') || (page.has(j, 'who') && page.has(j - 1, 'conc')))
    return state(page, 'concurrentRequests', value, k, j, k, 2, vague(page, k, 'Concurrent requests', value));
  if (page.has(j, 'who')) return state(page, 'totalUsers', value, k, j, k, 2, vague(page, k, 'Users', value));
  return undefined;
}

/** "clips of 5 seconds, 300 a day": the noun stands earlier in the sentence. */
function bareVolume(page: Page, k: number, j: number): Statement | undefined {
  const period = page.period(j);
  if (period?.period !== 'day' || page.before(k, 9, ['image', 'req'], (e) => e.kind === 'money') < 0) return undefined;
  return rate(page, k, page.at(k)!.figure!.value, 'day', k, period.end - 1);
}

/** The noun a figure counts: right behind it, or behind one or two describing words. */
function unitOf(page: Page, k: number, j: number): { at: number; work: boolean } | undefined {
  for (let step = 0; step < 3; step++) {
    const e = page.at(j + step);
    if (
      e === undefined ||
      !page.sameSentence(k, j + step) ||
      e.kind === 'figure' ||
      (e.kind === 'mark' && e.text !== '-') ||
      page.has(j + step, 'and', 'or')
    )
      return undefined;
    if (page.has(j + step, 'conc') && !page.has(j + step, 'who')) {
      return { at: j + step, work: false };
    }
    if (
      page.has(j + step, 'seqs') &&
      page.at(k)!.figure!.kilo === undefined &&
      page.at(k)!.figure!.value <= 4096 &&
      !page.has(k - 1, 'in', 'out', 'ctx')
    )
      return { at: j + step, work: false };
    if (page.has(j + step, 'who'))
      return { at: j + step, work: page.has(j + step, ...WORK) && page.period(j + step + 1) !== undefined };
    if (page.has(j + step, ...WORK) && !page.has(j + step, 'tok') && !whoFollows(page, j + step))
      return { at: j + step, work: true };
    if (
      page.has(
        j + step,
        'tok',
        'tps',
        'ctx',
        'ms',
        'sec',
        'gb',
        'percent',
        'gpuWord',
        'node',
        'hour',
        'day',
        'week',
        'month',
        'year',
        'min',
        'per',
        'daily',
        'samples',
        'chunk',
      )
    )
      return undefined;
    if (e.kind === 'model' || e.kind === 'gpu' || e.kind === 'precision' || e.kind === 'instance' || e.kind === 'size')
      return undefined;
  }
  return undefined;
}

/** "call centre agents", "ticket reviewers": the people are counted, not what they handle. */
const whoFollows = (page: Page, j: number): boolean =>
  [j + 1, j + 2].some(
    (i) =>
      page.has(i, 'who') &&
      page.sameSentence(i, j) &&
      page.at(i)!.clause === page.at(j)!.clause &&
      page.at(i - 1)!.kind === 'word' &&
      !page.has(i - 1, 'per', 'each', 'and'),
  );

/** "every one of our 350 engineers does 60 an hour". */
function eachOfMany(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - 6 && page.sameSentence(j, k); j--)
    if (page.at(j)!.kind === 'figure')
      return (page.has(j + 1, 'who') || page.has(j + 2, 'who')) && page.before(j, 4, ['each'], stop) >= 0;
  return false;
}

function people(page: Page, k: number, value: number, at: number): Statement | undefined {
  if (value < 1) return undefined; // half a person is the value of another setting
  if (page.has(at, 'conc') || page.has(at, 'seqs')) {
    if (page.has(at, 'slot' as Tag) && !page.has(k - 1, 'conc')) return undefined;
    return state(
      page,
      'concurrentRequests',
      value,
      k,
      k,
      at,
      weigh(page, k) + 0.5,
      vague(page, k, 'Concurrent requests', value),
    );
  }
  if (/^(?:of (?:them|those)|davon)$/.test(page.at(at)!.text) && !page.peopleBefore(k)) return undefined;
  if (page.period(at + 1)?.period === 'day')
    return state(page, 'totalUsers', value, k, k, at + 1, 3, vague(page, k, 'Users', value));
  if (page.period(at + 1)?.period === 'month')
    return state(page, 'totalUsers', value, k, k, at + 1, 1, vague(page, k, 'Users', value));
  const same = (e: { clause: number; kind: string; text: string }): boolean =>
    stop(e) || e.text === ',' || e.text === '(';
  const right = page.after(at, 14, ['conc'], same);
  const left = page.before(k, 5, ['conc'], same);
  const taken = (c: number): boolean => c >= 0 && page.at(c + 1)?.kind === 'figure' && c > k;
  if (right >= 0 && !taken(right))
    return state(
      page,
      'concurrentRequests',
      value,
      k,
      k,
      right,
      weigh(page, k) + 0.5,
      vague(page, k, 'Concurrent requests', value),
    );
  if (left >= 0)
    return state(
      page,
      'concurrentRequests',
      value,
      k,
      left,
      at,
      weigh(page, k),
      vague(page, k, 'Concurrent requests', value),
    );
  return state(page, 'totalUsers', value, k, k, at, 2, vague(page, k, 'Users', value));
}

function work(page: Page, k: number, value: number, at: number): Statement | undefined {
  let j = at + 1;
  while (
    page.at(j) !== undefined &&
    page.sameSentence(k, j) &&
    j < at + 3 &&
    (page.is(j, 'each') ||
      page.is(j, 'of') ||
      (page.has(j, 'out', 'in') && page.period(j) === undefined) ||
      (page.has(j, 'conc') && page.period(j) === undefined))
  )
    j++;
  const direct = page.period(at + 1) ?? page.period(j);
  const each = (from: number): number => page.after(from, 4, ['each', 'who'], (e) => stop(e) || e.text === ',');
  if (
    direct !== undefined &&
    (direct.period === 'second' || direct.period === 'minute') &&
    !page.has(at, 'claim') &&
    claimed(page, k)
  )
    return undefined;
  if (direct !== undefined) {
    const who = each(direct.end - 1);
    const before = page.before(k, 6, ['each'], stop);
    const own = before >= 0 || eachOfMany(page, k) || page.has(at + 1, 'each') || (who >= 0 && perUser(page, who));
    if (direct.period === 'hour' && own) return state(page, 'perUserPerHour', value, k, k, direct.end - 1, 2);
    if (
      direct.period === 'day' &&
      ((who >= 0 && perUser(page, who)) || page.has(at + 1, 'each') || (before >= 0 && !page.has(before, 'image')))
    )
      return state(page, 'perUserPerDay', value, k, k, Math.max(direct.end - 1, who), 2);
    return rate(page, k, value, direct.period, k, direct.end - 1);
  }
  const dailyBefore = page.before(k, 3, ['daily'], stop);
  if (dailyBefore >= 0 && page.before(k, 5, ['each'], stop) >= 0)
    return state(page, 'perUserPerDay', value, k, dailyBefore, at, 2);
  if (dailyBefore >= 0 && !page.has(at, 'tok')) return rate(page, k, value, 'day', dailyBefore, at);
  const later = dailyAfter(page, at);
  const who = page.after(at, 3, ['each'], stop);
  if (who >= 0) {
    const day = page.period(who + 1);
    if (day?.period === 'day') return state(page, 'perUserPerDay', value, k, k, day.end - 1, 2);
    if (later >= 0) return state(page, 'perUserPerDay', value, k, k, later, 2);
  }
  const conc = page.after(at, 4, ['conc'], (e) => stop(e) || e.text === ',');
  const concBefore = page.before(k, 3, ['conc'], (e) => stop(e) || e.text === ',');
  if ((conc >= 0 || concBefore >= 0) && page.has(at, 'req'))
    return state(
      page,
      'concurrentRequests',
      value,
      k,
      concBefore >= 0 ? concBefore : k,
      Math.max(at, conc),
      weigh(page, k),
      vague(page, k, 'Concurrent requests', value),
    );
  if (later >= 0) return rate(page, k, value, 'day', k, later);
  if (page.has(at, 'samples') && !page.has(at, 'doc')) return undefined;
  return value >= 20 && !figureIsLength(page, k) ? state(page, 'totalWork', value, k, k, at, 2) : undefined;
}
/** "100 clips of 5 seconds per day": a duration in between does not end the look. */
function dailyAfter(page: Page, at: number): number {
  for (let j = at + 1; j <= at + 6 && page.sameSentence(at, j); j++) {
    if (page.has(j, 'daily')) return j;
    if (page.at(j)!.kind === 'figure' ? !page.has(j + 1, 'sec', 'min') : stop(page.at(j)!)) return -1;
  }
  return -1;
}
const figureIsLength = (page: Page, k: number): boolean => page.has(k - 1, 'in', 'out', 'ctx', 'isl', 'osl');
const perUser = (page: Page, j: number): boolean =>
  page.has(j, 'each') || page.has(j - 1, 'per') || page.is(j - 1, '/');

/** `concurrency 32`, `batch size 16`, `--max-num-seqs 64`, `parallel: 8`, `Running: 4 reqs`. */
function leftConcurrency(page: Page, k: number): Statement | undefined {
  let j = k - 1;
  for (
    let step = 0;
    step < 4 &&
    (page.is(j, ':') ||
      page.is(j, '"') ||
      page.is(j, '=') ||
      page.is(j, 'of') ||
      page.is(j, 'is') ||
      [
        'goes',
        'over',
        'above',
        'reaches',
        'exceeds',
        'at',
        'to',
        'was',
        'up',
        'gets',
        'hits',
        '达 到',
        '超 过',
        '到',
      ].includes(page.at(j)?.text ?? '') ||
      page.is(j, '~') ||
      (page.has(j, 'hedge', 'most') && !page.has(j, 'conc')));
    step++
  )
    j--;
  if (!page.sameSentence(j, k) || page.at(k)!.figure!.value !== Math.floor(page.at(k)!.figure!.value)) return undefined;
  const e = page.at(j)!;
  const next = page.at(k + 1);
  if (
    next !== undefined &&
    page.sameSentence(k, k + 1) &&
    (page.has(k + 1, 'gpuWord', 'gb', 'percent', 'tok', 'ms') || next.kind === 'gpu')
  )
    return undefined;
  const value = page.at(k)!.figure!.value;
  if (
    /^(?:concurrency|conc|num concurrent|max concurrency|max num seqs|max - num - seqs|max _ num _ seqs|max concurrent requests|number of concurrency|max batch size|parallelism|num parallel|ollama num parallel|ollama _ num _ parallel|num _ parallel|parallel|并 发|同 时 接 続|並 列)$/.test(
      e.text.replace(/[-_]/g, ' ').replace(/\s+/g, ' '),
    )
  )
    return state(
      page,
      'concurrentRequests',
      value,
      k,
      j,
      k,
      /seqs|num parallel/.test(e.text.replace(/[-_ ]+/g, ' ')) ? 1.5 : 2,
    );
  if (e.tags.has('dau') || (e.tags.has('mau') && !e.tags.has('who')))
    return state(page, 'totalUsers', value, k, j, k, e.tags.has('dau') ? 3 : 1, vague(page, k, 'Users', value));
  if (e.tags.has('batchSize') && value <= 4096 && value >= 1)
    return state(page, 'concurrentRequests', value, k, j, k, 1.5, {
      approximation: `A server batch size of ${shown(value)} is taken as that many concurrent requests.`,
    });
  return undefined;
}

/** "just me", "single user": one request at a time. */
export function readSelf(page: Page): Statement | undefined {
  const k = page.elements.findIndex((e) => e.tags.has('self'));
  return k < 0 ? undefined : state(page, 'concurrentRequests', 1, k, k, k, 1);
}
