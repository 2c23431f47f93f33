import type {
  Engine,
  FleetLine,
  KvPrecision,
  ModelFacts,
  Mode,
  UseCase,
  WeightPrecision,
} from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { AdviseRequest } from '../advise-request';
import type { BannerEntry } from './banner-entry';
import type { Remark } from './remark';
import type { Sourced } from './sourced';

/** Load at peak as far as it is stated or defaulted. What is absent among concurrency and rate is derived from the plan by Little's law. */
export interface TrafficQuestion {
  readonly totalUsers?: Sourced<number>;
  readonly concurrentRequests?: Sourced<number>;
  readonly requestsPerSecond?: Sourced<number>;
  readonly requestsPerDay?: Sourced<number>;
  readonly outputTokensPerSecond?: Sourced<number>;
  readonly hoursPerDay?: Sourced<number>;
  readonly hoursPerMonth: Sourced<number>;
}

/** What set the tokens planned per sequence: stated lengths, a stated context that each may fill, or the usual lengths of the use case. */
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
  /** True when the text states at least one target. */
  readonly stated: boolean;
}

/** What may be spent. */
export interface BudgetQuestion {
  readonly usdPerMonth: Sourced<number>;
  readonly currency?: Sourced<string>;
}

/** What the text says of a fleet beside its parts. It stands in the answer only beside a fleet, and so do its banner entries. */
export interface FleetFacts {
  readonly utilizationFraction?: Sourced<number>;
  readonly tensorParallel?: Sourced<number>;
  readonly pipelineParallel?: Sourced<number>;
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
  readonly remarks: readonly Remark[];
  /** The full ladder is wanted. */
  readonly verbose: boolean;
  /** Fields of the request that the door did not know. */
  readonly ignoredFields: readonly string[];
}

/** The caller's own price, USD per GPU-hour: only one that a structured field carried brings savings (specification 2.3). */
export const ownPrice = ({ pricePerGpuHour: p }: Question): number | undefined =>
  p?.source === 'provided' ? p.value : undefined;
