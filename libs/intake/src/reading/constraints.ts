import { PLACE_ADJECTIVES } from '../gazetteers/data/place-adjectives';
import type { Page } from '../page/page';
import type { CardReading, ConstraintsReading, Fact, Span } from '../reading';
import { factOf } from './fact';
import type { Hardware } from './hardware-mention';
import { present } from './present';
import { isRuledOut } from './ruled-out';
import { isUnwantedSeller, regionInstead } from './sellers-of-places';

/** What the text demands of the answer, each with its words. */
export function constraintsOf(
  page: Page,
  hardware: readonly Hardware[],
  maxGpus: Fact<number> | undefined,
  power: Fact<number> | undefined,
): ConstraintsReading {
  const providers = names(page, 'provider', (k) => !isRuledOut(page, k) && !isPriceRow(page, k) && !isBidder(page, k));
  const onPrem = tagged(page, 'onPrem');
  const onPremProvider = onPrem.length === 0 ? undefined : factOf(page.text, ['on_prem'], onPrem.slice(0, 1));
  const ha = tagged(page, 'ha');
  const basis = basisOf(page, hardware);
  return present<ConstraintsReading>({
    providers: providers ?? onPremProvider,
    excludedProviders: names(page, 'provider', (k) => isRuledOut(page, k)),
    // "a European provider of tax software" says what the writer is
    regions: names(page, 'place', (k) => isWantedPlace(page, k)) ?? regionInstead(page),
    onlyGpus: cards(page, hardware, 'only'),
    excludedGpus: cards(page, hardware, 'excluded'),
    vendors: vendors(page, true),
    excludedVendors: vendors(page, false),
    maxGpus,
    highAvailability: ha.length === 0 ? undefined : factOf(page.text, true, ha.slice(0, 1)),
    priceBasis: basis,
    usdPerKwh: power,
  });
}

function names(
  page: Page,
  kind: 'provider' | 'place',
  keep: (k: number) => boolean,
): Fact<readonly string[]> | undefined {
  const found = new Map<string, Span>();
  const wished = new Set<string>();
  for (const k of page.kinds(kind)) {
    const e = page.at(k);
    if (e?.name === undefined || page.against(k) !== undefined || !keep(k)) continue;
    if (!found.has(e.name)) found.set(e.name, { start: e.start, end: e.end });
    if (isPreferred(page, k)) wished.add(e.name);
  }
  const note = preferred([...wished]);
  return found.size === 0 ? undefined : factOf(page.text, [...found.keys()], [...found.values()], note);
}

const OF = new Set(['of', 'fur']);
const isWantedPlace = (page: Page, k: number): boolean =>
  !isRuledOut(page, k) && !isUnwantedSeller(page, k) && !OF.has(page.textAt(k + 1)) && !isOfSome(page, k);

/** "Three plants, two of them in the EU", "drei davon in Polen": where a part of what is counted lies. */
const isOfSome = (page: Page, k: number): boolean => {
  const from = page.before(k, SOME_WITHIN, ['partOfThem'], (e) => e.kind !== 'word');
  return from >= 0 && page.at(from - 1)?.kind === 'figure';
};
const SOME_WITHIN = 4;

/** How far behind a provider its offer may be named. */
const OFFER_WITHIN = 8;
/** "An offer from OVH", "Oracle just mailed me an offer": who offers something is not demanded. */
const isBidder = (page: Page, k: number): boolean =>
  page.isOffered(k) || page.after(k, OFFER_WITHIN, ['offer'], (e) => e.kind !== 'word') >= 0;

/** How far from one another the rows of a price list may stand, elements. */
const ROW_WITHIN = 6;

/** "GCP $3.10, AWS $3.85, Azure $6.75": providers with a price each are compared, not demanded. */
const isPriceRow = (page: Page, k: number): boolean =>
  isPriced(page, k) &&
  page.elements.slice(Math.max(0, k - ROW_WITHIN), k + ROW_WITHIN + 1).some((e, n) => {
    const at = Math.max(0, k - ROW_WITHIN) + n;
    return at !== k && e.kind === 'provider' && e.name !== page.at(k)?.name && isPriced(page, at);
  });
const isPriced = (page: Page, k: number): boolean =>
  page.at(k + 1)?.kind === 'money' || (page.is(k + 1, ':') && page.at(k + 2)?.kind === 'money');

/** "..., Azure $6.75, our colo reseller 2.05": one more row of a price list. */
function isBesidePriceRows(page: Page, k: number): boolean {
  for (let j = k - 1; j >= k - ROW_WITHIN && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'provider') return isPriceRow(page, j);
  return false;
}

/** How far from a place or a provider the word may stand that only prefers it. */
const PREFERS_WITHIN = 6;

/** "Preferably Hetzner or OVH", "Frankfurt would be nice": wished for, not demanded. */
const isPreferred = (page: Page, k: number): boolean =>
  page.before(k, PREFERS_WITHIN, ['prefers']) >= 0 || page.after(k, PREFERS_WITHIN - 2, ['prefers']) >= 0;

/** What the reader says of names that are only preferred. */
const preferred = (names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `Preferred, not demanded: ${names.join(', ')}; the plan keeps to it. Without the wish all are weighed.`;

function tagged(page: Page, tag: 'onPrem' | 'ha' | 'spot' | 'reserved' | 'onDemand'): Span[] {
  return page.tagged(tag).flatMap((k) => {
    const e = page.at(k);
    if (e === undefined || e.tags.has('holds') || page.against(k) !== undefined) return [];
    if (page.has(k - 1, 'not') && !e.text.startsWith('no')) return [];
    const isOther = isBesidePriceRows(page, k) || PLACE_ADJECTIVES.has(page.textAt(k + 1));
    return tag === 'onPrem' && isOther ? [] : [{ start: e.start, end: e.end }];
  });
}

function cards(
  page: Page,
  hardware: readonly Hardware[],
  standing: 'only' | 'excluded',
): Fact<readonly CardReading[]> | undefined {
  const found = hardware.filter((h) => h.standing === standing);
  const byId = new Map(found.map((h) => [h.gpuId, { gpuId: h.gpuId, ...(h.counted ? { gpuCount: h.count } : {}) }]));
  return found.length === 0 ? undefined : factOf(page.text, [...byId.values()], found);
}

function vendors(page: Page, wanted: boolean): Fact<readonly string[]> | undefined {
  const found = new Map<string, Span>();
  for (const k of page.kinds('vendor')) {
    const e = page.at(k);
    if (e?.name === undefined || page.against(k) !== undefined) continue;
    if (page.at(k + 1)?.kind === 'gpu' || page.at(k - 1)?.kind === 'gpu') continue;
    // `CUDA_VISIBLE_DEVICES` is a setting
    if (page.text[e.end] === '_') continue;
    const out = isRuledOut(page, k);
    const only = page.has(k - 1, 'only') || page.has(k + 1, 'only');
    if (wanted ? only && !out : out) found.set(e.name, { start: e.start, end: e.end });
  }
  return found.size === 0 ? undefined : factOf(page.text, [...found.keys()], [...found.values()]);
}

/** How the writer wants to pay; how the machines in use are paid is no wish. */
function basisOf(page: Page, hardware: readonly Hardware[]): ConstraintsReading['priceBasis'] {
  const spot = tagged(page, 'spot')[0];
  if (spot !== undefined) return factOf(page.text, 'spot' as const, [spot]);
  const ofFleet = (k: number): boolean =>
    !WISHES.some((tag) => page.speaksOf(k, tag)) &&
    hardware.some((h) => (h.standing === 'owned' || h.standing === 'stated') && page.sameSentence(h.at, k));
  const paid = (k: number): boolean => page.against(k) !== undefined || ofFleet(k) || isOfUnused(hardware, k);
  const onDemand = tagged(page, 'onDemand').find((s) => !paid(page.elements.findIndex((e) => e.start === s.start)));
  if (onDemand !== undefined) return factOf(page.text, 'on_demand' as const, [onDemand]);
  const reserved = page.tagged('reserved').find((k) => !paid(k)) ?? -1;
  const years = reserved < 0 ? undefined : yearsNear(page, reserved);
  const e = page.at(reserved);
  if (years !== undefined && e !== undefined)
    return factOf(page.text, years === 3 ? ('reserved_3y' as const) : ('reserved_1y' as const), [
      { start: e.start, end: e.end },
    ]);
  const own = page.elements.find(
    (x, k) =>
      page.against(k) === undefined && !isNothing(page, k) && (OWNED.test(x.text) || isAtHome(page, k, hardware)),
  );
  return own === undefined ? undefined : factOf(page.text, 'owned' as const, [{ start: own.start, end: own.end }]);
}

/** "A run grabbed 160 on-demand A100s": said of cards that nobody asks for. */
const isOfUnused = (hardware: readonly Hardware[], k: number): boolean =>
  hardware.some((h) => (h.at === k + 1 || h.at === k + 2) && !WANTED.has(h.standing));
const WANTED: ReadonlySet<Hardware['standing']> = new Set<Hardware['standing']>(['asked', 'only', 'owned', 'stated']);

const OWNED = /^(?:we own|i own|owned by us|bought|we bought|i bought|our own hardware|own hardware)$/;

/** Rooms of the writer's own in which the machines of the sentence stand, and nothing is said of rent. */
const isAtHome = (page: Page, k: number, hardware: readonly Hardware[]): boolean =>
  page.has(k, 'ownRooms') &&
  hardware.some((h) => (h.standing === 'owned' || h.standing === 'stated') && page.sameSentence(h.at, k)) &&
  !page.elements.some((e, j) => e.tags.has('rented') || (e.kind === 'money' && page.sameSentence(j, k)));

/** "Nothing bought yet". */
const isNothing = (page: Page, k: number): boolean =>
  page.sameSentence(k - 1, k) &&
  (page.has(k - 1, 'not') || /^(?:nothing|none|nichts|rien|nada|niente|niets)$/.test(page.textAt(k - 1)));

/** Words of what is asked or wished for. */
const WISHES = ['want', 'plan', 'ask', 'buy', 'wouldBe', 'fit'] as const;
/** One or three years beside a reservation. */
function yearsNear(page: Page, k: number): 1 | 3 | undefined {
  const text = page.textAt(k);
  for (let j = k - 4; j <= k + 4; j += 1) {
    const value = page.at(j)?.figure?.value;
    if (page.sameSentence(j, k) && (value === 1 || value === 3) && (page.has(j + 1, 'year') || page.has(j + 2, 'year')))
      return value;
  }
  if (/(?:^| )(?:3|three)/.test(text)) return 3;
  return /(?:^| )(?:1|one|yearly)/.test(text) ? 1 : undefined;
}
