export { AnalysesUnavailable, AnalysisRepository } from './ports/analysis.repository';
export type { AnalysisRecord, StoredAnalysis } from './ports/analysis.repository';
export { JobsUnavailable } from './ports/job.repository';
export type {
  ClaimedPiece,
  Job,
  JobPiece,
  JobRepository,
  JobState,
  JobUnderKey,
  PieceOutcome,
  PieceResults,
} from './ports/job.repository';
export { CatalogPort } from './ports/catalog.port';
export type { Catalog } from './ports/catalog.port';
export { ClockPort } from './ports/clock.port';
export { OperatorCatalogPort } from './ports/operator-catalog.port';
export type { OperatorCatalog } from './ports/operator-catalog.port';
export { PricesUnavailable, PricingPort } from './ports/pricing.port';
export type { AdviseRequest } from './question/advise-request';
export type { Advisor, AdvisorPorts, AnswerStage, FiledAdvice } from './advisor';
export type { OptionView, PerformanceView } from './answer/option-members';
export { fleetEntry } from './answer/spec-so-far';
export type { FleetEntry, SpecSoFar } from './answer/spec-so-far';
export type { Advice, AssessmentView, PrecisionView, RecommendationSet, RequirementView } from './answer/advice';
export type { Source, Sourced } from './question/sourced';
export { AnalysisIdPort } from './ports/analysis-id.port';
export { PriceSnapshotRepository, PriceSnapshotsUnavailable } from './ports/price-snapshot.repository';
export type {
  AcceptedPriceSnapshot,
  CurrentPriceSnapshots,
  PriceFeedOutcome,
  PriceFeedRun,
  SnapshotOffer,
} from './ports/price-snapshot.repository';
export type {
  PriceAnchor,
  PriceFeedMemory,
  PriceFeedMemoryRepository,
  StandingRefusal,
} from './ports/price-feed-memory.repository';
export { createAdvisor, gazetteerOf } from './create-advisor';
export { canonicalRequest } from './canonical-request';
export { ENGINE_VERSION } from './engine-version';
export { DOCUMENTED_DEFAULTS, type UseCaseDefaults } from './question/documented-defaults';
export { AdvisePlan } from './use-cases/advise-plan.use-case';
export { AuditFleet } from './use-cases/audit-fleet.use-case';
export { ReverseBudget } from './use-cases/reverse-budget.use-case';
export { SizeModel } from './use-cases/size-model.use-case';
export { MAX_DESCRIPTION_CHARACTERS, MAX_USD_PER_GPU_HOUR } from './request-limits';
export { counted, figure, gib, percent, rough, usd } from './answer/wording';
export { uuidFromDigest } from './digest-uuid';
