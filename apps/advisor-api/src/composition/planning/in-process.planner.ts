import { createAdvisor, type AdviseRequest, type AdvisorPorts } from '@compute-advisor/application';
import { answerOnce } from './answer-once';
import { ClientGone, type PlannedAnswer, type Planner } from './planner';

/** Plans in the thread that serves: for tests and for hosts that allow one thread. One answer per turn of the event
 *  loop, so that connections are looked after in between. */
export class InProcessPlanner implements Planner {
  readonly threads = 0;
  private readonly advisor;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly ports: AdvisorPorts) {
    this.advisor = createAdvisor(ports);
  }

  plan(request: AdviseRequest, gone?: AbortSignal): Promise<PlannedAnswer> {
    const planned = this.turn.then(
      () =>
        new Promise<PlannedAnswer>((resolve, reject) => {
          setImmediate(() => {
            try {
              if (gone?.aborted) throw new ClientGone('the client went away');
              resolve(answerOnce(this.advisor, this.ports, request));
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
