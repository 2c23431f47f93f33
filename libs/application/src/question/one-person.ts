import { sameChip } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { Catalog } from '../ports/catalog.port';
import { gpuOf } from './catalog-rows';

/** Cards that one person has at home, and a sum that one person spends on them, USD. */
const MOST_AT_HOME = 2;
const MOST_SPENT_AT_HOME = 5000;

/** Whether a question that states no load is of one person: all hardware that it names are a gamer's cards or a Mac,
 *  one or two of them, or the sum for all of it is no more than such a card costs. */
export function isForOnePerson(reading: Reading, catalog: Catalog): boolean {
  if (statesLoad(reading)) return false;
  const named = reading.fleet?.value ?? reading.candidates?.value ?? [];
  if (named.length === 0) return (reading.budgetOneOff?.value.usd ?? Infinity) <= MOST_SPENT_AT_HOME;
  return named.every(({ gpuId, gpuCount = 1 }) => gpuCount <= MOST_AT_HOME && isAtHome(gpuId, catalog));
}

const statesLoad = (r: Reading): boolean =>
  [r.totalUsers, r.concurrentRequests, r.requestsPerSecond, r.requestsPerDay, r.outputTokensPerSecond, r.batch].some(
    (load) => load !== undefined,
  );

function isAtHome(gpuId: string, catalog: Catalog): boolean {
  const gpu = gpuOf(catalog, gpuId) ?? sameChip(gpuId, catalog.gpus);
  return gpu === undefined ? gpuId.startsWith('apple-') : gpu.formFactor === 'consumer' || gpu.vendor === 'apple';
}
