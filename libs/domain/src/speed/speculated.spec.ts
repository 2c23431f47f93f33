import { SPECULATION, type SpeculativeMethod } from '../facts/speculation';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { replicaMemory } from '../memory/replica-memory';
import { prepareSpeed } from './replica-speed';

const model = (id: string) => rowOf(packagedModels(), id);
const h100 = rowOf(packagedGpus(), 'h100-sxm-80gb');
const llama = model('meta-llama/Llama-3.1-8B-Instruct');
const speed = (speculativeMethod?: SpeculativeMethod) =>
  prepareSpeed({
    model: llama,
    engine: 'sglang',
    weightPrecision: 'bf16',
    kvPrecision: 'bf16',
    gpu: h100,
    layout: { tensorParallel: 1, pipelineParallel: 1 },
    inputTokens: 500,
    outputTokens: 500,
    maxSequences: 2000,
    ...(speculativeMethod === undefined ? {} : { speculativeMethod }),
  });
const gain = (method: SpeculativeMethod, at: number): number => speed().at(at).tpotMs / speed(method).at(at).tpotMs;

describe('proposing tokens ahead', () => {
  it('EAGLE-3 on one H100: 158.34 to 373.25 tokens a second were published, 2.36 times', () => {
    expect(gain('eagle', 1)).toBeGreaterThan(2.36 * 0.9);
    expect(gain('eagle', 1)).toBeLessThan(2.36 * 1.1);
  });
  it('brings less the more sequences there are, since every proposed token is worked out', () => {
    const gains = [1, 4, 16, 64, 256].map((at) => gain('eagle', at));
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(gain('draft', 256)).toBeLessThan(1);
  });
  it('changes no prompt and not the range of first tokens', () => {
    expect(speed('mtp').promptMs).toBe(speed().promptMs);
    expect(speed('mtp').range('ttft')).toEqual(speed().range('ttft'));
  });
  it('widens the range of speeds by what is accepted: 2.7 to 3.5 of 3.0', () => {
    const [plain, wide] = [speed().range('tpot'), speed('eagle').range('tpot')];
    expect(wide.low).toBeCloseTo((plain.low * 2.7) / 3, 9);
    expect(wide.high).toBeCloseTo((plain.high * 3.5) / 3, 9);
  });
  it('holds its head: one layer more of cache, and weights; a lookup holds nothing', () => {
    const config = { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' } as const;
    const needed = (speculativeMethod?: SpeculativeMethod): number =>
      replicaMemory(llama, config, { tensorParallel: 1, pipelineParallel: 1 }, h100, {
        contextTokens: 8192,
        sequences: 8,
        ...(speculativeMethod === undefined ? {} : { speculativeMethod }),
      }).neededBytes;
    // Head: 2 x (15 x 4,096² + 32,000 x 4,096); cache of 8 x 8,192 tokens x 131,072 bytes / 32 layers.
    expect(needed('eagle') - needed()).toBe(765_460_480 + 268_435_456);
    expect(needed('ngram')).toBe(needed());
  });
  it('every method names where its figures come from', () => {
    for (const s of Object.values(SPECULATION)) {
      expect(s.source.length).toBeGreaterThan(20);
      expect(s.low <= s.accepted && s.accepted <= s.high && s.high <= s.proposed + 1).toBe(true);
    }
  });
});
