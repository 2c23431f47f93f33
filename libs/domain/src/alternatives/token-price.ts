import { rowsBy } from '../facts/rows-by';
import { canonicalProvider } from '../money/provider';
import { areaFulfils } from '../money/region-wish';

/** What one provider asks for a public endpoint of an open model, before tax and without batch discounts. What a
 *  provider does not charge for is absent. */
export interface TokenPrice {
  readonly modelId: string;
  readonly provider: string;
  /** The name the provider serves it under. */
  readonly providerModel: string;
  /** `host`: runs the model; `aggregator`: passes requests on to hosts, at the lowest price among them; `first_party`:
   *  who made it. */
  readonly providerKind: 'host' | 'aggregator' | 'first_party';
  /** The format or edition served, where the list says so: `fp8`, `Turbo`, `TEE`. */
  readonly variant?: string;
  readonly usdPerMillionInputTokens?: number;
  readonly usdPerMillionCachedInputTokens?: number;
  readonly usdPerMillionOutputTokens?: number;
  readonly usdPerAudioMinute?: number;
  readonly usdPerImage?: number;
  /** Day the source vouches for, `2026-06-04`. */
  readonly asOf: string;
  readonly source: string;
}

/** A price of text in and text out. */
export type TextTokenPrice = TokenPrice &
  Required<Pick<TokenPrice, 'usdPerMillionInputTokens' | 'usdPerMillionOutputTokens'>>;

/** Every price of one model in the book, each provider once; empty when none is known. */
export const tokenPricesOf = (book: readonly TokenPrice[], modelId: string): readonly TokenPrice[] =>
  rowsBy(book, 'modelId', modelId);

/** True for a price that a chat model's work can be counted at: input and output, both above zero. */
export const pricesText = (price: TokenPrice): price is TextTokenPrice =>
  (price.usdPerMillionInputTokens ?? 0) > 0 && (price.usdPerMillionOutputTokens ?? 0) > 0;

/** Whose cloud an endpoint belongs to, where the lists name the endpoint. */
const CLOUD_OF: Readonly<Record<string, string>> = { 'aws-bedrock': 'aws', 'google-vertex': 'gcp' };

/** Where the public endpoints of a provider stand, where that is known: all of them in one area or country. Mistral,
 *  OVHcloud AI Endpoints (Gravelines), Scaleway Generative APIs (Paris, Amsterdam), as compared at arubhardwaj.eu on
 *  2026-06-06; Berget (Stockholm), Regolo (Milan), as listed at melious.ai/docs/concepts/providers; CloudFerro Sherlock
 *  (Warsaw), Evroc (its own rooms in the EU) and STACKIT AI Model Serving (region eu01, Germany), as they say. */
const ENDPOINTS_IN: Readonly<Record<string, string>> = {
  berget: 'se',
  'cloudferro-sherlock': 'pl',
  evroc: 'eu',
  mistral: 'eu',
  ovhcloud: 'fr',
  'regolo-ai': 'it',
  scaleway: 'eu',
  stackit: 'de',
};

/** What a text allows of endpoints. Empty lists mean no wish. */
export interface EndpointWishes {
  readonly onlyProviders: readonly string[];
  readonly excludedProviders: readonly string[];
  readonly regions: readonly string[];
}

/** True for an endpoint that the wishes allow: of a provider they name, and where a place is wished, only one that is
 *  known to stand there. */
export function endpointAllowed({ provider }: TokenPrice, wishes: EndpointWishes): boolean {
  const seller = canonicalProvider(CLOUD_OF[provider] ?? provider);
  const names = (ids: readonly string[]): boolean => ids.map(canonicalProvider).includes(seller);
  if (names(wishes.excludedProviders) || (wishes.onlyProviders.length > 0 && !names(wishes.onlyProviders)))
    return false;
  const area = ENDPOINTS_IN[provider];
  return wishes.regions.length === 0 || (area !== undefined && wishes.regions.some((wish) => areaFulfils(wish, area)));
}
