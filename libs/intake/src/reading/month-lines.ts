import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { numberAt } from './count';

/** "seats / nov: 20 / jan: 80 / june: 200", "active users: jan 900, feb 1,150, mar 1,400": one load month by month. */

/** How far before the first month the word may stand that says what is counted, elements. */
const HEADING_REACH = 3;
/** How far behind one month the next may stand. */
const NEXT_REACH = 8;
/** Fewer months are no row of them. */
const FEWEST = 2;
/** Months that are looked at. */
const MOST_MONTHS = 36;

/** The claims of a text with the users of every month that it lists; the largest number is the one to plan for. */
export function withMonths(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (monthNames(page).length < FEWEST) return claims;
  const months = page.kinds('figure').flatMap((k) => (monthOf(page, k) === undefined ? [] : [k]));
  const row = rowOf(page, months.slice(0, MOST_MONTHS));
  const member = row.length < FEWEST ? undefined : counted(page, row[0] ?? 0);
  if (member === undefined) return claims;
  const taken = new Set(row);
  return [...claims.filter((c) => !taken.has(c.at)), ...row.map((k) => claimAt(page, k, member))];
}

/** The month whose figure stands at `k`. */
function monthOf(page: Page, k: number): number | undefined {
  if (numberAt(page, k) === undefined || page.against(k) !== undefined) return undefined;
  const month = page.is(k - 1, ':') ? k - 2 : k - 1;
  return MONTH.has(page.textAt(month)) && page.sameSentence(month, k) ? month : undefined;
}
const MONTHS = `
  jan feb mar apr may jun jul aug sep sept oct nov dec
  january february march april june july august september october november december
  januar februar marz mai juni juli oktober dezember
  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
`;
const MONTH: ReadonlySet<string> = new Set(MONTHS.trim().split(/\s+/));
const monthNames = beginningsOf({ words: MONTH });

/** Months that follow each other, with nothing but them between. */
function rowOf(page: Page, months: readonly number[]): readonly number[] {
  const row: number[] = [];
  for (const k of months) {
    const last = row.at(-1);
    if (last !== undefined && k - last > NEXT_REACH)
      return row.length >= FEWEST ? row : rowOf(page, months.slice(row.length));
    row.push(k);
  }
  return row;
}

/** What the heading or the label before the first month counts: people, or those who are there at once. */
function counted(page: Page, k: number): Counted | undefined {
  const month = monthOf(page, k) ?? k;
  for (let j = month - 1; j >= month - HEADING_REACH && j >= 0; j -= 1) {
    if (page.has(j, 'who', 'dau', 'mau')) return 'totalUsers';
    if (page.has(j, 'conc')) return 'concurrentRequests';
    if (page.at(j)?.figure !== undefined) return undefined;
  }
  return undefined;
}
type Counted = 'totalUsers' | 'concurrentRequests';

function claimAt(page: Page, k: number, member: Counted): Claim {
  const from = page.at(monthOf(page, k) ?? k);
  const e = page.at(k);
  return { member, value: e?.figure?.value ?? 0, at: k, weight: 2, start: from?.start ?? 0, end: e?.end ?? 0 };
}
