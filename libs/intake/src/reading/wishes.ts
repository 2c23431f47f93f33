import type { Wishes } from '../reading';
import type { Page } from '../page/page';
import { asksElsewhere } from './asks-elsewhere';
import { endures } from './endures';
import type { Hardware } from './hardware-mention';
import { isOfUncounted } from './left-out-machines';
import { isOfOtherCloud, saysOnPremises } from './on-premises';
import { presentHosts } from './present-hosts';
import { isRuledOut } from './ruled-out';
import { regionInstead } from './sellers-of-places';
import { isWantedPlace, placeNamed, placesIn } from './wanted-places';

/** What the text allows or rules out: vendors, providers, cards, places. */
export function readWishes(page: Page, hardware: readonly Hardware[]): Wishes {
  // Beside hardware that is in use a provider says where that stands, not where the next one has to.
  const owns = hardware.some((h) => h.standing === 'owned');
  const isCounted = (k: number): boolean => !isOfUncounted(page, hardware, k);
  const isElsewhere = owns || asksElsewhere(page);
  const vendors = choices(page, 'vendor', (k) => isOnly(page, k));
  const providers = choices(page, 'provider', (k) => isOnly(page, k) || (!isElsewhere && isPlaced(page, k)));
  const regions = choices(page, 'place', (k) => isWantedPlace(page, k));
  return {
    onlyGpuIds: [...new Set([...besideOnly(page, hardware), ...ids(hardware, 'only')])],
    excludedGpuIds: ids(
      hardware.filter((h) => h.notCounted !== true),
      'excluded',
    ),
    onlyVendors: vendors.wanted,
    excludedVendors: vendors.excluded,
    onlyProviders: providers.wanted,
    excludedProviders: providers.excluded,
    hosts: [...presentHosts(page, hardware)],
    regions: regions.wanted.length > 0 ? regions.wanted : (regionInstead(page)?.value ?? []),
    onPremises:
      saysOnPremises(page).length > 0 ||
      page
        .tagged('onPrem')
        .some((k) => !(page.has(k - 1, 'not') && !page.textAt(k).startsWith('no')) && !isOfOtherCloud(page, k)),
    highAvailability:
      page.tagged('ha').some((k) => !page.has(k, 'holds') && !page.has(k - 1, 'not') && isCounted(k)) ||
      endures(page, isCounted) !== undefined,
  };
}

/** Names of a kind that the writer rules out, and those he wants; each once, in the order of the text. */
function choices(
  page: Page,
  kind: 'vendor' | 'provider' | 'place',
  isWanted: (k: number) => boolean,
): { readonly wanted: readonly string[]; readonly excluded: readonly string[] } {
  const wanted = new Set<string>();
  const excluded = new Set<string>();
  for (const k of kind === 'place' ? placesIn(page) : page.kinds(kind)) {
    const name = placeNamed(page, k);
    if (name === undefined || page.against(k) !== undefined || isMaker(page, k, kind)) continue;
    if (isRuledOut(page, k)) excluded.add(name);
    else if (isWanted(k)) wanted.add(name);
  }
  return { wanted: [...wanted], excluded: [...excluded] };
}
/** "NVIDIA L40S": the maker is part of the card's name. */
const isMaker = (page: Page, k: number, kind: string): boolean =>
  kind === 'vendor' && (page.at(k + 1)?.kind === 'gpu' || page.at(k - 1)?.kind === 'gpu');

const ids = (hardware: readonly Hardware[], standing: Hardware['standing']): string[] => [
  ...new Set(hardware.filter((h) => h.standing === standing).map((h) => h.gpuId)),
];

/** "L40S or A100 only": what is asked about in the clause of a card that is insisted on is allowed as well. */
function besideOnly(page: Page, hardware: readonly Hardware[]): string[] {
  const clauses = new Set(hardware.filter((h) => h.standing === 'only').map((h) => page.at(h.at)?.clause));
  return hardware.filter((h) => h.standing === 'asked' && clauses.has(page.at(h.at)?.clause)).map((h) => h.gpuId);
}

/** "on AWS", "in Azure", "bei Hetzner": the place the plan has to run at. */
const PLACING = new Set([
  'on',
  'in',
  'at',
  'via',
  'using',
  'within',
  'inside',
  'auf',
  'bei',
  'with',
  'en',
  'sur',
  'chez',
  'na',
  'no',
  'em',
]);
const isPlaced = (page: Page, k: number): boolean =>
  PLACING.has(page.textAt(k - 1)) || page.at(k + 1)?.kind === 'place' || isListed(page, k);
/** A clause of nothing but providers: "Lambda or RunPod", "preferably AWS". */
const LISTING = new Set([
  'or',
  'and',
  'preferably',
  'prefer',
  'ideally',
  'either',
  'cloud',
  'oder',
  'und',
  'ou',
  'et',
  'y',
  'o',
  'e',
  ',',
]);
function isListed(page: Page, k: number): boolean {
  const clause = page.at(k)?.clause;
  for (const step of [-1, 1])
    for (let j = k + step; ; j += step) {
      const e = page.at(j);
      if (e === undefined || e.clause !== clause) break;
      if (e.kind !== 'provider' && e.kind !== 'mark' && !LISTING.has(e.text) && !e.tags.has('only')) return false;
    }
  return true;
}
const isOnly = (page: Page, k: number): boolean =>
  page.has(k - 1, 'only') ||
  page.has(k + 1, 'only') ||
  (page.has(k + 2, 'only') && page.sameSentence(k, k + 2) && page.has(k + 1, 'gpuWord'));
