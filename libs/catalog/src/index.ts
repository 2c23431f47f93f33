export { PackagedCatalog } from './packaged-catalog';
export { PackagedPriceBook } from './packaged-price-book';
export { OverlayCatalog } from './overlay-catalog';
export { OverlayPricing } from './overlay-pricing';
