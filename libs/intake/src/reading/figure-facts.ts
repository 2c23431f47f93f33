import type { BatchReading, Fact } from '../reading';
import type { Member } from '../roles/claim';

/** One value for every member that a figure can say, as far as the text does. */
export type Facts = Record<Member | 'datasetItems', Fact<number> | undefined>;

/** Facts of nothing yet. All are made with all of their members, so that a look at one costs the same whatever the text
 *  states. */
export const noFacts = (): Facts => ({
  totalUsers: undefined,
  concurrentRequests: undefined,
  requestsPerSecond: undefined,
  requestsPerDay: undefined,
  outputTokensPerSecond: undefined,
  tokensPerSecondPerUser: undefined,
  hoursPerDay: undefined,
  daysPerWeek: undefined,
  windowHours: undefined,
  inputTokens: undefined,
  outputTokens: undefined,
  contextTokens: undefined,
  datasetTokens: undefined,
  datasetItems: undefined,
  ttftMs: undefined,
  tpotMs: undefined,
  endToEndMs: undefined,
  utilizationFraction: undefined,
  prefixCacheShare: undefined,
  sharedPrefixTokens: undefined,
  growthFactor: undefined,
  peakFactor: undefined,
  tensorParallel: undefined,
  pipelineParallel: undefined,
  dataParallel: undefined,
  loraAdapters: undefined,
  epochs: undefined,
  trainBatch: undefined,
  layers: undefined,
  hiddenSize: undefined,
  heads: undefined,
  kvHeads: undefined,
  vocabSize: undefined,
  intermediateSize: undefined,
  headDim: undefined,
  perUserPerDay: undefined,
  perUserPerHour: undefined,
  tokensPerDay: undefined,
  tokensPerUserPerDay: undefined,
  concurrentShare: undefined,
  busiestHourShare: undefined,
  items: undefined,
  maxGpus: undefined,
});

/** Facts of single figures, and the finite job when there is one. */
export interface FigureFacts {
  readonly facts: Facts;
  readonly seen: Facts;
  readonly settings: ReadonlySet<Member>;
  readonly batch?: Fact<BatchReading>;
}

/** The same without one member: a setting of a run is no load of it. */
export const withoutMember = (figures: FigureFacts, member: Member): FigureFacts => ({
  ...figures,
  facts: { ...figures.facts, [member]: undefined },
});
