import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import { customModel } from '../facts/custom-model';
import { kvBytesPerSequence } from './kv-cache';
import { replicaMemory } from './replica-memory';
import { requirement } from './requirement';

const CONFIG = { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' } as const;
const ONE = { tensorParallel: 1, pipelineParallel: 1 } as const;
/** 36 layers x 8 heads x 128 x 2 x 2 bytes = 147,456 bytes a token. */
const { architecture, ...size } = customModel(8);
if (architecture === undefined) throw new Error('a custom model has a shape');
/** 36 layers of 8 key/value heads, 128 wide: 147,456 bytes per token. */
const model: ModelFacts = { ...size, architecture: { ...architecture, attention: 'gqa', kvHeads: 8 } };
const gpu: GpuFacts = {
  id: 'test-80gb',
  name: 'Test 80 GB',
  vendor: 'nvidia',
  architecture: 'Hopper',
  memoryGbMarketing: 80,
  memoryBytesUsable: 80 * 2 ** 30,
  memoryBandwidthGbps: 3350,
  tflopsDense: { bf16: 989 },
  formFactor: 'SXM',
  computeCapability: '9.0',
  supports: { bf16: true, fp8: true, fp4: false, int8: true },
  aliases: [],
  cloudInstances: {},
  source: ['test'],
};

describe('what the cache must hold: the traffic, not the ceiling', () => {
  it('300 chats of 768 tokens need 300 x 768 x 147,456 bytes, not 300 x 8,192 x 147,456', () => {
    const r = requirement(model, CONFIG, { contextTokens: 8192, tokensPerSequence: 768, sequences: 300 });
    expect(r.kvCacheTokensPerSequence).toBe(768);
    expect(r.kvCacheBytesPerSequence).toBe(113_246_208);
    expect(r.kvCacheBytes).toBe(33_973_862_400);
    expect(r.weightsBytes + r.kvCacheBytes + r.activationBytes + r.runtimeOverheadBytes).toBe(r.totalRequiredBytes);
  });
  it('a single chat still leaves room for one sequence of the whole context: 8,192 x 147,456', () => {
    const r = requirement(model, CONFIG, { contextTokens: 8192, tokensPerSequence: 768, sequences: 1 });
    expect(r.kvCacheBytes).toBe(1_207_959_552);
    expect(r.kvCacheBytesPerSequence).toBe(113_246_208);
  });
  it('eight ranks of attention that each hold less than one sequence hold none together', () => {
    const ranks = { ...ONE, dataParallel: 8, expertParallel: true };
    const held = (contextTokens: number): number =>
      replicaMemory(model, CONFIG, ranks, gpu, { contextTokens, sequences: 1 }).maxSequences;
    expect(held(300_000)).toBeGreaterThanOrEqual(8);
    expect(held(500_000)).toBe(0);
  });
  it('without a planned length each may fill the context', () => {
    const r = requirement(model, CONFIG, { contextTokens: 8192, sequences: 3 });
    expect([r.kvCacheTokensPerSequence, r.kvCacheBytes]).toEqual([8192, 3_623_878_656]);
  });
  it('the room holds 8,192 / 768 = 10.67 times as many sequences of the planned length', () => {
    const long = replicaMemory(model, CONFIG, ONE, gpu, { contextTokens: 8192, sequences: 1 });
    const short = replicaMemory(model, CONFIG, ONE, gpu, {
      contextTokens: 8192,
      tokensPerSequence: 768,
      sequences: 1,
    });
    expect(long.maxSequencesExact).toBeLessThan(256);
    // 444 of them are more than the 256 whose activations are held anyway: each further one takes 14.3 x 151,936 bytes
    // beside its cache.
    expect(short.maxSequencesExact / long.maxSequencesExact).toBeGreaterThan(10.2);
    expect(short.maxSequencesExact / long.maxSequencesExact).toBeLessThan(10.67);
  });
  it('a context that does not fit once is refused however short the planned sequences are', () => {
    const r = replicaMemory(model, CONFIG, ONE, gpu, {
      contextTokens: 1_000_000,
      tokensPerSequence: 768,
      sequences: 1,
    });
    expect([r.fits, r.maxSequences]).toEqual([false, 0]);
  });
  it('a prefix of 512 tokens that all share is held once: 100 x 256 + 512 tokens', () => {
    const r = requirement(model, CONFIG, {
      contextTokens: 8192,
      tokensPerSequence: 768,
      sharedPrefixTokens: 512,
      sequences: 100,
    });
    expect(r.kvCacheBytes).toBe((100 * 256 + 512) * 147_456);
    expect(kvBytesPerSequence(model, 'bf16', 768)).toBe(r.kvCacheBytesPerSequence);
  });
});
