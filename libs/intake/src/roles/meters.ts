import type { Meter } from '../elements/meter-formats';
import type { Page } from '../page/page';
import { shaped, valueAt } from './form';
import type { Unit } from './rows/unit';
import type { Role } from './table';
import type { Proposal } from './weigh';

/** What the reading of a meter is worth. */
const METERED = 12;
/** How firm a reading of how busy the card is; that of its engines comes behind that of the whole. */
const BUSY = 3;
const ENGINES = 2.5;

type Kind = readonly [Role, Pick<Unit, 'dimension' | 'scale'>];
const MEASURES: Readonly<Record<Meter, Kind>> = {
  running: ['concurrentRequests', { dimension: 'inflight', scale: 1 }],
  waiting: ['aside', { dimension: 'inflight', scale: 1 }],
  speed: ['speed', { dimension: 'speed', scale: 1 }],
  prefill: ['prefill', { dimension: 'speed', scale: 1 }],
  ttftMs: ['ttftMs', { dimension: 'duration', scale: 0.001 }],
  ttftSeconds: ['ttftMs', { dimension: 'duration', scale: 1 }],
  tpotMs: ['tpotMs', { dimension: 'duration', scale: 0.001 }],
  tpotSeconds: ['tpotMs', { dimension: 'duration', scale: 1 }],
  input: ['inputTokens', { dimension: 'tokens', scale: 1 }],
  output: ['outputTokens', { dimension: 'tokens', scale: 1 }],
  cached: ['prefixCacheShare', { dimension: 'share', scale: 1 }],
  busy: ['utilizationFraction', { dimension: 'share', scale: 0.01 }],
  busyShare: ['utilizationFraction', { dimension: 'share', scale: 1 }],
  engineShare: ['utilizationFraction', { dimension: 'share', scale: 1 }],
  ignored: ['aside', { dimension: 'setting', scale: 1 }],
};

/** A figure of a log or an exporter is what its name says; a row of nvidia-smi is how busy the card is. */
export function meterProposal(page: Page, k: number): Proposal | undefined {
  const meter = page.metered.get(k) ?? (isSmiRow(page, k) ? 'busy' : undefined);
  if (meter === undefined) return undefined;
  const [role, unit] = MEASURES[meter];
  // "0.93" and "93" are the same share
  const isPercent = unit.dimension === 'share' && unit.scale === 1 && valueAt(page, k) > 1;
  return shaped(role, k, METERED, { ...unit, ...(isPercent ? { scale: 0.01 } : {}), end: k, noun: k });
}

/** `| 94%  Default |` of nvidia-smi. */
const isSmiRow = (page: Page, k: number): boolean =>
  page.has(k + 1, 'percent') && page.is(k + 2, 'default') && page.is(k - 1, '|') && valueAt(page, k) <= 100;

/** How firm the reading of a meter of the cards is; undefined for what no meter shows. */
export function meterWeight(page: Page, k: number): number | undefined {
  if (isSmiRow(page, k)) return BUSY;
  const meter = page.metered.get(k);
  if (meter === 'engineShare') return ENGINES;
  return meter === 'busy' || meter === 'busyShare' ? BUSY : undefined;
}

/** Whether an engine or an exporter measured the figure. */
export const isMetered = (page: Page, k: number): boolean => {
  const meter = page.metered.get(k);
  return meter !== undefined && meter !== 'input' && meter !== 'output' && meter !== 'ignored';
};

/** Requests that wait beside those that run: with them they are as many as are asked for at once. */
export function waitingBeside(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + BESIDE; j += 1) {
    const meter = page.metered.get(j);
    if (meter === 'waiting') return j;
    if (meter !== undefined && meter !== 'ignored') return undefined;
  }
  return undefined;
}
/** How far behind those that run the waiting ones may stand, elements: a line with labels. */
const BESIDE = 80;
