import type { AdviseRequest, AdvisorPorts } from '@compute-advisor/application';
import { type AnswerOnce, timedAdvisor } from './answer-once';
import { ClientGone, type PlannedAnswer, type Planner } from './planner';

/** Plans in the thread that serves: for tests and for hosts that allow one thread. One answer per turn of the event
 *  loop, so that connections are looked after in between. */
export class InProcessPlanner implements Planner {
  readonly threads = 0;
  private readonly answerOnce: AnswerOnce;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(ports: AdvisorPorts) {
    this.answerOnce = timedAdvisor(ports);
  }

  plan(request: AdviseRequest, gone?: AbortSignal): Promise<PlannedAnswer> {
    const planned = this.turn.then(
      () =>
        new Promise<PlannedAnswer>((resolve, reject) => {
          setImmediate(() => {
            try {
              if (gone?.aborted) throw new ClientGone('the client went away');
              resolve(this.answerOnce(request));
            } catch (error) {
              reject(error as Error);
            }
          });
        }),
    );
    this.turn = planned.catch(() => undefined);
    return planned;
  }

  async close(): Promise<void> {
    await this.turn;
  }
}
