import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** Steps in which time is counted. */
const STEP_MS = 100;

/** Calls `onOver` after `ms` during which this process could have noticed an answer. While the event loop is held up
 *  (a burst of work, a stopped process) replies lie
 *  unread in the socket, so that time counts for at most two steps: a healthy database is not called silent because we
 *  were deaf. */
export class Patience {
  private readonly timer: NodeJS.Timeout;
  private counted = 0;
  private last = performance.now();

  constructor(ms: number, onOver: () => void) {
    this.timer = setInterval(() => {
      const now = performance.now();
      this.counted += Math.min(now - this.last, 2 * STEP_MS);
      this.last = now;
      if (this.counted < ms) return;
      this.end();
      onOver();
    }, STEP_MS);
    this.timer.unref();
  }

  /** The answer is there. */
  end(): void {
    clearInterval(this.timer);
  }
}

type Ask = (...args: unknown[]) => unknown;
type Settled = (error: unknown, result?: unknown) => void;

/** A client whose every statement is answered within `statementPatienceMs` of {@link Patience} or fails; the
 *  connection is then cut, since an answer might still come. */
export class PatientClient extends Client {
  constructor(config: ClientConfig & { readonly statementPatienceMs: number }) {
    super(config);
    const ms = config.statementPatienceMs;
    const ask = this.query.bind(this) as Ask;
    const cut = (): void => {
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    };
    this.query = ((...args: unknown[]) => askWithin(ms, ask, args, cut)) as typeof this.query;
  }
}

function askWithin(ms: number, ask: Ask, args: unknown[], cut: () => void): unknown {
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const settle = bounded(ms, callback as Settled, cut);
    return ask(...args.slice(0, -1), settle);
  }
  return new Promise((resolve, reject) => {
    const settle = bounded(ms, (error, result) => (error ? reject(error as Error) : resolve(result)), cut);
    (ask(...args) as Promise<unknown>).then((result) => settle(undefined, result), settle);
  });
}

/** `settled`, called once: by the answer, or after the patience is over. */
function bounded(ms: number, settled: Settled, cut: () => void): Settled {
  let open = true;
  const once: Settled = (error, result) => {
    if (!open) return;
    open = false;
    patience.end();
    settled(error, result);
  };
  const patience = new Patience(ms, () => {
    once(new Error(`timeout: no answer within ${ms / 1_000} s`));
    cut();
  });
  return once;
}
