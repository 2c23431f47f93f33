import type { components } from './data/document-types';

/** The body of an error, RFC 9457. */
export type ProblemBody = components['schemas']['Problem'];

/** The service answered with an error; `problem` is what it said. */
export class AdvisorProblem extends Error {
  override readonly name = 'AdvisorProblem';
  constructor(
    readonly status: number,
    readonly problem: ProblemBody,
    /** Finds the request in the log of the service. */
    readonly requestId?: string,
  ) {
    super(problem.detail);
  }
}

/** The body of an answer that is no success. What stands between may speak another language than the service. */
export async function problemOf(answer: Response): Promise<AdvisorProblem> {
  const requestId = answer.headers.get('x-request-id') ?? undefined;
  const text = await answer.text();
  let body: ProblemBody;
  try {
    body = JSON.parse(text) as ProblemBody;
    if (typeof body.detail !== 'string') throw new SyntaxError('no problem');
  } catch {
    body = {
      type: 'about:blank',
      title: answer.statusText || 'No answer',
      status: answer.status,
      detail: `The service answered ${answer.status}.`,
    };
  }
  return new AdvisorProblem(answer.status, body, requestId);
}
