import type { Engine, KvPrecision, WeightPrecision } from '../facts/precision-name';

/** How a model is served: the program, the format its weights are loaded in and the format of its key/value cache. */
export interface ServingConfig {
  readonly engine: Engine;
  readonly weightPrecision: WeightPrecision;
  readonly kvPrecision: KvPrecision;
}
