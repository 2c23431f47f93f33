import { AdviceSchema, AnalysisSchema, BatchAnswerSchema } from './data/advice.schema';
import { JobSchema } from './data/job.schema';
import { GpusSchema, ModelsSchema } from './data/catalog.schema';
import { ProblemSchema, ReadinessSchema } from './data/problem.schema';
import {
  OptionSchema,
  PerformanceSchema,
  RecommendationSetSchema,
  RequirementSchema,
} from './data/recommendation.schema';
import { AdviseRequestSchema, BatchRequestSchema } from './data/request.schema';
import type { Schema } from './keywords/schema';
import { SpecSoFarSchema } from './data/spec-so-far.schema';

/** Every schema of the public answers by its name. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  AdviseRequest: AdviseRequestSchema,
  Advice: AdviceSchema,
  Analysis: AnalysisSchema,
  BatchRequest: BatchRequestSchema,
  BatchAnswer: BatchAnswerSchema,
  Job: JobSchema,
  SpecSoFar: SpecSoFarSchema,
  RecommendationSet: RecommendationSetSchema,
  Requirement: RequirementSchema,
  Option: OptionSchema,
  Performance: PerformanceSchema,
  Models: ModelsSchema,
  Gpus: GpusSchema,
  Problem: ProblemSchema,
  Readiness: ReadinessSchema,
};
