export { PackagedCatalog } from './packaged-catalog';
export { PackagedPriceBook } from './packaged-price-book';
export { OverlayCatalog } from './overlay-catalog';
export { parseConfigJson, type ConfigJson } from './hf-config/config-json';
export { modelFromConfig, type ModelClaim } from './hf-config/model-from-config';
export { checkpointFileSchema, checkpointSchema } from './schema/checkpoint.schema';
export { gpuFactsSchema, gpuFileSchema } from './schema/gpu-facts.schema';
export { modelFactsSchema, modelFileSchema } from './schema/model-facts.schema';
