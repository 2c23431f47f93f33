import {
  candidateLayouts,
  engineFor,
  replicaMemory,
  requirement,
  servablePrecisions,
  weightBytes,
  type ServingConfig,
} from '@compute-advisor/domain';
import { PackagedCatalog } from './index';

const { models, gpus } = new PackagedCatalog().current();

describe('every model of the catalog, in every format it is served in', () => {
  it('has a requirement of whole, positive bytes inside its own range', () => {
    const wrong: string[] = [];
    for (const model of models) {
      for (const weightPrecision of servablePrecisions(model)) {
        const config: ServingConfig = {
          engine: engineFor(weightPrecision, 'vllm'),
          weightPrecision,
          kvPrecision: 'bf16',
        };
        const r = requirement(model, config, { contextTokens: 4_096, sequences: 4 });
        const parts = [r.weightsBytes, r.kvCacheBytes, r.activationBytes, r.runtimeOverheadBytes];
        const sound =
          parts.every((p) => Number.isSafeInteger(p) && p >= 0) &&
          parts.reduce((a, b) => a + b, 0) === r.totalRequiredBytes &&
          r.lowBytes <= r.totalRequiredBytes &&
          r.highBytes >= r.totalRequiredBytes &&
          r.weightsBytes > model.parametersTotal * 0.25;
        if (!sound) wrong.push(`${model.id} ${weightPrecision}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it(
    'is placed on every part with whole numbers: a layout that is listed holds a short sequence, and its ' +
      'headroom is never negative',
    () => {
      const wrong: string[] = [];
      for (const model of models) {
        const weightPrecision = model.nativePrecision;
        const config: ServingConfig = {
          engine: engineFor(weightPrecision, 'vllm'),
          weightPrecision,
          kvPrecision: 'bf16',
        };
        for (const gpu of gpus) {
          for (const layout of candidateLayouts(model, config, gpu).layouts) {
            const held = replicaMemory(model, config, layout, gpu, { contextTokens: 16, sequences: 1 });
            if (
              !held.fits ||
              held.headroomFraction < 0 ||
              !Number.isSafeInteger(held.neededBytes) ||
              !Number.isSafeInteger(held.maxSequences)
            )
              wrong.push(`${model.id} on ${gpu.id} ${layout.tensorParallel}x${layout.pipelineParallel}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is listed in formats by weight, heaviest first: bf16, then fp8, then int4 when it writes text', () => {
    const wrong: string[] = [];
    for (const model of models) {
      const list = servablePrecisions(model);
      const bytes = list.map((precision) => weightBytes(model, precision));
      if (bytes.some((b, i) => i > 0 && b > (bytes[i - 1] ?? b)) || !list.includes(model.nativePrecision))
        wrong.push(model.id);
      const writes = model.kind === 'text' || model.kind === 'vision-language';
      if (
        writes &&
        !(
          list.indexOf('bf16') >= 0 &&
          list.indexOf('bf16') < list.indexOf('fp8') &&
          list.indexOf('fp8') < list.indexOf('int4')
        )
      )
        wrong.push(model.id);
    }
    expect(wrong).toEqual([]);
  });

  it(
    'has the format it was published in among them, where it weighs what is published: INT4 experts and ' +
      '16-bit attention for Kimi K2.5',
    () => {
      const kimi = models.filter((m) => m.id === 'moonshotai/Kimi-K2.5');
      expect(kimi.flatMap((m) => servablePrecisions(m))).toEqual([
        'bf16',
        'q8_0',
        'fp8',
        'int8',
        'q6_k',
        'q5_k_m',
        'q4_k_m',
        'int4',
        'nvfp4',
        'mxfp4',
        'awq',
        'gptq',
      ]);
    },
  );
});
