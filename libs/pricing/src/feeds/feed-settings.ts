import { HTTP_LIMITS, HttpClient, type HttpLimits } from '../http/http-client';
import { AzureRetailPriceFeed } from './azure.price-feed';
import type { PriceFeed } from './price-feed';
import { SkypilotPriceFeed } from './skypilot.price-feed';
import { ToolshedPriceFeed } from './toolshed.price-feed';

/** The families of sources there are adapters for. */
export const PRICE_FEED_FAMILIES = ['toolshed', 'skypilot', 'azure'] as const;
export type PriceFeedFamily = (typeof PRICE_FEED_FAMILIES)[number];

/** Where the feeds are: `default`, the public addresses; `off`, no feed at all; else only the families named, each
 *  from the address its adapter starts at. */
export type PriceFeedAddresses = 'default' | 'off' | Readonly<Partial<Record<PriceFeedFamily, string>>>;

const AZURE_HOST = 'prices.azure.com';
const SKYPILOT_CATALOGS = 'https://raw.githubusercontent.com/skypilot-org/skypilot-catalog/master/catalogs';
/** Raw files carry no date of their own; the repository's history does. */
const SKYPILOT_COMMITS = {
  url: 'https://api.github.com/repos/skypilot-org/skypilot-catalog/commits',
  root: 'catalogs',
};

const PUBLIC_URLS: Readonly<Record<PriceFeedFamily, string>> = {
  toolshed: 'https://raw.githubusercontent.com/toolshedlabs-hash/gpu-price-feed/main/data/prices.json',
  skypilot: SKYPILOT_CATALOGS,
  azure: `https://${AZURE_HOST}/api/retail/prices`,
};

/** Clouds whose SkyPilot file is read. Resellers of others' machines, and Azure (its own list is better), are not
 *  among them. */
export const SKYPILOT_CLOUDS = [
  'aws',
  'cudo',
  'do',
  'gcp',
  'hyperbolic',
  'hyperstack',
  'lambda',
  'nebius',
  'oci',
  'runpod',
  'vast',
  'verda',
] as const;

/** The feeds at the given addresses, each family with a client that speaks to its own hosts only.
 *  @throws {RangeError} one clear line about an address that is none, or that carries credentials. */
export function createPriceFeeds(
  addresses: PriceFeedAddresses,
  limits: HttpLimits = HTTP_LIMITS,
): readonly PriceFeed[] {
  if (addresses === 'off') return [];
  const given: Readonly<Partial<Record<PriceFeedFamily, string>>> = addresses === 'default' ? PUBLIC_URLS : addresses;
  return PRICE_FEED_FAMILIES.flatMap((family) => {
    const address = given[family];
    return address === undefined ? [] : FEEDS_OF[family](addressOf(family, address), limits);
  });
}

function addressOf(family: PriceFeedFamily, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    throw new RangeError(`the address of the ${family} prices must be an http or https address`);
  if (url.username !== '' || url.password !== '')
    throw new RangeError(`the address of the ${family} prices must not carry credentials`);
  return url;
}

/** The feeds of each family; a family without any does not compile. */
const FEEDS_OF: Readonly<Record<PriceFeedFamily, (base: URL, limits: HttpLimits) => readonly PriceFeed[]>> = {
  toolshed: (base, limits) => [new ToolshedPriceFeed(base, new HttpClient([base], limits))],
  skypilot: skypilotFeeds,
  azure: (base, limits) => [new AzureRetailPriceFeed(base, new HttpClient([base], limits), AZURE_HOST)],
};

function skypilotFeeds(base: URL, limits: HttpLimits): readonly PriceFeed[] {
  const history = base.href.startsWith(SKYPILOT_CATALOGS)
    ? { commits: new URL(SKYPILOT_COMMITS.url), root: rootOf(base) }
    : undefined;
  const http = new HttpClient(history ? [base, history.commits] : [base], limits);
  return SKYPILOT_CLOUDS.map((cloud) => new SkypilotPriceFeed(cloud, base, http, history));
}

/** The base's folder within the repository: `catalogs`, or `catalogs/v8`. */
const rootOf = (base: URL): string =>
  SKYPILOT_COMMITS.root + base.href.slice(SKYPILOT_CATALOGS.length).replace(/\/$/, '');
