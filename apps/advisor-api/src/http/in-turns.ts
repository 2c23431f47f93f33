/** Work that comes by the hundred at the same moment, so much of it in one turn of the event loop: what else came in
 *  the meantime is not behind all of it. First come, first served. */
export class InTurns {
  private readonly queue: (() => number)[] = [];
  private doneInTurn = 0;
  private isRunning = false;

  /** `perTurn`: what is done in one turn, in the measure of those who call {@link pass}. */
  constructor(private readonly perTurn: number) {}

  /** Work that waits for its turn. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Calls `work`, which returns what it took, at once or in one of the next turns. */
  pass(work: () => number): void {
    if (this.queue.length > 0 || this.doneInTurn >= this.perTurn) this.queue.push(work);
    else this.doneInTurn += work();
    // After the work: what it put off to the end of the turn is done before the next work begins.
    if (!this.isRunning) this.runOn();
  }

  private runOn(): void {
    this.isRunning = true;
    setImmediate(() => {
      this.doneInTurn = 0;
      let next = 0;
      try {
        while (next < this.queue.length && this.doneInTurn < this.perTurn) {
          const work = this.queue[next];
          next += 1;
          this.doneInTurn += work?.() ?? 0;
        }
      } finally {
        this.queue.splice(0, next);
        this.isRunning = false;
      }
      if (next > 0) this.runOn();
    });
  }
}
