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

/** How one copy of the model is spread: tensor-parallel x pipeline-parallel GPUs. */
export interface ParallelLayout {
  readonly tensorParallel: number;
  readonly pipelineParallel: number;
}
