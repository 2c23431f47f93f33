import { weightBreakdown, weightBytes } from '../memory/weights';
import { packagedModels, rowOf } from '../testing/packaged-facts.spec';
import type { ModelFacts } from './model-facts';
import { checkpointFor, checkpointsIn } from './checkpoint-choice';
import type { PublishedCheckpoint } from './published-checkpoint';

const models = packagedModels();
const { checkpoints: _, ...llama } = rowOf(models, 'meta-llama/Llama-3.3-70B-Instruct');
const checkpoint = (repo: string, over: Partial<PublishedCheckpoint> = {}): PublishedCheckpoint => ({
  repo,
  format: 'fp8',
  publisher: 'quantiser',
  confidence: 'high',
  source: 'a recipe',
  ...over,
});
const withCheckpoints = (...checkpoints: PublishedCheckpoint[]): ModelFacts => ({ ...llama, checkpoints });

describe('the checkpoint to plan with', () => {
  it('is none where none is published, or none that more than a test names', () => {
    expect(checkpointFor(llama, 'fp8')).toBeUndefined();
    expect(checkpointFor(withCheckpoints(checkpoint('a/x', { confidence: 'low' })), 'fp8')).toBeUndefined();
  });

  it(
    'is the one whose content is known, then the vendor own, then the one most repositories name, in any ' +
      'order of the list',
    () => {
      const named = checkpoint('c/named', { namedIn: 9 });
      const vendor = checkpoint('b/vendor', { publisher: 'vendor', namedIn: 1 });
      const known = checkpoint('a/known', { bytes: 72e9 });
      const repos = (...list: PublishedCheckpoint[]): string[] =>
        checkpointsIn(withCheckpoints(...list), 'fp8').map((c) => c.repo);
      expect(repos(named, vendor, known)).toEqual(['a/known', 'b/vendor', 'c/named']);
      expect(repos(known, vendor, named)).toEqual(['a/known', 'b/vendor', 'c/named']);
    },
  );

  it('is found under every name of its format, and a block format in a GGUF repository', () => {
    const model = withCheckpoints(checkpoint('r/w4a16', { format: 'w4a16' }), checkpoint('g/GGUF', { format: 'gguf' }));
    expect(checkpointFor(model, 'int4')?.repo).toBe('r/w4a16');
    expect(checkpointFor(model, 'q4_k_m')?.repo).toBe('g/GGUF');
    expect(checkpointFor(model, 'awq')).toBeUndefined();
  });
});

describe('the weights of a published checkpoint', () => {
  it('are its files to the byte where these are known: 72,000,000,000 for a 70B in FP8', () => {
    const model = withCheckpoints(checkpoint('a/known', { bytes: 72_000_000_000 }));
    // Rotary tables of 131,072 x 128 x 2 bytes lie beside them.
    expect(weightBytes(llama, 'fp8')).toBe(72_656_371_712 + 33_554_432);
    expect(Math.abs(weightBytes(model, 'fp8') - 72_000_000_000 - 33_554_432)).toBeLessThanOrEqual(3);
    const { groups, totalBytes } = weightBreakdown(model, 'fp8');
    expect(groups.reduce((sum, g) => sum + g.bytes, 0)).toBe(totalBytes);
  });

  it(
    'follow its composition: Gemma 4 31B in NVFP4 keeps its attention at 16 bits, 30.7 GiB where the format ' +
      'alone gives 19.4',
    () => {
      const gemma = rowOf(models, 'google/gemma-4-31B-it');
      const { checkpoints: _none, ...bare } = gemma;
      expect(checkpointFor(gemma, 'nvfp4')?.repo).toBe('nvidia/Gemma-4-31B-IT-NVFP4');
      expect(weightBytes(gemma, 'nvfp4') / 2 ** 30).toBeCloseTo(30.7, 1);
      expect(weightBytes(bare, 'nvfp4') / 2 ** 30).toBeCloseTo(19.4, 1);
    },
  );
});
