import type { Page } from '../page/page';
import type { Hardware } from './hardware-mention';

/** How far around a mention the words of its sentence are looked at, and how near "beside" it is. */
const REACH = 12;
const BESIDE = 2;

/** What words mean that stand around a mention, by where they stand: each name is a row of the table of weights, most
 *  names have none. */
export function surroundingsOf(page: Page, h: Hardware): string[] {
  const found = new Set<string>();
  lookAlong(page, h.from, -1, ['before', 'earlier', 'right before'], found);
  lookAlong(page, h.at, 1, ['behind', 'later', 'right behind'], found);
  markBeside(page, h.from - 1, 'before', found);
  markBeside(page, h.at + 1, 'behind', found);
  found.add(`told as ${page.statements.tense[h.at] ?? 'now'}`);
  if (page.cells.has(h.at)) found.add('in a table');
  return [...found];
}

/** Names of the zones: in the clause, in the sentence outside the clause, right beside. */
type Zones = readonly [inClause: string, inSentence: string, beside: string];

/** The names by zone and word, put together once: there are as many as there are rows of the table at most. */
const NAMES = new Map<string, Map<string, string>>();

function nameOf(zone: string, what: string): string {
  let names = NAMES.get(zone);
  if (names === undefined) NAMES.set(zone, (names = new Map()));
  let name = names.get(what);
  if (name === undefined) names.set(what, (name = `${zone} ${what}`));
  return name;
}

function lookAlong(page: Page, at: number, step: 1 | -1, zones: Zones, found: Set<string>): void {
  const clause = page.at(at)?.clause;
  for (let n = 1; n <= REACH; n += 1) {
    const e = page.at(at + n * step);
    if (e === undefined || !page.sameSentence(at + n * step, at)) return;
    const zone = e.clause === clause ? zones[0] : zones[1];
    for (const tag of e.tags) {
      found.add(nameOf(zone, tag));
      if (n <= BESIDE) found.add(nameOf(zones[2], tag));
    }
    if (e.kind !== 'word' && e.kind !== 'mark') found.add(`${n <= BESIDE + 1 ? zones[2] : zones[0]} a ${e.kind}`);
  }
}

function markBeside(page: Page, k: number, side: string, found: Set<string>): void {
  const e = page.at(k);
  if (e?.kind === 'mark') found.add(`mark ${side} ${e.text}`);
}
