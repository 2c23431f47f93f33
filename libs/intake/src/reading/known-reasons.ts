import type { Page } from '../page/page';
import type { SetAsideReason } from '../reading';
import { isChoice } from './further';
import type { Hardware } from './hardware-mention';
import type { ModelsReading } from './model';
import { offeredMachines } from './offered-machine';
import { isRuledOut } from './ruled-out';
import { isPerSeat } from './seat-prices';
import { takenBack } from './taken-back';

/** Reasons that hardware and models bring along. */
export function knownReasons(
  page: Page,
  hardware: readonly Hardware[],
  models: ModelsReading,
): Map<number, SetAsideReason> {
  const known = new Map<number, SetAsideReason>();
  for (const [k, reason] of placesApart(page)) known.set(k, reason);
  for (const h of hardware) {
    const reason = HARDWARE_REASONS[h.standing];
    if (reason === undefined) continue;
    known.set(h.at, reason);
    // its counts are said of it
    for (let k = h.from; k < h.at; k += 1) if (page.at(k)?.figure !== undefined) known.set(k, reason);
  }
  for (const h of hardware)
    if (h.standing === 'asked') for (const k of pricesBehind(page, h.at)) known.set(k, 'hypothetical');
  for (const k of offeredMachines(page)) known.set(k, 'hypothetical');
  for (const at of models.otherAt)
    if (page.against(at) === undefined) known.set(at, isChoice(page, at) ? 'superseded' : 'not_modelled');
  for (const at of [...takenBack(page).models, ...takenBack(page).sums]) known.set(at, 'superseded');
  return known;
}

/** Places that are ruled out, and what is paid for seats of a service of others. */
const placesApart = (page: Page): readonly (readonly [number, SetAsideReason])[] => [
  ...page.kinds('place').flatMap((k) => (isNow(page, k) && isRuledOut(page, k) ? [[k, 'not_modelled'] as const] : [])),
  ...page.kinds('money').flatMap((k) => (isNow(page, k) && isPerSeat(page, k) ? [[k, 'other_matter'] as const] : [])),
];
const isNow = (page: Page, k: number): boolean => page.against(k) === undefined;

/** "An H100 would be $2.80/h": what is asked for hardware that is only thought of. */
function pricesBehind(page: Page, at: number): number[] {
  const prices: number[] = [];
  for (let k = at + 1; k <= at + PRICE_WITHIN && page.sameSentence(k, at); k += 1) {
    const kind = page.at(k)?.kind;
    if (kind === 'gpu' || kind === 'instance') break;
    if (kind === 'money') prices.push(k);
  }
  return prices;
}
const PRICE_WITHIN = 6;

const HARDWARE_REASONS: Readonly<Partial<Record<Hardware['standing'], SetAsideReason>>> = {
  foreign: 'not_mine',
  past: 'past',
  imagined: 'hypothetical',
};
