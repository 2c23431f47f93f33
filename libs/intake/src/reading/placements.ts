import type { Tag } from '../words';
import type { Page } from '../elements/page';
import type { Fact, Reading, Span } from '../reading';
import { factOf } from './fact';

type Placements = NonNullable<Reading['placements']>;
interface Placed extends Span {
  readonly region: string;
  readonly share: number;
}
/** Shares that words name. */
const PARTS: readonly (readonly [Tag, number])[] = [
  ['twoThirds', 2 / 3],
  ['oneThird', 1 / 3],
  ['halfOf', 1 / 2],
  ['quarterOf', 1 / 4],
  ['threeQuarters', 3 / 4],
];
/** How far a share may stand from its place, elements. */
const REACH = 7;

/** "60 % in Frankfurt, 40 % in us-east-1", "two thirds of the traffic is EU, one third US": places that must each be
 *  served, with their shares of the load. Their figures have a meaning then. */
export function placementsOf(page: Page): Placements | undefined {
  const found: Placed[] = [];
  const figures: number[] = [];
  page.elements.forEach((e, k) => {
    const share = page.against(k) === undefined ? shareAt(page, k) : undefined;
    if (share === undefined) return;
    const at = placeNear(page, share.end);
    const region = page.at(at)?.name;
    const end = page.at(at)?.end;
    if (region === undefined || end === undefined || found.some((f) => f.region === region)) return;
    found.push({ region, share: share.value, start: e.start, end });
    figures.push(k);
  });
  const total = found.reduce((sum, f) => sum + f.share, 0);
  if (found.length < 2 || total > 1.02 || total < 0.6) return undefined;
  for (const k of figures) page.used.add(k);
  const value = found.map(({ region, share }) => ({ region, share: Math.round(share * 10_000) / 10_000 }));
  return factOf(page.text, value, found) as Fact<Placements['value']>;
}

function shareAt(page: Page, k: number): { value: number; end: number } | undefined {
  const part = PARTS.find(([tag]) => page.has(k, tag));
  if (part !== undefined) return { value: part[1], end: k };
  const figure = page.at(k)?.figure;
  const percent = page.at(k)?.kind === 'figure' && page.has(k + 1, 'percent');
  return percent && figure !== undefined && figure.value <= 100 ? { value: figure.value / 100, end: k + 1 } : undefined;
}

/** The nearest place behind a share, before the next share; -1 when there is none. */
function placeNear(page: Page, from: number): number {
  for (let j = from + 1; j <= from + REACH && page.sameSentence(j, from); j += 1) {
    if (page.at(j)?.kind === 'place') return j;
    if (shareAt(page, j) !== undefined) return -1;
  }
  return -1;
}
