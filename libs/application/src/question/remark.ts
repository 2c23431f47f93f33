/** Something a careful reader says beside the numbers; the words are made in `answer/remark-words`. */
export type Remark =
  /** A sentence of the reader (contradictions settled, names not recognised). */
  | { readonly kind: 'reader'; readonly words: string }
  | { readonly kind: 'context_too_short'; readonly neededTokens: number; readonly statedTokens: number }
  | {
      readonly kind: 'beyond_published_context';
      readonly modelId: string;
      readonly publishedTokens: number;
      readonly plannedTokens: number;
    }
  /** The text states a price that no structured field carries. */
  | { readonly kind: 'price_only_in_text'; readonly usdPerGpuHour: number; readonly fromBill: boolean }
  | { readonly kind: 'on_premises' }
  | { readonly kind: 'first_words_target'; readonly ms: number; readonly evidence: string }
  | { readonly kind: 'end_to_end_target'; readonly ms: number; readonly evidence: string }
  | { readonly kind: 'load_from_utilization'; readonly fraction: number };
