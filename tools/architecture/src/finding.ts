/** What one check found wrong; an empty list means that all is well. */
export interface CheckResult {
  readonly name: string;
  /** How many things were looked at: a check that looked at nothing has not passed. */
  readonly lookedAt: number;
  /** One line per thing that is wrong, with the place and what to do. */
  readonly findings: readonly string[];
}

/** A check passes when it looked at something and found nothing wrong. */
export const passed = (result: CheckResult): boolean => result.lookedAt > 0 && result.findings.length === 0;
