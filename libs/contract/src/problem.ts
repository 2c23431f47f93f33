/** One offending field: `pointer` is a JSON Pointer in URI fragment form (RFC 6901 section 6), `#/verbose`; `#` is the
 *  whole body. */
export interface FieldError {
  readonly pointer: string;
  readonly message: string;
}

/** An error body, RFC 9457. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
}

/** Every status the service answers besides 2xx and 3xx: its stable name and title. `/docs` explains each under its
 *  name. */
export const PROBLEMS = {
  400: {
    name: 'invalid-request',
    title: 'Invalid request',
    meaning:
      'Malformed JSON, a missing description, an unsupported mode, or a field of the wrong type or range. ' +
      'Every offending field is listed in errors.',
  },
  404: { name: 'not-found', title: 'Not found', meaning: 'No such path, or no analysis or job with this id.' },
  405: {
    name: 'method-not-allowed',
    title: 'Method not allowed',
    meaning: 'The path exists, but not with this method. The Allow header names those it has.',
  },
  408: {
    name: 'request-timeout',
    title: 'Request timeout',
    meaning: 'The request did not arrive in full within 30 seconds.',
  },
  409: {
    name: 'conflict',
    title: 'Conflict',
    meaning: 'Work under this Idempotency-Key is under way.',
  },
  413: {
    name: 'body-too-large',
    title: 'Request body too large',
    meaning:
      'The request body is over 64 KiB, a batch has over 10,000 lines or 8 MiB, or a job ' +
      'has over 1,000,000 lines or 256 MiB.',
  },
  415: {
    name: 'unsupported-media-type',
    title: 'Unsupported media type',
    meaning: 'The body must be JSON in UTF-8, sent as application/json; a batch or a job is ' + 'application/x-ndjson.',
  },
  417: {
    name: 'expectation-failed',
    title: 'Expectation failed',
    meaning: 'The Expect header names something other than 100-continue.',
  },
  422: {
    name: 'key-reused',
    title: 'Idempotency key reused',
    meaning: 'The Idempotency-Key named other work before. Send new work under a key of its own.',
  },
  429: {
    name: 'too-many-requests',
    title: 'Too many requests',
    meaning: 'The operator limits requests per minute. Retry-After names the seconds to wait.',
  },
  431: {
    name: 'headers-too-large',
    title: 'Request headers too large',
    meaning: 'The address or the headers are over 16 KiB.',
  },
  500: {
    name: 'internal-error',
    title: 'Internal error',
    meaning: 'The service failed. The request id in the X-Request-Id header finds it in the log.',
  },
  503: {
    name: 'unavailable',
    title: 'Service unavailable',
    meaning:
      'The answer could not be filed or read, more questions are under way than can be answered soon, or ' +
      'the service is stopping. Retry-After names the seconds to wait.',
  },
} as const;
export type ProblemStatus = keyof typeof PROBLEMS;

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Builds the body of an error. `detail` must be fit for strangers. */
export function problem(status: ProblemStatus, detail: string, errors?: readonly FieldError[]): Problem {
  const { name, title } = PROBLEMS[status];
  return { type: `/docs#problem-${name}`, title, status, detail, ...(errors === undefined ? {} : { errors }) };
}
