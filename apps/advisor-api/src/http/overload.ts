import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Admission } from '../composition/answering/admission';
import { InTurns } from './in-turns';
import type { Lifecycle } from './lifecycle';
import type { Metrics } from './metrics';
import { PROBLEM_MEDIA_TYPE, problem } from './problem';
import { TOO_BUSY } from './problem.filter';
import type { RefusedConnections } from './refused-connections';

const QUESTION = /^\/advisor\/advise\/?(?:\?|$)/i;
const BODY = JSON.stringify(problem(503, TOO_BUSY));
const HEADERS = [
  ...['content-type', PROBLEM_MEDIA_TYPE, 'content-length', String(Buffer.byteLength(BODY))],
  ...['cache-control', 'no-store', 'x-content-type-options', 'nosniff', 'retry-after'],
];

/** What is done in one turn of the event loop, in refusals: about 10 ms. */
const PER_TURN = 250;
/** A question that is let in costs the serving thread about as much as so many refusals. */
const ENTRY = 16;
const REFUSAL = 1;

/** What stands at the door. */
export interface DoorOptions {
  readonly admission: Pick<Admission, 'isFullWith' | 'turnAway'>;
  readonly metrics: Pick<Metrics, 'turnedAway'>;
  readonly lifecycle: Pick<Lifecycle, 'stopping'>;
  /** Absent: connections are shared by many clients, and none of them answers for the others. */
  readonly connections: Pick<RefusedConnections, 'refused' | 'leaveUnread'> | undefined;
}

/** Turns questions away while as many are under way as can be answered soon: at once, before the body, the id, the log
 *  line and everything else. It stands before Express, not to speak of guards, because of what a refusal costs where
 *  thousands ask: whatever is spent on those who are turned away, those who are let in wait for. Call when the server
 *  has its listener. */
export function refuseWhenFull(server: Server, { admission, metrics, lifecycle, connections }: DoorOptions): void {
  const inside = server.listeners('request') as RequestListener[];
  const enter = (request: IncomingMessage, response: ServerResponse): void => {
    for (const listener of inside) listener.call(server, request, response);
  };
  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    metrics.turnedAway();
    const seconds = admission.turnAway();
    response.writeHead(503, [...HEADERS, String(seconds)]).end(BODY);
    // Not before the rest of the request has been read, which is in the turn in which the response is over.
    if (connections?.refused(request.socket, seconds))
      response.once('close', () => setImmediate(() => connections.leaveUnread(request.socket, seconds)));
  };
  const entering = new InTurns(PER_TURN);
  const refusing = new InTurns(PER_TURN);
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const isQuestion = request.method === 'POST' && QUESTION.test(request.url ?? '');
    if (!isQuestion || lifecycle.stopping) enter(request, response);
    // Whoever waits to come in is as good as in: those behind them are told at once.
    else if (!admission.isFullWith(entering.waiting))
      entering.pass(() => {
        enter(request, response);
        return ENTRY;
      });
    else
      refusing.pass(() => {
        if (!response.destroyed) refuse(request, response);
        return REFUSAL;
      });
  });
}
