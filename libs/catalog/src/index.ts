export { PackagedCatalog } from './packaged-catalog';
export { PackagedPriceBook } from './packaged-price-book';
export { OverlayCatalog } from './overlay-catalog';
export { checkpointFileSchema, checkpointSchema } from './schema/checkpoint.schema';
export { gpuFactsSchema, gpuFileSchema } from './schema/gpu-facts.schema';
export { modelFactsSchema, modelFileSchema } from './schema/model-facts.schema';
