import type { Page } from '../page/page';

/** Two cards of which one will be taken: "between L40S and H100", "entre L40S et H100", "在L40S和H20之间". */

/** What may stand between two cards that are joined, elements. */
const JOINED_WITHIN = 3;
/** How far behind the second card the word may stand that weighs them. */
const BEHIND = 4;
const BETWEEN: ReadonlySet<string> = new Set(
  'between zwischen entre fra tra tussen miedzy между mellan mezi між'.split(' '),
);

/** Whether the card at `k`, whose count begins at `from`, is one of two that are weighed against each other. */
export function isOneOfTwo(page: Page, k: number, from: number): boolean {
  const [first, last] = pairWith(page, k, from) ?? [];
  if (first === undefined || last === undefined) return false;
  const lead = page.textAt(first - 1).split(' ');
  if (BETWEEN.has(lead[lead.length - 1] ?? '')) return true;
  return page.after(last, BEHIND, ['option'], (e) => e.text === ',') >= 0;
}

/** Where the first of the two begins and where the second stands. */
function pairWith(page: Page, k: number, from: number): readonly [number, number] | undefined {
  const next = cardFrom(page, k, 1);
  if (next !== undefined) return [from, next];
  // "между L40S a H100": what joins may pass for an article of the second
  const before = cardFrom(page, from < k && JOINS.has(page.textAt(from)) ? from + 1 : from, -1);
  return before === undefined ? undefined : [beginOf(page, before), k];
}

/** The next card that a single joining word and at most its count part from `k`. */
function cardFrom(page: Page, k: number, step: 1 | -1): number | undefined {
  let joined = false;
  for (let n = 1; n <= JOINED_WITHIN && page.sameSentence(k, k + n * step); n += 1) {
    const j = k + n * step;
    const kind = page.at(j)?.kind;
    if (kind === 'gpu') return joined ? j : undefined;
    const joins = page.has(j, 'and', 'or') || JOINS.has(page.textAt(j));
    if (!joins && kind !== 'figure' && !COUNTS.has(page.textAt(j))) return undefined;
    joined ||= joins;
  }
  return undefined;
}
const JOINS: ReadonlySet<string> = new Set(['a', 'i', 'e', 'en', 'och', 've', 'ile', 'та', 'і']);
const COUNTS: ReadonlySet<string> = new Set(['x', '*']);

/** Where the count of a card begins. */
export function beginOf(page: Page, k: number): number {
  let from = k;
  while (from > k - 2 && (page.at(from - 1)?.kind === 'figure' || COUNTS.has(page.textAt(from - 1)))) from -= 1;
  return from;
}
