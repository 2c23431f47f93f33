import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { defined, type GpuFacts } from '@compute-advisor/domain';
import {
  createPriceFeeds,
  FetchFailure,
  UnreadableFeed,
  type FeedFetch,
  type LastFetch,
  type PriceFeed,
  type PriceFeedAddresses,
} from '@compute-advisor/pricing';
import type { FeedFailure, FeedReply, FeedRequest, FeedThreadData } from './feed-messages';

/** The file that the reading thread runs: beside the bundle of the service. */
const THREAD_FILE = 'feed-thread.js';

/** The feeds at these addresses, fetched and read in a thread of their own: a document of 40 MB holds up the event
 *  loop for most of a second. Where the service runs from its
 *  sources, in this thread. */
export function threadedFeeds(
  addresses: PriceFeedAddresses,
  gpus: () => readonly GpuFacts[],
  file = join(__dirname, THREAD_FILE),
): readonly PriceFeed[] {
  const feeds = createPriceFeeds(addresses);
  if (feeds.length === 0 || !existsSync(file)) return feeds;
  const thread = new FeedThread(file, addresses, gpus);
  return feeds.map((feed) => ({
    name: feed.name,
    fetch: (_names, last, nowMs) => thread.fetch(feed.name, last, nowMs),
    close: async () => {
      await Promise.all([feed.close(), thread.close()]);
    },
  }));
}

interface Waiting {
  readonly resolve: (fetched: FeedFetch) => void;
  readonly reject: (error: Error) => void;
}

/** The reading thread as the serving thread sees it; started with the first fetch, and again after it died. */
class FeedThread {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private sent: readonly GpuFacts[] | undefined;
  private next = 0;
  private closed = false;

  constructor(
    private readonly file: string,
    private readonly addresses: PriceFeedAddresses,
    private readonly gpus: () => readonly GpuFacts[],
  ) {}

  fetch(feed: string, last: LastFetch | undefined, nowMs: number): Promise<FeedFetch> {
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new FetchFailure('the client was closed', false));
        return;
      }
      const worker = (this.worker ??= this.start());
      const gpus = this.gpus();
      const id = (this.next += 1);
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({
        id,
        feed,
        nowMs,
        ...defined({ last, gpus: gpus === this.sent ? undefined : gpus }),
      } satisfies FeedRequest);
      this.sent = gpus;
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.file, { workerData: { addresses: this.addresses } satisfies FeedThreadData });
    worker.unref();
    worker.on('message', (reply: FeedReply) => this.settle(reply));
    const end = (why: string): void => {
      if (this.worker === worker) this.worker = undefined;
      this.sent = undefined;
      for (const one of this.waiting.values()) one.reject(new FetchFailure(`the reading thread ended: ${why}`, true));
      this.waiting.clear();
    };
    worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => end(`exit ${code}`));
    return worker;
  }

  private settle(reply: FeedReply): void {
    const one = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('fetched' in reply) one?.resolve(reply.fetched);
    else one?.reject(errorOf(reply.failure));
  }
}

function errorOf({ kind, message, retryable, status, retryAfterMs }: FeedFailure): Error {
  if (kind === 'unreadable') return new UnreadableFeed(message);
  return kind === 'fetch' ? new FetchFailure(message, retryable, status, retryAfterMs) : new Error(message);
}
