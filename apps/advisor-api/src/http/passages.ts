import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Tracing } from '../telemetry/tracing';
import type { Metrics } from './metrics';
import { childOf } from '../telemetry/trace-context';

/** A request under way. */
export interface Passage {
  /** As the client named it (`x-request-id`), or a name of our own. */
  readonly requestId: string;
  /** What `traceresponse` says; absent where nobody traces. */
  readonly traceResponse: string | undefined;
  /** Goes on with the request, so that what is done for it is found in its trace. */
  run(next: () => void): void;
}

const REQUEST_ID = /^[A-Za-z0-9._:-]{1,64}$/;
const QUIET_ROUTES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Names requests, and logs and counts each when it is done, whichever way it took. The query is left out of the log:
 *  it may hold a description. */
export class Passages {
  constructor(
    private readonly log: Logger,
    private readonly metrics: Pick<Metrics, 'finished'>,
    private readonly tracing?: Tracing,
  ) {}

  begin(request: IncomingMessage, response: ServerResponse, route: string): Passage {
    const started = performance.now();
    const method = request.method ?? '';
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    const span = this.tracing?.request(method, route, request.headers);
    const trace = span?.context ?? childOf(request.headers['traceparent']);
    response.once('close', () => {
      const ms = performance.now() - started;
      const status = response.writableFinished ? response.statusCode : 499;
      this.metrics.finished(route, method, status, ms / 1_000);
      span?.end(status);
      const line = {
        requestId,
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        ...(trace === undefined
          ? {}
          : { traceId: trace.traceId, spanId: trace.spanId, parentSpanId: trace.parentSpanId }),
      };
      if (QUIET_ROUTES.has(route)) this.log.debug(line, 'request');
      else this.log.info(line, 'request');
    });
    return {
      requestId,
      traceResponse: trace?.header,
      run: (next) => (span === undefined ? next() : span.run(next)),
    };
  }
}
