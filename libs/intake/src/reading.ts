import type { Engine, FleetLine, KvPrecision, Mode, UseCase, WeightPrecision } from '@compute-advisor/domain';

/** One thing read from the text. `evidence` is the exact words; `start`/`end` their place (UTF-16 offsets into the description). */
export interface Fact<T> {
  readonly value: T;
  readonly evidence: string;
  readonly start: number;
  readonly end: number;
  /** Present when the figure was read but approximated (a hedge, a range, a conversion, an ambiguous name): one sentence for the banner. */
  readonly approximation?: string;
}

/** The model named: a catalog entry, or only a size ("our own 13B"). */
export type ModelReading =
  | { readonly kind: 'catalog'; readonly id: string }
  | { readonly kind: 'size'; readonly parametersB: number; readonly activeB?: number; readonly label?: string };

/** Money that comes regularly, in the text's currency and in USD per month. */
export interface BudgetReading {
  readonly usdPerMonth: number;
  readonly currency: string;
  readonly amount: number;
}

/** What the text allows or rules out. Empty lists mean no wish. Ids are catalog ids; vendors, providers and regions are lower case. */
export interface Wishes {
  readonly onlyGpuIds: readonly string[];
  readonly excludedGpuIds: readonly string[];
  readonly onlyVendors: readonly string[];
  readonly excludedVendors: readonly string[];
  readonly onlyProviders: readonly string[];
  readonly excludedProviders: readonly string[];
  /** Regions as the offers name them or as places: `us-east-1`, `eu`, `frankfurt`. */
  readonly regions: readonly string[];
  readonly onPremises: boolean;
  readonly highAvailability: boolean;
}

/** A finite job with a deadline; the rate derived from it is in `requestsPerSecond` with `derivedFromBatch`. */
export interface BatchReading {
  readonly totalRequests?: number;
  readonly totalTokens?: number;
  readonly deadlineHours?: number;
}

/** Work counted in other units than tokens. */
export interface MediaReading {
  readonly width?: number;
  readonly height?: number;
  readonly steps?: number;
  readonly audioHoursPerDay?: number;
  readonly videoSeconds?: number;
}

/** Everything read from one description. A member that the text does not state is absent. */
export interface Reading {
  /** The mode the text asks for, with the words that say so; absent for text without content. */
  readonly mode?: Fact<Mode>;
  readonly useCase?: Fact<UseCase>;
  readonly model?: Fact<ModelReading>;
  /** Further models named (the source of a migration, a second workload): never used for sizing, shown in the notes. */
  readonly otherModels: readonly Fact<ModelReading>[];
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
  readonly ttftMs?: Fact<number>;
  readonly tpotMs?: Fact<number>;
  readonly tokensPerSecondPerUser?: Fact<number>;
  readonly endToEndMs?: Fact<number>;
  /** Hardware the writer owns, rents or runs (or asks about as a whole machine in "can I run X on my Y"). */
  readonly fleet?: Fact<readonly FleetLine[]>;
  /** Memory stated for `custom/...` lines of the fleet, bytes per GPU, by gpuId. */
  readonly customGpuMemoryBytes: Readonly<Record<string, number>>;
  /** Hardware only asked about or wished for ("how many H100?", "on H100"): candidates for the ladder, never the current fleet. */
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
  /** How a fine-tune or training run is done, when the text says so. */
  readonly tuning?: Fact<{
    readonly method: 'full' | 'lora' | 'qlora';
    readonly sequenceTokens?: number;
    readonly batchSize?: number;
  }>;
  /** Things a careful reader would tell the writer (contradictions settled, names not recognised). */
  readonly remarks: readonly string[];
}

/** The names the reader knows: built once from the catalog. */
export interface Gazetteer {
  readonly models: readonly GazetteerModel[];
  readonly gpus: readonly GazetteerGpu[];
  readonly instances: readonly {
    readonly name: string;
    readonly provider: string;
    readonly gpuId: string;
    readonly gpuCount: number;
  }[];
}
export interface GazetteerModel {
  readonly id: string;
  readonly family: string;
  readonly aliases: readonly string[];
  readonly kind: string;
  readonly parametersTotal: number;
  readonly parametersActive: number;
  readonly released?: string;
  readonly maxContext?: number;
}
export interface GazetteerGpu {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly aliases: readonly string[];
  readonly memoryGbMarketing: number;
}
