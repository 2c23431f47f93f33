import { PLACE_ADJECTIVES } from '../gazetteers/data/place-adjectives';
import type { Page } from '../page/page';
import type { CardReading, ConstraintsReading, Fact, Span } from '../reading';
import { asksElsewhere } from './asks-elsewhere';
import { endures } from './endures';
import { factOf } from './fact';
import { type Hardware, isThere } from './hardware-mention';
import { safetyInNumbers } from './availability';
import { isOfUncounted } from './left-out-machines';
import { isModelMaker } from './model-makers';
import { isOfOtherCloud, saysOnPremises } from './on-premises';
import { areRefusedRooms } from './own-rooms';
import { present } from './present';
import { isOtherWay, NO_HOSTS, presentHosts, saidPrice } from './present-hosts';
import { basisOf } from './price-basis';
import { isRuledOut } from './ruled-out';
import { saidOf } from './said-of';
import { regionInstead } from './sellers-of-places';
import { isWantedPlace, placeNamed, placesIn } from './wanted-places';

/** What the text demands of the answer, each with its words. */
export function constraintsOf(
  page: Page,
  hardware: readonly Hardware[],
  maxGpus: Fact<number> | undefined,
  power: Fact<number> | undefined,
): ConstraintsReading {
  const isThereNow = hardware.some(isThere);
  const isAlternative = (k: number): boolean => saidPrice(page, k) || (isThereNow && isOtherWay(page, k));
  const hosts = presentHosts(page, hardware);
  const providers = names(page, 'provider', (k) => isDemanded(page, k) && !isAlternative(k), hosts);
  const onPrem = saidOf(
    page,
    'onPrem',
    (k) =>
      !isFee(page, k, hardware) &&
      !isBesidePriceRows(page, k) &&
      !areRefusedRooms(page, k) &&
      !isOfOtherCloud(page, k) &&
      !PLACE_ADJECTIVES.has(page.textAt(k + 1)),
  );
  const own = onPrem[0] ?? saysOnPremises(page)[0];
  const onPremProvider = own === undefined ? undefined : factOf(page.text, ['on_prem'], [own]);
  const isCounted = (k: number): boolean => !isOfUncounted(page, hardware, k);
  const ha = saidOf(page, 'ha', isCounted)[0] ?? endures(page, isCounted);
  const safety = safetyInNumbers(page);
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
    highAvailability: safety
      ? factOf(page.text, true, [...(ha ? [ha] : []), ...safety.spans], safety.note)
      : ha && factOf(page.text, true, [ha]),
    priceBasis: basis,
    usdPerKwh: power,
  });
}

function names(
  page: Page,
  kind: 'provider' | 'place',
  keep: (k: number) => boolean,
  hosts: ReadonlySet<string> = NO_HOSTS,
): Fact<readonly string[]> | undefined {
  const found = new Map<string, Span>();
  const wished = new Set<string>();
  for (const k of kind === 'provider' ? sellers(page) : placesIn(page)) {
    const e = page.at(k);
    const name = e?.kind === 'vendor' ? GOOGLES_CLOUD : placeNamed(page, k);
    if (e === undefined || name === undefined || page.against(k) !== undefined || !keep(k)) continue;
    if (!found.has(name)) found.set(name, { start: e.start, end: e.end });
    if (isPreferred(page, k)) wished.add(name);
  }
  const note = [preferred([...wished]), hosting([...hosts].filter((name) => found.has(name)))]
    .filter(Boolean)
    .join(' ');
  return found.size === 0 ? undefined : factOf(page.text, [...found.keys()], [...found.values()], note);
}

/** Providers, and "Google" where it stands beside one: "only Azure or Google". */
const sellers = (page: Page): readonly number[] => {
  const providers = page.kinds('provider');
  const google = page.kinds('vendor').filter((k) => page.is(k, 'google') && isJoined(page, k));
  return google.length === 0 ? providers : [...providers, ...google].sort((a, b) => a - b);
};
const isJoined = (page: Page, k: number): boolean =>
  [-1, 1].some((step) => {
    const joins = page.has(k + step, 'or', 'and') || page.is(k + step, ',') || page.is(k + step, '/');
    return joins && page.at(k + 2 * step)?.kind === 'provider' && page.sameSentence(k, k + 2 * step);
  });
const GOOGLES_CLOUD = 'gcp';

/** "Lambda's sales lady" is somebody of his; "Azure's Sweden region" is his. */
const isOwner = (page: Page, k: number): boolean =>
  page.textAt(k).endsWith("'s") && page.at(k + 1)?.kind !== 'place' && !/region|cloud|gpu/.test(page.textAt(k + 1));

/** A provider that is to be kept to: where the text asks for another one only what it insists on. */
const isDemanded = (page: Page, k: number): boolean =>
  !isOwner(page, k) &&
  !isRuledOut(page, k) &&
  !isPriceRow(page, k) &&
  !isBidder(page, k) &&
  !isModelMaker(page, k) &&
  (!asksElsewhere(page) || page.has(k - 1, 'only') || page.has(k + 1, 'only'));

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

/** What the reader says of sellers that only hold what runs now. */
const hosting = (names: readonly string[]): string =>
  names.length === 0 ? '' : `Where it runs now, not demanded: ${names.join(', ')}; other sellers are weighed too.`;

/** "A box at $172,000 plus $2,700 colo per month": what a sum of a comparison is for, where nothing of the writer's
 *  stands. */
const isFee = (page: Page, k: number, hardware: readonly Hardware[]): boolean =>
  page.at(k - 1)?.kind === 'money' &&
  page.sameSentence(k - 1, k) &&
  !hardware.some((h) => isThere(h) && page.sameSentence(h.at, k));

function cards(
  page: Page,
  hardware: readonly Hardware[],
  standing: 'only' | 'excluded',
): Fact<readonly CardReading[]> | undefined {
  const found = hardware.filter((h) => h.standing === standing);
  const byId = new Map<string, CardReading>();
  for (const h of found)
    byId.set(
      h.gpuId,
      present<CardReading>({ gpuId: h.gpuId, gpuCount: h.counted ? h.count : undefined, notCounted: h.notCounted }),
    );
  const note = found.some((h) => h.notCounted) ? NOT_COUNTED : '';
  return found.length === 0 ? undefined : factOf(page.text, [...byId.values()], found, note);
}

/** What the reader says of machines that are left out. */
const NOT_COUNTED = 'These machines are not counted; their kind of card may be planned.';

function vendors(page: Page, wanted: boolean): Fact<readonly string[]> | undefined {
  const found = new Map<string, Span>();
  for (const k of page.kinds('vendor')) {
    const e = page.at(k);
    if (e?.name === undefined || page.against(k) !== undefined) continue;
    if (page.at(k + 1)?.kind === 'gpu' || page.at(k - 1)?.kind === 'gpu') continue;
    // `CUDA_VISIBLE_DEVICES` is a setting
    if (page.text[e.end] === '_') continue;
    const out = isRuledOut(page, k);
    const only = isOnly(page, k);
    if (wanted ? only && !out : out) found.set(e.name, { start: e.start, end: e.end });
  }
  return found.size === 0 ? undefined : factOf(page.text, [...found.keys()], [...found.values()]);
}

/** "NVIDIA only", "tylko karty NVIDIA". */
const isOnly = (page: Page, k: number): boolean =>
  page.has(k - 1, 'only') || page.has(k + 1, 'only') || (page.has(k - 1, 'gpuWord') && page.has(k - 2, 'only'));
