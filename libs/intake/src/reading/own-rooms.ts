import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { NO_ROOM } from '../words/room-words';

/** How far before and behind the rooms the words may stand that refuse them, elements. */
const BEFORE = 8;
const BEHIND = 5;

/** "We cannot run it in our data centre", "our data centre is full", "in unserem Rechenzentrum ist kein Platz": rooms
 *  of the writer's own that have no place for it. Data that may not leave them is another matter. */
export function areRefusedRooms(page: Page, k: number): boolean {
  const isElse = (e: Element): boolean => e.clause !== page.at(k)?.clause;
  if (page.has(k, 'placed') && page.before(k, BEFORE, ['not'], isElse) >= 0) return true;
  if (!page.has(k, 'ownRooms') && !/^our /.test(page.textAt(k))) return false;
  for (let j = k + 1; j <= k + BEHIND && page.sameSentence(j, k) && page.at(j)?.clause === page.at(k)?.clause; j += 1)
    if (NO_ROOM.has(page.textAt(j)) || page.has(j, 'not')) return true;
  return false;
}
