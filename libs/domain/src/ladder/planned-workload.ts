import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { SpeculativeMethod } from '../facts/speculation';
import type { UseCase } from '../facts/workload';
import type { ServingConfig } from '../memory/serving-config';
import type { MarketRate } from '../money/market-rate';

/** The load at peak. Several members may be given; a plan must carry each of them. None: a plan must hold one
 *  sequence. */
export interface Demand {
  /** Sequences in flight. */
  readonly concurrentRequests?: number;
  readonly requestsPerSecond?: number;
}

/** Places that each have machines of their own, the same in each. */
export interface Sites {
  readonly count: number;
  /** What of the load one place has to carry: 1 / count where each has its part of it, 1 where each must carry all of
   *  it when the others are gone. */
  readonly loadShare: number;
}

/** A job that the same machines do beside the service, evenly through its hours. */
export interface JobBeside {
  readonly requestsPerSecond: number;
  /** Lengths of its own; absent: those of the service. */
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** It runs while the service is at work, not in the hours in which that rests. */
  readonly isTogether?: true;
}

/** Latency a plan is held to, milliseconds. */
export interface LatencyTargets {
  readonly ttftMs?: number;
  readonly tpotMs?: number;
  /** The whole request: an image, a document, an answer. */
  readonly endToEndMs?: number;
}

/** Prompt work that the prefix cache saves, and memory that a prefix common to all requests is counted once for. */
export interface PrefixReuse {
  /** Share of the prompt's tokens, 0 to 1. */
  readonly share: number;
  /** Tokens at the start of every prompt that are the same for all. */
  readonly sharedTokens?: number;
}

/** How a training or fine-tuning run is done. */
export interface TuningRun {
  readonly method: 'full' | 'lora' | 'qlora';
  readonly sequenceTokens: number;
  readonly batchSize: number;
}

/** Transcription is counted in requests of one minute of audio where nobody says how long each recording is. */
export const USUAL_AUDIO_SECONDS = 60;

/** Work of an image, video or speech model, per request. */
export interface MediaWork {
  readonly width?: number;
  readonly height?: number;
  readonly steps?: number;
  readonly videoSeconds?: number;
  readonly audioSeconds?: number;
}

/** What has to run: everything the arithmetic needs, nothing about prices and nothing about where a figure came from.
 */
export interface PlannedWorkload {
  readonly model: ModelFacts;
  readonly config: ServingConfig;
  readonly useCase: UseCase;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Longest sequence, tokens: what the engine is started with. */
  readonly contextTokens: number;
  /** Tokens planned per sequence; absent: each may fill the context. docs/model.md#traffic */
  readonly tokensPerSequence?: number;
  /** What of a prompt is served from the prefix cache. */
  readonly prefix?: PrefixReuse;
  readonly demand: Demand;
  /** A plan carries it as well. */
  readonly jobBeside?: JobBeside;
  /** What the text asks for; a plan is held to it. */
  readonly targets: LatencyTargets;
  /** The documented targets of this kind of work where none are stated: they label, and rank between plans of about
   *  one price; they never add a replica. */
  readonly usualTargets?: LatencyTargets;
  /** Work that is done once and then ends: what it costs is what it is weighed by. Requests in all. */
  readonly once?: { readonly requests: number };
  /** Rented hours per month; 730 is always on. */
  readonly hoursPerMonth: number;
  /** Share of the modelled capacity the peak may use: 0.8 for a service, 1 where the question is only whether it fits.
   */
  readonly capacityShare: number;
  /** One replica more than the load needs, and never fewer than two. */
  readonly highAvailability: boolean;
  /** Places that each have machines of their own; absent: all stand together. */
  readonly sites?: Sites;
  /** Sequences that engines which stand were started for, with flags of their own: not the plan's, and their
   *  activations are held. */
  readonly startedWithSequences?: number;
  /** LoRA adapters held beside the base. */
  readonly adapters?: { readonly count: number; readonly rank: number };
  /** How tokens are proposed ahead, where the text asks for it. */
  readonly speculativeMethod?: SpeculativeMethod;
  readonly tuning?: TuningRun;
  readonly media?: MediaWork;
  /** One point of a search, asked about once: what is worked out for its lengths is kept for no other workload, which
   *  changes no figure. */
  readonly passing?: true;
}

/** GPUs of one part that the writer owns: they are not rented again, and cost what they take to run. */
export interface OwnedPart {
  readonly count: number;
  /** Electricity with servers and cooling, USD per GPU and month. */
  readonly usdPerGpuMonth: number;
}

/** What may be bought, and for how much. */
export interface Market {
  readonly gpus: readonly GpuFacts[];
  /** Market rate per GPU id, already restricted to the providers and regions the text allows. A part nobody sells is
   *  absent. */
  readonly rates: ReadonlyMap<string, MarketRate>;
  /** Why a part may not be used at all (excluded by the text), or undefined. */
  readonly excluded: (gpu: GpuFacts) => string | undefined;
  /** True for parts the text asks about, offers or weighs: ranked like the others, the best of them stands second in
   *  the ladder. */
  readonly asked: (gpu: GpuFacts) => boolean;
  /** True for parts now in use: they share the second place of the ladder. */
  readonly inUse?: (gpu: GpuFacts) => boolean;
  /** USD a month that the text allows; a dearer rung stands behind every one inside. */
  readonly limitUsdPerMonth?: number;
  /** Share of the memory that a plan leaves free; a fuller rung stands behind. Absent: none. */
  readonly leastHeadroomFraction?: number;
  /** GPUs that the text allows at most. */
  readonly maxGpus?: number;
  /** What the writer owns, by GPU id. */
  readonly owned?: ReadonlyMap<string, OwnedPart>;
}
