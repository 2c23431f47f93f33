import { candidateLayouts, engineFor, replicaMemory, requirement, servablePrecisions, type ServingConfig } from '@compute-advisor/domain';
import { PackagedCatalog } from './index';

const { models, gpus } = new PackagedCatalog().current();

describe('every model of the catalog, in every format it is served in', () => {
  it('has a requirement of whole, positive bytes inside its own range', () => {
    const wrong: string[] = [];
    for (const model of models) {
      for (const weightPrecision of servablePrecisions(model)) {
        const config: ServingConfig = { engine: engineFor(weightPrecision, 'vllm'), weightPrecision, kvPrecision: 'bf16' };
        const r = requirement(model, config, { contextTokens: 4_096, sequences: 4 });
        const parts = [r.weightsBytes, r.kvCacheBytes, r.activationBytes, r.runtimeOverheadBytes];
        const sound = parts.every((p) => Number.isSafeInteger(p) && p >= 0) && parts.reduce((a, b) => a + b, 0) === r.totalRequiredBytes
          && r.lowBytes <= r.totalRequiredBytes && r.highBytes >= r.totalRequiredBytes && r.weightsBytes > model.parametersTotal * 0.25;
        if (!sound) wrong.push(`${model.id} ${weightPrecision}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is placed on every part with whole numbers: a layout that is listed holds a short sequence, and its headroom is never negative', () => {
    const wrong: string[] = [];
    for (const model of models) {
      const weightPrecision = model.nativePrecision;
      const config: ServingConfig = { engine: engineFor(weightPrecision, 'vllm'), weightPrecision, kvPrecision: 'bf16' };
      for (const gpu of gpus) {
        for (const layout of candidateLayouts(model, config, gpu).layouts) {
          const held = replicaMemory(model, config, layout, gpu, { contextTokens: 16, sequences: 1 });
          if (!held.fits || held.headroomFraction < 0 || !Number.isSafeInteger(held.neededBytes) || !Number.isSafeInteger(held.maxSequences)) wrong.push(`${model.id} on ${gpu.id} ${layout.tensorParallel}x${layout.pipelineParallel}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('can be served in bf16, fp8 and int4 when it writes text, best fidelity first', () => {
    const bits = { bf16: 0, fp8: 0, int4: 0 };
    for (const model of models.filter((m) => m.kind === 'text' || m.kind === 'vision-language')) {
      const list = servablePrecisions(model);
      for (const name of ['bf16', 'fp8', 'int4'] as const) if (list.includes(name)) bits[name]++;
      expect(list.indexOf('bf16')).toBeLessThan(list.indexOf('fp8'));
      expect(list.indexOf('fp8')).toBeLessThan(list.indexOf('int4'));
    }
    expect(bits).toEqual({ bf16: 452, fp8: 452, int4: 452 });
  });
});
