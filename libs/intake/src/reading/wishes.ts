import type { Wishes } from '../reading';
import type { Page } from '../elements/page';
import type { Hardware } from './hardware-mention';
import { isRuledOut } from './ruled-out';

/** What the text allows or rules out: vendors, providers, cards, places. */
export function readWishes(page: Page, hardware: readonly Hardware[]): Wishes {
  const onlyVendors = new Set<string>();
  const excludedVendors = new Set<string>();
  const onlyProviders = new Set<string>();
  const excludedProviders = new Set<string>();
  const regions = new Set<string>();
  // Beside hardware that is in use a provider says where that stands, not where the next one has to.
  const owns = hardware.some((h) => h.standing === 'owned');
  page.elements.forEach((e, k) => {
    if (page.against(k) !== undefined) return;
    if (
      e.kind === 'vendor' &&
      e.name !== undefined &&
      page.at(k + 1)?.kind !== 'gpu' &&
      page.at(k - 1)?.kind !== 'gpu'
    ) {
      if (isRuledOut(page, k)) excludedVendors.add(e.name);
      else if (only(page, k)) onlyVendors.add(e.name);
    }
    if (e.kind === 'provider' && e.name !== undefined) {
      if (isRuledOut(page, k)) excludedProviders.add(e.name);
      else if (only(page, k) || (!owns && placed(page, k))) onlyProviders.add(e.name);
    }
    if (e.kind === 'place' && e.name !== undefined && !isRuledOut(page, k)) regions.add(e.name);
  });
  const ids = (standing: Hardware['standing']): string[] => [
    ...new Set(hardware.filter((h) => h.standing === standing).map((h) => h.gpuId)),
  ];
  const onlyIds = ids('only');
  const alternatives =
    onlyIds.length > 0
      ? hardware
          .filter(
            (h) =>
              h.standing === 'asked' &&
              hardware.some((o) => o.standing === 'only' && page.at(o.at)!.clause === page.at(h.at)!.clause),
          )
          .map((h) => h.gpuId)
      : [];
  return {
    onlyGpuIds: [...new Set([...alternatives, ...onlyIds])],
    excludedGpuIds: ids('excluded'),
    onlyVendors: [...onlyVendors],
    excludedVendors: [...excludedVendors],
    onlyProviders: [...onlyProviders],
    excludedProviders: [...excludedProviders],
    regions: [...regions],
    onPremises: page.elements.some(
      (e, k) => e.tags.has('onPrem') && !(page.has(k - 1, 'not') && !e.text.startsWith('no')),
    ),
    highAvailability: page.elements.some((e, k) => e.tags.has('ha') && !e.tags.has('holds') && !page.has(k - 1, 'not')),
  };
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
const placed = (page: Page, k: number): boolean =>
  PLACING.has(page.at(k - 1)?.text ?? '') || page.at(k + 1)?.kind === 'place' || listed(page, k);
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
function listed(page: Page, k: number): boolean {
  const clause = page.at(k)!.clause;
  for (const step of [-1, 1])
    for (let j = k + step; page.at(j)?.clause === clause; j += step) {
      const e = page.at(j)!;
      if (e.kind !== 'provider' && e.kind !== 'mark' && !LISTING.has(e.text) && !e.tags.has('only')) return false;
    }
  return true;
}
const only = (page: Page, k: number): boolean =>
  page.has(k - 1, 'only') ||
  page.has(k + 1, 'only') ||
  (page.has(k + 2, 'only') && page.sameSentence(k, k + 2) && page.has(k + 1, 'gpuWord'));
