import type { UseCase } from '@compute-advisor/domain';
import type { Fact } from './stated-fact';

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
  /** Those where machines run now and that nothing keeps to: they limit nothing. */
  readonly hosts?: readonly string[];
  /** Regions as the offers name them or as places: `us-east-1`, `eu`, `frankfurt`. */
  readonly regions: readonly string[];
  readonly onPremises: boolean;
  readonly highAvailability: boolean;
}

/** A finite job: what is in it and the hours it may take. */
export interface BatchReading {
  readonly items?: number;
  /** Prompts and answers together. */
  readonly totalTokens?: number;
  /** Tokens sent and tokens written, where the text tells them apart or names one side only. */
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly windowHours?: number;
  /** How often the job comes again; absent for a job that is done once. */
  readonly recurrence?: 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** The job comes on top of a service that the text asks for first: it is none of its load. */
  readonly beside?: true;
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
  /** They would stand beside those of the same part that run already ("another 4x A100"). */
  readonly added?: true;
  /** Machines that are left out of the question; their kind of card may be planned. */
  readonly notCounted?: true;
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
  /** Another way that the text asks about beside it. */
  readonly comparedMethod?: Fact<'full' | 'lora' | 'qlora'>;
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
  /** Passages that each request of the first service sends it, where it has no load of its own. */
  readonly perRequest?: Fact<number>;
  /** Hours of a day in which it works, where the text tells them of it alone. */
  readonly hoursPerDay?: Fact<number>;
  readonly inputTokens?: Fact<number>;
  readonly outputTokens?: Fact<number>;
  readonly contextTokens?: Fact<number>;
  readonly media?: Fact<MediaReading>;
}

/** Work counted in other units than tokens. */
export interface MediaReading {
  readonly width?: number;
  readonly height?: number;
  readonly steps?: number;
  readonly audioHoursPerDay?: number;
  /** Hours in which a stock of sound has to be done, once; `audioHoursPerDay` is then what that takes. */
  readonly windowHours?: number;
  /** How long each recording or call is. */
  readonly audioSeconds?: number;
  readonly videoSeconds?: number;
}

/** Places that each have machines of their own, the same in each. */
export interface SitesReading {
  readonly count: number;
  /** What of the load one place has to carry: 1 / count where each has its part, 1 where each must carry all of it. */
  readonly loadShare: number;
}
