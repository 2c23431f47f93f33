import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { unitsOf } from '../roles/quantity';
import { CROWD_JOINS } from '../words/crowd-words';
import type { Tag } from '../words';
import { BUSY_TIMES, OF_A_TIME, WEEKDAYS } from '../words/week-words';
import { isPlacing } from './joined-crowds';

/** "Lyon 400 users, Grenoble 150, Saint-Etienne 90", "400 users in Lyon, 150 in Grenoble", "Users: Madrid 200, Sevilla
 *  90": one number after the other, each with a name of its own, of which one or the label before says what is counted.
 */

/** Members that add up over towns and departments. */
const COUNTED: Partial<Record<Member, string>> = { totalUsers: 'Users', concurrentRequests: 'Concurrent requests' };
const MOST = 12;
/** Elements of a name ("Saint-Etienne", "São Paulo"), and words between a number and its name. */
const NAME = 4;
const BETWEEN = 3;
/** A label says what is counted as firmly as a noun behind the number. */
const LABELLED = 2;
/** Rounded parts may miss their total by so much. */
const SLACK = 0.02;

/** One number of a row with its name. */
interface Item extends Span {
  readonly at: number;
  readonly value: number;
  /** The elements of its name and number. */
  readonly from: number;
  readonly to: number;
}

/** The claims of a text, numbers of named places and departments as the load that they are together. */
export function withNamedRows(page: Page, claims: readonly Claim[]): readonly Claim[] {
  let all = claims;
  for (const row of rowsOf(page, claims)) all = joined(page, all, row);
  return all;
}

function rowsOf(page: Page, claims: readonly Claim[]): Item[][] {
  const others = new Set(claims.flatMap((c) => (COUNTED[c.member] === undefined ? [c.at] : [])));
  const rows: Item[][] = [];
  for (const k of page.kinds('figure')) {
    const item = others.has(k) || page.used.has(k) || page.against(k) !== undefined ? undefined : itemAt(page, k);
    if (item === undefined) continue;
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row !== undefined && last !== undefined && row.length < MOST && isNext(page, last, item)) row.push(item);
    else rows.push([item]);
  }
  return rows.filter((row) => row.length > 1);
}

/** Nothing but a comma or "and" stands between the two. */
function isNext(page: Page, a: Item, b: Item): boolean {
  if (!page.sameSentence(a.at, b.at)) return false;
  let j = a.to + 1;
  while (j < b.from && (/^[,;)]$/.test(page.textAt(j)) || CROWD_JOINS.has(page.textAt(j)))) j += 1;
  return j === b.from && j > a.to + 1;
}

/** A whole number that counts people, or nothing by its own words, with a name before it or behind it. */
function itemAt(page: Page, k: number): Item | undefined {
  const end = isWhole(page, k) ? countedTo(page, k) : undefined;
  if (end === undefined) return undefined;
  const before = nameBefore(page, k);
  if (before !== undefined && isClosed(page, end)) return item(page, k, before, end);
  const behind = isPlacing(page, end) ? nameBehind(page, end + 2) : undefined;
  return behind !== undefined && isClosed(page, behind) ? item(page, k, k, behind) : undefined;
}

function isWhole(page: Page, k: number): boolean {
  const figure = page.at(k)?.figure;
  return figure?.low === undefined && Number.isInteger(figure?.value) && (figure?.value ?? 0) >= 1;
}

/** The last element of what the number counts: people behind it, or the number itself. */
function countedTo(page: Page, k: number): number | undefined {
  const units = unitsOf(page, k).filter((u) => u.dimension !== 'bare');
  const noun = units.find((u) => u.dimension === 'people' || u.dimension === 'inflight');
  if (noun !== undefined) return noun.end;
  return units.length === 0 || isPlacing(page, k) ? k : undefined;
}

const item = (page: Page, at: number, from: number, to: number): Item => ({
  at,
  from,
  to,
  value: page.at(at)?.figure?.value ?? 0,
  start: page.at(from)?.start ?? 0,
  end: page.at(to)?.end ?? 0,
});

/** The first element of the name before a number, where the name begins a part of the sentence. */
function nameBefore(page: Page, k: number): number | undefined {
  let j = k - 1;
  if (/^[:(=]$/.test(page.textAt(j))) j -= 1;
  const last = j;
  while (j > last - NAME && page.sameSentence(j, k) && isOfName(page, j)) j -= 1;
  if (j === last || !isName(page, j + 1)) return undefined;
  const isOpen = !page.sameSentence(j, k) || page.at(j)?.kind === 'mark' || CROWD_JOINS.has(page.textAt(j));
  return isOpen ? j + 1 : undefined;
}

/** The last element of the name that begins at `k`. */
function nameBehind(page: Page, k: number): number | undefined {
  if (!isName(page, k)) return undefined;
  let j = k;
  while (j < k + NAME && page.sameSentence(j + 1, k) && isOfName(page, j + 1)) j += 1;
  return j;
}

/** A place, or a word that begins with a capital and means nothing else. */
function isName(page: Page, k: number): boolean {
  const e = page.at(k);
  if (e?.kind === 'place') return true;
  if (e?.kind !== 'word' || [...e.tags].some((tag) => !NAMING.has(tag)) || isTime(e.text)) return false;
  return /^\p{Lu}\p{L}{2,}/u.test(page.text.slice(e.start, e.end));
}
/** "Monday 400, Tuesday 150", "30 in Spitzenzeiten": the same people at another time. */
const isTime = (text: string): boolean => WEEKDAYS.has(text) || BUSY_TIMES.has(text) || OF_A_TIME.test(text);
const NAMING: ReadonlySet<Tag> = new Set<Tag>(['org', 'workplace', 'house', 'trade', 'elsewhere']);
const isOfName = (page: Page, k: number): boolean => isName(page, k) || (page.is(k, '-') && page.at(k)?.glued === true);

const isClosed = (page: Page, k: number): boolean =>
  !page.sameSentence(k, k + 1) || /^[,;)(]$/.test(page.textAt(k + 1)) || CROWD_JOINS.has(page.textAt(k + 1));

/** The claims with a row of numbers as one: the sum of those that nothing counted, or the pieces of the total before
 *  them. */
function joined(page: Page, claims: readonly Claim[], row: readonly Item[]): readonly Claim[] {
  const at = new Set(row.map((i) => i.at));
  const own = claims.filter((c) => at.has(c.at) && COUNTED[c.member] !== undefined);
  const sum = row.reduce((n, i) => n + i.value, 0);
  const [first] = own;
  if (first !== undefined) {
    if (own.some((c) => c.member !== first.member || c.pieces !== undefined) || own.length === row.length + 1)
      return claims;
    return [...claims.filter((c) => !own.includes(c)), summed(first, row, sum)];
  }
  const total = claims.find((c) => COUNTED[c.member] !== undefined && isTotalOf(page, c, row, sum));
  if (total !== undefined)
    return claims.map((c) => (c === total ? { ...c, pieces: [...(c.pieces ?? [c]), ...row] } : c));
  const label = labelOf(page, row);
  return label === undefined ? claims : [...claims, summed(label, row, sum)];
}

function summed(of: Claim, row: readonly Item[], value: number): Claim {
  const parts = row.map((i) => shown(i.value)).join(', ');
  const said = `${COUNTED[of.member] ?? 'Users'}: ${parts} are ${shown(value)} together.`;
  return { ...of, value, pieces: row.map(({ start, end }) => ({ start, end })), approximation: said };
}

/** "640 users: Lyon 400, ...". */
const isTotalOf = (page: Page, c: Claim, row: readonly Item[], sum: number): boolean =>
  Math.abs(c.value - sum) <= SLACK * sum &&
  c.at < (row[0]?.at ?? 0) &&
  (row[0]?.from ?? 0) - c.at <= BETWEEN + 1 &&
  c.pieces === undefined &&
  page.sameSentence(c.at, row[0]?.at ?? 0);

/** "Users: Madrid 200, ...", "Nutzer je Standort: Köln 250, ...": the label of the row as the claim of its first
 *  number. */
function labelOf(page: Page, row: readonly Item[]): Claim | undefined {
  const [first] = row;
  if (first === undefined || !page.is(first.from - 1, ':')) return undefined;
  const label = page.before(first.from - 1, BETWEEN, ['who'], (e) => e.kind === 'figure');
  const { start, end, at, value } = first;
  return label < 0 ? undefined : { member: 'totalUsers', value, at, weight: LABELLED, start, end };
}
