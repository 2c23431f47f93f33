import { HOURS_PER_MONTH } from '@compute-advisor/domain';
import { middle } from '../elements/element';
import type { Cell } from '../elements/table-columns';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import { shown } from '../roles/claim';
import { converted, toUsd } from './amount';
import type { BillReading } from './bills';
import { factOf } from './fact';
import { type Hardware, isThere, type Standing } from './hardware-mention';

/** What a row of a table costs. */
interface PaidRow {
  readonly at: number;
  readonly amount: number;
  readonly hours: number;
  readonly cards: number;
}

/** Hours that a sum of the column is for. */
const HOURS = { hour: 1, month: HOURS_PER_MONTH, year: HOURS_PER_MONTH * 12 } as const;

/** `ia-03;A100 80GB;2;3940` under `serveur;gpu;nombre;cout_mensuel`: a machine that is paid for is there, unless its
 *  row or somebody else says otherwise. */
export const isPaidMachine = (page: Page, h: Hardware): boolean =>
  page.cells.get(h.at)?.machine !== undefined &&
  !page.isOffered(h.at) &&
  page.against(h.at) === undefined &&
  OPEN.has(h.rule) &&
  OPEN.has(h.standing) &&
  (paidRowOf(page, h)?.amount ?? 0) > 0;
/** Standings that nothing but a lack of words speaks for. */
const OPEN: ReadonlySet<Standing> = new Set<Standing>(['asked', 'only', 'stated', 'unused']);

/** What the fleet in use costs, where a table of machines says it row by row: the rows of hardware that is there added
 *  up. Undefined where one of them has no price.
 *  @param gpuCount cards of the fleet */
export function tableBillOf(page: Page, hardware: readonly Hardware[], gpuCount: number): BillReading | undefined {
  if (gpuCount === 0 || page.cells.size === 0) return undefined;
  const there = hardware.filter((h) => isThere(h) && page.cells.has(h.at));
  const known = there.flatMap((h) => paidRowOf(page, h) ?? []);
  const [first] = known;
  const cards = known.reduce((n, r) => n + r.cards, 0);
  if (first === undefined || known.length < there.length || cards !== gpuCount) return undefined;
  const currency = currencyOf(page, first.at);
  const amount = known.reduce((sum, r) => sum + (r.amount * HOURS_PER_MONTH) / r.hours, 0);
  const spans = known.map((r): Span => ({ start: page.at(r.at)?.start ?? 0, end: page.at(r.at)?.end ?? 0 }));
  const usd = toUsd(amount, currency);
  const added = known.length > 1 ? [`Bill: the ${shown(known.length)} rows of the table are added up.`] : [];
  const notes = [...added, ...converted(currency, amount, usd)];
  for (const { at } of known) page.used.add(at);
  const spread = `Price: the bill of a month is spread over 730 hours and ${shown(gpuCount)} GPUs.`;
  const perHour = usd / HOURS_PER_MONTH / gpuCount;
  // the price of an hour is no bill: how many hours are paid is told elsewhere
  if (first.hours === 1)
    return {
      price: factOf(
        page.text,
        perHour,
        spans,
        converted(currency, first.amount, toUsd(first.amount, currency)).join(' '),
      ),
    };
  return {
    bill: factOf(page.text, { usd, currency, amount }, spans, notes.join(' ')),
    price: factOf(page.text, perHour, spans, [...notes, spread].join(' ')),
  };
}

/** The sum in the row of the hardware; one of the counted is taken so many times. */
function paidRowOf(page: Page, h: Hardware): PaidRow | undefined {
  const row = page.cells.get(h.at);
  if (row === undefined || row.sums) return undefined;
  const at = placesInRow(page, h.at, row).find((j) => page.cells.get(j)?.paid !== undefined && isSum(page, j));
  const paid = page.cells.get(at ?? -1)?.paid;
  const figure = page.at(at ?? -1)?.figure;
  if (at === undefined || paid === undefined || figure === undefined) return undefined;
  // an hour is that of one machine, or of one card where no machine is named
  const isEach = paid.each === true || paid.period === 'hour';
  const times = isEach ? h.count / (h.instanceType === undefined ? 1 : (h.cardsEach ?? 1)) : 1;
  return { at, amount: middle(figure) * times, hours: HOURS[paid.period], cards: h.count };
}

const isSum = (page: Page, j: number): boolean =>
  (page.at(j)?.kind === 'figure' || page.at(j)?.kind === 'money') && !page.used.has(j);

function placesInRow(page: Page, k: number, { table, row }: Cell): readonly number[] {
  const isIn = (j: number): boolean => page.cells.get(j)?.table === table && page.cells.get(j)?.row === row;
  const places: number[] = [];
  for (let j = k; isIn(j); j -= 1) places.push(j);
  for (let j = k + 1; isIn(j); j += 1) places.push(j);
  return places;
}

/** As the cell or the heading says; else the money that the text names. */
const currencyOf = (page: Page, at: number): string =>
  page.at(at)?.currency ??
  page.cells.get(at)?.paid?.currency ??
  page.at(page.kinds('money')[0] ?? -1)?.currency ??
  'USD';
