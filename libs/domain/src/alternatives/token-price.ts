/** What one provider asks for a public endpoint of an open model, USD per million tokens, without cache discounts. */
export interface TokenPrice {
  readonly modelId: string;
  readonly provider: string;
  readonly usdPerMillionInputTokens: number;
  readonly usdPerMillionOutputTokens: number;
  /** Day (`2026-06-04`) the source vouches for, or the month (`2025-11`) its list can be from at the earliest. */
  readonly asOf: string;
  readonly source: string;
}
