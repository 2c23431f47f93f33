import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCache, CachedAnswer } from '../../composition/answering';
import type { PlannedAnswer } from '../../composition/planning/planner';

/** The headers of an answer, in their order and spelling; the values that belong to one request are not in it. */
interface Head {
  /** Names and values in turn. */
  readonly lines: readonly string[];
  /** Places of the values of `x-request-id` and `ratelimit`; -1: none. */
  readonly requestIdAt: number;
  readonly leftAt: number;
}

/** An answer as it went over the wire: sent again it differs in nothing but what belongs to one request. */
export interface Replay {
  readonly known: CachedAnswer;
  readonly head: Head;
  readonly body: Buffer;
}

/** The headers for one request. @param left what `ratelimit` says; absent where there is no limit */
export function headFor(
  { lines, requestIdAt, leftAt }: Head,
  own: { readonly requestId: string; readonly traceResponse: string | undefined; readonly left: string | undefined },
): string[] {
  const head = lines.slice();
  head[requestIdAt] = own.requestId;
  if (own.left !== undefined) head[leftAt] = own.left;
  if (own.traceResponse !== undefined) head.splice(requestIdAt + 1, 0, 'traceresponse', own.traceResponse);
  return head;
}

/** Never sent again. Nothing that is answered with 200 has them, save while the service stops. */
const NEVER: ReadonlySet<string> = new Set(['connection', 'retry-after', 'set-cookie', 'date']);
const BYTES_PER_CHARACTER = 2;
const BYTES_BESIDE = 1_000;

const ASKED = Symbol('asked');
type Asking = IncomingMessage & { [ASKED]?: string };

/** Answers as they were sent, by the very bytes they were asked for with. They are learned from answers of the cache on
 *  their way out, and live as long as those and in the same memory. */
export class Replays {
  private readonly byAsked = new Map<string, Replay>();

  constructor(private readonly cache: Pick<AnswerCache, 'givenBefore' | 'keepBeside'>) {}

  get(asked: string): Replay | undefined {
    return this.byAsked.get(asked);
  }

  /** Notes what a request asked, byte for byte, so that its answer can be learned. */
  note(request: IncomingMessage, asked: string): void {
    (request as Asking)[ASKED] = asked;
  }

  /** Call before an answer is sent: learns from a response of status 200, all of it, if the answer is one of the cache
   *  and the request was noted. */
  learn(request: IncomingMessage, response: ServerResponse, answer: PlannedAnswer): void {
    const asked = (request as Asking)[ASKED];
    const known = asked === undefined ? undefined : this.cache.givenBefore(answer);
    if (asked === undefined || known === undefined || this.byAsked.has(asked)) return;
    const sent = bytesSent(response);
    response.once('finish', () => {
      const head = response.statusCode === 200 ? headOf(response) : undefined;
      if (head !== undefined) this.put(asked, { known, head, body: Buffer.concat(sent) });
    });
  }

  private put(asked: string, replay: Replay): void {
    if (this.byAsked.has(asked)) return;
    this.byAsked.set(asked, replay);
    const bytes = replay.body.length + BYTES_PER_CHARACTER * asked.length + BYTES_BESIDE;
    this.cache.keepBeside(replay.known, bytes, () => this.byAsked.delete(asked));
  }
}

/** Collects what is written to a response from now on. */
function bytesSent(response: ServerResponse): readonly Buffer[] {
  const chunks: Buffer[] = [];
  const watched = (send: (...args: unknown[]) => unknown) =>
    function (this: unknown, ...args: unknown[]): unknown {
      const [chunk, encoding] = args;
      if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      return send.apply(this, args);
    };
  response.write = watched(response.write as never) as typeof response.write;
  response.end = watched(response.end as never) as typeof response.end;
  return chunks;
}

/** What Node has for a server's answer, and its types for a client's request alone. */
type WithRawNames = ServerResponse & { getRawHeaderNames(): string[] };

/** The headers of a response; absent when one of them must not be sent again. */
function headOf(response: ServerResponse): Head | undefined {
  const lines: string[] = [];
  for (const name of (response as WithRawNames).getRawHeaderNames()) {
    const value = response.getHeader(name);
    if (NEVER.has(name.toLowerCase()) || Array.isArray(value)) return undefined;
    // Stands only where the one who asked has told of a trace, right behind the name of the request.
    if (name.toLowerCase() !== 'traceresponse') lines.push(name, String(value));
  }
  const valueAt = (name: string): number =>
    lines.findIndex((one, i) => i % 2 === 0 && one.toLowerCase() === name) + 1 || -1;
  const [requestIdAt, leftAt] = [valueAt('x-request-id'), valueAt('ratelimit')];
  return requestIdAt < 0 ? undefined : { lines, requestIdAt, leftAt };
}
