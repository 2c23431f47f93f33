import { candidateLayouts, engineFor, replicaMemory, requirement, servablePrecisions, weightBytes, type ServingConfig } from '@compute-advisor/domain';
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

  it('is listed in formats by weight, heaviest first; published in 16 bits it can be had in bf16, fp8 and int4', () => {
    const wrong: string[] = [];
    for (const model of models) {
      const list = servablePrecisions(model);
      const bytes = list.map((precision) => weightBytes(model, precision));
      if (bytes.some((b, i) => i > 0 && b > bytes[i - 1]!) || !list.includes(model.nativePrecision)) wrong.push(model.id);
      const writes = model.kind === 'text' || model.kind === 'vision-language';
      if (writes && ['bf16', 'fp16', 'fp32'].includes(model.nativePrecision) && !(['bf16', 'fp8', 'int4'] as const).every((p) => list.includes(p))) wrong.push(model.id);
    }
    expect(wrong).toEqual([]);
  });

  it('is not listed in more bits than it was published in: Kimi K2.5 starts with its own INT4, DeepSeek-V3 with FP8', () => {
    const first = (id: string): string => servablePrecisions(models.find((m) => m.id === id)!)[0]!;
    expect(servablePrecisions(models.find((m) => m.id === 'moonshotai/Kimi-K2.5')!)).not.toContain('bf16');
    expect(first('moonshotai/Kimi-K2.5')).toBe('int4');
    expect(servablePrecisions(models.find((m) => m.id === 'deepseek-ai/DeepSeek-V3')!)).not.toContain('bf16');
    expect(first('deepseek-ai/DeepSeek-V3')).toBe('fp8');
    expect(first('meta-llama/Llama-3.3-70B-Instruct')).toBe('bf16');
  });
});
