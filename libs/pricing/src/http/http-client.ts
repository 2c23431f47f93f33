import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
  type IPolicy,
} from 'cockatiel';
import { Agent, request, type Dispatcher } from 'undici';
import { readBounded } from './bounded-body';
import { FetchFailure, shownAddress } from './fetch-failure';
import {
  networkFailure,
  parsedLocation,
  redirectTarget,
  requestHeaders,
  retryAfterMs,
  single,
  type Validators,
} from './messages';

/** Bounds of one client. Milliseconds and bytes. */
export interface HttpLimits {
  /** The whole of one attempt: connecting, redirects, headers, body. */
  readonly attemptTimeoutMs: number;
  /** The longest silence within one attempt. */
  readonly idleTimeoutMs: number;
  /** Of a body, on the wire and after decompression alike. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** Attempts after the first. */
  readonly retries: number;
  readonly firstRetryMs: number;
  /** The longest wait a server may ask for with Retry-After; a longer one ends the fetch. */
  readonly longestWaitMs: number;
  /** Failures in a row after which a host is left alone, and for how long. */
  readonly breakAfterFailures: number;
  readonly breakForMs: number;
}

export const HTTP_LIMITS: HttpLimits = {
  attemptTimeoutMs: 60_000,
  idleTimeoutMs: 15_000,
  maxBytes: 64 * 1024 * 1024,
  maxRedirects: 3,
  retries: 2,
  firstRetryMs: 500,
  longestWaitMs: 60_000,
  breakAfterFailures: 6,
  breakForMs: 300_000,
};

export type Fetched =
  | { readonly modified: false }
  | { readonly modified: true; readonly body: Uint8Array; readonly etag?: string; readonly lastModified?: string };

/** Fetches documents from configured hosts and no others. Certificates are checked; a plain-http address works only
 *  where the operator configured one. */
export class HttpClient {
  private readonly agent: Agent;
  private readonly policies = new Map<string, IPolicy>();
  private readonly origins: ReadonlySet<string>;
  private endFetches: (failure: FetchFailure) => void = () => undefined;
  private readonly closed = new Promise<never>((_resolve, reject) => {
    this.endFetches = reject;
  });

  /** `bases`: the configured addresses; only their origins (scheme, host, port) are ever spoken to. */
  constructor(
    bases: readonly URL[],
    private readonly limits: HttpLimits = HTTP_LIMITS,
  ) {
    this.origins = new Set(bases.map((base) => base.origin));
    this.closed.catch(() => undefined);
    this.agent = new Agent({
      connect: { timeout: limits.idleTimeoutMs },
      headersTimeout: limits.idleTimeoutMs,
      bodyTimeout: limits.idleTimeoutMs,
      connections: 4,
      maxHeaderSize: 32 * 1024,
      keepAliveTimeout: 1_000,
    });
  }

  /** The document, or that it has not changed. @throws {FetchFailure} for everything that went wrong; nothing else
   *  escapes. */
  async get(url: URL, validators: Validators = {}): Promise<Fetched> {
    // Waits between attempts do not keep a process alive that is on its way out; whoever waits for an answer does.
    const awaited = setInterval(() => undefined, 60_000);
    try {
      return await Promise.race([this.policyFor(url.origin).execute(() => this.attempt(url, validators)), this.closed]);
    } catch (error) {
      if (error instanceof FetchFailure) throw error;
      if (error instanceof BrokenCircuitError)
        throw new FetchFailure(`${url.host} failed too often and is left alone for a while`, false);
      throw networkFailure(url, error);
    } finally {
      clearInterval(awaited);
    }
  }

  /** Lets go of connections; fetches under way end with a failure. */
  async close(): Promise<void> {
    this.endFetches(new FetchFailure('the client was closed', false));
    await this.agent.destroy();
  }

  private policyFor(origin: string): IPolicy {
    const known = this.policies.get(origin);
    if (known) return known;
    const { retries, firstRetryMs, longestWaitMs, breakAfterFailures, breakForMs } = this.limits;
    const retryable = handleWhen((error) => !(error instanceof FetchFailure) || error.retryable);
    // Cockatiel's exponential backoff is jittered (decorrelated), so that replicas do not come back in step; a
    // server's own Retry-After goes before it.
    const jittered = new ExponentialBackoff({ initialDelay: firstRetryMs, maxDelay: longestWaitMs });
    const backoff = new DelegateBackoff<{ attempt: number; result: unknown }, ReturnType<typeof jittered.next>>(
      (context, state) => {
        const next = state ? state.next(context as never) : jittered.next();
        const asked = (context.result as { error?: { retryAfterMs?: number } }).error?.retryAfterMs;
        return { state: next, delay: asked ?? next.duration };
      },
    );
    const policy = wrap(
      retry(retryable, { maxAttempts: retries, backoff }).dangerouslyUnref(),
      circuitBreaker(retryable, { halfOpenAfter: breakForMs, breaker: new ConsecutiveBreaker(breakAfterFailures) }),
    );
    this.policies.set(origin, policy);
    return policy;
  }

  private async attempt(start: URL, validators: Validators): Promise<Fetched> {
    const signal = AbortSignal.timeout(this.limits.attemptTimeoutMs);
    let url = start;
    for (let hops = 0; ; hops += 1) {
      this.assertConfigured(url);
      const response = await request(url, {
        dispatcher: this.agent,
        method: 'GET',
        headers: requestHeaders(validators),
        signal,
      });
      const location = redirectTarget(response);
      if (location === undefined) return await this.read(url, response, validators);
      await response.body.dump({ limit: 16 * 1024 }).catch(() => undefined);
      if (hops === this.limits.maxRedirects)
        throw new FetchFailure(`more than ${this.limits.maxRedirects} redirects from ${shownAddress(start)}`, false);
      url = parsedLocation(location, url);
    }
  }

  private async read(url: URL, response: Dispatcher.ResponseData, validators: Validators): Promise<Fetched> {
    const { statusCode, headers, body } = response;
    if (statusCode === 304 && (validators.etag !== undefined || validators.lastModified !== undefined)) {
      await body.dump();
      return { modified: false };
    }
    if (statusCode !== 200) {
      await body.dump({ limit: 16 * 1024 }).catch(() => undefined);
      throw this.statusFailure(url, statusCode, single(headers['retry-after']));
    }
    const length = Number(single(headers['content-length']) ?? 0);
    if (length > this.limits.maxBytes) {
      body.on('error', () => undefined).destroy();
      throw new FetchFailure(`the body is larger than ${this.limits.maxBytes} bytes`, false);
    }
    const bytes = await readBounded(body, single(headers['content-encoding']), this.limits.maxBytes);
    const etag = single(headers.etag);
    const lastModified = single(headers['last-modified']);
    return {
      modified: true,
      body: bytes,
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    };
  }

  private statusFailure(url: URL, status: number, retryAfter: string | undefined): FetchFailure {
    const retryable = status === 429 || status === 408 || status >= 500;
    const waitMs = retryAfterMs(retryAfter);
    if (waitMs !== undefined && waitMs > this.limits.longestWaitMs)
      return new FetchFailure(
        `HTTP ${status} from ${url.host}, to be asked again in ${Math.ceil(waitMs / 1000)} s`,
        false,
        status,
        waitMs,
      );
    return new FetchFailure(`HTTP ${status} from ${shownAddress(url)}`, retryable, status, waitMs);
  }

  private assertConfigured(url: URL): void {
    if (!this.origins.has(url.origin))
      throw new FetchFailure(`${url.origin} is not one of the configured hosts`, false);
  }
}
