import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Dimension } from '../roles/quantity';
import { unitsOf } from '../roles/quantity';

/** A load that stands beside the place it comes from. */
export interface PlacedLoad {
  /** Element of the figure. */
  readonly at: number;
  readonly value: number;
  readonly region: string;
  /** What is counted; a bare figure counts what the one before it does. */
  readonly kind: LoadKind;
  /** Words between the figure and its place. */
  readonly span: Span;
  readonly named: boolean;
}
/** Loads of one kind in several places: together they are the load, or parts of a stated total. */
export interface PlacedGroup {
  readonly kind: LoadKind;
  readonly loads: readonly PlacedLoad[];
  /** The place of "the rest". */
  readonly rest?: Span & { readonly region: string };
  /** The stated total of which these are parts. */
  readonly total?: { readonly at: number; readonly value: number };
}
/** What a load is counted in, the firmest first: shares of the load are those of the firmest kind. */
const KINDS = ['inflight', 'rate', 'thingRate', 'paced', 'people'] as const;
export type LoadKind = (typeof KINDS)[number];

/** How far a place may stand from its figure, elements. */
const REACH = 8;
/** How far before the places their total may stand, sentences. */
const TOTAL_REACH = 1;
/** Rounded parts may miss their total by so much. */
const SLACK = 0.02;

/** "800 users in the EU and 400 in Asia", "Frankfurt: 700 developers, Virginia: 500", "1,200 developers: 700 in
 *  Frankfurt, the rest in Virginia". Groups of at least two places, the firmest kind first. Linear. */
export function placedLoads(page: Page): PlacedGroup[] {
  const loads = loadsOf(page);
  return KINDS.flatMap((kind) => {
    const placed: PlacedLoad[] = [];
    for (const load of loads)
      if (load.kind === kind && isPlaced(load) && !placed.some((p) => p.region === load.region)) placed.push(load);
    const group = groupOf(page, kind, placed, loads);
    return group === undefined ? [] : [group];
  });
}

type Load = Omit<PlacedLoad, 'region' | 'span'> & Partial<Pick<PlacedLoad, 'region' | 'span'>>;
const isPlaced = (load: Load): load is PlacedLoad => load.region !== undefined;

function groupOf(
  page: Page,
  kind: LoadKind,
  placed: readonly PlacedLoad[],
  loads: readonly Load[],
): PlacedGroup | undefined {
  const [first] = placed;
  if (first === undefined) return undefined;
  const sum = placed.reduce((n, p) => n + p.value, 0);
  const totals = loads.filter(
    (l) =>
      l.kind === kind &&
      l.region === undefined &&
      l.at < first.at &&
      (page.at(first.at)?.sentence ?? 0) - (page.at(l.at)?.sentence ?? 0) <= TOTAL_REACH &&
      l.value >= sum * (1 - SLACK),
  );
  const total = totals[totals.length - 1];
  const rest = total === undefined || total.value <= sum ? undefined : restPlace(page, placed);
  if (placed.length + (rest === undefined ? 0 : 1) < 2) return undefined;
  return { kind, loads: placed, ...(rest === undefined ? {} : { rest }), ...(total === undefined ? {} : { total }) };
}

/** Every figure that counts a load, with the place beside it. */
function loadsOf(page: Page): Load[] {
  const out: Load[] = [];
  page.elements.forEach((e, k) => {
    if (e.kind !== 'figure' || page.used.has(k) || page.against(k) !== undefined) return;
    const named = kindOf(page, k);
    const before = out[out.length - 1];
    const kind =
      named ?? (before !== undefined && isBare(page, k) && follows(page, before.at, k) ? before.kind : undefined);
    if (kind === undefined) return;
    const place = placeOf(page, k, named !== undefined);
    const value = e.figure?.value ?? 0;
    if (value > 0 && (named !== undefined || place !== undefined))
      out.push({ at: k, value, kind, named: named !== undefined, ...place });
  });
  return out;
}

/** What a figure counts by its own words; shares of the users of each are no load of a place. */
function kindOf(page: Page, k: number): LoadKind | undefined {
  const units = unitsOf(page, k);
  if (units.some((u) => u.each === true || u.dimension === 'cards' || u.dimension === 'share')) return undefined;
  const found = (dimension: Dimension): boolean => units.some((u) => u.dimension === dimension);
  return KINDS.find((kind) => found(kind));
}
const isBare = (page: Page, k: number): boolean => unitsOf(page, k).every((u) => u.dimension === 'bare');
/** In the same sentence or the next. */
const follows = (page: Page, a: number, b: number): boolean =>
  (page.at(b)?.sentence ?? 0) - (page.at(a)?.sentence ?? 0) <= 1;

/** The place behind a figure, or else the one before it that no other figure of its sentence stands between. */
function placeOf(page: Page, k: number, named: boolean): { region: string; span: Span } | undefined {
  const behind = placeBehind(page, k);
  const at = behind >= 0 ? behind : placeBefore(page, k, named);
  const place = page.at(at);
  const figure = page.at(k);
  if (place?.name === undefined || figure === undefined) return undefined;
  return {
    region: place.name,
    span: { start: Math.min(place.start, figure.start), end: Math.max(place.end, figure.end) },
  };
}

/** "800 users in the EU": no other figure, no comma and no "and" between. */
function placeBehind(page: Page, k: number): number {
  for (let j = k + 1; j <= k + REACH && page.sameSentence(k, j); j += 1) {
    const e = page.at(j);
    if (e?.kind === 'place') return isShared(page, j) ? -1 : j;
    if (e === undefined || OTHERS.has(e.kind) || STOPS.has(e.text)) return -1;
    if (page.has(j, 'and') && !page.has(j, 'run')) return -1;
  }
  return -1;
}
/** "across Europe and Asia": the figure before counts both. */
const isShared = (page: Page, j: number): boolean =>
  page.has(j + 1, 'and') && page.at(j + 2)?.kind === 'place' && page.at(j + 3)?.kind !== 'figure';
/** "EU: 800 users", "in Virginia there are 400": the nearest place before, other loads of the same place between. */
function placeBefore(page: Page, k: number, named: boolean): number {
  for (let j = k - 1; j >= k - REACH && page.sameSentence(k, j); j -= 1) {
    const e = page.at(j);
    if (e?.kind === 'place') return j;
    if (e?.kind === 'figure' && !named) return -1;
    if (e === undefined || (e.kind !== 'figure' && OTHERS.has(e.kind)) || e.text === ';') return -1;
  }
  return -1;
}
const OTHERS: ReadonlySet<string> = new Set(['figure', 'money', 'gpu', 'instance', 'model', 'size', 'precision']);
const STOPS = new Set([',', ';', ':']);

/** "the rest in Virginia": the place of those that no figure counts. */
function restPlace(page: Page, placed: readonly PlacedLoad[]): PlacedGroup['rest'] {
  const from = placed[0]?.at ?? 0;
  for (let k = from; k < page.elements.length && follows(page, from, k); k += 1) {
    if (!page.has(k, 'restOf')) continue;
    const at = placeBehind(page, k);
    const [rest, place] = [page.at(k), page.at(at)];
    if (rest !== undefined && place?.name !== undefined && !placed.some((p) => p.region === place.name))
      return { region: place.name, start: rest.start, end: place.end };
  }
  return undefined;
}
