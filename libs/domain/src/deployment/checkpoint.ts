import type { ModelFacts } from '../facts/model-facts';
import type { WeightPrecision } from '../facts/precision-name';
import { isGguf } from '../memory/precision';
import { objectName } from './shell-words';

/** What to load: a repository or a path, and what has to be said about it. */
export interface Checkpoint {
  readonly source: string;
  readonly remarks: readonly string[];
  /** Set where the engine itself quantises a 16-bit checkpoint while loading. */
  readonly quantization?: 'fp8' | 'bitsandbytes';
}

const SIXTEEN_BIT = new Set<WeightPrecision>(['bf16', 'fp16', 'fp32']);
const SIXTEEN_TO_EIGHT = new Set<WeightPrecision>(['fp8']);
const BITSANDBYTES = new Set<WeightPrecision>(['bnb-4bit']);

/** Models that the catalog knows by size only are marked with this prefix. */
const CUSTOM = 'custom/';

/** The checkpoint in the planned format. One that nobody is known to publish becomes a path that the reader has to fill in. */
export function checkpointFor(model: ModelFacts, precision: WeightPrecision): Checkpoint {
  if (model.id.startsWith(CUSTOM)) {
    return {
      source: `/models/${objectName(model.id)}`,
      remarks: [
        `Replace /models/${objectName(model.id)} by the path or repository of your model; only its size is known here.`,
      ],
    };
  }
  const same =
    precision === model.nativePrecision || (SIXTEEN_BIT.has(precision) && SIXTEEN_BIT.has(model.nativePrecision));
  if (same) return { source: model.id, remarks: [] };
  if (SIXTEEN_BIT.has(model.nativePrecision)) {
    if (SIXTEEN_TO_EIGHT.has(precision)) return { source: model.id, remarks: [], quantization: 'fp8' };
    if (BITSANDBYTES.has(precision)) return { source: model.id, remarks: [], quantization: 'bitsandbytes' };
  }
  const path = `/models/${objectName(model.id)}-${objectName(precision)}`;
  return {
    source: path,
    remarks: [
      `Replace ${path} by ${/^[aefhilmnorsx8]/.test(precision) ? 'an' : 'a'} ${precision} checkpoint of ${model.id} (${isGguf(precision) ? 'a GGUF file' : 'made with the tool of that format, or published by someone you trust'}).`,
    ],
  };
}

/** Repositories whose owners require their own modelling code to be run. */
export const needsRemoteCode = (model: ModelFacts): boolean => /^moonshotai\//.test(model.id);
