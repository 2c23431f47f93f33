import type { AdvisorPorts, AnswerStage } from '@compute-advisor/application';

/** Keeps answers, and knows whether it still has one. */
export interface AnswerStore extends Pick<AdvisorPorts['analyses'], 'save'> {
  /** Whether the answer is still there; counts as asked for. @throws {AnalysesUnavailable} */
  keep(analysisId: string): Promise<boolean>;
}

/** Where the time of an answer went. */
export type Stage = 'wait' | AnswerStage | 'file';

/** Hears what happens to answers, for the metrics. */
export interface AnswerWatch {
  took(stage: Stage, ms: number): void;
  cache(outcome: 'hit' | 'miss' | 'joined'): void;
}
