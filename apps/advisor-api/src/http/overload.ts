import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Admission } from '../composition/answering/admission';
import type { Lifecycle } from './lifecycle';
import type { Metrics } from './metrics';
import { PROBLEM_MEDIA_TYPE, problem } from './problem';
import { TOO_BUSY } from './problem.filter';
import { SlowLane } from './slow-lane';

const QUESTION = /^\/advisor\/advise\/?(?:\?|$)/i;
const BODY = JSON.stringify(problem(503, TOO_BUSY));
const HEADERS = [
  ...['content-type', PROBLEM_MEDIA_TYPE, 'content-length', String(Buffer.byteLength(BODY))],
  ...['cache-control', 'no-store', 'x-content-type-options', 'nosniff', 'retry-after'],
];

/** Turns questions away while as many are under way as can be answered soon: at once, before the body, the id, the log
 *  line and everything else. It stands before Express, not to speak of guards, because of what a refusal costs where
 *  thousands ask: whatever is spent on those who are turned away, those who are let in wait for. For the same reason
 *  refusals have a pace: beyond it clients that do not wait as they were told are made to wait. Call when the server
 *  has its listener. */
export function refuseWhenFull(
  server: Server,
  admission: Pick<Admission, 'isFull' | 'turnAway'>,
  metrics: Pick<Metrics, 'turnedAway'>,
  lifecycle: Pick<Lifecycle, 'stopping'>,
): void {
  const inside = server.listeners('request') as RequestListener[];
  const mayEnter = (): boolean => lifecycle.stopping || !admission.isFull;
  const decide = (request: IncomingMessage, response: ServerResponse): void => {
    if (mayEnter()) {
      for (const listener of inside) listener.call(server, request, response);
      return;
    }
    metrics.turnedAway();
    response.writeHead(503, [...HEADERS, String(admission.turnAway())]).end(BODY);
  };
  const lane = new SlowLane();
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isQuestion = request.method === 'POST' && QUESTION.test(request.url ?? '');
    if (!isQuestion) for (const listener of inside) listener.call(server, request, response);
    else if (mayEnter()) decide(request, response);
    else lane.pass(() => (response.destroyed ? undefined : decide(request, response)));
  });
}
