import type { Advice } from './answer/advice';
import type { AdviseRequest } from './question/advise-request';
import type { AnalysisIdPort } from './ports/analysis-id.port';
import type { AnalysisRepository } from './ports/analysis.repository';
import type { CatalogPort } from './ports/catalog.port';
import type { PricingPort } from './ports/pricing.port';

/** Everything the use cases ask of the outside. */
export interface AdvisorPorts {
  readonly catalog: CatalogPort;
  readonly pricing: PricingPort;
  readonly analyses: AnalysisRepository;
  readonly ids: AnalysisIdPort;
}

/** An answer that has been filed: `body` is the exact JSON text to send. */
export interface FiledAdvice {
  readonly analysisId: string;
  readonly body: string;
  readonly advice: Advice;
}

/** What is done for an answer, in this order: the text is read, the question planned, the answer worded. */
export type AnswerStage = 'read' | 'plan' | 'word';

/** The door's one way in: infers or takes the mode and calls the one use case for it. */
export interface Advisor {
  /** Answers and files. @throws {AnalysesUnavailable} when the answer cannot be filed. */
  advise(request: AdviseRequest): Promise<FiledAdvice>;
  /** The same answer without filing it. Pure. */
  answer(request: AdviseRequest): FiledAdvice;
}
