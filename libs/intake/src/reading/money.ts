import { CURRENCY_RATES } from '../gazetteers/data/currencies';
import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Page, Period } from '../elements/page';
import type { BudgetReading, Fact, SumReading } from '../reading';
import { shown } from '../roles/claim';

/** What the text says about money. */
export interface MoneyReading {
  readonly budget?: Fact<BudgetReading>;
  readonly pricePerGpuHour?: Fact<number>;
  readonly oneOff?: Fact<SumReading>;
  /** What the hardware in use costs a month. */
  readonly bill?: Fact<SumReading>;
  /** Money limits what can be had, a monthly figure or not. */
  readonly constraint: boolean;
  readonly constraintAt?: Element;
}

const MONTHS: Readonly<Partial<Record<Period, number>>> = {
  day: 365 / 12,
  week: 52 / 12,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
  hour: 730,
};
const stop = (e: Element): boolean => e.kind === 'money' || e.text === ';';
/** Hours over which the bill of a month is spread. */
export const HOURS_PER_MONTH = 730;

/** @param gpuCount cards of the current fleet, 0 when none is known
 *  @param manyPerInstance the fleet is named by an instance type with several cards */
export function readMoney(page: Page, gpuCount: number, manyPerInstance: boolean): MoneyReading {
  let budget: Fact<BudgetReading> | undefined;
  let price: Fact<number> | undefined;
  let constraintAt: Element | undefined;
  let oneOff: Fact<SumReading> | undefined;
  let bill: Fact<SumReading> | undefined;
  let weight = -1;
  page.elements.forEach((e, k) => {
    if (!(isMoney(page, k) && e.figure!.value > 0) || page.against(k) !== undefined || page.isOffered(k)) return;
    const period = periodOf(page, k);
    const spent = page.before(k, 7, ['budget'], stop);
    const paid =
      page.before(k, 7, ['price'], stop) >= 0 ||
      isHardwareBill(page, k) ||
      (gpuCount > 0 && spent >= 0 && /^(?:spend|spending)$/.test(page.at(spent)!.text));
    const limit = limitOf(page, k, gpuCount);
    const foreign = isForeign(page, k);
    const once = Math.max(
      page.after(k, 8, ['once'], stop),
      page.before(k, 6, ['once'], stop),
      isLeft(page, k) ? k + 1 : -1,
    );
    if (once >= 0 && (period === undefined || (period.end < 0 && PURCHASE.test(page.at(once)?.text ?? '')))) {
      constraintAt ??= e;
      oneOff ??= sumOf(page, k, once);
      return;
    }
    if (foreign && !(period?.period === 'hour' && !apiNear(page, k))) return;
    if (
      period?.period === 'hour' ||
      (period === undefined && perGpu(page, k, k + 1) && limit < 0 && page.after(k, 4, ['hour', 'hourly'], stop) >= 0)
    ) {
      if (limit >= 0 && gpuCount === 0 && !paid && !perGpu(page, k, period?.end ?? k + 1)) {
        constraintAt ??= e;
        budget ??= regular(page, k, 'hour', period?.end ?? k + 1);
        return;
      }
      price ??= hourly(page, k, period?.end ?? k + 1, gpuCount, manyPerInstance, 1);
      return;
    }
    if (period !== undefined && period.period !== 'second' && period.period !== 'minute') {
      const beside = gpuCount > 0 && page.before(k, 9, ['budget']) < 0 && namesHardware(page, k);
      if ((paid || beside) && gpuCount > 0 && limit < 0 && period.period !== 'year') {
        price ??= hourly(page, k, period.end, gpuCount, true, HOURS_PER_MONTH * (1 / (MONTHS[period.period] ?? 1)));
        const regularly = regular(page, k, period.period, period.end);
        bill ??= {
          ...regularly,
          value: {
            usd: regularly.value.usdPerMonth,
            currency: regularly.value.currency,
            amount: regularly.value.amount,
          },
        };
        return;
      }
      const w = limit >= 0 ? 2 : paid ? 0 : 1;
      if ((paid || isTagged(page, k)) && limit < 0 && gpuCount === 0 && !page.has(k - 1, 'most')) {
        return;
      }
      if (w > weight) {
        budget = regular(page, k, period.period, period.end);
        weight = w;
      }
      constraintAt ??= e;
      return;
    }
    if (limit >= 0) {
      constraintAt ??= e;
      if (period === undefined && gpuCount === 0) oneOff ??= sumOf(page, k, k);
    }
  });
  if (constraintAt === undefined)
    constraintAt = page.elements.find(
      (e, k) =>
        (e.text === 'budget' || e.text === 'cheapest' || e.text === 'presupuesto' || e.text === 'orcamento') &&
        page.after(k, 6, ['ask']) < -5,
    );
  return {
    ...(budget === undefined ? {} : { budget }),
    ...(price === undefined ? {} : { pricePerGpuHour: price }),
    ...(oneOff === undefined ? {} : { oneOff }),
    ...(bill === undefined ? {} : { bill }),
    constraint: constraintAt !== undefined,
    ...(constraintAt === undefined ? {} : { constraintAt }),
  };
}

/** "I have $600 left": what remains is spent once. */
const isLeft = (page: Page, k: number): boolean =>
  LEFT.has(page.at(k + 1)?.text ?? '') && (!page.sameSentence(k + 1, k + 2) || page.at(k + 2)?.kind === 'mark');
const LEFT = new Set(['left', 'remaining', 'ubrig', 'restants', 'restanti', 'restantes', 'over']);

/** Words of a purchase: a sum for it is paid once, however long the machines are used. */
const PURCHASE =
  /hardware|purchas|buy|capex|anschaff|kauf|compra|achat|acquist|aanschaf|zakup|желез|закуп|покуп|采购|购买|購入|구매/;
/** An amount with a currency, or a bare figure that a budget announces and a month or year counts ("budget 2 lakh per
 *  month"). */
function isMoney(page: Page, k: number): boolean {
  const e = page.at(k)!;
  if (page.used.has(k)) return false;
  if (e.kind === 'money') return true;
  if (
    e.kind === 'figure' &&
    !page.used.has(k) &&
    (page.period(k + 1)?.period === 'hour' ||
      (page.has(k + 1, 'perGpu') && /h(?:r|our)?s?$/.test(page.at(k + 1)!.text))) &&
    e.figure!.value < 200 &&
    (!Number.isInteger(e.figure!.value) || page.before(k, 3, ['price'], stop) >= 0) &&
    page.elements
      .slice(Math.max(0, k - 40), k + 40)
      .some((x) => (x.kind === 'gpu' || x.kind === 'instance') && x.sentence === e.sentence)
  )
    return true;
  if (e.kind !== 'figure' || page.used.has(k) || e.figure!.value < 50) return false;
  const noun = page.before(k, 4, ['budget'], stop);
  return (
    noun >= 0 &&
    /budget|presupuesto|orcamento|预 算|予 算|spend|bjudzet|бюджет/.test(page.at(noun)!.text) &&
    ([k + 1, k + 2].some((j) => ['month', 'year', 'week'].includes(page.period(j)?.period ?? '')) || isSum(page, k))
  );
}
/** "the budget is capped at 700k": in thousands or millions, and nothing behind it that it could count. */
function isSum(page: Page, k: number): boolean {
  const next = page.at(k + 1);
  return /[km]$/i.test(page.at(k)?.text ?? '') && (!page.sameSentence(k, k + 1) || next?.kind === 'mark');
}
/** Amounts in lakh and crore are rupees when no currency is named; everything else is dollars. */
const currencyOf = (page: Page, e: Element): string =>
  e.currency ?? (/lakh|lac|crore/i.test(page.text.slice(e.start, e.end)) ? 'INR' : 'USD');

/** The period an amount is counted in: right behind it, behind "per GPU", or announced before it ("annual budget is
 *  $120k"). */
function periodOf(page: Page, k: number): { period: Period; end: number } | undefined {
  for (let j = k + 1; j <= k + 4; j++) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(k, j) || (stop(e) && j > k + 1)) break;
    const period = page.period(j);
    if (period !== undefined) return period;
    if (page.has(j, 'perGpu') && /h(?:r|our)?s?$|stunde$|时$/.test(e.text.replace(/ /g, '')))
      return { period: 'hour', end: j + 1 };
    if (e.text === 'for' && page.has(j + 1, 'determiner')) {
      const unit = page.timeUnit(j + 2);
      if (unit === 'month' || unit === 'quarter' || unit === 'year') return { period: unit, end: j + 3 };
    }
    if (e.text === ',' || e.kind === 'model') break;
    if (e.kind === 'figure') {
      const unit = page.timeUnit(j + 1);
      if (unit === 'year' || unit === 'month') return spread(page, j, unit);
      break;
    }
  }
  const late = page.after(k, 7, ['yearly', 'monthly'], (e) => stop(e) || e.text === ',');
  if (late >= 0) {
    const p = page.period(late);
    if (p !== undefined) return p;
  }
  for (let j = k + 1; j <= k + 7; j++) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(k, j) || stop(e)) break;
    if (e.kind === 'figure') {
      const unit = page.timeUnit(j + 1);
      if (unit === 'year' || unit === 'month') return spread(page, j, unit);
    }
  }
  for (let j = k - 1; j >= k - 7 && page.sameSentence(k, j); j--)
    if (page.at(j)!.kind === 'figure' && page.timeUnit(page.is(j + 1, '-') ? j + 2 : j + 1) === 'year') {
      const years = spread(page, j, 'year');
      if (years !== undefined) return { ...years, end: years.end < 0 ? years.end : k + 1 };
    }
  const before = page.before(k, 7, ['yearly', 'monthly', 'hourly'], (e) => stop(e) || e.kind === 'figure');
  if (before >= 0) {
    const p = page.period(before);
    if (p !== undefined) return { period: p.period, end: k + 1 };
  }
  return undefined;
}
/** "for one year", "over three years": kept as a year when it is one, handled as a total otherwise. */
function spread(page: Page, j: number, unit: Period): { period: Period; end: number } | undefined {
  const n = page.at(j)!.figure!.value;
  page.used.add(j);
  if (n === 1) return { period: unit, end: j + 2 };
  if (unit === 'year' && n === 3) return { period: 'year', end: -3 };
  if (unit === 'year' && n === 2) return { period: 'year', end: -2 };
  if (unit === 'month' && n === 12) return { period: 'year', end: j + 2 };
  if (unit === 'month' && n === 6) return { period: 'year', end: -0.5 };
  if (unit === 'month' && n === 3) return { period: 'quarter', end: j + 2 };
  return undefined;
}

function limitOf(page: Page, k: number, gpuCount: number): number {
  const tags: readonly Tag[] = ['budget'];
  const before = page.before(k, 8, tags, stop);
  const after = page.after(k, 6, tags, stop);
  const at = Math.max(before, after);
  // what is spent on cards that are there is a price
  return at >= 0 && gpuCount > 0 && /^(?:spend|spending)$/.test(page.at(at)!.text) ? -1 : at;
}
/** Bills of the past, API bills, prices per token, purchases: money that is neither a budget nor a GPU price. */
function isForeign(page: Page, k: number): boolean {
  const after = page.after(k, 5, ['bill', 'tok'], (e) => stop(e) || e.text === ',');
  if (after >= 0) return true;
  const api = apiNear(page, k);
  const past = page.before(k, 5, ['bill'], stop) >= 0 && !isHardwareBill(page, k);
  return api || past;
}
/** "our monthly bill is $18,000 for 8 A100": what a bill is for stands behind it. */
function isHardwareBill(page: Page, k: number): boolean {
  if (page.before(k, 5, ['bill'], stop) < 0) return false;
  for (let j = k + 1; j <= k + 6 && page.sameSentence(j, k); j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return true;
    if (kind === 'money' || kind === 'model' || page.at(j)?.text === ',') return false;
  }
  return false;
}
const apiNear = (page: Page, k: number): boolean =>
  page.before(k, 8, ['api'], stop) >= 0 || page.after(k, 4, ['api', 'tok'], (e) => stop(e) || e.text === ',') >= 0;
const perGpu = (page: Page, k: number, end: number): boolean =>
  page.after(Math.max(k, 0), 5, ['perGpu', 'each'], stop) >= 0 || page.has(end, 'each', 'perGpu');

/** To a millionth of a dollar, so that 3,500 EUR at 1.17 are 4,095 and not 4,094.9999999999995. */
function toUsd(amount: number, currency: string): number {
  return Math.round(amount * (CURRENCY_RATES[currency]?.usd ?? 1) * 1e6) / 1e6;
}
const converted = (currency: string, amount: number, usd: number): string =>
  `${shown(amount)} ${currency} are taken as ${shown(Math.round(usd * 100) / 100)} USD (a rounded rate of ` +
  `${CURRENCY_RATES[currency]?.asOf ?? ''}, not a bank's).`;
const middle = (e: Element): number =>
  e.figure!.low === undefined ? e.figure!.value : (e.figure!.value + e.figure!.low) / 2;

/** "p4d.24xlarge in eu-west-1, $21,500/month": the machine stands right before its bill. */
function namesHardware(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - 8 && page.sameSentence(j, k); j -= 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return true;
    if (kind === 'money' || kind === 'model') return false;
  }
  return false;
}

/** "p4d is $263k/yr", "a replica on H200 ... costs us $17.5k per month": a verb of price between hardware and the sum
 *  says what the hardware costs, not what may be spent. */
function isTagged(page: Page, k: number): boolean {
  if (!page.has(k - 1, 'price') && !COSTS.has(page.at(k - 1)?.text ?? '') && !COSTS.has(page.at(k - 2)?.text ?? ''))
    return false;
  for (let j = k - 2; j >= k - 16 && page.sameSentence(j, k); j -= 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return true;
  }
  return false;
}
const COSTS = new Set([
  'is',
  'costs',
  'costs us',
  'cost',
  'kostet',
  'cuesta',
  'coute',
  'costa',
  'custa',
  'kost',
  'стоит',
]);

/** A sum that is paid once. */
function sumOf(page: Page, k: number, word: number): Fact<SumReading> | undefined {
  const e = page.at(k);
  const figure = e?.figure;
  if (e === undefined || figure === undefined) return undefined;
  const currency = currencyOf(page, e);
  const usd = toUsd(figure.value, currency);
  const near = page.at(word);
  const [a, b] = near === undefined || Math.abs(word - k) > 4 ? [e, e] : word < k ? [near, e] : [e, near];
  return factOf(
    page,
    { usd, currency, amount: figure.value },
    a,
    b,
    currency === 'USD' ? [] : [converted(currency, figure.value, usd)],
  );
}

function factOf<T>(page: Page, value: T, a: Element, b: Element, notes: readonly string[]): Fact<T> {
  return {
    value,
    evidence: page.text.slice(a.start, b.end),
    start: a.start,
    end: b.end,
    ...(notes.length === 0 ? {} : { approximation: notes.join(' ') }),
  };
}

function regular(page: Page, k: number, period: Period, end: number): Fact<BudgetReading> {
  const e = page.at(k)!;
  const currency = currencyOf(page, e);
  const amount = middle(e);
  const years = end < 0 ? -end : 1;
  const perMonth = (amount * (MONTHS[period] ?? 1)) / years;
  const usd = toUsd(perMonth, currency);
  const notes: string[] = [];
  if (currency !== 'USD') notes.push(converted(currency, perMonth, usd));
  if (period !== 'month')
    notes.push(
      `Budget: ${shown(amount)} ${currency} per ${years === 1 ? period : `${years} years`} are ` +
        `${shown(Math.round(usd * 100) / 100)} USD per month.`,
    );
  if (e.figure!.low !== undefined) notes.push('Budget: a range was given; its middle is used.');
  else if (page.isHedged(k)) notes.push('Budget: the text gives an approximate figure.');
  const last = page.at(Math.max(k, (end > 0 ? end : k + 1) - 1)) ?? e;
  return factOf(page, { usdPerMonth: usd, currency, amount }, e, last.start < e.start ? e : last, notes);
}

/** "$16 per hour per instance, 2 instances of 8 GPUs": how many machines the cards stand in, when the amount is for
 *  one machine. */
function instancesPriced(page: Page, k: number, gpuCount: number): number | undefined {
  const at = page.after(k, 6, ['node', 'each', 'total'], (e) => stop(e) || e.kind === 'figure' || e.text === ',');
  if (
    at < 0 ||
    !(
      /^per (?:instance|node|server|machine)$/.test(page.at(at)!.text) ||
      (page.has(at, 'node') && (page.has(at - 1, 'per', 'each') || page.is(at - 1, '/')))
    )
  )
    return undefined;
  const from = Math.max(0, k - 60);
  const counts = page.elements
    .slice(from, k + 60)
    .filter((e, i) => e.kind === 'figure' && page.has(from + i + 1, 'node'))
    .map((e) => e.figure!.value);
  return counts.length === 1 && counts[0]! >= 1 && gpuCount > counts[0]! && gpuCount % counts[0]! === 0
    ? counts[0]
    : undefined;
}

/** The price of one card for one hour. The total of a node is divided by its cards; an amount too high for one card is
 *  taken as the total. */
function hourly(
  page: Page,
  k: number,
  end: number,
  gpuCount: number,
  manyPerInstance: boolean,
  hours: number,
): Fact<number> | undefined {
  const e = page.at(k)!;
  const currency = e.currency ?? 'USD';
  const amount = toUsd(middle(e), currency) / hours;
  const one = perGpu(page, k, end);
  const sums = [page.after(k, 6, ['total'], stop), page.before(k, 9, ['total'], stop)];
  const total = sums.some((j) => j >= 0 && !/^per /.test(page.at(j)?.text ?? ''));
  const instance = page.elements
    .slice(Math.max(0, k - 60), k + 60)
    .find((x) => x.kind === 'instance' && Math.abs(x.sentence - e.sentence) <= 1)?.instance;
  const perInstance =
    instance !== undefined && instance.gpuCount > 1 && !total && page.after(k, 5, ['perGpu'], stop) < 0 && hours === 1;
  if (perInstance)
    return factOf(page, amount / instance.gpuCount, e, page.at(Math.max(k, end - 1)) ?? e, [
      `Price: ${shown(amount)} USD per hour for one ${instance.name} with ${instance.gpuCount} GPUs are ` +
        `${shown(amount / instance.gpuCount)} per GPU-hour.`,
      ...(currency === 'USD' ? [] : [converted(currency, middle(e), toUsd(middle(e), currency))]),
    ]);
  const nodes = page.after(k, 6, ['perGpu'], stop) < 0 ? instancesPriced(page, k, gpuCount) : undefined;
  if (nodes !== undefined)
    return factOf(page, (amount * nodes) / gpuCount, e, page.at(Math.max(k, end - 1)) ?? e, [
      `Price: ${shown(amount)} USD per hour for one of ${nodes} machines with ${gpuCount / nodes} GPUs ` +
        `each are ${shown((amount * nodes) / gpuCount)} per GPU-hour.`,
      ...(currency === 'USD' ? [] : [converted(currency, middle(e), toUsd(middle(e), currency))]),
    ]);
  const whole = !one && gpuCount > 1 && (total || manyPerInstance || hours > 1 || amount > 15);
  const value = whole ? amount / gpuCount : amount;
  const notes: string[] = [];
  if (currency !== 'USD') notes.push(converted(currency, middle(e), toUsd(middle(e), currency)));
  if (whole) notes.push(`Price: ${shown(amount)} USD per hour for ${gpuCount} GPUs are ${shown(value)} per GPU-hour.`);
  if (hours > 1) notes.push('Price: a monthly bill is spread over 730 hours.');
  if (e.figure!.low !== undefined) notes.push('Price: a range was given; its middle is used.');
  if (gpuCount === 0 && value > 15) return undefined; // no card costs that: it is the price of something else
  return value > 0 && value <= 1000 ? factOf(page, value, e, page.at(Math.max(k, end - 1)) ?? e, notes) : undefined;
}
