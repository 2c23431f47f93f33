import type { TokenPrice } from '@compute-advisor/domain';
import { type Imported, known, numberOf, type RawRow, statedOf, textOf } from './raw-row';

const KINDS: ReadonlySet<string> = new Set<TokenPrice['providerKind']>(['host', 'aggregator', 'first_party']);
/** A million tokens of an open model have never cost more; a price above is in another unit. */
const DEAREST_USD_PER_MILLION = 200;

/** A row of token_prices.jsonl as a row of the book. Prices 5 x off the model's median and names that are no longer
 *  served are left out. */
export function tokenPrice(raw: RawRow): Imported<TokenPrice> {
  const [modelId, provider, kind] = [textOf(raw, 'model'), textOf(raw, 'provider'), textOf(raw, 'provider_kind')];
  if (!modelId || !provider || !kind || !KINDS.has(kind)) return { leftOut: 'names no model or provider' };
  if (raw['outlier'] === true) return { leftOut: 'is five times off what others ask' };
  if (/withdrawn|was not checked/.test(textOf(raw, 'note') ?? ''))
    return { leftOut: 'is no longer served, or nobody knows' };
  const prices = known({
    usdPerMillionInputTokens: charged(raw, 'usd_per_million_input'),
    usdPerMillionCachedInputTokens: charged(raw, 'usd_per_million_cached_input'),
    usdPerMillionOutputTokens: charged(raw, 'usd_per_million_output'),
    usdPerAudioMinute: charged(raw, 'usd_per_audio_minute'),
    usdPerImage: charged(raw, 'usd_per_image'),
  });
  const figures = Object.values(prices);
  if (figures.length === 0) return { leftOut: 'charges nothing' };
  if (figures.some((usd) => usd > DEAREST_USD_PER_MILLION)) return { leftOut: 'is in another unit' };
  return {
    row: {
      modelId,
      provider,
      providerModel: textOf(raw, 'provider_model') ?? modelId,
      providerKind: kind as TokenPrice['providerKind'],
      ...known({ variant: textOf(raw, 'variant') }),
      ...prices,
      ...statedOf(raw),
    },
  };
}

/** Free endpoints are trials with limits, not prices. */
function charged(raw: RawRow, name: string): number | undefined {
  const usd = numberOf(raw, name);
  return usd !== undefined && usd > 0 ? usd : undefined;
}
