export type {
  BatchReading,
  MigReading,
  BudgetReading,
  CardReading,
  ConstraintsReading,
  Fact,
  Gazetteer,
  GazetteerGpu,
  GazetteerModel,
  MediaReading,
  ModelGeometryReading,
  ModelReading,
  Reading,
  SetAside,
  SetAsideReason,
  SitesReading,
  Span,
  SumReading,
  TuningReading,
  Wishes,
  WorkloadReading,
} from './reading';
export { evidencePlaces } from './reading/evidence';
export { createReader, readerParts } from './reading/reader';
export type { Reader } from './reading/reader';
export { hasLoad } from './reading/service-loads';
export { weigh } from './reading/weighing';
