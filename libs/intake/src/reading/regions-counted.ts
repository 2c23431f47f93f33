import type { Page } from '../page/page';
import type { Reading, Span } from '../reading';
import { shown } from '../roles/claim';
import { numberAt } from './count';
import { REGIONS } from './data/region-words';
import { factOf } from './fact';

/** "Two regions (us-east and eu-west)", "in 3 Regionen: Frankfurt, Dublin, Paris": as many places as are counted, each
 *  of which is served; nobody says how much of the load each has. */

/** The most places that a text counts, and how far from their number they may be named, elements. */
const MOST = 8;
const REACH = 12;

/** The counted places with an equal part of the load each. */
export function regionsCounted(page: Page): Reading['placements'] {
  for (const k of page.kinds('figure')) {
    const places = countsRegions(page, k) ? placesNear(page, k) : [];
    if (places.length === 0) continue;
    const share = 1 / places.length;
    const said =
      `How the load is divided among the ${places.length} places is not stated; ${shown(share * 100)} % of it is ` +
      'planned in each.';
    const figure = page.at(k);
    const spans: Span[] = [...(figure === undefined ? [] : [figure]), ...places];
    const value = places.map(({ name }) => ({ region: name, share }));
    return factOf(page.text, value, spans, said);
  }
  return undefined;
}

/** A number of several, right before the word for places and not of somebody else's. */
function countsRegions(page: Page, k: number): boolean {
  const count = numberAt(page, k) ?? 0;
  if (count < 2 || count > MOST || page.against(k) !== undefined) return false;
  return [k + 1, k + 2].some((j) => page.sameSentence(j, k) && REGIONS.has(page.textAt(j)));
}

/** The places behind or before the number, as many as it counts; none where they are fewer or more. */
function placesNear(page: Page, k: number): readonly (Span & { readonly name: string })[] {
  const all = ([1, -1] as const).map((step) => placesOf(page, k, step));
  return all.find((places) => places.length === numberAt(page, k)) ?? [];
}

function placesOf(page: Page, k: number, step: 1 | -1): readonly (Span & { readonly name: string })[] {
  const out = new Map<string, Span & { readonly name: string }>();
  for (let n = 1; n <= REACH && page.at(k + n * step)?.sentence === page.at(k)?.sentence; n += 1) {
    const e = page.at(k + n * step);
    if (e?.kind === 'place' && e.name !== undefined && !out.has(e.name))
      out.set(e.name, { name: e.name, start: e.start, end: e.end });
  }
  return [...out.values()].sort((a, b) => a.start - b.start);
}
