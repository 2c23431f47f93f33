import type { Page } from '../page/page';
import { countedShare, shareInWords } from '../page/share-words';
import type { Fact, Reading, Span } from '../reading';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { customersSplit } from './customers-split';
import { factOf } from './fact';
import type { PlacedGroup } from './placed-loads';
import { placedLoads } from './placed-loads';
import { regionsCounted } from './regions-counted';

type Placements = NonNullable<Reading['placements']>;
interface Placed extends Span {
  readonly region: string;
  readonly share: number;
}
/** The places of a load, and how the figures beside them are to be taken. */
export interface PlacementsReading {
  readonly placements: Placements;
  /** Figures that mean a part of a load that another figure stands for. */
  readonly parts: readonly number[];
  /** Figures that stand for the sum of several. */
  readonly sums: ReadonlyMap<number, PlacedSum>;
}
export interface PlacedSum {
  /** The sum over the figure itself. */
  readonly factor: number;
  readonly pieces: readonly Span[];
}
/** How far a share may stand from its place, elements. */
const REACH = 9;
/** Shares of less of the load than this are no division of it. */
const MOST_OF_IT = 0.6;

/** Places that must each be served: "60 % in Frankfurt, the rest in us-east-1", "800 users in the EU and 400 in Asia".
 */
export const placementsOf = (page: Page): PlacementsReading | undefined =>
  page.kinds('place').length < 2 ? undefined : (sharesOf(page) ?? countsOf(page) ?? evenOf(page));

/** "Two regions (us-east and eu-west)", "EU customers from eu-central-1, American ones from us-east-1". */
function evenOf(page: Page): PlacementsReading | undefined {
  const placements = regionsCounted(page) ?? customersSplit(page);
  return placements && { placements, parts: [], sums: new Map() };
}

/** "60 % in Frankfurt, 40 % in us-east-1", "two thirds of the traffic is EU, one third US". */
function sharesOf(page: Page): PlacementsReading | undefined {
  const found: Placed[] = [];
  const figures: number[] = [];
  page.elements.forEach((e, k) => {
    const share = page.against(k) === undefined ? shareAt(page, k, found) : undefined;
    if (share === undefined) return;
    const at = placeNear(page, share.end);
    const region = page.at(at)?.name;
    const end = page.at(at)?.end;
    if (region === undefined || end === undefined || found.some((f) => f.region === region)) return;
    found.push({ region, share: share.value, start: e.start, end });
    figures.push(k);
  });
  const total = found.reduce((sum, f) => sum + f.share, 0);
  if (found.length < 2 || total > 1.02 || total < MOST_OF_IT) return undefined;
  return { placements: divided(page, found, found), parts: figures, sums: new Map() };
}

/** Shares of the whole: those that leave something out are stretched, and it is said. */
function divided(page: Page, found: readonly Placed[], spans: readonly Span[]): Placements {
  const total = found.reduce((sum, f) => sum + f.share, 0);
  const said =
    Math.abs(total - 1) <= 0.02
      ? undefined
      : `The places named carry ${shown(total * 100)} % of the load; all of it is planned among them.`;
  const value = found.map(({ region, share }) => ({ region, share: share / total }));
  return factOf(page.text, value, spans, said) as Fact<Placements['value']>;
}

function shareAt(page: Page, k: number, found: readonly Placed[]): { value: number; end: number } | undefined {
  const here = page.at(k);
  const part = here === undefined ? undefined : shareInWords(here);
  if (part !== undefined) return { value: part, end: k };
  if (page.has(k, 'restOf') && found.length > 0)
    return { value: Math.max(0, 1 - found.reduce((sum, f) => sum + f.share, 0)), end: k };
  const counted = countedShare(page, k);
  if (counted !== undefined) return counted;
  const figure = here?.figure;
  const percent = figure !== undefined && page.has(k + 1, 'percent') && figure.value <= 100;
  return percent ? { value: figure.value / 100, end: k + 1 } : undefined;
}

/** The nearest place behind a share, before the next share; -1 when there is none. */
function placeNear(page: Page, from: number): number {
  for (let j = from + 1; j <= from + REACH && page.sameSentence(j, from); j += 1) {
    if (page.at(j)?.kind === 'place') return j;
    if (shareAt(page, j, []) !== undefined) return -1;
  }
  return -1;
}

/** "800 users in the EU and 400 in Asia": the load is their sum, or the total that the text states. */
function countsOf(page: Page): PlacementsReading | undefined {
  const groups = placedLoads(page);
  const [firmest] = groups;
  if (firmest === undefined) return undefined;
  const parts: number[] = [];
  const sums = new Map<number, PlacedSum>();
  for (const group of groups) {
    const stands = group.total === undefined ? anchorOf(group) : undefined;
    parts.push(...group.loads.filter((l) => l !== stands).map((l) => l.at));
    if (stands !== undefined)
      sums.set(stands.at, { factor: sumOf(group) / stands.value, pieces: group.loads.map((l) => l.span) });
  }
  const whole = firmest.total?.value ?? sumOf(firmest);
  const placed: Placed[] = firmest.loads.map((l) => ({ region: l.region, share: l.value / whole, ...l.span }));
  if (firmest.rest !== undefined) placed.push({ ...firmest.rest, share: (whole - sumOf(firmest)) / whole });
  const spans = [...placed, ...groups.flatMap((g) => g.loads.map((l) => l.span))];
  return { placements: divided(page, placed, spans), parts, sums };
}
const sumOf = (group: PlacedGroup): number => group.loads.reduce((sum, l) => sum + l.value, 0);
/** The figure that says what is counted. */
const anchorOf = (group: PlacedGroup): PlacedGroup['loads'][number] | undefined =>
  group.loads.find((l) => l.named) ?? group.loads[0];

/** Whether the figures that stand for a sum were taken for loads. */
export const areLoads = ({ sums }: PlacementsReading, { chosen }: Assignment): boolean =>
  [...sums.keys()].every((at) => LOADS.has(chosen.get(at)?.role ?? ''));
const LOADS: ReadonlySet<string> = new Set(['totalUsers', 'concurrentRequests', 'requestRate']);

/** Claims with the sums of all places instead of the figure of the first. */
export const summedOverPlaces = (claims: readonly Claim[], places: PlacementsReading | undefined): readonly Claim[] =>
  claims.map((c) => {
    const sum = places?.sums.get(c.at);
    if (sum === undefined || sum.factor === 1) return c;
    const value = c.value * sum.factor;
    return { ...c, value, pieces: sum.pieces, approximation: `The places add up to ${shown(value)}.` };
  });
