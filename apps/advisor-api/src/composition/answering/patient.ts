import { setTimeout as pause } from 'node:timers/promises';
import type { AdviseRequest } from '@compute-advisor/application';
import { TooBusy } from './admission';
import type { Answers } from './answers';
import type { PlannedAnswer } from '../planning/planner';

/** A line of a batch steps back while people wait for their answers: it asks again until it is let in. */
const STEP_BACK_MS = 100;

/** The answer, however long it takes to be let in. @throws what `Answers` throws but {@link TooBusy}. */
export async function askPatiently(
  answers: Pick<Answers, 'ask'>,
  request: AdviseRequest,
  gone: AbortSignal,
): Promise<PlannedAnswer> {
  for (;;)
    try {
      return await answers.ask(request, gone);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      await pause(STEP_BACK_MS, undefined, { signal: gone });
    }
}
