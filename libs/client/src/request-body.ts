import type { components } from './data/document-types';

/** The body of a request. A stream is begun anew for each attempt. */
export type Body = string | (() => ReadableStream<Uint8Array>);

/** What fetch is given for it; a stream is sent while the answer may already come. */
export const bodyOf = (body: Body): object => (typeof body === 'string' ? { body } : { body: body(), duplex: 'half' });

type Requests = Iterable<components['schemas']['BatchRequest']>;

/** Requests as NDJSON, or lines of it as they are made; however long it takes to answer them. */
export const linesOf = (requests: Requests | (() => AsyncIterable<string>), idempotencyKey: string | undefined) => ({
  timed: false,
  body:
    typeof requests === 'function'
      ? () => streamOf(requests())
      : [...requests].map((request) => `${JSON.stringify(request)}\n`).join(''),
  headers: {
    'content-type': 'application/x-ndjson',
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  },
});

/** Characters that are sent together. */
const CHUNK = 32 * 1024;

function streamOf(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const [iterator, encoder] = [lines[Symbol.asyncIterator](), new TextEncoder()];
  return new ReadableStream({
    async pull(controller) {
      const some: string[] = [];
      let next = await iterator.next();
      for (let size = 0; next.done !== true; next = await iterator.next()) {
        some.push(next.value);
        size += next.value.length;
        if (size >= CHUNK) break;
      }
      if (some.length > 0) controller.enqueue(encoder.encode(some.join('')));
      if (next.done === true) controller.close();
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
