import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import { type Hardware, isThere } from './hardware-mention';
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

/** "It runs on four L40S in our server room": where machines of now stand is no demand; what has to run there is. */
export function isWhereTheyStand(page: Page, k: number, hardware: readonly Hardware[]): boolean {
  if (!page.has(k, 'placed', 'ownRooms') && !ROOMS.test(page.textAt(k))) return false;
  const held = hardware.some((h) => isThere(h) && page.sameSentence(h.at, k) && Math.abs(h.at - k) <= STANDS_WITHIN);
  return held && !page.speaksOf(k, 'requirement', 'want', 'only', 'target', 'aim', 'plan', 'not');
}
const STANDS_WITHIN = 8;
/** Rooms, not ways of hosting ("on-prem"). */
const ROOMS = /room|raum|keller|basement|sala|salle|serwerowni|серверн|цод|data ?cent|rechenzentrum|ced$|cpd$|机 ?房|ruimte|hall/;
