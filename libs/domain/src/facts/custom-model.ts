import type { MixtureOfExperts } from '../architecture/architecture';
import type { ModelFacts } from './model-facts';

interface Rung {
  readonly upToB: number;
  readonly layers: number;
  readonly hidden: number;
  readonly heads: number;
  readonly headDim: number;
  readonly intermediate: number;
  readonly vocab: number;
}

/** The shape beyond the largest of the table. */
const LARGEST: Rung = {
  upToB: Infinity,
  layers: 160,
  hidden: 20480,
  heads: 160,

  headDim: 128,
  intermediate: 65536,
  vocab: 163_840,
};

/** Shapes of widely used dense models by size, a size between two takes the larger. docs/model.md#custom */
const SHAPES: readonly Rung[] = [
  { upToB: 0.8, layers: 28, hidden: 1024, heads: 16, headDim: 128, intermediate: 3072, vocab: 151_936 },
  { upToB: 2, layers: 28, hidden: 2048, heads: 16, headDim: 128, intermediate: 6144, vocab: 151_936 },
  { upToB: 5, layers: 36, hidden: 2560, heads: 32, headDim: 128, intermediate: 9728, vocab: 151_936 },
  { upToB: 10, layers: 36, hidden: 4096, heads: 32, headDim: 128, intermediate: 12288, vocab: 151_936 },
  { upToB: 16, layers: 48, hidden: 5120, heads: 40, headDim: 128, intermediate: 13824, vocab: 152_064 },
  { upToB: 40, layers: 64, hidden: 5120, heads: 64, headDim: 128, intermediate: 25600, vocab: 151_936 },
  { upToB: 80, layers: 80, hidden: 8192, heads: 64, headDim: 128, intermediate: 28672, vocab: 128_256 },
  { upToB: 150, layers: 88, hidden: 12288, heads: 96, headDim: 128, intermediate: 28672, vocab: 131_072 },
  { upToB: 600, layers: 126, hidden: 16384, heads: 128, headDim: 128, intermediate: 53248, vocab: 128_256 },
];

/** Key/value heads of the grouped-query attention that current models of every size have: the least that a shape of
 *  unknown attention caches. */
const GROUPED_HEADS = 8;

const NOTE =
  'Only the size is known: the shape is that of a widely used dense model of its class with multi-head ' +
  'attention, so the cache is an upper bound; grouped-query attention would take the lower end of the ' +
  'range.';

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

/** What is known of a custom model beside its size. */
export interface CustomModelClaim {
  /** Its name as the text gives it; the id is `custom/` and the last part of it. */
  readonly name?: string;
  /** A catalog model whose family, version and size the name states: the shape is that of it. */
  readonly like?: ModelFacts;
  /** The size stands in for one that nobody stated. */
  readonly sizeAssumed?: boolean;
}

/** `zai-org/GLM-6` -> `custom/glm-6`; without a name `custom/13b` or `custom/100b-a10b`. */
function customId(parametersB: number, activeB: number | undefined, name: string | undefined): string {
  const own = (name ?? '')
    .toLowerCase()
    .slice((name ?? '').lastIndexOf('/') + 1)
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `custom/${own === '' ? `${parametersB}b${activeB === undefined ? '' : `-a${activeB}b`}` : own}`;
}

/** A derivative of a catalog model under its own name: everything but the name is that model's. */
function derivativeOf(like: ModelFacts, id: string): ModelFacts {
  const { checkpoints: _, license: _l, released: _r, ...facts } = like;
  return {
    ...facts,
    id,
    family: 'custom',
    aliases: [],
    parametersTotalExact: false,
    notes:
      `Not in the catalog: taken for a derivative of ${like.id}, whose family, version and size its name ` +
      'states, with that shape.',
    source: { parameters_total: `as ${like.id}`, architecture: `as ${like.id}` },
  };
}

/** A model that the catalog does not hold, of so many billions of parameters; `activeB` makes it a mixture of experts,
 *  shaped like a dense model of the geometric mean of both sizes.
 *  Its cache is an upper bound: every head has keys and values of its own. docs/model.md#custom */
export function customModel(parametersB: number, activeB?: number, claim: CustomModelClaim = {}): ModelFacts {
  const active = activeB === undefined || activeB >= parametersB ? undefined : activeB;
  const id = customId(parametersB, active, claim.name);
  if (claim.like !== undefined) return derivativeOf(claim.like, id);
  const classB = active === undefined ? parametersB : Math.sqrt(parametersB * active);
  const s = SHAPES.find((r) => classB <= r.upToB) ?? LARGEST;
  const parametersTotal = Math.round(parametersB * 1e9);
  const parametersActive = Math.round((active ?? parametersB) * 1e9);
  return {
    id,
    family: 'custom',
    aliases: [],
    kind: 'text',
    parametersTotal,
    parametersTotalExact: false,
    parametersActive,
    architecture: {
      attention: 'mha',
      layers: s.layers,
      kvLayers: s.layers,
      hiddenSize: s.hidden,
      heads: s.heads,
      kvHeads: s.heads,
      headDim: s.headDim,
      vocabSize: s.vocab,
      mlpMatrices: 3,
      tiedEmbeddings: parametersB <= 5,
      ...(active === undefined
        ? { intermediateSize: s.intermediate }
        : { moe: assumedMixture(parametersTotal, parametersActive, s) }),
    },
    leastCacheShare: Math.min(1, GROUPED_HEADS / s.heads),
    maxContext: 131_072,
    nativeContext: 131_072,
    nativePrecision: 'bf16',
    kvBytesPerTokenBf16: { growing: 2 * s.layers * s.heads * s.headDim * 2, windowed: 0 },
    notes: claim.sizeAssumed === true ? `The size is not known: ${parametersB} billion stand in for it. ${NOTE}` : NOTE,
    source: {
      parameters_total: claim.sizeAssumed === true ? 'assumed' : 'stated',
      architecture: 'assumed from the size',
    },
  };
}
