import type { Page } from '../page/page';
import type { Span } from '../reading';

/** What a figure can say about the question, one value each. */
export type Member =
  | 'totalUsers'
  | 'concurrentRequests'
  | 'requestsPerSecond'
  | 'requestsPerDay'
  | 'outputTokensPerSecond'
  | 'tokensPerSecondPerUser'
  | 'hoursPerDay'
  | 'daysPerWeek'
  | 'windowHours'
  | 'inputTokens'
  | 'outputTokens'
  | 'contextTokens'
  | 'datasetTokens'
  | 'ttftMs'
  | 'tpotMs'
  | 'endToEndMs'
  | 'utilizationFraction'
  | 'prefixCacheShare'
  | 'sharedPrefixTokens'
  | 'growthFactor'
  | 'peakFactor'
  | 'tensorParallel'
  | 'pipelineParallel'
  | 'dataParallel'
  | 'loraAdapters'
  | 'epochs'
  | 'trainBatch'
  | 'layers'
  | 'hiddenSize'
  | 'heads'
  | 'kvHeads'
  | 'vocabSize'
  | 'intermediateSize'
  | 'headDim'
  | 'perUserPerDay'
  | 'perUserPerHour'
  | 'tokensPerDay'
  | 'tokensPerUserPerDay'
  | 'concurrentShare'
  | 'busiestHourShare'
  | 'items'
  | 'maxGpus';

/** One reading of one figure: what it would mean, where it stands, and how sure that is. */
export interface Claim extends Span {
  readonly member: Member;
  readonly value: number;
  /** Element of the figure. */
  readonly at: number;
  /** Higher wins: peak over mean, a named unit over a bare figure. */
  readonly weight: number;
  /** What spoke for its role; of two claims as firm, the one that much more speaks for counts. */
  readonly score?: number | undefined;
  /** Measured by the writer, not asked for; absent when the text does not say. */
  readonly observed?: boolean | undefined;
  /** A setting of a server, such as its batch size: how it is run, not what must be served. */
  readonly setting?: true | undefined;
  /** The load that a benchmark put on: it gives way to any load that is stated. */
  readonly tested?: true | undefined;
  readonly approximation?: string | undefined;
  /** The mean day of a longer period (`Fact.spread`). */
  readonly spread?: true | undefined;
  /** One of several samples of the same thing (a row for each card): the mean of them counts. */
  readonly sample?: true | undefined;
  /** Every place the words stand in, when they are not one. */
  readonly pieces?: readonly Span[] | undefined;
}

/** One sentence for a figure that was hedged or a range, none when it was plain. */
export function vague(page: Page, k: number, what: string, taken: number, unit = ''): { approximation?: string } {
  const figure = page.at(k)?.figure;
  if (figure?.low !== undefined)
    return { approximation: `${what}: a range was given; the upper end, ${shown(taken)}${unit}, is planned for.` };
  if (page.isHedged(k))
    return { approximation: `${what}: the text gives an approximate figure; ${shown(taken)}${unit} is used.` };
  return {};
}
/** A figure without a locale and without floating-point dust. */
export const shown = (value: number): string => String(Math.round(value * 10000) / 10000);

/** Whether the claim is made of the figure at `k`: its own number, or a factor of it. */
export function isMadeOf(page: Page, claim: Claim, k: number): boolean {
  const start = page.at(k)?.start ?? 0;
  return k === claim.at || (claim.pieces ?? []).some((p) => p.start <= start && start < p.end);
}
