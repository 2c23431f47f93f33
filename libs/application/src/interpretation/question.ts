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
import type { Sourced } from '../answer/advice';
import type { SpecLedger } from './spec-ledger';

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

export interface LengthsQuestion {
  readonly inputTokens: Sourced<number>;
  readonly outputTokens: Sourced<number>;
  readonly contextTokens: Sourced<number>;
}

export interface LatencyQuestion {
  readonly ttftMs?: Sourced<number>;
  readonly tpotMs?: Sourced<number>;
  readonly tokensPerSecondPerUser?: Sourced<number>;
  /** True when the text states at least one target. */
  readonly stated: boolean;
}

export interface BudgetQuestion {
  readonly usdPerMonth: Sourced<number>;
  readonly currency?: Sourced<string>;
}

/** A question with every gap filled: what the four use cases start from. */
export interface Question {
  readonly request: AdviseRequest;
  readonly reading: Reading;
  readonly mode: Mode;
  readonly ledger: SpecLedger;
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
  readonly pricePerGpuHour?: Sourced<number>;
  readonly budget?: BudgetQuestion;
  /** Things said beside the numbers; they go to `notes`. */
  readonly notes: readonly string[];
}
