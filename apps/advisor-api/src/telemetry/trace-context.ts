import { randomBytes } from 'node:crypto';

/** Our place in a trace that somebody else began (W3C Trace Context). */
export interface TraceContext {
  readonly traceId: string;
  readonly parentSpanId: string;
  readonly spanId: string;
  /** `00-<trace>-<our span>-<flags>`. */
  readonly header: string;
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** A span of our own below the one in a `traceparent` header; absent when there is none or it is not well formed. */
export function childOf(traceparent: string | string[] | undefined): TraceContext | undefined {
  const [, traceId, parentSpanId, flags] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  if (traceId === undefined || parentSpanId === undefined || flags === undefined) return undefined;
  const spanId = randomBytes(8).toString('hex');
  return { traceId, parentSpanId, spanId, header: `00-${traceId}-${spanId}-${flags}` };
}
