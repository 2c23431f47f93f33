import type { GpuFacts, Offer } from '@compute-advisor/domain';
import {
  createPriceFeeds,
  GpuNames,
  PRICE_FEED_FAMILIES,
  reasonToReject,
  type FeedReading,
  type PriceFeed,
  type PriceFeedAddresses,
} from '@compute-advisor/pricing';
import { newestWord, type PackagedRow, rowOfOffer, sortedRows } from './offers/packaged-row';

/** What one feed said when it was asked just now: its reading, or why there is none; and whether it would be believed.
 */
export type FeedAnswer = { readonly feed: string } & (
  { readonly reading: FeedReading; readonly doubt?: string } | { readonly failure: string }
);

/** Splits `--toolshed=URL --skypilot=URL --azure=URL word ...` into addresses and words. Without an address: the
 *  public ones. @throws {RangeError} an option that is none. */
export function readArguments(args: readonly string[]): {
  readonly addresses: PriceFeedAddresses;
  readonly words: readonly string[];
} {
  const addresses: Partial<Record<(typeof PRICE_FEED_FAMILIES)[number], string>> = {};
  for (const arg of args.filter((text) => text.startsWith('--'))) {
    const at = arg.indexOf('=');
    const family = PRICE_FEED_FAMILIES.find((name) => `--${name}` === arg.slice(0, Math.max(at, 0)));
    if (family === undefined)
      throw new RangeError(
        `unknown option ${arg}; known: ${PRICE_FEED_FAMILIES.map((name) => `--${name}=URL`).join(' ')}`,
      );
    addresses[family] = arg.slice(at + 1);
  }
  return {
    addresses: Object.keys(addresses).length > 0 ? addresses : 'default',
    words: args.filter((text) => !text.startsWith('--')),
  };
}

/** Asks every feed in turn. */
export async function askFeeds(
  addresses: PriceFeedAddresses,
  gpus: readonly GpuFacts[],
  packaged: readonly Offer[],
  nowMs: number,
): Promise<readonly FeedAnswer[]> {
  const names = new GpuNames(gpus);
  const answers: FeedAnswer[] = [];
  const feeds = createPriceFeeds(addresses);
  for (const feed of feeds) answers.push(await ask(feed, names, packaged, nowMs));
  await Promise.all(feeds.map((feed) => feed.close()));
  return answers;
}

async function ask(feed: PriceFeed, names: GpuNames, packaged: readonly Offer[], nowMs: number): Promise<FeedAnswer> {
  try {
    const fetched = await feed.fetch(names, undefined, nowMs);
    if (!fetched.modified) return { feed: feed.name, failure: 'not modified' };
    const doubt = reasonToReject(fetched.reading, undefined, packaged, nowMs);
    return { feed: feed.name, reading: fetched.reading, ...(doubt === undefined ? {} : { doubt }) };
  } catch (error) {
    return { feed: feed.name, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Text for people: per feed its date and counts, its offers of the part, cheapest first, and names it left out that
 *  resemble the part's. */
export function partReport(answers: readonly FeedAnswer[], gpu: GpuFacts): string {
  return answers
    .flatMap((answer) => {
      if ('failure' in answer) return [`${answer.feed}: ${answer.failure}`];
      const { reading, doubt } = answer;
      const offers = reading.offers
        .filter((offer) => offer.gpuId === gpu.id)
        .sort((a, b) => a.usdPerGpuHour - b.usdPerGpuHour);
      const family = gpu.id.split('-')[0] ?? gpu.id;
      const near = [...reading.unplaced]
        .filter(([name]) =>
          name
            .toLowerCase()
            .replace(/[^a-z0-9]/g, '')
            .includes(family),
        )
        .sort((a, b) => b[1] - a[1]);
      return [
        `${answer.feed}: dated ${reading.sourceDate}, ${reading.rowsRead} rows, ${reading.offers.length} ` +
          `offers, ${reading.rowsUnresolved} unresolved, ${reading.rowsAmbiguous} ambiguous, ` +
          `${reading.rowsWithoutPrice} without a ` +
          `price${doubt === undefined ? '' : `; NOT BELIEVED: ${doubt}`}`,
        ...offers.map(
          (offer) =>
            `  ${offer.usdPerGpuHour.toFixed(4).padStart(9)} USD per GPU-hour  ${offer.kind.padEnd(9)} ` +
            `${String(offer.gpuCount).padStart(2)} x  ` +
            `${[offer.provider, offer.instanceType, offer.region].filter((part) => part !== undefined).join(' ')}`,
        ),
        ...near.map(([name, rows]) => `  left out: ${name} (${rows} rows)`),
      ];
    })
    .join('\n');
}

/** The packaged rows with what believed feeds say laid over them: a provider's newest word on a part replaces all its
 *  older ones; the rest stays. */
export function refreshedRows(rows: readonly PackagedRow[], answers: readonly FeedAnswer[]): readonly PackagedRow[] {
  const fresh = answers
    .flatMap((answer) => ('reading' in answer && answer.doubt === undefined ? answer.reading.offers : []))
    .map(rowOfOffer)
    .filter((row) => row !== undefined);
  return sortedRows(newestWord([...rows, ...fresh]));
}
