import type { Request } from 'express';
import { ProblemError } from '../problem';

const LINES = /^application\/(?:x-ndjson|ndjson|jsonl|x-jsonlines)\s*(?:;|$)/i;
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Headers of an answer that is sent line by line; no proxy is to gather it. */
export const NDJSON: Readonly<Record<string, string>> = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** @throws {ProblemError} 415 for a body that does not say it is NDJSON. */
export function mustBeLines(request: Request): void {
  if (LINES.test(request.headers['content-type'] ?? '')) return;
  throw new ProblemError(415, 'Send one JSON object a line with the header content-type: application/x-ndjson.', {
    headers: { 'accept-post': 'application/x-ndjson' },
  });
}

/** The key that a caller gave to a piece of work. @throws {ProblemError} 400 for one that cannot be a key. */
export function keyOf(request: Request): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  const message = 'Idempotency-Key must have 1 to 255 visible ASCII characters';
  throw new ProblemError(400, `${message}.`, { errors: [{ pointer: '#/Idempotency-Key', message }] });
}

/** The bytes of a request. Whoever has read enough leaves the connection as it is: the answer still goes over it. */
export const bodyOf = (request: Request): AsyncIterable<Uint8Array> =>
  request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
