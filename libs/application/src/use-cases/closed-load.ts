import type { Rung } from '@compute-advisor/domain';
import type { Question } from '../question/question';
import type { Sourced } from '../question/sourced';
import { derived } from '../question/spec-ledger';

/** Load at peak with both sides known. */
export interface ClosedLoad {
  readonly concurrentRequests: Sourced<number>;
  readonly requestsPerSecond: Sourced<number>;
}

/** Concurrency and rate close on each other at the plan that is recommended; nothing can carry the load: one sequence, no rate. */
export function closedLoad({ traffic: t }: Question, best: Rung | undefined): ClosedLoad {
  return {
    concurrentRequests: t.concurrentRequests ?? derived(Math.max(1, Math.ceil((best?.concurrency ?? 1) - 1e-9))),
    requestsPerSecond: t.requestsPerSecond ?? derived(best?.requestsPerSecond ?? 0),
  };
}
