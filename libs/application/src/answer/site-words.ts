import { areForEachOther, type PlannedWorkload, type Rung } from '@compute-advisor/domain';
import { counted, percent } from './wording';

/** Where machines stand in several places: what is in each, and what of the load it is there for. */
export function siteWords(r: Rung, { sites }: PlannedWorkload): string {
  if (sites === undefined) return '';
  const inEach = `${counted(sites.count, 'place')} with ${counted(r.gpuCount / sites.count, 'GPU')} each`;
  return areForEachOther(sites)
    ? `${inEach}, of which each alone takes ${percent(sites.loadShare)} of the load`
    : inEach;
}
