import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Answers } from '../../composition/answering';
import { MAX_BODY_BYTES } from '../json-body';
import type { Lifecycle } from '../lifecycle';
import type { Metrics } from '../metrics';
import type { Passages } from '../passages';
import type { RateLimitGuard } from '../rate-limit.guard';
import { headFor, type Replay, type Replays } from './replays';

const ROUTE = '/advisor/advise/';

/** What the way past the framework leans on. */
export interface ReplayOptions {
  readonly replays: Replays;
  readonly answers: Pick<Answers, 'stands' | 'gaveAgain'>;
  readonly passages: Passages;
  readonly metrics: Pick<Metrics, 'answered'>;
  readonly lifecycle: Pick<Lifecycle, 'stopping'>;
  /** Absent: no limit. */
  readonly limit: Pick<RateLimitGuard, 'admit'> | undefined;
}

/** Gives answers that were sent before, to the same bytes and headers, without Nest and Express: they take ten times
 *  what is left of the work. Whatever is not plain goes the long way: other paths and methods, encoded or chunked
 *  bodies, bodies that come later than their head, answers not seen in the database for a second, clients over their
 *  limit, the time of stopping. Call when the server has its listener. */
export function answerAgain(server: Server, options: ReplayOptions): void {
  const { replays, lifecycle } = options;
  const inside = server.listeners('request') as RequestListener[];
  const goOn = (request: IncomingMessage, response: ServerResponse): void => {
    for (const listener of inside) listener.call(server, request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const bytes = plainLength(request);
    if (bytes === undefined || lifecycle.stopping) {
      goOn(request, response);
      return;
    }
    // What came in one piece with the head has been read by then.
    setImmediate(() => {
      const body = wholeBody(request, bytes);
      const asked = body === undefined ? undefined : askedWith(request, body);
      const replay = asked === undefined ? undefined : replays.get(asked);
      if (replay !== undefined && tryAgain(replay, request, response, options)) return;
      if (body !== undefined) request.unshift(body);
      if (asked !== undefined) replays.note(request, asked);
      goOn(request, response);
    });
  });
}

/** Sends it, unless something speaks against it. */
function tryAgain(
  replay: Replay,
  request: IncomingMessage,
  response: ServerResponse,
  { answers, limit, passages, metrics, lifecycle }: ReplayOptions,
): boolean {
  const { known, head, body } = replay;
  if (lifecycle.stopping || response.destroyed || !answers.stands(known)) return false;
  const left = limit?.admit(request as Request);
  if (limit !== undefined && left === undefined) return false;
  const { requestId, traceResponse, run } = passages.begin(request, response, ROUTE);
  run(() => {
    answers.gaveAgain(known);
    metrics.answered(known.answer.mode, known.answer.verdict, known.answer.priceFreshness);
    response.writeHead(200, headFor(head, { requestId, traceResponse, left })).end(body);
  });
  return true;
}

/** Bytes of the body of a question that says so plainly: its length, and nothing that changes how it is read. */
function plainLength({ method, url, headers }: IncomingMessage): number | undefined {
  if (method !== 'POST' || (url !== ROUTE && url !== '/advisor/advise')) return undefined;
  if (headers.host === undefined || headers['content-type'] === undefined) return undefined;
  if (headers['content-encoding'] ?? headers['transfer-encoding'] ?? headers.expect) return undefined;
  const bytes = Number(headers['content-length'] ?? 0);
  return bytes > 0 && bytes <= MAX_BODY_BYTES ? bytes : undefined;
}

/** The body if all of it is there, taken out of the request. */
function wholeBody(request: IncomingMessage, bytes: number): Buffer | undefined {
  if (!request.complete || request.readableLength !== bytes) return undefined;
  return (request.read() as Buffer | null) ?? undefined;
}

/** Everything of a question that its answer depends on. */
const askedWith = ({ headers }: IncomingMessage, body: Buffer): string =>
  `${headers['content-type'] ?? ''}\n${headers['accept-encoding'] ?? ''}\n${headers.origin ?? ''}\n` +
  body.toString('latin1');
