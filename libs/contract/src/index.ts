export { SCHEMAS } from './schema/schemas';
export { namedSchemas } from './schema/named-schemas';
export { closed, ref } from './schema/schema';
export type { Schema } from './schema/schema';
export { bookOf, gpusView, modelsView } from './catalog/catalog-view';
export type { GpuPriceView } from './catalog/catalog-view';
export { CATALOG_PARAMETERS, gpusPage, MAX_CATALOG_LIMIT, modelsPage, readCatalogQuery } from './catalog/catalog-query';
export type { CatalogPage, CatalogQuery, QueryError } from './catalog/catalog-query';
