import { deploymentFor, MEMORY_UTILIZATION } from '@compute-advisor/domain';
import { instanceTypeOf, offerOf } from './option-view';
import type { Planned } from '../use-cases/planned';
import type { RecommendationSet } from './advice';

/** How to start the best option, every flag from the numbers it was planned with; absent where no program is known to serve it. */
export function deploymentView(p: Planned, verbose: boolean): Pick<RecommendationSet, 'deployment'> {
  const { best, work } = p;
  if (!best) return {};
  const offer = offerOf(best);
  const instanceType = offer && instanceTypeOf(offer);
  const deployment = deploymentFor({
    model: work.model,
    config: work.config,
    layout: best.layout,
    replicas: best.replicas,
    gpu: best.gpu,
    contextTokens: work.contextTokens,
    maxSequences: best.service.maxSequences,
    memoryUtilization: MEMORY_UTILIZATION,
    verbose,
    ...(offer === undefined ? {} : { provider: offer.provider }),
    ...(instanceType === undefined ? {} : { instanceType }),
    ...(offer?.region === undefined ? {} : { region: offer.region }),
    ...(work.adapters === undefined ? {} : { loraAdapters: work.adapters.count }),
    ...(work.tuning === undefined ? {} : { tuning: work.tuning }),
  });
  return deployment === undefined ? {} : { deployment };
}
