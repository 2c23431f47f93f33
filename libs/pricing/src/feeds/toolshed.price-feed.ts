import type { SnapshotOffer } from '@compute-advisor/application';
import { canonicalProvider, isCommunityMarketplace, type PriceKind } from '@compute-advisor/domain';
import type { AcceleratorName, GpuNames } from '../readings/gpu-names';
import type { HttpClient } from '../http/http-client';
import { dayIn, digestOf, isObject, parseJson, textOf } from './document';
import { fetchFirst } from './fetch-first';
import { OfferTally, saysPrice, UnreadableFeed, type FeedFetch, type LastFetch, type PriceFeed } from './price-feed';
import type { FeedReading } from '../readings/feed-reading';

const SOURCE = 'toolshedlabs-hash/gpu-price-feed prices.json';

/** The daily feed of neoclouds: one JSON document, dated, prices per GPU in USD. */
export class ToolshedPriceFeed implements PriceFeed {
  readonly name = 'toolshed';
  private readonly addresses: readonly URL[];

  /** `base`: the document itself, or the folder that holds `prices.json` or `data/prices.json`. */
  constructor(
    base: URL,
    private readonly http: HttpClient,
  ) {
    const folder = base.pathname.endsWith('/') ? base : new URL(`${base.href}/`);
    this.addresses = base.pathname.endsWith('.json')
      ? [base]
      : [new URL('data/prices.json', folder), new URL('prices.json', folder)];
  }

  async fetch(names: GpuNames, last: LastFetch | undefined): Promise<FeedFetch> {
    const fetched = await fetchFirst(this.http, this.addresses, last);
    if (!fetched.modified) return fetched;
    const { body, ...validators } = fetched;
    return { ...validators, contentDigest: digestOf(body), reading: readToolshed(body, names) };
  }

  close(): Promise<void> {
    return this.http.close();
  }
}

/** Reads the document. A slice of a GPU, a part nobody recognised and a machine that cannot be rented now are no
 *  offers. @throws {UnreadableFeed} */
export function readToolshed(bytes: Uint8Array, names: GpuNames): FeedReading {
  const document = parseJson(bytes);
  if (!isObject(document) || !Array.isArray(document['offers'])) throw new UnreadableFeed('there is no list of offers');
  const sourceDate = dayIn(textOf(document['collected_at']));
  if (sourceDate === undefined) throw new UnreadableFeed('the document does not say when it was collected');
  const tally = new OfferTally();
  for (const row of document['offers'] as unknown[]) readOffer(row, sourceDate, names, tally);
  return tally.reading(sourceDate);
}

type Row = { readonly [key: string]: unknown };

function readOffer(row: unknown, asOf: string, names: GpuNames, tally: OfferTally): void {
  if (!isObject(row) || !tally.isNew(JSON.stringify(row))) return;
  const provider = textOf(row['provider']);
  const name = textOf(row['gpu_key']) ?? textOf(row['gpu_model_raw']);
  if (provider === undefined || name === undefined || isNoWholePart(row))
    return tally.leaveOut('unknown', name ?? '(nameless)');
  const priced = pricedAt(row);
  if (priced === undefined) return tally.leaveOut('without_price', name);
  const gpu = names.resolve(acceleratorOf(row, provider, name));
  if (gpu.kind !== 'named') return tally.leaveOut(gpu.kind, name);
  const region = textOf(row['region']);
  const instanceType = /\binstance type ([^\s,;]+)/.exec(textOf(row['notes']) ?? '')?.[1];
  tally.keep({
    gpuId: gpu.gpuId,
    provider: canonicalProvider(provider),
    ...priced,
    asOf,
    source: SOURCE,
    ...(instanceType === undefined ? {} : { instanceType }),
    ...(region === undefined ? {} : { region }),
  });
}

/** A part the feed itself did not recognise, or a slice of one. */
const isNoWholePart = (row: Row): boolean =>
  row['gpu_recognised'] === false || textOf(row['gpu_partition']) !== undefined;

/** What it costs and for how many; undefined where nobody can rent it for a stated price. */
function pricedAt(row: Row): Pick<SnapshotOffer, 'gpuCount' | 'usdPerGpuHour' | 'kind'> | undefined {
  const [gpuCount, usdPerGpuHour, kind] = [row['gpu_count'], row['price_per_gpu_hr_usd'], kindOf(row)];
  if (kind === undefined || row['available'] === false || !saysPrice(usdPerGpuHour)) return undefined;
  return typeof gpuCount === 'number' && Number.isInteger(gpuCount) && gpuCount >= 1
    ? { gpuCount, usdPerGpuHour, kind }
    : undefined;
}

function acceleratorOf(row: Row, provider: string, name: string): AcceleratorName {
  const [form, memory] = [textOf(row['gpu_form']), row['vram_gb']];
  return {
    provider,
    names: [name, ...[row['gpu_model_raw'], row['gpu_family']].map(textOf).filter((n) => n !== undefined)],
    ...(typeof memory === 'number' && memory > 0 ? { memoryGib: [memory] } : {}),
    ...(form === undefined ? {} : { form }),
  };
}

/** RunPod's community cloud and every Vast host are private hosts, also when the feed calls them on-demand. */
function kindOf(row: { readonly [key: string]: unknown }): PriceKind | undefined {
  const type = textOf(row['pricing_type'])?.toLowerCase();
  if (type === 'spot' || type === 'interruptible') return 'spot';
  if (type?.startsWith('reserved') || type?.startsWith('committed')) return 'reserved';
  if (type !== 'on-demand') return undefined;
  const community =
    isCommunityMarketplace(canonicalProvider(textOf(row['provider']) ?? '')) ||
    /\bcommunity\b/i.test(textOf(row['notes']) ?? '');
  return community ? 'community' : 'on_demand';
}
