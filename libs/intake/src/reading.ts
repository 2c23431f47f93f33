import type {
  Engine,
  FleetLine,
  KvPrecision,
  Mode,
  SpeculativeMethod,
  UseCase,
  WeightPrecision,
} from '@compute-advisor/domain';

/** A stretch of the description, UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One thing read from the text. `evidence` is the exact words; `start`/`end` their place (UTF-16 offsets into the
 *  description). */
export interface Fact<T> {
  readonly value: T;
  readonly evidence: string;
  readonly start: number;
  readonly end: number;
  /** Every place the words stand in, when they are not one contiguous span; `start` and `end` are then those of the
   *  first, and `evidence` joins the words with ' … '. */
  readonly pieces?: readonly Span[];
  /** Present when the figure was read but approximated (a hedge, a range, a conversion, an ambiguous name): one
   *  sentence for the banner. */
  readonly approximation?: string;
}

/** The model named: a catalog entry, or a size, alone ("our own 13B") or under the name of a model that the catalog
 *  does not hold. */
export type ModelReading = { readonly kind: 'catalog'; readonly id: string } | SizedModelReading;

/** A model of which the size alone is known, billions of parameters. */
export interface SizedModelReading {
  readonly kind: 'size';
  readonly parametersB: number;
  readonly activeB?: number;
  /** The name as the text gives it, folded. */
  readonly label?: string;
  /** The text states no size: `parametersB` stands in for it. */
  readonly sizeAssumed?: true;
  /** The catalog model whose family, version and size the name states: a derivative of it has its shape. */
  readonly likeId?: string;
}

/** Money that comes regularly, in the text's currency and in USD per month. */
export interface BudgetReading {
  readonly usdPerMonth: number;
  readonly currency: string;
  readonly amount: number;
}

/** What the text allows or rules out. Empty lists mean no wish. Ids are catalog ids; vendors, providers and regions
 *  are lower case. */
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

/** A finite job: what is in it and the hours it may take. */
export interface BatchReading {
  readonly items?: number;
  readonly totalTokens?: number;
  readonly windowHours?: number;
  /** How often the job comes again; absent for a job that is done once. */
  readonly recurrence?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly';
}

/** A sum in the text's currency and in USD. */
export interface SumReading {
  readonly usd: number;
  readonly currency: string;
  readonly amount: number;
}

/** The shape of an own model, from words ("80 layers, 8 KV heads") or from a pasted config.json. */
export interface ModelGeometryReading {
  readonly layers?: number;
  readonly hiddenSize?: number;
  readonly heads?: number;
  readonly kvHeads?: number;
  readonly headDim?: number;
  readonly intermediateSize?: number;
  readonly vocabSize?: number;
  readonly experts?: number;
  readonly activeExperts?: number;
  readonly maxContext?: number;
  /** The object as pasted, when the text holds a whole config.json: what `modelFromConfig` of the catalog takes. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** A card, with the number of them when the text gives one. */
export interface CardReading {
  readonly gpuId: string;
  readonly gpuCount?: number;
  readonly instanceType?: string;
  readonly provider?: string;
}

/** Slices of a card: profile as NVIDIA names it (`3g.40gb`) and how many of them, where the text says so. */
export interface MigReading {
  readonly profile?: string;
  readonly slices?: number;
}

/** What the text demands of the answer. Ids are catalog ids; vendors, providers and regions are lower case. Absent
 *  when not stated. */
export interface ConstraintsReading {
  /** Providers to choose from: `aws`, `gcp`, `azure`, ...; `on_prem` when the machines have to stand in the writer's
   *  own rooms. */
  readonly providers?: Fact<readonly string[]>;
  readonly excludedProviders?: Fact<readonly string[]>;
  /** As written, lower case: `us-east-1`, `eu`, `frankfurt`. */
  readonly regions?: Fact<readonly string[]>;
  readonly onlyGpus?: Fact<readonly CardReading[]>;
  readonly excludedGpus?: Fact<readonly CardReading[]>;
  readonly vendors?: Fact<readonly string[]>;
  readonly excludedVendors?: Fact<readonly string[]>;
  /** "At most 4 cards". */
  readonly maxGpus?: Fact<number>;
  /** "Exactly 2 cards". */
  readonly gpuCount?: Fact<number>;
  readonly highAvailability?: Fact<boolean>;
  readonly priceBasis?: Fact<'on_demand' | 'spot' | 'reserved_1y' | 'reserved_3y' | 'owned'>;
  /** What a kilowatt-hour costs where the hardware stands, USD. */
  readonly usdPerKwh?: Fact<number>;
}

/** How a fine-tune or training run is done; each member with its own words. Absent when the text speaks of no such
 *  run. */
export interface TuningReading {
  readonly method?: Fact<'full' | 'lora' | 'qlora'>;
  readonly datasetTokens?: Fact<number>;
  readonly datasetItems?: Fact<number>;
  readonly sequenceTokens?: Fact<number>;
  readonly batchSize?: Fact<number>;
  readonly epochs?: Fact<number>;
  readonly deadlineHours?: Fact<number>;
}

/** Another service that the text asks for, with the figures that belong to it. */
export interface WorkloadReading {
  readonly label: string;
  readonly model: Fact<ModelReading>;
  readonly useCase?: Fact<UseCase>;
  readonly totalUsers?: Fact<number>;
  readonly concurrentRequests?: Fact<number>;
  readonly requestsPerSecond?: Fact<number>;
  readonly requestsPerDay?: Fact<number>;
  readonly inputTokens?: Fact<number>;
  readonly outputTokens?: Fact<number>;
  readonly contextTokens?: Fact<number>;
  readonly media?: Fact<MediaReading>;
}

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
  readonly dataParallel?: Fact<number>;
  /** Other services the text asks for, each with its own figures; never used for sizing the first one. */
  readonly furtherWorkloads: readonly WorkloadReading[];
  /** Regions that each must be served, when the text names several of them with their shares of the load. */
  readonly placements?: Fact<readonly { readonly region: string; readonly share?: number }[]>;
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
  /** Repositories that hold the model in other formats: their names are names of it. */
  readonly checkpoints?: readonly { readonly repo: string }[];
}
export interface GazetteerGpu {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly aliases: readonly string[];
  readonly memoryGbMarketing: number;
}
