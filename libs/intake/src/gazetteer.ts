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
