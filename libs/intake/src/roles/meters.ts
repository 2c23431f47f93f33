import type { Page } from '../page/page';
import { shaped, valueAt } from './form';
import type { Proposal } from './weigh';

/** What the reading of a meter is worth. */
const METERED = 9;
/** Elements of a line that are looked back over, and those that its name has at most. */
const LINE_REACH = 40;
const NAME_LENGTH = 12;

/** A reading of a meter is how busy the card is. */
export const meterProposal = (page: Page, k: number): Proposal | undefined =>
  isMeter(page, k)
    ? shaped('utilizationFraction', k, METERED, { dimension: 'share', end: k, scale: 0.01, noun: k })
    : undefined;

/** Readings of a meter: `| 94%  Default |` of nvidia-smi, `DCGM_FI_DEV_GPU_UTIL{gpu="0"} 97` of an exporter. */
export function isMeter(page: Page, k: number): boolean {
  const value = valueAt(page, k);
  if (!(value >= 0 && value <= 100)) return false;
  if (page.has(k + 1, 'percent') && page.is(k + 2, 'default') && page.is(k - 1, '|')) return true;
  const closesLine = page.is(k - 1, '}') && !page.sameSentence(k, k + 1);
  return closesLine && /^dcgm_fi_(?:dev_gpu_util|prof_gr)/.test(lineName(page, k));
}

/** The words that the line of `k` begins with, joined. */
function lineName(page: Page, k: number): string {
  let from = k;
  while (from > 0 && from > k - LINE_REACH && page.sameSentence(from - 1, k)) from -= 1;
  return page.elements
    .slice(from, from + NAME_LENGTH)
    .map((e) => e.text.replace(/ /g, '_'))
    .join('');
}
