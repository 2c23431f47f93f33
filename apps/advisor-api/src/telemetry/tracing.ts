import type { TraceContext } from './trace-context';

/** One request as a span of a trace. */
export interface RequestSpan {
  /** Where it stands: what the log line and `traceresponse` say. */
  readonly context: TraceContext;
  /** Goes on with the request, so that what is done for it is found under this span. */
  run(next: () => void): void;
  end(status: number): void;
}

/** What records spans. Absent: nobody asked for it. */
export interface Tracing {
  /** @param headers of the request; a `traceparent` in them is taken up */
  request(method: string, route: string, headers: Readonly<Record<string, string | string[] | undefined>>): RequestSpan;
  /** A stage of the answer that is being worked on, over just now. */
  stage(name: string, ms: number): void;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}

/** True where the standard environment variables ask for traces: an OTLP address or a named exporter, and not switched
 *  off. */
export function wantsTraces(environment: Readonly<Record<string, string | undefined>>): boolean {
  if (environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return false;
  const exporter = environment['OTEL_TRACES_EXPORTER']?.trim() ?? '';
  if (exporter === 'none') return false;
  const address = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? environment['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '';
  return exporter !== '' || address !== '';
}
