export type {
  BatchReading,
  BudgetReading,
  Fact,
  Gazetteer,
  GazetteerGpu,
  GazetteerModel,
  MediaReading,
  ModelReading,
  Reading,
  Wishes,
} from './reading';
export { createReader, readerParts } from './reader';
export type { Reader } from './reader';
export { pageOf } from './resolution/read';
