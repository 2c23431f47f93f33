export { ComputeAdvisor } from './compute-advisor';
export type {
  Advice,
  AdviseRequest,
  Analysis,
  BatchAnswer,
  BatchRequest,
  CallOptions,
  ComputeAdvisorOptions,
  Gpus,
  GpusQuery,
  Job,
  Models,
  ModelsQuery,
} from './compute-advisor';
export { AdvisorProblem } from './problem';
export type { ProblemBody } from './problem';
export type { Retries } from './retries';
export type { components, operations, paths } from './data/document-types';
