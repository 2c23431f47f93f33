import type { GpuNames } from '../readings/gpu-names';
import { FetchFailure } from '../http/fetch-failure';
import type { HttpClient } from '../http/http-client';
import { readAzureItem } from './azure-meter';
import { dayOf, digestOf, isObject, parseJson, textOf } from './document';
import { OfferTally, UnreadableFeed, type FeedFetch, type LastFetch, type PriceFeed } from './price-feed';
import type { FeedReading } from '../readings/feed-reading';

const SOURCE = 'Azure Retail Prices API';
const API_VERSION = '2023-01-01-preview';
/** Virtual machines with accelerators (the N series), by the hour. Values are case-sensitive from this API version on.
 */
const FILTER =
  "serviceName eq 'Virtual Machines' and priceType eq 'Consumption' and contains(armSkuName, 'Standard_N')";
/** About ten pages hold the N series of all regions; many more means that the filter no longer works. */
const MOST_PAGES = 80;

/** Azure's public price list: asked with a filter, page after page. It answers with the prices in force, so the day of
 *  asking is the day it vouches for. */
export class AzureRetailPriceFeed implements PriceFeed {
  readonly name = 'azure';

  /** `base`: the list's address. `officialHost`: whose links a copy of the list may still carry; they are followed on
   *  `base` alone. */
  constructor(
    private readonly base: URL,
    private readonly http: HttpClient,
    private readonly officialHost: string,
  ) {}

  async fetch(names: GpuNames, last: LastFetch | undefined, nowMs: number): Promise<FeedFetch> {
    const pages = await this.pages();
    const contentDigest = digestOf(...pages);
    const sourceDate = dayOf(nowMs);
    if (last?.contentDigest === contentDigest && last.sourceDate === sourceDate) return { modified: false };
    return { modified: true, contentDigest, reading: readAzurePages(pages, names, sourceDate) };
  }

  close(): Promise<void> {
    return this.http.close();
  }

  private async pages(): Promise<readonly Uint8Array[]> {
    const pages: Uint8Array[] = [];
    const asked = new Set<string>();
    let url: URL | undefined = this.firstPage();
    while (url) {
      if (asked.has(url.href)) throw new UnreadableFeed('the pages lead back to themselves');
      if (pages.length === MOST_PAGES) throw new UnreadableFeed(`there are more than ${MOST_PAGES} pages`);
      asked.add(url.href);
      const fetched = await this.http.get(url);
      if (!fetched.modified) throw new FetchFailure('a page was said to be unchanged without being asked', false);
      pages.push(fetched.body);
      url = this.nextPage(fetched.body);
    }
    return pages;
  }

  private firstPage(): URL {
    const url = new URL(this.base.href);
    // Written out: the list wants `$filter` with its dollar sign, and %20 for a space.
    url.search = `api-version=${API_VERSION}&currencyCode='USD'&$filter=${encodeURIComponent(FILTER)}`;
    return url;
  }

  /** The link's query on the configured address: whatever host the link names, no other is asked, and a foreign one
   *  ends the run. */
  private nextPage(body: Uint8Array): URL | undefined {
    const link = textOf(pageOf(body)['NextPageLink']);
    if (link === undefined) return undefined;
    if (!URL.canParse(link)) throw new UnreadableFeed('the link to the next page is none');
    const next = new URL(link);
    if (next.host !== this.base.host && next.hostname !== this.officialHost)
      throw new UnreadableFeed(`the next page lies on another host, ${next.hostname.slice(0, 80)}`);
    const url = new URL(this.base.href);
    url.search = next.search;
    return url;
  }
}

/** Reads all pages of one answer. Sizes that the catalog does not list stay out: their names do not say how many GPUs
 *  they hold. @throws {UnreadableFeed} */
export function readAzurePages(pages: readonly Uint8Array[], names: GpuNames, sourceDate: string): FeedReading {
  const tally = new OfferTally();
  for (const bytes of pages)
    for (const item of pageOf(bytes)['Items'] as unknown[]) readItem(item, sourceDate, names, tally);
  return tally.reading(sourceDate);
}

function readItem(item: unknown, asOf: string, names: GpuNames, tally: OfferTally): void {
  const meter = readAzureItem(item);
  if (meter === 'other' || !tally.isNew(JSON.stringify(item))) return;
  const sku = isObject(item) ? (textOf(item['armSkuName']) ?? '') : '';
  const instance = names.instance('azure', sku);
  if (!instance) return tally.leaveOut('unknown', sku);
  if (meter === 'without_price') return tally.leaveOut('without_price', sku);
  tally.keep({
    gpuId: instance.gpuId,
    provider: 'azure',
    instanceType: meter.armSkuName,
    region: meter.region,
    gpuCount: instance.gpuCount,
    usdPerGpuHour: meter.usdPerHour / instance.gpuCount,
    kind: meter.kind,
    asOf,
    source: SOURCE,
  });
}

function pageOf(bytes: Uint8Array): { readonly [key: string]: unknown } {
  const page = parseJson(bytes);
  if (!isObject(page) || !Array.isArray(page['Items'])) throw new UnreadableFeed('a page has no list of items');
  if (page['BillingCurrency'] !== undefined && page['BillingCurrency'] !== 'USD')
    throw new UnreadableFeed(`prices come in ${String(page['BillingCurrency']).slice(0, 10)}, not in USD`);
  return page;
}
