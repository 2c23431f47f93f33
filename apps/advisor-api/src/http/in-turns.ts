/** Work that comes by the thousand at the same moment, so much of it in one turn of the event loop: what else came in
 *  the meantime is not behind all of it. First come, first served. */
export class InTurns {
  private waiting: (() => void)[] = [];
  private doneInTurn = 0;

  constructor(private readonly perTurn: number) {}

  /** Calls `work` at once, or in one of the next turns. */
  pass(work: () => void): void {
    if (this.waiting.length > 0 || this.doneInTurn >= this.perTurn) {
      this.waiting.push(work);
      return;
    }
    if (this.doneInTurn === 0) setImmediate(() => this.nextTurn());
    this.doneInTurn += 1;
    work();
  }

  private nextTurn(): void {
    const now = this.waiting.splice(0, this.perTurn);
    this.doneInTurn = now.length;
    if (now.length > 0) setImmediate(() => this.nextTurn());
    for (const work of now) work();
  }
}
