/** Work that is done again and again, after a delay asked for each time. Its timers keep no process alive. */
export class Repeating {
  private readonly timers = new Set<NodeJS.Timeout>();
  private stopped = false;

  /** Begins. @param work never rejects @param delayMs the wait before a turn; `first` before the first one */
  every(work: () => Promise<unknown>, delayMs: (first: boolean) => number, first = true): void {
    if (this.stopped) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void work().then(() => this.every(work, delayMs, false));
    }, delayMs(first));
    timer.unref();
    this.timers.add(timer);
  }

  /** No turn begins any more; one under way ends. */
  stop(): void {
    this.stopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
