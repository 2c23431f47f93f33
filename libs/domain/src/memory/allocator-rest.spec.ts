import { packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { allocatorRest } from './allocator-rest';
import { requirement } from './requirement';
import { weightBreakdown, weightSpread } from './weights';

const MIB = 2 ** 20;
const models = packagedModels();

describe('what the allocator counts beyond a tensor', () => {
  it.each([
    ['9 MiB are packed with others', 9 * MIB, 0],
    ['129.5 x 2 MiB become 130', 259 * MIB, MIB],
    ['64.75 x 2 MiB become 65', 129.5 * MIB, MIB / 2],
    ['12.25 x 2 MiB: the rest of 1.5 MiB is split off', 24.5 * MIB, 0],
    ['50 x 2 MiB fit', 100 * MIB, 0],
  ])('%s', (_, bytes, rest) => {
    expect(allocatorRest(bytes)).toBe(rest);
  });

  it('Qwen2.5 7B in bf16: 28 layers x 2 MiB and half a mebibyte each for embedding and head', () => {
    const { groups } = weightBreakdown(rowOf(models, 'Qwen/Qwen2.5-7B-Instruct'), 'bf16');
    expect(groups.find((g) => g.name === 'allocator_rest')?.bytes).toBe(57 * MIB);
  });

  it('llama.cpp lays all tensors into one buffer: nothing beside them', () => {
    const { groups } = weightBreakdown(rowOf(models, 'Qwen/Qwen2.5-7B-Instruct'), 'q4_k_m');
    expect(groups.map((g) => g.name)).not.toContain('allocator_rest');
    expect(groups.map((g) => g.name)).not.toContain('rotary_cache');
  });
});

describe('how far weights may lie from the computed bytes', () => {
  const qwen = rowOf(models, 'Qwen/Qwen2.5-7B-Instruct');
  const { checkpoints: _, ...unpublished } = rowOf(models, 'google/gemma-4-31B-it');

  it('is 3 % for a format without a choice and for a checkpoint of known content, 20 % for NVFP4 by formula', () => {
    expect(weightSpread(qwen, 'bf16')).toEqual({ low: 0.98, high: 1.03 });
    expect(weightSpread(rowOf(models, 'google/gemma-4-31B-it'), 'nvfp4')).toEqual({ low: 0.98, high: 1.03 });
    expect(weightSpread(unpublished, 'nvfp4')).toEqual({ low: 0.95, high: 1.2 });
    expect(weightSpread(unpublished, 'fp8')).toEqual({ low: 0.95, high: 1.1 });
  });

  it('widens the range of the requirement', () => {
    const need = requirement(
      unpublished,
      { engine: 'vllm', weightPrecision: 'nvfp4', kvPrecision: 'bf16' },
      { contextTokens: 8_192, sequences: 1 },
    );
    expect(need.highBytes).toBeGreaterThan(need.totalRequiredBytes + 0.19 * need.weightsBytes);
    expect(need.lowBytes).toBeLessThan(need.totalRequiredBytes - 0.05 * need.weightsBytes);
  });
});
