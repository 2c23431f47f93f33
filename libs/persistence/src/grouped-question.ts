/** What one statement asks about at most. */
const MOST_AT_ONCE = 500;

/** Asks about many things with few statements: what arrives while one is on its way goes with the next. No timer, so a
 *  single question waits for nothing. */
export class GroupedQuestion<Subject, Answer> {
  private waiting: { subject: Subject; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  private isAsking = false;

  /** `ask` answers for all subjects at once. */
  constructor(private readonly askAll: (subjects: readonly Subject[]) => Promise<Answer>) {}

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
      const group = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        const answer = await this.askAll([...new Set(group.map((one) => one.subject))]);
        for (const one of group) one.resolve(answer);
      } catch (error) {
        for (const one of group) one.reject(error);
      }
    }
    this.isAsking = false;
  }
}
