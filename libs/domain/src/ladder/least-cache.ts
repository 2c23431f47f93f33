import { defined } from '../defined';
import { cacheBytesOf } from '../memory/footprint';
import { servingCache } from '../memory/serving-memory';
import { isOtherWork } from './other-service';
import type { PlannedWorkload } from './planned-workload';

const WHOLE = { tensorParallel: 1, pipelineParallel: 1 } as const;

/** Bytes of cache below which no layout holds so many sequences of a workload: each at the planned length, one at the
 *  longest, a common prefix once; 0 for work without a cache. docs/model.md#traffic */
export function leastCacheBytes(work: PlannedWorkload, sequences: number): number {
  if (isOtherWork(work) || sequences === 0) return 0;
  const demand = {
    contextTokens: work.contextTokens,
    ...defined({ tokensPerSequence: work.tokensPerSequence, sharedPrefixTokens: work.prefix?.sharedTokens }),
  };
  return cacheBytesOf(servingCache(work.model, work.config.kvPrecision, { ...demand, sequences }, WHOLE), sequences);
}
