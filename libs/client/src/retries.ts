/** How often and how long to try again. */
export interface Retries {
  /** Further attempts after the first; 0: none. Default 3. */
  readonly attempts: number;
  /** The longest that one wait may be, milliseconds; a service that asks for more is not waited for. Default 30,000. */
  readonly longestWaitMs: number;
}

/** Answers after which the same question may get a better one. Every question is safe to repeat: the same one is filed
 *  under the same id. */
const AGAIN = new Set([408, 429, 502, 503, 504]);
const FIRST_WAIT_MS = 250;

/** Milliseconds to wait as the service asked for it: seconds or a date; undefined where it did not. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
    if (signal?.aborted) leave();
  });

/** An answer, or what became of asking. */
type Outcome = { readonly answer: Response } | { readonly error: unknown };

async function outcomeOf(ask: () => Promise<Response>): Promise<Outcome> {
  try {
    return { answer: await ask() };
  } catch (error) {
    return { error };
  }
}

/** Milliseconds to wait before the next attempt; undefined: there is no use in one. */
function waitAfter(outcome: Outcome, attempt: number, longestWaitMs: number): number | undefined {
  const usual = Math.min(longestWaitMs, FIRST_WAIT_MS * 2 ** attempt);
  if ('error' in outcome) return usual;
  if (!AGAIN.has(outcome.answer.status)) return undefined;
  const asked = retryAfterMs(outcome.answer.headers.get('retry-after'), Date.now()) ?? usual;
  return asked > longestWaitMs ? undefined : asked;
}

/** The first answer that need not be asked again, else the last. A connection that fails is tried again too.
 *  @throws what `ask` throws the last time, or the reason of the signal. */
export async function withRetries(
  ask: () => Promise<Response>,
  { attempts, longestWaitMs }: Retries,
  signal?: AbortSignal,
): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await outcomeOf(ask);
    const isOver = attempt >= attempts || signal?.aborted === true;
    const wait = isOver ? undefined : waitAfter(outcome, attempt, longestWaitMs);
    if (wait !== undefined) {
      if ('answer' in outcome) await outcome.answer.body?.cancel();
      await pause(wait, signal);
    } else if ('answer' in outcome) return outcome.answer;
    else throw outcome.error;
  }
}
