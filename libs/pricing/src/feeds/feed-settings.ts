import { HTTP_LIMITS, HttpClient, type HttpLimits } from '../http/http-client';
import { AzureRetailPriceFeed } from './azure.price-feed';
import type { PriceFeed } from './price-feed';
import { SkypilotPriceFeed } from './skypilot.price-feed';
import { ToolshedPriceFeed } from './toolshed.price-feed';

/** The families of sources there are adapters for. */
export const PRICE_FEED_FAMILIES = ['toolshed', 'skypilot', 'azure'] as const;
export type PriceFeedFamily = (typeof PRICE_FEED_FAMILIES)[number];

/** The address each family's adapter starts from; a family that is not there is off. */
export type PriceFeedUrls = Readonly<Partial<Record<PriceFeedFamily, URL>>>;

/** Minutes between two refreshes of one feed, unless the operator says otherwise. The sources themselves move daily at most. */
export const DEFAULT_PRICE_REFRESH_MINUTES = 60;
/** Hours after which the source's own date no longer passes for live, unless the operator says otherwise. */
export const DEFAULT_PRICE_STALE_AFTER_HOURS = 72;

const AZURE_HOST = 'prices.azure.com';
const SKYPILOT_CATALOGS = 'https://raw.githubusercontent.com/skypilot-org/skypilot-catalog/master/catalogs';
/** Raw files carry no date of their own; the repository's history does. */
const SKYPILOT_COMMITS = { url: 'https://api.github.com/repos/skypilot-org/skypilot-catalog/commits', root: 'catalogs' };

const PUBLIC_URLS: Readonly<Record<PriceFeedFamily, string>> = {
  toolshed: 'https://raw.githubusercontent.com/toolshedlabs-hash/gpu-price-feed/main/data/prices.json',
  skypilot: SKYPILOT_CATALOGS,
  azure: `https://${AZURE_HOST}/api/retail/prices`,
};

/** Clouds whose SkyPilot file is read. Resellers of others' machines, and Azure (its own list is better), are not among them. */
export const SKYPILOT_CLOUDS = ['aws', 'cudo', 'do', 'gcp', 'hyperbolic', 'hyperstack', 'lambda', 'nebius', 'oci', 'runpod', 'vast', 'verda'] as const;

/** Reads `PRICE_FEED_URLS`: absent is the public defaults, empty is off, else `toolshed=URL,skypilot=URL,azure=URL` with every family optional.
 *  @throws {RangeError} one clear line about the first part that is wrong. */
export function parsePriceFeedUrls(setting: string | undefined): PriceFeedUrls {
  if (setting === undefined) return Object.fromEntries(PRICE_FEED_FAMILIES.map((family) => [family, new URL(PUBLIC_URLS[family])]));
  const urls: Partial<Record<PriceFeedFamily, URL>> = {};
  for (const part of setting.split(',').map((text) => text.trim()).filter((text) => text !== '')) {
    const at = part.indexOf('=');
    const family = part.slice(0, Math.max(0, at)).trim() as PriceFeedFamily;
    if (!PRICE_FEED_FAMILIES.includes(family)) throw new RangeError(`PRICE_FEED_URLS: "${part.slice(0, 60)}" is not one of ${PRICE_FEED_FAMILIES.join('=URL, ')}=URL`);
    if (urls[family]) throw new RangeError(`PRICE_FEED_URLS names ${family} twice`);
    urls[family] = parseAddress(family, part.slice(at + 1).trim());
  }
  return urls;
}

function parseAddress(family: PriceFeedFamily, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new RangeError(`PRICE_FEED_URLS: ${family} wants an http or https address`);
  if (url.username !== '' || url.password !== '') throw new RangeError(`PRICE_FEED_URLS: the address of ${family} must not carry credentials`);
  return url;
}

/** The feeds for the given addresses, each family with a client that speaks to its own hosts only. */
export function createPriceFeeds(urls: PriceFeedUrls, limits: HttpLimits = HTTP_LIMITS): readonly PriceFeed[] {
  return [
    ...(urls.toolshed ? [new ToolshedPriceFeed(urls.toolshed, new HttpClient([urls.toolshed], limits))] : []),
    ...(urls.skypilot ? skypilotFeeds(urls.skypilot, limits) : []),
    ...(urls.azure ? [new AzureRetailPriceFeed(urls.azure, new HttpClient([urls.azure], limits), AZURE_HOST)] : []),
  ];
}

function skypilotFeeds(base: URL, limits: HttpLimits): readonly PriceFeed[] {
  const history = base.href.startsWith(SKYPILOT_CATALOGS) ? { commits: new URL(SKYPILOT_COMMITS.url), root: rootOf(base) } : undefined;
  const http = new HttpClient(history ? [base, history.commits] : [base], limits);
  return SKYPILOT_CLOUDS.map((cloud) => new SkypilotPriceFeed(cloud, base, http, history));
}

/** The base's folder within the repository: `catalogs`, or `catalogs/v8`. */
const rootOf = (base: URL): string => SKYPILOT_COMMITS.root + base.href.slice(SKYPILOT_CATALOGS.length).replace(/\/$/, '');
