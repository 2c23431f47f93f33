import type { PersistenceLogger } from './persistence-logger';
import { oneLine } from './persistence-start-failed';

/** When a sweep runs, milliseconds. */
export interface SweepTiming {
  readonly firstAfterMs: number;
  readonly everyMs: number;
}

/** Runs a piece of housekeeping again and again, one at a time, through outages too, until it is stopped. */
export class PeriodicSweep {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<unknown> = Promise.resolve();
  private stopped = false;

  /** `sweep` resolves with what to tell the operator, if anything; `complaint` begins the line that is logged when it
   *  fails. */
  constructor(
    private readonly sweep: () => Promise<string | undefined>,
    private readonly complaint: string,
    private readonly timing: SweepTiming,
    private readonly logger: PersistenceLogger,
  ) {}

  start(): void {
    this.plan(this.timing.firstAfterMs);
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  private plan(afterMs: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.sweeping = this.sweep()
        .then(
          (told) => {
            if (told !== undefined) this.logger.info(told);
          },
          (error: unknown) => this.logger.warn(`${this.complaint}: ${oneLine(error)}`),
        )
        .then(() => this.plan(this.timing.everyMs));
    }, afterMs);
    this.timer.unref();
  }
}
