import type { SpeculativeMethod } from '../facts/speculation';

/** Serving a language, vision-language, speech, embedding or reranking model. */
export interface ServingDemand {
  readonly task?: 'serving';
  /** Longest sequence to be held, tokens: the engine's limit. At least one of this length always finds room. */
  readonly contextTokens: number;
  /** Tokens planned per sequence, at most `contextTokens`; absent: each may fill the context. docs/model.md#traffic */
  readonly tokensPerSequence?: number;
  /** Tokens at the start of every sequence that are the same for all; held once per replica. */
  readonly sharedPrefixTokens?: number;
  /** Sequences in flight over the replica; a fraction is allowed. */
  readonly sequences: number;
  /** Sequences whose activations are held whatever is planned: what an engine was started with. */
  readonly startedWithSequences?: number;
  /** LoRA adapters held beside the base model. */
  readonly adapters?: { readonly count: number; readonly rank: number };
  /** How tokens are proposed ahead: a head, a layer or a small model more. docs/model.md#speculation */
  readonly speculativeMethod?: SpeculativeMethod;
}

export type TrainingMethod = 'full' | 'lora' | 'qlora';

/** What is divided over the GPUs of a replica: nothing, the optimiser's states, gradients too, weights too (FSDP full
 *  shard). */
export type Sharding = 'none' | 'zero1' | 'zero2' | 'zero3';

/** Training or fine-tuning with AdamW in mixed precision and gradient checkpointing. */
export interface TrainingDemand {
  readonly task: 'training';
  readonly method: TrainingMethod;
  readonly sequenceTokens: number;
  /** Sequences that every GPU holds at once (the micro batch); accumulation makes the step larger at no memory. */
  readonly batchSize: number;
  /** Default `zero3`. */
  readonly sharding?: Sharding;
  /** Rank of the adapters of `lora` and `qlora`; default 16. */
  readonly loraRank?: number;
}

/** Generating images or video: `sequences` of them at once. */
export interface GenerationDemand {
  readonly task: 'generation';
  readonly sequences: number;
  /** Pixels; default 1024 x 1024, video 1280 x 720. */
  readonly width?: number;
  readonly height?: number;
  /** Frames of a video; default 81. */
  readonly frames?: number;
}

/** What has to be held at once, for any kind of model. A `ServingDemand` asked of an image or video model counts its
 *  `sequences` as images or videos of the default size. */
export type MemoryDemand = ServingDemand | TrainingDemand | GenerationDemand;
