/** What a plan comes to in words: the verdict's sentences, and what stands beside them. */
export interface SaidOfPlan {
  readonly summary: string;
  readonly notes: readonly string[];
}
