import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { ConstraintsReading } from '../reading';
import { factOf } from './fact';
import { type Hardware, isThere } from './hardware-mention';
import { isOfUncounted } from './left-out-machines';
import { isRuledOut } from './ruled-out';
import { ownershipAt } from './ownership';
import { saidOf } from './said-of';
import { phraseSet } from '../words/word-set';

/** How the writer wants to pay; how the machines in use are paid is no wish. */
export function basisOf(page: Page, hardware: readonly Hardware[]): ConstraintsReading['priceBasis'] {
  // "spot is out of the question", "on-demand is not of interest"
  const isMeant = (k: number): boolean => !isRuledOut(page, k) && !isOfUncounted(page, hardware, k);
  const spot = saidOf(page, 'spot', isMeant)[0];
  if (spot !== undefined) return factOf(page.text, 'spot' as const, [spot]);
  const ofFleet = (k: number): boolean =>
    !WISHES.some((tag) => page.speaksOf(k, tag)) && hardware.some((h) => isThere(h) && page.sameSentence(h.at, k));
  const paid = (k: number): boolean => page.against(k) !== undefined || ofFleet(k) || isOfUnused(hardware, k);
  const onDemand = saidOf(page, 'onDemand', isMeant).find(
    (s) => !paid(page.elements.findIndex((e) => e.start === s.start)),
  );
  if (onDemand !== undefined) return factOf(page.text, 'on_demand' as const, [onDemand]);
  const reserved = page.tagged('reserved').find((k) => !paid(k)) ?? -1;
  const years = reserved < 0 ? undefined : yearsNear(page, reserved);
  const e = page.at(reserved);
  if (years !== undefined && e !== undefined)
    return factOf(page.text, years === 3 ? ('reserved_3y' as const) : ('reserved_1y' as const), [
      { start: e.start, end: e.end },
    ]);
  // "own, bought 2023 + 1 rented p5.48xlarge": there is some of each
  if (hardware.some((h) => isThere(h) && h.instanceType !== undefined)) return undefined;
  const at = ownBegins(page).find(
    (k) =>
      page.against(k) === undefined &&
      !isNothing(page, k) &&
      !SUPPOSED.test(page.textAt(k - 1)) &&
      (OWNED.has(page.textAt(k)) || isAtHome(page, k, hardware)),
  );
  const own = page.at(at ?? ownershipAt(page, hardware) ?? -1);
  return own === undefined ? undefined : factOf(page.text, 'owned' as const, [{ start: own.start, end: own.end }]);
}

/** "A run grabbed 160 on-demand A100s": said of cards that nobody asks for. */
const isOfUnused = (hardware: readonly Hardware[], k: number): boolean =>
  hardware.some((h) => (h.at === k + 1 || h.at === k + 2) && !WANTED.has(h.standing));
const WANTED: ReadonlySet<Hardware['standing']> = new Set<Hardware['standing']>(['asked', 'only', 'owned', 'stated']);

const OWNED = phraseSet('we own|i own|owned by us|bought|we bought|i bought|our own hardware|own hardware');
const ownBegins = beginningsOf({ tags: ['ownRooms'], words: OWNED });

/** Rooms of the writer's own in which the machines of the sentence stand, and nothing is said of rent. */
const isAtHome = (page: Page, k: number, hardware: readonly Hardware[]): boolean =>
  page.has(k, 'ownRooms') &&
  hardware.some((h) => isThere(h) && page.sameSentence(h.at, k)) &&
  !page.tells('rented') &&
  !page.kinds('money').some((j) => page.sameSentence(j, k));

/** "Nothing bought yet", "we own no accelerators". */
const isNothing = (page: Page, k: number): boolean =>
  [k - 1, k + 1].some((j) => page.sameSentence(j, k) && page.has(j, 'not')) ||
  [k - 1, k + 1].some((j) => page.sameSentence(j, k) && NOTHING.test(page.textAt(j)));
const SUPPOSED = /^(?:should|shall|if|could|would|when)$/;
const NOTHING = /^(?:nothing|none|nichts|rien|nada|niente|niets)$/;

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
