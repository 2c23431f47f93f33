import fc from 'fast-check';
import type { GpuFacts } from '../facts/gpu-facts';
import type { Architecture } from '../architecture/architecture';
import type { ModelFacts } from '../facts/model-facts';
import type { KvPrecision, WeightPrecision } from '../facts/precision-name';
import { present } from '../testing/present.spec';
import { candidateLayouts } from '../layout/candidate-layouts';
import { kvBytesPerSequence, kvBytesPerSequencePerGpu } from './kv-cache';
import { replicaMemory } from './replica-memory';
import { requirement } from './requirement';
import type { ServingConfig } from './serving-config';
import { geometryOf } from './tensor-groups';
import { weightBytesPerGpu } from './placed-weights';
import { weightBreakdown, weightBytes } from './weights';

/** Any shape the catalog could hold: dense or a mixture, grouped heads or latents, windows, states. */
const architecture: fc.Arbitrary<Architecture> = fc
  .record({
    layers: fc.integer({ min: 4, max: 100 }),
    heads: fc.constantFrom(8, 16, 24, 28, 32, 40, 64, 128),
    kvHeads: fc.constantFrom(1, 2, 4, 8, 16),
    headDim: fc.constantFrom(64, 128, 256),
    hidden: fc.constantFrom(1024, 2048, 4096, 7168),
    vocab: fc.constantFrom(32_000, 128_256, 262_144),
    width: fc.constantFrom(4096, 11_008, 28_672),
    tied: fc.boolean(),
    kind: fc.constantFrom('gqa', 'mla', 'sliding', 'hybrid'),
    moe: fc.boolean(),
    experts: fc.constantFrom(8, 64, 256),
    window: fc.constantFrom(128, 1024, 4096),
  })
  .map((r): Architecture => {
    const attentionLayers = r.kind === 'hybrid' ? Math.max(1, Math.floor(r.layers / 4)) : r.layers;
    return {
      attention: r.kind as Architecture['attention'],
      layers: r.layers,
      kvLayers: attentionLayers,
      hiddenSize: r.hidden,
      heads: r.heads,
      kvHeads: Math.min(r.kvHeads, r.heads),
      headDim: r.headDim,
      vocabSize: r.vocab,
      intermediateSize: r.width,
      mlpMatrices: 3,
      tiedEmbeddings: r.tied,
      ...(r.moe
        ? {
            moe: {
              experts: r.experts,
              expertsPerToken: 4,
              sharedExperts: 1,
              moeIntermediateSize: 1024,
              sharedIntermediateSize: 1024,
              firstDenseLayers: 1,
              moeLayers: r.layers - 1,
            },
          }
        : {}),
      ...(r.kind === 'mla'
        ? { mla: { kvLoraRank: 512, qkRopeHeadDim: 64, qkNopeHeadDim: 128, vHeadDim: 128, qLoraRank: 1536 } }
        : {}),
      ...(r.kind === 'sliding'
        ? { slidingWindow: { window: r.window, layersWithWindow: r.layers - 2, layersFull: 2 } }
        : {}),
      ...(r.kind === 'hybrid'
        ? {
            linearLayers: {
              count: r.layers - attentionLayers,
              kind: 'gated-delta-net',
              convStateElementsPerLayer: 24_576,
              recurrentStateElementsPerLayer: 524_288,
              stateBytesPerSequence: (r.layers - attentionLayers) * 2_146_304,
              keyHeads: 16,
              valueHeads: 32,
              headDim: 128,
              convKernel: 4,
            },
          }
        : {}),
    };
  });

const model: fc.Arbitrary<ModelFacts> = fc
  .tuple(architecture, fc.double({ min: 0.99, max: 1.2, noNaN: true }))
  .map(([a, off]) => {
    const parametersTotal = Math.round(geometryOf(a, 0).explained * off);
    return {
      id: 'random/model',
      family: 'random',
      aliases: [],
      kind: 'text',
      parametersTotal,
      parametersTotalExact: true,
      parametersActive: parametersTotal,
      architecture: a,
      maxContext: 131_072,
      nativeContext: 131_072,
      nativePrecision: 'bf16',
      source: {},
    };
  });

const gpu: fc.Arbitrary<GpuFacts> = fc
  .tuple(fc.constantFrom(16, 24, 48, 80, 141, 192), fc.constantFrom(1, 4, 8, 16))
  .map(([gib, node]) => ({
    id: 'random',
    name: 'random part',
    vendor: 'nvidia',
    architecture: 'Hopper',
    memoryGbMarketing: gib,
    memoryBytesUsable: gib * 2 ** 30,
    memoryBandwidthGbps: 1000,
    tflopsDense: { bf16: 100 },
    formFactor: 'SXM',
    computeCapability: '9.0',
    supports: { bf16: true, fp8: true, fp4: false, int8: true },
    maxGpusPerNode: node,
    aliases: [],
    cloudInstances: {},
    source: [],
  }));

const kvPrecision: fc.Arbitrary<KvPrecision> = fc.constantFrom('bf16', 'fp8', 'int4');
const config: fc.Arbitrary<ServingConfig> = fc.record({
  engine: fc.constantFrom('vllm', 'sglang'),
  weightPrecision: fc.constantFrom<WeightPrecision>('bf16', 'fp8', 'awq'),
  kvPrecision,
});
const tokens = fc.integer({ min: 1, max: 200_000 });
const sequences = fc.integer({ min: 1, max: 4_000 });
const TP = [1, 2, 4, 8, 16] as const;

/** Formats that quantise the same tensors, most bits first. */
const FAMILIES: readonly (readonly WeightPrecision[])[] = [
  ['fp32', 'bf16', 'fp8', 'bnb-4bit', 'awq', 'int4'],
  ['q8_0', 'q6_k', 'q5_k_m', 'q5_0', 'q4_k_m', 'q4_0', 'iq4_xs', 'q3_k_m', 'q2_k'],
];

/** At most a mebibyte for each matrix: six a layer, embedding and head. */
const mostRounded = (m: ModelFacts): number => 2 ** 20 * (6 * (m.architecture?.layers ?? 0) + 2);

describe('laws of the memory model, on random models, parts and loads', () => {
  it('parts sum to totals, as whole bytes', () => {
    fc.assert(
      fc.property(model, config, tokens, sequences, (m, c, contextTokens, n) => {
        const r = requirement(m, c, { contextTokens, sequences: n });
        const parts = [r.weightsBytes, r.kvCacheBytes, r.activationBytes, r.runtimeOverheadBytes];
        expect(parts.every((p) => Number.isSafeInteger(p) && p >= 0)).toBe(true);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(r.totalRequiredBytes);
        expect(r.lowBytes).toBeLessThanOrEqual(r.totalRequiredBytes);
        expect(r.highBytes).toBeGreaterThanOrEqual(r.totalRequiredBytes);
        const { groups, totalBytes } = weightBreakdown(m, c.weightPrecision);
        expect(groups.reduce((sum, g) => sum + g.bytes, 0)).toBe(totalBytes);
      }),
    );
  });

  it('every parameter is counted once: 16-bit weights are two bytes per parameter and the tables beside them', () => {
    fc.assert(
      fc.property(model, (m) => {
        const { groups } = weightBreakdown(m, 'bf16');
        const stored = groups.filter((g) => g.name !== 'rotary_cache' && g.name !== 'allocator_rest');
        expect(stored.reduce((sum, g) => sum + g.bytes, 0)).toBe(2 * m.parametersTotal);
      }),
    );
  });

  it('effective bytes per parameter lie between 0.25 and 4.1', () => {
    fc.assert(
      fc.property(model, fc.constantFrom(...FAMILIES.flat()), (m, p) => {
        const effective = weightBytes(m, p) / m.parametersTotal;
        expect(effective).toBeGreaterThan(0.25);
        expect(effective).toBeLessThan(4.1 + 0.2);
      }),
    );
  });

  it('fewer bits never need more bytes', () => {
    fc.assert(
      fc.property(model, config, tokens, sequences, (m, c, contextTokens, n) => {
        for (const family of FAMILIES) {
          const sizes = family.map(
            (weightPrecision) =>
              requirement(m, { ...c, weightPrecision }, { contextTokens, sequences: n }).totalRequiredBytes,
          );
          for (const [i, size] of sizes.slice(1).entries()) expect(size).toBeLessThanOrEqual(present(sizes[i]));
        }
        expect(kvBytesPerSequence(m, 'fp8', contextTokens)).toBeLessThanOrEqual(
          kvBytesPerSequence(m, 'bf16', contextTokens),
        );
      }),
    );
  });

  it('more GPUs never hold less in total, but for what the allocator rounds up, and never more each', () => {
    fc.assert(
      fc.property(model, config, tokens, sequences, gpu, (m, c, contextTokens, n, g) => {
        for (const [i, more] of TP.slice(1).entries()) {
          const fewer = present(TP[i]);
          const small = { tensorParallel: fewer, pipelineParallel: 1 };
          const large = { tensorParallel: more, pipelineParallel: 1 };
          expect(weightBytesPerGpu(m, c.weightPrecision, large) * more).toBeGreaterThanOrEqual(
            weightBytesPerGpu(m, c.weightPrecision, small) * fewer - more - fewer * mostRounded(m),
          );
          expect(weightBytesPerGpu(m, c.weightPrecision, large)).toBeLessThanOrEqual(
            weightBytesPerGpu(m, c.weightPrecision, small),
          );
          expect(kvBytesPerSequencePerGpu(m, c.kvPrecision, contextTokens, large)).toBeLessThanOrEqual(
            kvBytesPerSequencePerGpu(m, c.kvPrecision, contextTokens, small),
          );
          const load = { contextTokens, sequences: n };
          expect(replicaMemory(m, c, large, g, load).neededBytes).toBeGreaterThanOrEqual(
            replicaMemory(m, c, small, g, load).neededBytes - more * 4 - fewer * mostRounded(m),
          );
        }
      }),
    );
  });

  it('a longer context or one more sequence never needs less', () => {
    fc.assert(
      fc.property(
        model,
        config,
        tokens,
        fc.integer({ min: 0, max: 50_000 }),
        sequences,
        gpu,
        (m, c, contextTokens, more, n, g) => {
          const layout = { tensorParallel: 2, pipelineParallel: 1 };
          const at = (t: number, s: number): ReturnType<typeof replicaMemory> =>
            replicaMemory(m, c, layout, g, { contextTokens: t, sequences: s });
          expect(at(contextTokens + more, n).neededBytes).toBeGreaterThanOrEqual(at(contextTokens, n).neededBytes);
          expect(at(contextTokens + more, n).maxSequences).toBeLessThanOrEqual(at(contextTokens, n).maxSequences);
          expect(at(contextTokens, n + 1).neededBytes).toBeGreaterThanOrEqual(at(contextTokens, n).neededBytes);
        },
      ),
    );
  });

  it('the most sequences a replica holds do fit, one more does not, and what fits leaves headroom', () => {
    fc.assert(
      fc.property(model, config, tokens, gpu, fc.constantFrom(...TP), (m, c, contextTokens, g, tensorParallel) => {
        const at = (s: number): ReturnType<typeof replicaMemory> =>
          replicaMemory(m, c, { tensorParallel, pipelineParallel: 1 }, g, { contextTokens, sequences: s });
        const most = at(1).maxSequences;
        if (most >= 1) {
          expect(at(most).fits).toBe(true);
          expect(at(most).headroomFraction).toBeGreaterThanOrEqual(0);
          expect(at(most).reason).toBeUndefined();
        }
        expect(at(most + 1).fits).toBe(false);
        expect(at(most + 1).reason).toBeDefined();
      }),
    );
  });

  it('every listed layout holds a short sequence, and every one rejected for its size does not', () => {
    fc.assert(
      fc.property(model, config, gpu, (m, c, g) => {
        const { layouts, rejected } = candidateLayouts(m, c, g);
        for (const layout of layouts) {
          expect(replicaMemory(m, c, layout, g, { contextTokens: 16, sequences: 1 }).fits).toBe(true);
          expect(present(m.architecture).heads % layout.tensorParallel).toBe(0);
        }
        for (const { layout, reason } of rejected)
          if (reason.startsWith('weights'))
            expect(replicaMemory(m, c, layout, g, { contextTokens: 16, sequences: 1 }).fits).toBe(false);
      }),
    );
  });
});
