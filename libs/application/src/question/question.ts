import type {
  Engine,
  FleetLine,
  KvPrecision,
  ModelFacts,
  Mode,
  UseCase,
  WeightPrecision,
} from '@compute-advisor/domain';
import type { BatchReading, Reading, SetAside } from '@compute-advisor/intake';
import type { AdviseRequest } from './advise-request';
import type { BannerEntry } from './banner-entry';
import type { Remark } from './remark';
import type { Sourced } from './sourced';
import type { StatedQuestion } from './stated';
import type { Unused } from './unused';

/** Load at peak as far as it is stated or defaulted. What is absent among concurrency and rate is derived from the
 *  plan by Little's law. */
export interface TrafficQuestion {
  readonly totalUsers?: Sourced<number>;
  readonly concurrentRequests?: Sourced<number>;
  readonly requestsPerSecond?: Sourced<number>;
  readonly requestsPerDay?: Sourced<number>;
  readonly outputTokensPerSecond?: Sourced<number>;
  readonly hoursPerDay?: Sourced<number>;
  readonly hoursPerMonth: Sourced<number>;
  /** Share of the prompt that is served from the prefix cache, 0 to 1. */
  readonly prefixCacheShare?: Sourced<number>;
  /** Planned load over the present one; the other members stay at the present load. */
  readonly growthFactor?: Sourced<number>;
  /** The busiest moment over the load as stated. */
  readonly peakFactor?: Sourced<number>;
  readonly batch?: Sourced<BatchReading>;
}

/** What set the tokens planned per sequence: stated lengths, a stated context that each may fill, or the usual lengths
 *  of the use case. */
export type SequenceRule = 'lengths' | 'context' | 'usual_lengths';

/** Tokens per request, the longest sequence to be held, and what a sequence is planned to hold. */
export interface LengthsQuestion {
  readonly inputTokens: Sourced<number>;
  readonly outputTokens: Sourced<number>;
  readonly contextTokens: Sourced<number>;
  /** At most `contextTokens`. */
  readonly tokensPerSequence: { readonly value: number; readonly rule: SequenceRule };
}

/** Latency targets, milliseconds and tokens per second. */
export interface LatencyQuestion {
  readonly ttftMs?: Sourced<number>;
  readonly tpotMs?: Sourced<number>;
  readonly tokensPerSecondPerUser?: Sourced<number>;
  /** The whole answer, image, page or clip. */
  readonly endToEndMs?: Sourced<number>;
  /** True when the text states at least one target. */
  readonly stated: boolean;
}

/** What may be spent. */
export interface BudgetQuestion {
  /** Absent when the text states a purchase sum only. */
  readonly usdPerMonth?: Sourced<number>;
  /** What the text used, when not USD. */
  readonly currency?: Sourced<string>;
  /** A purchase sum; never read as monthly. */
  readonly usdOneOff?: Sourced<number>;
}

/** What the text says of a fleet beside its parts, with the banner entries of what was approximated. */
export interface FleetFacts {
  readonly utilizationFraction?: Sourced<number>;
  readonly tensorParallel?: Sourced<number>;
  readonly pipelineParallel?: Sourced<number>;
  readonly dataParallel?: Sourced<number>;
  /** The bill as stated, USD. */
  readonly usdPerMonth?: Sourced<number>;
  readonly observed: {
    readonly outputTokensPerSecond?: Sourced<number>;
    readonly tokensPerSecondPerUser?: Sourced<number>;
    readonly ttftMs?: Sourced<number>;
    readonly tpotMs?: Sourced<number>;
  };
  readonly assumptions: readonly BannerEntry[];
}

/** What was asked, before any gap is filled: the validated request and what the reader made of its description. */
export interface Asked {
  readonly request: AdviseRequest;
  readonly reading: Reading;
}

/** A question with every gap filled: what the four use cases start from. */
export interface Question {
  readonly reading: Reading;
  readonly mode: Mode;
  /** Defaults used and readings approximated, in the order they were settled. */
  readonly assumptions: readonly BannerEntry[];
  readonly useCase: Sourced<UseCase>;
  readonly model: ModelFacts;
  readonly modelMember: Sourced<string>;
  readonly weightPrecision: Sourced<WeightPrecision>;
  readonly kvPrecision: Sourced<KvPrecision>;
  readonly engine: Sourced<Engine>;
  readonly traffic: TrafficQuestion;
  readonly lengths: LengthsQuestion;
  readonly latency: LatencyQuestion;
  /** The fleet as read; an assumed one is added by the use case that needs it. */
  readonly fleet?: Sourced<readonly FleetLine[]>;
  readonly fleetFacts: FleetFacts;
  /** USD per GPU-hour paid today: `provided` by the request, else read from the text. */
  readonly pricePerGpuHour?: Sourced<number>;
  readonly budget?: BudgetQuestion;
  /** What the text states beside the load: demands, candidates, a shape, further services, a run. */
  readonly stated: StatedQuestion;
  readonly remarks: readonly Remark[];
  /** Figures and names of the text that shaped nothing, each with its reason. */
  readonly setAside: readonly SetAside[];
  /** What was understood and the plan does not account for. */
  readonly unused: readonly Unused[];
  /** The full ladder is wanted. */
  readonly verbose: boolean;
  /** Fields of the request that the door did not know. */
  readonly ignoredFields: readonly string[];
}

/** The caller's own price, USD per GPU-hour: only one that a structured field carried brings savings (specification
 *  2.3). */
export const ownPrice = ({ pricePerGpuHour: p }: Question): number | undefined =>
  p?.source === 'provided' ? p.value : undefined;

/** What may be spent a month, USD; undefined where no monthly sum is stated or assumed. */
export const monthlyBudget = ({ budget }: Question): number | undefined => budget?.usdPerMonth?.value;
