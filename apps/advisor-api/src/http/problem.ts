import { problem, type FieldError, type Problem, type ProblemStatus } from '@compute-advisor/contract';

export { PROBLEM_MEDIA_TYPE, problem, PROBLEMS } from '@compute-advisor/contract';
export type { FieldError, Problem, ProblemStatus } from '@compute-advisor/contract';

/** Thrown anywhere behind the door; the filter turns it into its problem and headers. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  constructor(
    status: ProblemStatus,
    detail: string,
    readonly more: {
      readonly errors?: readonly FieldError[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(detail);
    this.problem = problem(status, detail, more.errors);
  }
}
