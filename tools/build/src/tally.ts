/** Counts what passed, failed and was skipped, and says so as it happens. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;

  /** Runs one check: it passes unless it throws. */
  async check(what: string, run: () => unknown): Promise<boolean> {
    try {
      const note: unknown = await run();
      this.passed++;
      console.log(`  ok      ${what}${typeof note === 'string' ? ` (${note})` : ''}`);
      return true;
    } catch (error) {
      this.fail(what, error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  /** Counts something that went wrong, and says why. */
  fail(what: string, why: string): void {
    this.failed++;
    console.log(`  FAILED  ${what}: ${why}`);
  }

  /** Says loudly that something was not checked here, and what would make it so. */
  skip(what: string, why: string): void {
    this.skipped++;
    console.log(`  SKIPPED: ${what}: ${why}`);
  }

  add({
    passed = 0,
    failed = 0,
    skipped = 0,
  }: {
    readonly passed?: number;
    readonly failed?: number;
    readonly skipped?: number;
  }): void {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
  }

  /** The plain closing line. */
  get line(): string {
    return `${this.passed} passed, ${this.failed} failed${this.skipped > 0 ? `, ${this.skipped} skipped` : ''}`;
  }
}

/** Fails the check it is called in. */
export function must(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
