import type { Page } from '../page/page';
import type { Reading, Span } from '../reading';
import { FROM_THERE, SERVED_THERE } from '../words/split-words';
import { shown } from '../roles/claim';
import { factOf } from './fact';

/** "EU customers have to be served from eu-central-1, American ones from us-east-1": groups of those who are served,
 *  each from a place of its own; nobody says how much of the load each has. */

/** Elements of a clause that are looked through before its place. */
const REACH = 9;

interface Served extends Span {
  readonly region: string;
  readonly at: number;
}

/** The places with an equal part of the load each; undefined where the text divides nobody among places. */
export function customersSplit(page: Page): Reading['placements'] {
  const found: Served[] = [];
  for (const k of page.kinds('place')) {
    const e = page.at(k);
    const last = found[found.length - 1];
    if (e?.name === undefined || page.against(k) !== undefined || found.some((f) => f.region === e.name)) continue;
    const from = last === undefined ? groupBefore(page, k) : (groupBefore(page, k) ?? otherBefore(page, last.at, k));
    if (from !== undefined) found.push({ region: e.name, at: k, start: page.at(from)?.start ?? e.start, end: e.end });
  }
  if (found.length < 2) return undefined;
  const share = 1 / found.length;
  const said =
    `How the load is divided among the ${found.length} places is not stated; ${shown(share * 100)} % of it is ` +
    'planned in each.';
  const value = found.map(({ region }) => ({ region, share }));
  return factOf(page.text, value, found, said);
}

/** Where those begin who must be served at the place: "EU customers have to be served from". */
function groupBefore(page: Page, k: number): number | undefined {
  let isServed = false;
  for (let j = k - 1; j >= k - REACH && page.at(j)?.clause === page.at(k)?.clause; j -= 1) {
    if (page.at(j)?.kind === 'place' || page.has(j, 'node', 'gpuWord', 'first')) return undefined;
    isServed ||= FROM_THERE.has(page.textAt(j)) || SERVED_THERE.test(page.textAt(j));
    if (page.has(j, 'who')) return isServed ? j : undefined;
  }
  return undefined;
}

/** "The others EU", "American ones from us-east-1", "les américains depuis Virginia": the next group of the same
 *  sentence, without its noun. */
function otherBefore(page: Page, last: number, k: number): number | undefined {
  if (!page.sameSentence(last, k) || k - last > REACH) return undefined;
  let isOther = FROM_THERE.has(page.textAt(k - 1)) && k - last > 3;
  for (let j = last + 1; j < k; j += 1) {
    if (page.has(j, 'node', 'gpuWord', 'first', 'or')) return undefined;
    isOther ||= page.has(j, 'restOf');
  }
  return isOther ? last + 1 : undefined;
}
