export { defined, type Defined } from './defined';
export { type MigSlice, sliceOf, slicesOf } from './facts/mig-slice';
export { type Speculation, speculationOn, SPECULATIVE_METHODS, type SpeculativeMethod } from './facts/speculation';
export { type Engine, ENGINES, KV_PRECISIONS, type KvPrecision } from './facts/precision-name';
export { WEIGHT_PRECISIONS, type WeightPrecision } from './facts/precision-name';
export { type FactSources, MODEL_KINDS, type ModelFacts, type ModelKind } from './facts/model-facts';
export { ATTENTION_KINDS, type AttentionKind } from './architecture/attention-kind';
export type {
  Architecture,
  LatentAttention,
  MixtureOfExperts,
  RareTraits,
  SlidingWindow,
} from './architecture/architecture';
export { EXTRA_CACHE_KINDS, type ExtraCache, type ExtraCacheKind } from './architecture/extra-cache/extra-cache';
export { type LinearLayers, STATE_KINDS, type StateKind } from './architecture/state/state-layers';
export type { CloudInstance, DenseTflops, GpuFacts, GpuVendor } from './facts/gpu-facts';
export { attentionRanks, type FleetLine, gpusOf, type Mode, MODES } from './facts/workload';
export { type ParallelLayout, USE_CASES, type UseCase } from './facts/workload';
export { OLD_AFTER_DAYS, offersOnDay } from './money/price-book';
export type { Offer, PriceBook, PriceFreshness, PriceKind } from './money/price-book';
export { prepareSpeed, prepareSpeedWith } from './speed/replica-speed';
export { GPU_CLASSES, gpuClassOf, type GpuClass, hasScaleUpLink } from './speed/gpu-class';
export { kindOfRun } from './speed/speed-calibration';
export { architectureSignature, weightWork, type WeightWork } from './speed/model-work';
export type {
  BoundBy,
  RangeEvidence,
  ReplicaSpeed,
  SpeedCalibration,
  SpeedFigure,
  SpeedQuery,
  SpeedRange,
  SpeedRanges,
  SpeedTerms,
  SteadyState,
} from './speed/speed-query';
export { Usd } from './money/usd';
export { cheaperLeftAside, CREDIBLE_SHARE_OF_MARKET_RATE, type LeftAside } from './money/credible-offers';
export { type MachineRate, namesMachine, sizesOf } from './money/machine-rates';
export type { MarketFilter } from './money/market-filter';
export { type MarketRate, marketRates, type RateBasis } from './money/market-rate';
export { canonicalProvider, isCommunityMarketplace } from './money/provider';
export { fulfilsRegionWish, providersWithRegion } from './money/region-wish';
export { median } from './money/median';
export type { ServingConfig } from './memory/serving-config';
export { geometryOf, groupElements, type Geometry, type GroupElements } from './memory/tensor-groups';
export { TENSOR_GROUPS, type TensorGroup } from './facts/tensor-group';
export { weightBreakdown, weightBytes, type WeightBreakdown, type WeightGroup } from './memory/weights';
export { loadedWeightBytes, weightBytesPerGpu, type LoadedWeights } from './memory/placed-weights';
export { cacheNotes } from './memory/cache-notes';
export {
  kvBytesInUse,
  kvBytesPerSequence,
  kvBytesPerSequenceCeiling,
  kvBytesPerSequencePerGpu,
  kvBytesPerToken,
} from './memory/kv-cache';
export { MEMORY_UTILIZATION, overheadPerGpu, type Overhead } from './memory/overhead';
export type {
  GenerationDemand,
  MemoryDemand,
  ServingDemand,
  Sharding,
  TrainingDemand,
  TrainingMethod,
} from './memory/demand';
export type { TrainingState } from './memory/training-memory';
export { requirement, type Requirement } from './memory/requirement';
export {
  replicaMemory,
  replicaMemoryParts,
  type ReplicaMemory,
  type ReplicaMemoryParts,
} from './memory/replica-memory';
export { engineFor, servablePrecisions } from './memory/servable-precisions';
export { engineRefusal, precisionSupport, type PrecisionSupport } from './layout/precision-support';
export { layoutRefusal, startRefusal } from './layout/layout-refusal';
export { layoutText } from './layout/layout-text';
export type { Refusal, RefusalCause } from './layout/refusal';
export {
  candidateLayouts,
  gpusTogether,
  nodeSize,
  RAISED_UTILIZATION,
  type LayoutChoice,
  type RejectedLayout,
} from './layout/candidate-layouts';
export { checkpointFor, checkpointsIn } from './facts/checkpoint-choice';
export type { CheckpointFormat, PublishedCheckpoint } from './facts/published-checkpoint';
export { gpuProblems, modelProblems, mostUsableBytes } from './facts/fact-checks';
export { customModel } from './facts/custom-model';
export { parseConfigJson, type ConfigJson } from './hf-config/config-json';
export { modelFromConfig, type ModelClaim } from './hf-config/model-from-config';
export { ownModel, type OwnModelShape, type OwnModelSize } from './hf-config/own-model';
export { customGpu, sameChip } from './facts/custom-gpu';
export { machinesHosting } from './ladder/machine-choices';
export { type Order, orderOf } from './ladder/order';
export { DAYS_PER_MONTH, DAYS_PER_WEEK, HOURS_PER_DAY, HOURS_PER_MONTH, SECONDS_PER_HOUR } from './money/calendar';
export { roundToCents, usdForHours } from './money/monthly-cost';
export { isGguf, nearestGguf } from './memory/precision';
export {
  type Demand,
  type JobBeside,
  type LatencyTargets,
  type Market,
  type MediaWork,
  type PlannedWorkload,
  type PrefixReuse,
  type Sites,
  type TuningRun,
  USUAL_AUDIO_SECONDS,
} from './ladder/planned-workload';
export { leastCacheBytes } from './ladder/least-cache';
export { memoryDemandOf } from './ladder/memory-demand';
export { memoryPartsOf } from './ladder/rung-memory';
export type { ReplicaService, Served, WorkUnit } from './ladder/replica-service';
export {
  costOf,
  rentOf,
  headroomFraction,
  notSold,
  type Rejection,
  type ReplicaDriver,
  type Rung,
  type RungMachines,
} from './ladder/rung';
export { buildLadder, type Ladder, type Listed } from './ladder/ladder';
export { type Distinctions, HEAD } from './ladder/ladder-head';
export { bestRung, bestRungFor, bestRungWithin, carriedWithin, cheapestRung } from './ladder/best-rung';
export { memoryFloorUsd } from './ladder/memory-floor';
export { rungsFor } from './ladder/part-rungs';
export { BAND, cheapestEligible, MOST_FOR_PACE, rankRungs, standingOf } from './ladder/ranking';
export { candidateReplicas } from './ladder/candidate-replicas';
export { labelRungs, type LabelContext } from './ladder/labels';
export { flipAbove, type Flip, priceFlip, stands } from './ladder/flip-points';
export { assessGroup, type FleetGroup, type GroupAssessment, shareDemand } from './ladder/assess-fleet';
export { bestStanding, capacityOf, type RefusedLayout, type StatedLayout } from './ladder/fleet-layout';
export { affordableAs, type Affordable, type BudgetAnswer, largestFirst, reverseBudget } from './ladder/reverse-budget';
export { smallestMachines, type SmallestMachine } from './ladder/smallest-machines';
export { savingsPerYear } from './verdict/savings';
export { type AuditCode, type AuditFacts, auditVerdict } from './verdict/audit-verdict';
export { type Confidence, confidenceFrom, type Doubt } from './verdict/confidence';
export { imageSpeed, videoSpeed } from './speed/diffusion-speed';
export type { ImageQuery, ImageSpeed, VideoQuery, VideoSpeed } from './speed/diffusion-speed';
export { type SpeechQuery, speechSpeed, type SpeechSpeed } from './speed/speech-speed';
export { type TrainingQuery, trainingSpeed, type TrainingSpeed } from './speed/training-speed';
export type { WorkSpeed } from './speed/work-speed';
export { CONSTANT_EVIDENCE, FIT_QUALITY, SPEED_CONSTANTS } from './speed/calibration';
export type { ConstantEvidence, FitQuality, SpeedConstants } from './speed/speed-constants';
export { type Deployment, deploymentFor } from './deployment/deployment';
export type { DeploymentRequest } from './deployment/start-command';
export { isPublished, mustBeQuantised } from './deployment/loaded-checkpoint';
export {
  type TokenApiBreakEven,
  tokenApiBreakEven,
  type TokenApiQuery,
  type TokenOffer,
} from './alternatives/token-break-even';
export {
  endpointAllowed,
  type EndpointWishes,
  pricesText,
  tokenPricesOf,
  type TextTokenPrice,
  type TokenPrice,
} from './alternatives/token-price';
export { qualityScoresOf, scoresIn, type QualityScore } from './alternatives/quality-score';
export { purchasePricesOf, type PurchasePrice } from './money/purchase-price';
export { type Commitment, commitmentFor, commitmentsOf, type CommitmentTerm } from './money/commitment';
export { type CommittedMachine, committedOffers } from './money/commitment';
export type {
  ColocationPrice,
  ElectricityPrice,
  MeasuredGpuPower,
  ReportedFigure,
  RunningCosts,
  ServerPower,
  Stated,
} from './money/running-costs';
export { NO_FACT_BOOKS, type FactBooks } from './books/fact-books';
export { meetsTargets } from './ladder/replicas';
export { slowestTwentieth } from './ladder/slowest-twentieth';
export { jobSpeedOf } from './ladder/job-beside';
export { areForEachOther } from './ladder/sites';
export { wholeSequences } from './ladder/whole-sequences';
export { joinedBoards } from './ladder/joined-boards';
export { choosableModels } from './alternatives/choosable-models';
export { regardedFor } from './alternatives/best-regarded';
export {
  monthsToBreakEven,
  type Power,
  type Purchase,
  PURCHASE,
  KEPT_FOR_THE_MACHINE,
  purchaseOf,
  purchaseOffers,
  type Running,
  runningCostOf,
} from './money/ownership';
