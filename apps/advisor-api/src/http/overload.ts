import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admission } from '../composition/answering/admission';
import type { Metrics } from './metrics';
import { PROBLEM_MEDIA_TYPE, problem } from './problem';
import { TOO_BUSY } from './problem.filter';

const QUESTION = /^\/advisor\/advise\/?(?:\?|$)/i;
const BODY = JSON.stringify(problem(503, TOO_BUSY));

/** Turns questions away while as many are under way as can be answered soon: at once, before the body, the id, the log
 *  line and everything else. It stands before the guards because
 *  of what a refusal costs where thousands ask: a guard runs only after the body was read and the request was named,
 *  logged and given its headers. */
export function refuseWhenFull(
  admission: Admission,
  metrics: Pick<Metrics, 'refused' | 'finished'>,
): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  return (request, response, next) => {
    if (request.method !== 'POST' || !admission.isFull || !QUESTION.test(request.url ?? '')) return next();
    metrics.refused('overload');
    metrics.finished('/advisor/advise/', 'POST', 503, 0);
    response.writeHead(503, {
      'content-type': PROBLEM_MEDIA_TYPE,
      'content-length': Buffer.byteLength(BODY),
      'retry-after': String(admission.retryAfterSeconds),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(BODY);
  };
}
