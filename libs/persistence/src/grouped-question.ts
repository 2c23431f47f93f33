/** Whoever waits behind a question that failed after so long, milliseconds, does not wait for the same again. */
const LONG_MS = 1_000;

/** Asks about many things with few statements: what arrives while one is on its way goes with the next. No timer, so a
 *  single question waits for nothing, and a crowd does not queue for connections. Where the database is silent, all
 *  that wait hear so at once. */
export class GroupedQuestion<Subject, Answer> {
  private waiting: { subject: Subject; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  private isAsking = false;

  /** `askAll` answers for all subjects at once, `mostAtOnce` of them. */
  constructor(
    private readonly askAll: (subjects: readonly Subject[]) => Promise<Answer>,
    private readonly mostAtOnce = 500,
  ) {}

  /** The answer for all that were asked about together. @throws what `askAll` throws. */
  ask(subject: Subject): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ subject, resolve, reject });
      if (!this.isAsking) void this.askUntilNobodyWaits();
    });
  }

  private async askUntilNobodyWaits(): Promise<void> {
    this.isAsking = true;
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, this.mostAtOnce);
      const began = performance.now();
      try {
        const answer = await this.askAll([...new Set(group.map((one) => one.subject))]);
        for (const one of group) one.resolve(answer);
      } catch (error) {
        const behind = performance.now() - began < LONG_MS ? [] : this.waiting.splice(0);
        for (const one of [...group, ...behind]) one.reject(error);
      }
    }
    this.isAsking = false;
  }
}
