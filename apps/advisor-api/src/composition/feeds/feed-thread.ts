import { parentPort, workerData } from 'node:worker_threads';
import { defined } from '@compute-advisor/domain';
import { createPriceFeeds, FetchFailure, GpuNames, UnreadableFeed } from '@compute-advisor/pricing';
import type { FeedFailure, FeedReply, FeedRequest, FeedThreadData } from './feed-messages';

/** Fetches and reads price feeds in this thread. */
export function serveFeeds(): void {
  const port = parentPort;
  if (port === null) throw new Error('started outside a worker thread');
  const feeds = new Map(createPriceFeeds((workerData as FeedThreadData).addresses).map((feed) => [feed.name, feed]));
  let names = new GpuNames([]);
  const fetch = async ({ id, feed, gpus, last, nowMs }: FeedRequest): Promise<FeedReply> => {
    if (gpus !== undefined) names = new GpuNames(gpus);
    try {
      const found = feeds.get(feed);
      if (found === undefined) throw new Error(`no feed ${feed}`);
      return { id, fetched: await found.fetch(names, last, nowMs) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  };
  port.on('message', (request: FeedRequest) => void fetch(request).then((reply) => port.postMessage(reply)));
}

function failureOf(error: unknown): FeedFailure {
  if (error instanceof UnreadableFeed) return { kind: 'unreadable', message: error.message, retryable: false };
  if (error instanceof FetchFailure) {
    const { message, retryable, status, retryAfterMs } = error;
    return { kind: 'fetch', message, retryable, ...defined({ status, retryAfterMs }) };
  }
  return { kind: 'other', message: String(error), retryable: false };
}
