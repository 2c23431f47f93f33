import type { AdviseRequest, AnswerStage } from '@compute-advisor/application';

/** One answer, planned and worded but not yet filed. */
export interface PlannedAnswer {
  readonly analysisId: string;
  /** The exact JSON text to send. */
  readonly body: string;
  readonly mode: string;
  readonly verdict: string;
  readonly priceFreshness: string;
  /** The editions it was planned on. */
  readonly catalogVersion: string;
  readonly priceSnapshotId: string;
  /** What planning took, milliseconds of the thread that did it. */
  readonly tookMs: number;
  /** The same by stage; absent where nobody took the time. */
  readonly stagesMs?: Readonly<Record<AnswerStage, number>>;
}

/** The client went away before its answer was planned: nothing was planned, nothing is filed. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Plans answers on the books in force. */
export interface Planner {
  /** Threads that plan; 0: the thread that serves plans as well. */
  readonly threads: number;
  /** @throws {ClientGone} when `gone` is aborted before planning began; whatever planning throws. */
  plan(request: AdviseRequest, gone?: AbortSignal): Promise<PlannedAnswer>;
  close(): Promise<void>;
}
