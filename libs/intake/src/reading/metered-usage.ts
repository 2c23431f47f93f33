import { DAYS_PER_WEEK } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import type { Page, Period } from '../page/page';
import type { BatchReading, Fact, Span } from '../reading';
import { shown } from '../roles/claim';
import { isLongPeriod, periodOfBill } from '../roles/token-bill';
import type { TokenSide } from '../roles/token-side';
import { daysOf } from '../roles/told-times';
import { CALLS } from './data/usage-words';
import { factOf } from './fact';
import type { Facts } from './figure-facts';

/** "1.9B input tokens and 214M output tokens, 2.3 million calls": what a meter counted, all together. The lengths of a
 *  call follow from them, and with the time they were counted in its rate. */

/** One figure of the meter. */
interface Counted extends Span {
  readonly at: number;
  readonly value: number;
}
/** What the meter counted. */
interface Usage {
  readonly sent: Counted;
  readonly written: Counted;
  readonly calls: Counted;
}

/** Fewer of either are no volumes, fewer calls none that a meter is read for. */
const LEAST_TOKENS = 100_000;
const LEAST_CALLS = 100;
/** A call holds no more than this. */
const LONGEST = 1_000_000;
/** How far apart the figures of one meter stand, elements. */
const REACH = 24;

/** The tokens and calls of a meter as lengths of a call and calls of a day, written into `facts`.
 *  @returns whether the text counts them */
export function meteredUsage(page: Page, facts: Facts): boolean {
  const usage = usageOf(page);
  if (usage === undefined) return false;
  const { sent, written, calls } = usage;
  const [prompt, answer] = [sent.value / calls.value, written.value / calls.value];
  if (prompt < 1 || prompt > LONGEST || answer > LONGEST) return false;
  const length = (of: Counted, each: number, name: string): typeof facts.inputTokens =>
    factOf(
      page.text,
      Math.max(1, Math.round(each)),
      [of],
      `${name} tokens: ${shown(of.value)} over ${shown(calls.value)} calls are ${shown(Math.round(each))} each.`,
    );
  facts.inputTokens = length(sent, prompt, 'Input');
  facts.outputTokens = length(written, answer, 'Output');
  facts.datasetTokens = undefined;
  facts.outputTokensPerSecond = undefined;
  const period = periodOfUsage(page, [sent.at, written.at, calls.at]);
  if (period === undefined) return true;
  const days = daysWorked(period, facts);
  const perDay = calls.value / days;
  const said =
    `Requests: ${shown(calls.value)} per ${period} are planned as ${shown(Math.round(perDay))} per day` +
    (facts.daysPerWeek === undefined ? '.' : `, on ${shown(Math.round(days))} days.`);
  facts.requestsPerDay = factOf(page.text, perDay, [calls], days === 1 ? '' : said);
  facts.requestsPerSecond = undefined;
  facts.items = undefined;
  return true;
}

/** On how many days of the period it came, of which those of work count where the text says so. */
function daysWorked(period: Period, facts: Facts): number {
  const days = daysOf(period) ?? 1;
  return days <= 1 ? 1 : (days * (facts.daysPerWeek?.value ?? DAYS_PER_WEEK)) / DAYS_PER_WEEK;
}

/** "50M tokens a day (45M in, 5M out)", "input 640,000,000, output 85,000,000 last month": both sides of a volume, of
 *  which no call is counted. */
export function meteredVolume(page: Page, facts: Facts): Fact<BatchReading> | undefined {
  if ((facts.requestsPerDay ?? facts.requestsPerSecond ?? facts.concurrentRequests) !== undefined) return undefined;
  if ([facts.inputTokens, facts.outputTokens].some((f) => f !== undefined && f.value < LEAST_TOKENS)) return undefined;
  const volumes = countedOf(page).filter(({ value }) => value >= LEAST_TOKENS);
  const one = (side: TokenSide): Counted | undefined => {
    const found = volumes.filter((v) => sideOf(page, v.k) === side);
    return found.length === 1 && found[0] !== undefined ? spanOf(page, found[0].k, found[0].value) : undefined;
  };
  const [sent, written] = [one('sent'), one('written')];
  if (sent === undefined || written === undefined || Math.abs(sent.at - written.at) > REACH) return undefined;
  const period = periodOfUsage(page, [sent.at, written.at]);
  if (period === undefined) return undefined;
  const days = daysWorked(period, facts);
  const [inputTokens, outputTokens] = [Math.round(sent.value / days), Math.round(written.value / days)];
  const said = `Tokens: ${shown(sent.value)} and ${shown(written.value)} per ${period} are planned day by day.`;
  facts.inputTokens = undefined;
  facts.outputTokens = undefined;
  facts.datasetTokens = undefined;
  const job = { totalTokens: inputTokens + outputTokens, inputTokens, outputTokens, recurrence: 'daily' } as const;
  const all = volumes.find(({ value }) => Math.abs(value - sent.value - written.value) < value / 20);
  const parts = all === undefined ? [sent, written] : [sent, written, spanOf(page, all.k, all.value)];
  return factOf(page.text, job, parts, said);
}

/** The three figures, nearest to the calls. */
function usageOf(page: Page): Usage | undefined {
  const counted = countedOf(page);
  const volumes = counted.filter(({ value }) => value >= LEAST_TOKENS);
  for (const { k, value } of counted) {
    if (value < LEAST_CALLS || sideOf(page, k) !== undefined || !isOfCalls(page, k)) continue;
    const near = (side: TokenSide): Counted | undefined => {
      const found = volumes.filter((v) => v.k !== k && Math.abs(v.k - k) <= REACH && sideOf(page, v.k) === side);
      const one = found.length === 1 ? found[0] : undefined;
      return one === undefined ? undefined : spanOf(page, one.k, one.value);
    };
    const [sent, written] = [near('sent'), near('written')];
    if (sent !== undefined && written !== undefined) return { sent, written, calls: spanOf(page, k, value) };
  }
  return undefined;
}

/** The figures that may be of a meter, each with its value. */
const countedOf = (page: Page): { readonly k: number; readonly value: number }[] =>
  [...page.kinds('figure'), ...page.kinds('size')]
    .filter((k) => isSaidHere(page, k))
    .flatMap((k) => {
      const value = valueOf(page.at(k));
      return value === undefined ? [] : [{ k, value }];
    });

/** Of what the writer says; what a service of others counted is what would have to be served, what a benchmark did is
 *  not. */
const isSaidHere = (page: Page, k: number): boolean =>
  page.statements.speaker[k] !== 'other' && page.statements.tense[k] !== 'hypothetical' && !page.printed.has(k);

/** "1.9B" alone looks like the size of a model. */
function valueOf(e: Element | undefined): number | undefined {
  if (e?.figure !== undefined) return e.figure.value;
  const size = e?.kind === 'size' ? SIZE.exec(e.text.replace(/ /g, '')) : null;
  return size?.[1] === undefined ? undefined : Number(size[1].replace(',', '.')) * 1e9;
}
const SIZE = /^(\d+(?:[.,]\d+)?)b$/;

const spanOf = (page: Page, k: number, value: number): Counted => {
  const last = page.has(k + 1, 'in', 'out', 'tok', 'req') && page.sameSentence(k, k + 1) ? k + 1 : k;
  return { at: k, value, start: page.at(k)?.start ?? 0, end: page.at(last)?.end ?? 0 };
};

/** Words between a volume and its side: "1,9 milliard de tokens en entrée". */
const SIDE_REACH = 4;

/** The side of a volume: behind it, "1.9B input tokens", or as its label, "input 1.9B", "入力19億". */
const sideOf = (page: Page, k: number): TokenSide | undefined => sideBehind(page, k) ?? sideAsLabel(page, k);

function sideBehind(page: Page, k: number): TokenSide | undefined {
  for (let j = k + 1; j <= k + SIDE_REACH && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (e === undefined || e.figure !== undefined || (e.kind === 'mark' && e.text !== '.')) return undefined;
    const side = sideAt(page, j);
    if (side !== undefined) return side;
    if (page.has(j, 'and', 'req')) return undefined;
  }
  return undefined;
}
function sideAsLabel(page: Page, k: number): TokenSide | undefined {
  const label = labelOf(page, k);
  return page.sameSentence(label, k) && page.at(label - 1)?.figure === undefined ? sideAt(page, label) : undefined;
}
function sideAt(page: Page, j: number): TokenSide | undefined {
  if (page.has(j, 'out')) return 'written';
  return page.has(j, 'in') ? 'sent' : undefined;
}
/** The word before a figure, over a colon or a hedge. */
const labelOf = (page: Page, k: number): number =>
  page.is(k - 1, ':') || page.is(k - 1, '=') || page.has(k - 1, 'hedge') ? k - 2 : k - 1;

/** "2.3 million calls", "requests 2.3M", "230万回の呼び出し". */
function isOfCalls(page: Page, k: number): boolean {
  const isCalls = (j: number): boolean => page.sameSentence(j, k) && (page.has(j, 'req') || CALLS.test(page.textAt(j)));
  const unit = page.has(k + 1, 'between', 'determiner') || page.is(k + 1, '.') ? k + 2 : k + 1;
  if (isCalls(unit)) return true;
  return isCalls(labelOf(page, k));
}

/** How far behind the last figure its own period may stand, elements. */
const BEHIND_REACH = 4;
/** The time that the meter ran: a period beside the figures, a month of the calendar, that of the bill. */
function periodOfUsage(page: Page, places: readonly number[]): Period | undefined {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  // "$12k/month on the API, about 40M input tokens and 6M output tokens per day"
  for (let j = last + 1; j <= last + BEHIND_REACH && page.sameSentence(j, last); j += 1) {
    const period = page.period(j)?.period;
    if (period !== undefined && isLongPeriod(period)) return period;
  }
  for (let j = first - REACH; j <= last + REACH; j += 1) {
    if (!places.some((k) => page.sameSentence(j, k))) continue;
    const period = page.period(j)?.period;
    if (period !== undefined && isLongPeriod(period) && page.at(j - 1)?.kind !== 'money') return period;
    if (page.has(j, 'lastMonth', 'calendar')) return 'month';
  }
  return places.map((k) => periodOfBill(page, k)).find((p) => p !== undefined);
}
