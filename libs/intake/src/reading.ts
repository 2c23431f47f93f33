import type {
  Engine,
  FleetLine,
  KvPrecision,
  Mode,
  SpeculativeMethod,
  UseCase,
  WeightPrecision,
} from '@compute-advisor/domain';
import type {
  BatchReading,
  BudgetReading,
  CardReading,
  ConstraintsReading,
  MediaReading,
  MigReading,
  ModelGeometryReading,
  ModelReading,
  SitesReading,
  SumReading,
  TuningReading,
  Wishes,
  WorkloadReading,
} from './reading-members';
import type { Fact, Span } from './stated-fact';

export type * from './gazetteer';
export type * from './reading-members';
export type * from './stated-fact';

/** Why words shaped nothing: the reasons of the contract, "Every word accounted for". */
export type SetAsideReason =
  'not_mine' | 'past' | 'hypothetical' | 'superseded' | 'other_matter' | 'not_modelled' | 'not_understood';

/** A figure or a name of the text that no fact rests on. */
export interface SetAside extends Span {
  readonly text: string;
  readonly reason: SetAsideReason;
  /** `not_modelled`: what it would change. `not_understood`: what it stands beside (`load`, `money`, `length`), when
   *  it stands beside one. */
  readonly note?: string;
}

/** Everything read from one description. A member that the text does not state is absent. */
export interface Reading {
  /** The mode the text asks for, with the words that say so; absent for text without content. */
  readonly mode?: Fact<Mode>;
  readonly useCase?: Fact<UseCase>;
  /** What a batch does with each of its items, where words say it; the use case is then `batch`. */
  readonly task?: Fact<UseCase>;
  readonly model?: Fact<ModelReading>;
  /** The text asks which model to run. */
  readonly asksForModel?: true;
  /** The text weighs a purchase: buying against renting, or whether and what to buy. */
  readonly weighsPurchase?: true;
  /** Further models named (the source of a migration, a second workload): never used for sizing, shown in the notes. */
  readonly otherModels: readonly Fact<ModelReading>[];
  /** Those of them that the text weighs against the first for the same work ("A or B, which is cheaper to host?"). */
  readonly weighedModels?: readonly Fact<ModelReading>[];
  readonly weightPrecision?: Fact<WeightPrecision>;
  readonly kvPrecision?: Fact<KvPrecision>;
  readonly engine?: Fact<Engine>;
  readonly totalUsers?: Fact<number>;
  readonly concurrentRequests?: Fact<number>;
  readonly requestsPerSecond?: Fact<number>;
  readonly requestsPerDay?: Fact<number>;
  /** Aggregate output tokens per second that must be served. */
  readonly outputTokensPerSecond?: Fact<number>;
  readonly hoursPerDay?: Fact<number>;
  readonly daysPerWeek?: Fact<number>;
  readonly inputTokens?: Fact<number>;
  readonly outputTokens?: Fact<number>;
  readonly contextTokens?: Fact<number>;
  /** The context is the most that an engine is set to take, and nothing says that requests are so long. */
  readonly contextIsCeiling?: boolean;
  readonly ttftMs?: Fact<number>;
  readonly tpotMs?: Fact<number>;
  readonly tokensPerSecondPerUser?: Fact<number>;
  readonly endToEndMs?: Fact<number>;
  /** Hardware the writer owns, rents or runs (or asks about as a whole machine in "can I run X on my Y"). */
  readonly fleet?: Fact<readonly FleetLine[]>;
  /** Memory stated for `custom/...` lines of the fleet, bytes per GPU, by gpuId. */
  readonly customGpuMemoryBytes: Readonly<Record<string, number>>;
  /** Hardware only asked about or wished for ("how many H100?", "on H100"): candidates for the ladder, never the
   *  current fleet. */
  readonly candidateFleet?: Fact<readonly FleetLine[]>;
  readonly pricePerGpuHour?: Fact<number>;
  readonly utilizationFraction?: Fact<number>;
  readonly tensorParallel?: Fact<number>;
  readonly pipelineParallel?: Fact<number>;
  readonly observed: {
    readonly outputTokensPerSecond?: Fact<number>;
    readonly tokensPerSecondPerUser?: Fact<number>;
    readonly ttftMs?: Fact<number>;
    readonly tpotMs?: Fact<number>;
  };
  readonly budget?: Fact<BudgetReading>;
  readonly batch?: Fact<BatchReading>;
  readonly media?: Fact<MediaReading>;
  readonly wishes: Wishes;
  /** LoRA adapters to be served beside the base. */
  readonly loraAdapters?: Fact<number>;
  readonly tuning?: TuningReading;
  /** What the text demands of the answer; `wishes` holds the same without the words. */
  readonly constraints: ConstraintsReading;
  /** Hardware asked about, offered or weighed ("is X enough", "X or Y"); never the current fleet. Counts only where
   *  the text gives one. */
  readonly candidates?: Fact<readonly CardReading[]>;
  readonly modelGeometry?: Fact<ModelGeometryReading>;
  /** Share of the prompt that is served from the prefix cache, 0 to 1. */
  readonly prefixCacheShare?: Fact<number>;
  /** Planned load over the present one; the load members stay at the present figure. */
  readonly growthFactor?: Fact<number>;
  /** "Peak is 3x": the busiest moment over the mean. */
  readonly peakFactor?: Fact<number>;
  /** A purchase sum; never read as monthly. */
  readonly budgetOneOff?: Fact<SumReading>;
  /** The bill of the present hardware, per month. */
  readonly fleetPerMonth?: Fact<SumReading>;
  /** What is paid for somebody else's service, USD a month: no input of a plan, only what it is set against. */
  readonly apiUsdPerMonth?: number;
  /** What hardware that is asked about is offered for, USD once; only compared with. */
  readonly offeredUsd?: number;
  /** What an hour of such a card is offered for, USD; only compared with. */
  readonly offeredUsdPerGpuHour?: number;
  readonly dataParallel?: Fact<number>;
  /** Other services the text asks for, each with its own figures; never used for sizing the first one. */
  readonly furtherWorkloads: readonly WorkloadReading[];
  /** Regions that each must be served, when the text names several of them with their shares of the load. */
  readonly placements?: Fact<readonly { readonly region: string; readonly share?: number }[]>;
  /** Places that each have machines of their own; absent where they are named with their parts, see `placements`. */
  readonly sites?: Fact<SitesReading>;
  /** Techniques the text asks for that change speed or memory. */
  readonly speculativeDecoding?: Fact<SpeculativeMethod>;
  readonly mig?: Fact<MigReading>;
  /** Tokens at the start of every prompt that are the same for all: a system prompt, tool definitions. */
  readonly sharedPrefixTokens?: Fact<number>;
  readonly multiLora?: Fact<boolean>;
  /** Figures and names that no fact rests on, in text order, each with its reason. With the evidence of the facts they
   *  cover every figure and catalogue name of the text. */
  readonly setAside: readonly SetAside[];
  /** Things a careful reader would tell the writer (contradictions settled, names not recognised). */
  readonly remarks: readonly string[];
}
