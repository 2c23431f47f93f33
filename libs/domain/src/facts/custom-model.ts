import type { MixtureOfExperts } from '../architecture/architecture';
import type { ModelFacts } from './model-facts';

interface Rung {
  readonly upToB: number;
  readonly layers: number;
  readonly hidden: number;
  readonly heads: number;
  readonly kvHeads: number;
  readonly headDim: number;
  readonly intermediate: number;
  readonly vocab: number;
}

/** Shapes of widely used dense models by size, each with the larger cache of its class; a size between two takes the larger. docs/model.md#custom */
const SHAPES: readonly Rung[] = [
  { upToB: 0.8, layers: 28, hidden: 1024, heads: 16, kvHeads: 8, headDim: 128, intermediate: 3072, vocab: 151_936 },
  { upToB: 2, layers: 28, hidden: 2048, heads: 16, kvHeads: 8, headDim: 128, intermediate: 6144, vocab: 151_936 },
  { upToB: 5, layers: 36, hidden: 2560, heads: 32, kvHeads: 8, headDim: 128, intermediate: 9728, vocab: 151_936 },
  { upToB: 10, layers: 36, hidden: 4096, heads: 32, kvHeads: 8, headDim: 128, intermediate: 12288, vocab: 151_936 },
  { upToB: 16, layers: 48, hidden: 5120, heads: 40, kvHeads: 8, headDim: 128, intermediate: 13824, vocab: 152_064 },
  { upToB: 40, layers: 64, hidden: 5120, heads: 64, kvHeads: 8, headDim: 128, intermediate: 25600, vocab: 151_936 },
  { upToB: 80, layers: 80, hidden: 8192, heads: 64, kvHeads: 8, headDim: 128, intermediate: 28672, vocab: 128_256 },
  { upToB: 150, layers: 88, hidden: 12288, heads: 96, kvHeads: 8, headDim: 128, intermediate: 28672, vocab: 131_072 },
  { upToB: 600, layers: 126, hidden: 16384, heads: 128, kvHeads: 8, headDim: 128, intermediate: 53248, vocab: 128_256 },
  {
    upToB: Infinity,
    layers: 160,
    hidden: 20480,
    heads: 160,
    kvHeads: 8,
    headDim: 128,
    intermediate: 65536,
    vocab: 163_840,
  },
];

const NOTE =
  'Only the size is known: the shape is that of the largest-cache dense model of its class, so the cache is an upper bound for current models.';

/** Experts of an assumed mixture, and how many of them a token uses. */
const EXPERTS = 128;
const EXPERTS_PER_TOKEN = 8;

/** The experts that make `total` parameters of which `active` work on a token, in a model of this shape. */
function assumedMixture(total: number, active: number, s: Rung): MixtureOfExperts {
  const routed = (total - active) / (1 - EXPERTS_PER_TOKEN / EXPERTS);
  const moeIntermediateSize = Math.max(1, Math.round(routed / (s.layers * EXPERTS * 3 * s.hidden)));
  return {
    experts: EXPERTS,
    expertsPerToken: EXPERTS_PER_TOKEN,
    sharedExperts: 0,
    moeIntermediateSize,
    sharedIntermediateSize: 0,
    firstDenseLayers: 0,
    moeLayers: s.layers,
  };
}

/** A model of which only the size is known, in billions of parameters; `activeB` makes it a mixture of experts, shaped like a dense model of the geometric mean of both sizes.
 *  The id is `custom/13b` or `custom/100b-a10b`. docs/model.md#custom */
export function customModel(parametersB: number, activeB?: number): ModelFacts {
  const active = activeB === undefined || activeB >= parametersB ? undefined : activeB;
  const classB = active === undefined ? parametersB : Math.sqrt(parametersB * active);
  const s = SHAPES.find((r) => classB <= r.upToB) ?? SHAPES[SHAPES.length - 1]!;
  const parametersTotal = Math.round(parametersB * 1e9);
  const parametersActive = Math.round((active ?? parametersB) * 1e9);
  return {
    id: `custom/${parametersB}b${active === undefined ? '' : `-a${active}b`}`,
    family: 'custom',
    aliases: [],
    kind: 'text',
    parametersTotal,
    parametersTotalExact: false,
    parametersActive,
    architecture: {
      attention: 'gqa',
      layers: s.layers,
      kvLayers: s.layers,
      hiddenSize: s.hidden,
      heads: s.heads,
      kvHeads: s.kvHeads,
      headDim: s.headDim,
      vocabSize: s.vocab,
      mlpMatrices: 3,
      tiedEmbeddings: parametersB <= 5,
      ...(active === undefined
        ? { intermediateSize: s.intermediate }
        : { moe: assumedMixture(parametersTotal, parametersActive, s) }),
    },
    maxContext: 131_072,
    nativeContext: 131_072,
    nativePrecision: 'bf16',
    kvBytesPerTokenBf16: { growing: 2 * s.layers * s.kvHeads * s.headDim * 2, windowed: 0 },
    notes: NOTE,
    source: { parameters_total: 'stated', architecture: 'assumed from the size' },
  };
}
