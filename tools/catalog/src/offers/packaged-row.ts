import { isCommunityMarketplace, type Offer, type PriceKind } from '@compute-advisor/domain';

/** One row of the packaged offers, as libs/catalog/src/data/fallback-offers.json holds it: one machine type of one
 *  provider in one region, or, without `instanceType`, one GPU of a price list that names no machine. */
export interface PackagedRow {
  readonly provider: string;
  /** The machine as the provider names it; absent where the list names a GPU and no machine. */
  readonly instanceType?: string;
  readonly gpuId: string;
  /** GPUs in the machine; 1 where none is named. A fraction is a slice of one GPU. */
  readonly gpuCount: number;
  readonly region?: string;
  /** For the whole machine, on demand; absent where the list has a spot price only. */
  readonly usdPerHour?: number;
  /** For the whole machine, while nobody else wants it. */
  readonly spotUsdPerHour?: number;
  /** Whose machine it is, where a provider resells the machines of private hosts (RunPod's community cloud). */
  readonly kind?: 'community';
  readonly observedOn: string;
  readonly source: string;
}

/** A row of gpu_prices.csv as a packaged row; undefined for one without a date or a price, and for a chip's share of a
 *  TPU pod, which cannot be had by the chip. */
export function packagedRow(csv: Readonly<Record<string, string>>): PackagedRow | undefined {
  const price = (name: string): number | undefined => {
    const usd = Number(csv[name]);
    return csv[name] && usd > 0 ? usd : undefined;
  };
  const [usdPerHour, spotUsdPerHour] = [price('on_demand_usd_per_hour'), price('spot_usd_per_hour')];
  const observedOn = csv['observed_date'];
  if (/^\(chip\).* pod$/.test(csv['instance_type'] ?? '')) return undefined;
  if (!observedOn || (usdPerHour === undefined && spotUsdPerHour === undefined)) return undefined;
  return ordered({
    provider: csv['provider'] ?? '',
    ...named(csv['instance_type']),
    gpuId: csv['gpu_id'] ?? '',
    gpuCount: Number(csv['gpu_count']),
    ...(csv['region'] ? { region: csv['region'] } : {}),
    ...(usdPerHour === undefined ? {} : { usdPerHour }),
    ...(spotUsdPerHour === undefined ? {} : { spotUsdPerHour }),
    ...(csv['kind'] === 'community' ? { kind: 'community' as const } : {}),
    observedOn,
    source: csv['source'] ?? '',
  });
}

/** A believed offer of a feed as a packaged row; undefined for what the book does not hold: operator's and reserved
 *  offers. */
export function rowOfOffer(offer: Offer | Omit<Offer, 'freshness'>): PackagedRow | undefined {
  const held: readonly PriceKind[] = ['on_demand', 'spot', 'community'];
  if (!held.includes(offer.kind)) return undefined;
  const usd = Number((offer.usdPerGpuHour * offer.gpuCount).toPrecision(12));
  return ordered({
    provider: offer.provider,
    ...named(offer.instanceType),
    gpuId: offer.gpuId,
    gpuCount: offer.gpuCount,
    ...(offer.region === undefined ? {} : { region: offer.region }),
    ...(offer.kind === 'spot' ? { spotUsdPerHour: usd } : { usdPerHour: usd }),
    ...(offer.kind === 'community' && !isCommunityMarketplace(offer.provider) ? { kind: 'community' as const } : {}),
    observedOn: offer.asOf,
    source: offer.source,
  });
}

/** The word of a provider on a part is that of its newest day: rows of older lists go, an older list's other machines
 *  among them. */
export function newestWord(rows: readonly PackagedRow[]): readonly PackagedRow[] {
  const keyOf = (row: PackagedRow): string => `${row.provider}\n${row.gpuId}`;
  const newest = new Map<string, string>();
  for (const row of rows) if (row.observedOn > (newest.get(keyOf(row)) ?? '')) newest.set(keyOf(row), row.observedOn);
  return rows.filter((row) => row.observedOn === newest.get(keyOf(row)));
}

/** The rows, with those of a list that says the cheapest of each part alone left out where `machines` hold what the
 *  same provider sells one by one. A cheapest price tells neither whose machine it is nor how many GPUs it holds:
 *  RunPod's was its community cloud's for most parts (1.19 for an A100 PCIe beside 1.59 in its own data centres). */
export function withMachines(
  cheapest: readonly PackagedRow[],
  machines: readonly PackagedRow[],
): readonly PackagedRow[] {
  const known = new Set(machines.map(({ provider }) => provider));
  return [...cheapest.filter((row) => row.instanceType !== undefined || !known.has(row.provider)), ...machines];
}

/** Each row once, sorted by content, so that a new edition shows as the lines that changed. */
export const sortedRows = (rows: readonly PackagedRow[]): readonly PackagedRow[] =>
  [...new Set(rows.map((row) => JSON.stringify(row)))].sort().map((text) => JSON.parse(text) as PackagedRow);

/** The data file: one row a line. */
export const rowsText = (rows: readonly PackagedRow[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;

/** Names in brackets are the list's words for "no machine stated". */
const named = (instanceType: string | undefined): { readonly instanceType?: string } =>
  instanceType === undefined || instanceType === '' || instanceType.startsWith('(') ? {} : { instanceType };

/** Members in one order, so that equal rows are equal text. */
const ordered = (row: PackagedRow): PackagedRow => ({
  provider: row.provider,
  ...(row.instanceType === undefined ? {} : { instanceType: row.instanceType }),
  gpuId: row.gpuId,
  gpuCount: row.gpuCount,
  ...(row.region === undefined ? {} : { region: row.region }),
  ...(row.usdPerHour === undefined ? {} : { usdPerHour: row.usdPerHour }),
  ...(row.spotUsdPerHour === undefined ? {} : { spotUsdPerHour: row.spotUsdPerHour }),
  ...(row.kind === undefined ? {} : { kind: row.kind }),
  observedOn: row.observedOn,
  source: row.source,
});
