import { rowsBy } from '../facts/rows-by';

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
