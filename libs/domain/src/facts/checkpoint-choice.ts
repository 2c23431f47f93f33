import type { ModelFacts } from './model-facts';
import type { WeightPrecision } from './precision-name';
import type { CheckpointFormat, PublishedCheckpoint } from './published-checkpoint';

/** How well a checkpoint serves as the one to plan with: its content known, published by the model's maker, named by
 *  many. */
function rank(c: PublishedCheckpoint): readonly number[] {
  const known = c.bitsByGroup !== undefined || c.bytes !== undefined;
  return [known ? 1 : 0, c.publisher === 'vendor' ? 1 : 0, c.confidence === 'high' ? 1 : 0, c.namedIn ?? 0];
}

function better(a: PublishedCheckpoint, b: PublishedCheckpoint): number {
  const [x, y] = [rank(a), rank(b)];
  for (let i = 0; i < x.length; i++) {
    const by = (y[i] ?? 0) - (x[i] ?? 0);
    if (by !== 0) return by;
  }
  return a.repo < b.repo ? -1 : 1;
}

/** Names of one and the same format on the hub. */
const SAME_FORMAT: Readonly<Partial<Record<WeightPrecision, WeightPrecision>>> = {
  w4a16: 'int4',
  w8a8: 'int8',
  fp16: 'bf16',
};
const formatName = (format: CheckpointFormat): CheckpointFormat =>
  format === 'gguf' ? format : (SAME_FORMAT[format] ?? format);

/** The checkpoints of a model in one format that may be recommended, the one to plan with first; GGUF precisions are
 *  found in GGUF repositories. Empty when none is published. */
export function checkpointsIn(model: ModelFacts, precision: WeightPrecision): readonly PublishedCheckpoint[] {
  let byPrecision = known.get(model);
  if (!byPrecision) known.set(model, (byPrecision = new Map()));
  let found = byPrecision.get(precision);
  if (!found) byPrecision.set(precision, (found = sought(model, precision)));
  return found;
}

/** A search among models asks for every format of each of them. */
const known = new WeakMap<ModelFacts, Map<WeightPrecision, readonly PublishedCheckpoint[]>>();

function sought(model: ModelFacts, precision: WeightPrecision): readonly PublishedCheckpoint[] {
  const gguf = /^i?q\d/.test(precision);
  return (model.checkpoints ?? [])
    .filter((c) => c.confidence !== 'low' && formatName(c.format) === (gguf ? 'gguf' : formatName(precision)))
    .sort(better);
}

/** The published checkpoint to plan with and to name, or undefined: then the model's own repository is loaded, or
 *  somebody has to quantise it. */
export function checkpointFor(model: ModelFacts, precision: WeightPrecision): PublishedCheckpoint | undefined {
  return checkpointsIn(model, precision)[0];
}
