import { defined, type Deployment, deploymentFor, MEMORY_UTILIZATION } from '@compute-advisor/domain';
import type { Planned } from '../use-cases/planned';
import { instanceTypeOf, offerOf } from './option-view';

/** How to start the best option, every flag from the numbers it was planned with; undefined where no program is known
 *  to serve it. */
export function deploymentView({ best, work, question }: Planned): Deployment | undefined {
  if (!best) return undefined;
  const offer = offerOf(best);
  return deploymentFor(
    defined({
      model: work.model,
      config: work.config,
      layout: best.layout,
      replicas: best.replicas,
      gpu: best.gpu,
      contextTokens: work.contextTokens,
      tokensPerSequence: work.tokensPerSequence,
      maxSequences: best.service.maxSequences,
      plannedSequences: Math.ceil(best.concurrency / best.replicas - 1e-9),
      memoryUtilization: MEMORY_UTILIZATION,
      verbose: question.verbose,
      provider: offer?.provider,
      instanceType: offer && instanceTypeOf(offer),
      region: offer?.region,
      loraAdapters: work.adapters?.count,
      loraRank: work.adapters?.rank,
      speculativeMethod: work.speculativeMethod,
      prefixCaching: work.prefix === undefined ? undefined : true,
      tuning: work.tuning,
    }),
  );
}
