import fc from 'fast-check';
import { customGpu } from '../facts/custom-gpu';
import { customModel } from '../facts/custom-model';
import type { ModelFacts } from '../facts/model-facts';
import { present } from '../testing/present.spec';
import type { MemoryDemand, TrainingDemand } from './demand';
import { replicaMemory } from './replica-memory';
import { requirement } from './requirement';
import type { ServingConfig } from './serving-config';

const BF16: ServingConfig = { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' };
const model = fc
  .tuple(fc.double({ min: 0.3, max: 700, noNaN: true }), fc.option(fc.double({ min: 0.1, max: 0.5, noNaN: true })))
  .map(([b, share]) => (share === null ? customModel(b) : customModel(b, b * share)));
const training: fc.Arbitrary<TrainingDemand> = fc.record({
  task: fc.constant('training' as const),
  method: fc.constantFrom('full' as const, 'lora' as const, 'qlora' as const),
  sequenceTokens: fc.integer({ min: 128, max: 65_536 }),
  batchSize: fc.integer({ min: 1, max: 64 }),
  sharding: fc.constantFrom('none' as const, 'zero1' as const, 'zero2' as const, 'zero3' as const),
});
const pipeline: fc.Arbitrary<ModelFacts> = fc
  .tuple(
    fc.integer({ min: 500_000_000, max: 40_000_000_000 }),
    fc.integer({ min: 50_000_000, max: 20_000_000_000 }),
    fc.constantFrom('image' as const, 'video' as const),
  )
  .map(([denoiser, encoder, kind]) => ({
    id: 'random/pipeline',
    family: 'random',
    aliases: [],
    kind,
    parametersTotal: denoiser + encoder,
    parametersTotalExact: true,
    parametersActive: denoiser + encoder,
    components: { denoiser, text_encoder: encoder },
    nativePrecision: 'bf16',
    source: {},
  }));
const sumOfParts = (r: ReturnType<typeof requirement>): number =>
  r.weightsBytes + r.kvCacheBytes + r.activationBytes + r.runtimeOverheadBytes;
const by = (d: TrainingDemand, method: TrainingDemand['method']): TrainingDemand => ({ ...d, method });
const total = (m: ModelFacts, d: MemoryDemand): number => requirement(m, BF16, d).totalRequiredBytes;

describe('laws of training', () => {
  it('parts sum, and QLoRA never needs more than LoRA, nor LoRA more than full fine-tuning', () => {
    fc.assert(
      fc.property(model, training, (m, d) => {
        const r = requirement(m, BF16, d);
        expect(sumOfParts(r)).toBe(r.totalRequiredBytes);
        const states = present(r.training);
        expect(states.weightsBytes + states.gradientBytes + states.optimizerBytes).toBe(r.weightsBytes);
        expect(total(m, by(d, 'qlora'))).toBeLessThanOrEqual(total(m, by(d, 'lora')));
        expect(total(m, by(d, 'lora'))).toBeLessThanOrEqual(total(m, by(d, 'full')));
      }),
    );
  });

  it('longer sequences and larger micro batches never need less, and the largest batch that fits does fit', () => {
    fc.assert(
      fc.property(model, training, fc.integer({ min: 24, max: 192 }), fc.constantFrom(1, 2, 8), (m, d, gib, gpus) => {
        expect(total(m, { ...d, sequenceTokens: d.sequenceTokens * 2 })).toBeGreaterThanOrEqual(total(m, d));
        expect(total(m, { ...d, batchSize: d.batchSize + 1 })).toBeGreaterThanOrEqual(total(m, d));
        const part = customGpu('custom/part', gib * 2 ** 30);
        const at = (batchSize: number): ReturnType<typeof replicaMemory> =>
          replicaMemory(m, BF16, { tensorParallel: gpus, pipelineParallel: 1 }, part, { ...d, batchSize });
        const most = at(1).maxSequences;
        if (most >= 1) expect(at(most).fits).toBe(true);
        expect(at(most + 1).fits).toBe(false);
      }),
    );
  });
});

describe('laws of image and video pipelines', () => {
  it('parts sum, fewer bits and smaller pictures never need more, and the range holds the figure', () => {
    fc.assert(
      fc.property(
        pipeline,
        fc.integer({ min: 256, max: 4_096 }),
        fc.integer({ min: 1, max: 8 }),
        (m, side, sequences) => {
          const d = { task: 'generation', sequences, width: side, height: side } as const;
          const r = requirement(m, BF16, d);
          expect(sumOfParts(r)).toBe(r.totalRequiredBytes);
          expect(r.lowBytes).toBeLessThanOrEqual(r.totalRequiredBytes);
          expect(r.highBytes).toBeGreaterThanOrEqual(r.totalRequiredBytes);
          expect(requirement(m, { ...BF16, weightPrecision: 'fp8' }, d).totalRequiredBytes).toBeLessThanOrEqual(
            r.totalRequiredBytes,
          );
          expect(total(m, { ...d, width: side * 2 })).toBeGreaterThanOrEqual(r.totalRequiredBytes);
        },
      ),
    );
  });
});
