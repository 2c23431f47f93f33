import type { Page } from '../page/page';
import type { Dimension } from '../roles/quantity';
import { unitsOf } from '../roles/quantity';
import { ROLES } from '../roles/table';
import type { Proposal } from '../roles/weigh';

/** Whether the figure at `now` can be what another one is corrected to: of the same kind, and in the range of its
 *  role. */
export const canReplace = (page: Page, now: number, had: Proposal): boolean =>
  isSameKind(page, now, had) && canBe(page, now, had);

/** A figure with another unit than the one before corrects nothing: "below 30 %, yet people wait, more than 10 s". */
function isSameKind(page: Page, now: number, had: Proposal): boolean {
  const own = unitsOf(page, now).filter((u) => u.dimension !== 'bare' && u.end <= now + 2);
  return (
    own.length === 0 || had.unit.dimension === 'bare' || own.some((u) => KIN[u.dimension] === KIN[had.unit.dimension])
  );
}
/** "GPU-Util 97%. EDIT: it is a 850": 850 % is no share; what the figure would be lies in the range of the role. */
function canBe(page: Page, now: number, { role, unit }: Proposal): boolean {
  const value = (page.at(now)?.figure?.value ?? 0) * unit.scale;
  const range = ROLES.find((row) => row.role === role)?.range;
  return range === undefined || (value >= range[0] && value <= range[1]);
}

/** Dimensions that may stand for each other: people and requests at once, lengths in tokens and prose. */
const KIN: Readonly<Record<Dimension, string>> = {
  bare: 'bare',
  people: 'load',
  inflight: 'load',
  sequences: 'load',
  work: 'load',
  things: 'load',
  rate: 'load',
  paced: 'load',
  pacedLong: 'load',
  thingRate: 'load',
  tokens: 'length',
  prose: 'length',
  chunks: 'length',
  speed: 'speed',
  duration: 'duration',
  share: 'share',
  factor: 'share',
  memory: 'memory',
  cards: 'cards',
  samples: 'load',
  steps: 'steps',
  setting: 'setting',
};
