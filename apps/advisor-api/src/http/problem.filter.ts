import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { AnalysesUnavailable, JobsUnavailable } from '@compute-advisor/application';
import { TooBusy } from '../composition/answering';
import { ClientGone } from '../composition/planning/planner';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, ProblemError, type ProblemStatus } from './problem';

/** What a page shows instead of JSON when a browser asked. */
export type ErrorPage = (problem: ProblemError['problem']) => string;

/** Seconds after which a client may try again when the store is out of reach. */
export const RETRY_AFTER_SECONDS = 5;

/** The words for an error of each kind, where nothing more is known of it. */
export const DETAILS: Readonly<Record<ProblemStatus, string>> = {
  400: 'The request could not be read.',
  404: 'Nothing is served under this path.',
  405: 'The path exists, but not with this method.',
  408: 'The request did not arrive in full within 30 seconds.',
  409: 'The same work is under way.',
  413: 'The request body is over 64 KiB (65,536 bytes).',
  415: 'Send JSON in UTF-8 with the header content-type: application/json.',
  417: 'The service meets no expectation but 100-continue.',
  422: 'The Idempotency-Key named other work before.',
  429: 'Too many requests from this address. Wait, then try again.',
  431: 'The address or the headers are over 16 KiB.',
  500: 'The service failed on this request. Nothing was filed.',
  503: 'The service cannot file or read analyses right now. Try again in a few seconds.',
};

/** What is said to those who come while too much is under way. */
export const TOO_BUSY =
  'More questions are under way than can be answered soon. Try again after the seconds in Retry-After.';

/** Any error as the one it is for a stranger: our own as thrown, an HTTP error of the framework by its status,
 *  everything else 500. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof AnalysesUnavailable || error instanceof JobsUnavailable)
    return new ProblemError(503, DETAILS[503], { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
  if (error instanceof TooBusy)
    return new ProblemError(503, TOO_BUSY, { headers: { 'retry-after': String(error.retryAfterSeconds) } });
  const { status, statusCode, getStatus } = (typeof error === 'object' && error !== null ? error : {}) as {
    status?: unknown;
    statusCode?: unknown;
    getStatus?: () => unknown;
  };
  const code = typeof getStatus === 'function' ? getStatus.call(error) : (statusCode ?? status);
  const known = knownStatus(code);
  return new ProblemError(known, DETAILS[known]);
}

function knownStatus(code: unknown): ProblemStatus {
  if (typeof code !== 'number') return 500;
  if (code in PROBLEMS) return code as ProblemStatus;
  return code >= 400 && code < 500 ? 400 : 500;
}

/** What the log may hold of a failure. Other members of an error are left out: those of a database error repeat what
 *  was to be stored. */
const faultOf = (error: unknown): object =>
  error instanceof Error ? { fault: error.name, reason: error.message, stack: error.stack } : { reason: String(error) };

/** Asked for by a browser: text/html named outright, not as part of a wildcard. */
export const wantsPage = (request: Pick<Request, 'headers'>): boolean =>
  /\btext\/html\b/i.test(request.headers.accept ?? '');

/** Every error leaves through here: problem+json for programs, a page for browsers, internals for the log only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly log: Logger,
    private readonly errorPage: ErrorPage,
    private readonly clientGone: () => void = () => undefined,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (error instanceof ClientGone) {
      this.clientGone();
      response.destroy();
      return;
    }
    const { problem, more } = toProblemError(error);
    const requestId = response.getHeader('x-request-id');
    if (error instanceof AnalysesUnavailable || error instanceof JobsUnavailable)
      this.log.warn({ requestId, reason: error.message }, 'analyses are out of reach');
    else if (problem.status >= 500) this.log.error({ requestId, ...faultOf(error) }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(problem.status);
    for (const [name, value] of Object.entries(more.headers ?? {})) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    if (wantsPage(request) && !request.path.startsWith('/advisor/')) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(this.errorPage(problem));
      return;
    }
    response.setHeader('content-type', PROBLEM_MEDIA_TYPE);
    response.end(JSON.stringify(problem));
  }
}
