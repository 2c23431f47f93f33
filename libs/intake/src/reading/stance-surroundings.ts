import type { Page } from '../page/page';
import type { Hardware } from './hardware-mention';

/** How far around a mention the words of its sentence are looked at, and how near "beside" it is. */
const REACH = 12;
const BESIDE = 2;

/** Adds what words mean that stand around a mention, by where they stand: each name is a row of the table of weights,
 *  most names have none. */
export function addSurroundings(page: Page, h: Hardware, found: Set<string>): void {
  lookAlong(page, h.from, -1, BEFORE, found);
  lookAlong(page, h.at, 1, BEHIND, found);
  markBeside(page, h.from - 1, 'before', found);
  markBeside(page, h.at + 1, 'behind', found);
  found.add(nameOf('told as', page.statements.tense[h.at] ?? 'now'));
  if (page.cells.has(h.at)) found.add('in a table');
}

/** Names of the zones for what a word means: in the clause, in the sentence outside the clause, right beside; and for
 *  what is named: in reach, right beside. */
interface Zones {
  readonly inClause: string;
  readonly inSentence: string;
  readonly beside: string;
  readonly named: string;
  readonly namedBeside: string;
}
const BEFORE: Zones = {
  inClause: 'before',
  inSentence: 'earlier',
  beside: 'right before',
  named: 'before a',
  namedBeside: 'right before a',
};
const BEHIND: Zones = {
  inClause: 'behind',
  inSentence: 'later',
  beside: 'right behind',
  named: 'behind a',
  namedBeside: 'right behind a',
};

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
  const here = page.at(at);
  for (let n = 1; n <= REACH; n += 1) {
    const e = page.at(at + n * step);
    if (here === undefined || e === undefined || e.sentence !== here.sentence) return;
    const zone = e.clause === here.clause ? zones.inClause : zones.inSentence;
    if (e.tags.size > 0)
      for (const tag of e.tags) {
        found.add(nameOf(zone, tag));
        if (n <= BESIDE) found.add(nameOf(zones.beside, tag));
      }
    if (e.kind !== 'word' && e.kind !== 'mark')
      found.add(nameOf(n <= BESIDE + 1 ? zones.namedBeside : zones.named, e.kind));
  }
}

function markBeside(page: Page, k: number, side: string, found: Set<string>): void {
  const e = page.at(k);
  if (e?.kind === 'mark') found.add(`mark ${side} ${e.text}`);
}
