/** What the tokens are for; decides default lengths and the units of the answer. */
export const USE_CASES = [
  'chat',
  'rag',
  'coding',
  'code_completion',
  'agents',
  'summarization',
  'document_processing',
  'classification',
  'translation',
  'batch',
  'embeddings',
  'reranking',
  'image_generation',
  'video_generation',
  'speech',
  'voice',
  'fine_tuning',
  'training',
  'general',
] as const;
export type UseCase = (typeof USE_CASES)[number];

/** The four questions the advisor answers. */
export const MODES = ['plan', 'model', 'existing', 'budget'] as const;
export type Mode = (typeof MODES)[number];

/** One line of a fleet: `gpuCount` GPUs of one part, over all nodes. */
export interface FleetLine {
  /** Catalog id, or `custom/rtx-4090-48gb` for a part outside the catalog. */
  readonly gpuId: string;
  readonly gpuCount: number;
  readonly instanceType?: string;
  readonly provider?: string;
}

/** How one copy of the model is spread: tensor-parallel x pipeline-parallel GPUs, times the ranks of data-parallel
 *  attention. */
export interface ParallelLayout {
  readonly tensorParallel: number;
  readonly pipelineParallel: number;
  /** Ranks that each hold the attention weights and a cache of their own, while the experts are spread over all GPUs;
   *  absent: one. */
  readonly dataParallel?: number;
  /** Experts are dealt out whole to the GPUs instead of each being cut through all of them. Always so with
   *  data-parallel attention. */
  readonly expertParallel?: boolean;
  /** Share of a GPU's memory the engine is told to plan with, where it is not its default: some layouts start at 0.95
   *  and not at 0.90. */
  readonly memoryUtilization?: number;
}

/** Ranks of data-parallel attention in one replica, at least 1. */
export const attentionRanks = (layout: ParallelLayout): number => layout.dataParallel ?? 1;

/** GPUs of one replica. */
export const gpusOf = (layout: ParallelLayout): number =>
  layout.tensorParallel * layout.pipelineParallel * attentionRanks(layout);
