import {
  cacheNotes,
  kvBytesInUse,
  kvBytesPerSequence,
  kvBytesPerSequencePerGpu,
  kvBytesPerToken,
  type ModelFacts,
} from '@compute-advisor/domain';
import { PackagedCatalog } from './index';

const model = (id: string): ModelFacts => {
  const found = new PackagedCatalog().current().models.find((m) => m.id === id);
  if (found === undefined) throw new Error(`not in the catalog: ${id}`);
  return found;
};

/** Cache bytes per token in bf16 (2 bytes an element), each with the calculation done by hand from the published
 *  configuration. */
const PER_TOKEN: readonly (readonly [id: string, bytes: number, byHand: string])[] = [
  ['meta-llama/Llama-3.1-8B-Instruct', 131_072, '2 x 32 layers x 8 heads x 128 x 2'],
  ['meta-llama/Llama-3.3-70B-Instruct', 327_680, '2 x 80 layers x 8 heads x 128 x 2'],
  ['Qwen/Qwen2.5-7B-Instruct', 57_344, '2 x 28 layers x 4 heads x 128 x 2'],
  ['Qwen/Qwen3-30B-A3B', 98_304, '2 x 48 layers x 4 heads x 128 x 2'],
  ['deepseek-ai/DeepSeek-V3', 70_272, '61 layers x (512 latent + 64 rotary) x 2'],
  [
    'deepseek-ai/DeepSeek-V3.2',
    78_324,
    '61 x 576 x 2 = 70,272, and 61 index keys of 128 FP8 bytes + a 4-byte scale = 8,052',
  ],
  ['zai-org/GLM-5', 100_152, '78 x 576 x 2 = 89,856, and 78 index keys x 132 = 10,296'],
  ['zai-org/GLM-5.3', 92_628, '78 x 576 x 2 = 89,856, and index keys on 21 layers only x 132 = 2,772'],
  ['moonshotai/Kimi-K2.5', 70_272, '61 layers x 576 x 2'],
  ['openai/gpt-oss-120b', 36_864, '2 x 18 full layers x 8 heads x 64 x 2; 18 more see 128 tokens'],
  ['Qwen/Qwen3.5-397B-A17B', 30_720, '2 x 15 attention layers of 60 x 2 heads x 256 x 2'],
  ['nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16', 6_144, '2 x 6 attention layers of 52 x 2 heads x 128 x 2'],
  ['nvidia/NVIDIA-Nemotron-3-Ultra-550B-A55B-BF16', 12_288, '2 x 12 attention layers x 2 heads x 128 x 2'],
  ['nvidia/Llama-3_3-Nemotron-Super-49B-v1', 200_704, '2 x 49 blocks of 80 that keep attention x 8 heads x 128 x 2'],
  ['google/gemma-3-27b-it', 81_920, '2 x 10 full layers x 16 heads x 128 x 2; 52 more see 1,024 tokens'],
  [
    'google/gemma-4-26B-A4B-it',
    20_480,
    '2 x 5 full layers x 2 heads x 512 x 2; 25 more of 8 heads x 256 see 1,024 tokens',
  ],
  ['MiniMaxAI/MiniMax-Text-01', 40_960, '2 x 10 softmax layers of 80 x 8 heads x 128 x 2'],
  ['ai21labs/AI21-Jamba-Large-1.7', 36_864, '2 x 9 attention layers of 72 x 8 heads x 128 x 2'],
  ['deepseek-ai/DeepSeek-V4-Flash', 6_880, '(21 layers x (512 + 128) / 4 + 20 layers x 512 / 128) elements x 2'],
  ['meituan-longcat/LongCat-Flash-Chat', 64_512, '28 layers x 2 attention blocks x 576 x 2'],
];

/** Bytes one sequence holds, bf16: growing part over whole blocks of 16, windows up to their length, constant states.
 */
const PER_SEQUENCE: readonly (readonly [id: string, tokens: number, bytes: number, byHand: string])[] = [
  ['meta-llama/Llama-3.1-8B-Instruct', 8_192, 1_073_741_824, '131,072 x 8,192'],
  ['meta-llama/Llama-3.1-8B-Instruct', 100, 14_680_064, '131,072 x 112: seven blocks of 16'],
  ['openai/gpt-oss-120b', 131_072, 4_836_556_800, '36,864 x 131,072 + 36,864 x 128'],
  ['google/gemma-3-27b-it', 8_192, 1_107_296_256, '81,920 x 8,192 + 425,984 x 1,024'],
  ['google/gemma-3-27b-it', 512, 260_046_848, 'inside the window: (81,920 + 425,984) x 512'],
  ['google/gemma-4-26B-A4B-it', 32_768, 880_803_840, '20,480 x 32,768 + 204,800 x 1,024'],
  [
    'Qwen/Qwen3.5-397B-A17B',
    8_192,
    449_617_920,
    '30,720 x 8,384 (four blocks of 2,096) + 45 states x (36,864 x 2 + 1,048,576 x 4)',
  ],
  [
    'Qwen/Qwen3.5-397B-A17B',
    100,
    256_450_560,
    '30,720 x 2,096: one block is as large as a state of 4,268,032 bytes + the states',
  ],
  [
    'MiniMaxAI/MiniMax-Text-01',
    8_192,
    629_145_600,
    '40,960 x 8,192 (eight blocks of 1,024) + 70 states x 1,048,576 x 4',
  ],
  ['deepseek-ai/DeepSeek-V4-Flash', 131_072, 907_411_456, '6,880 x 131,072 + 43 layers x 512 x 2 x 128 recent entries'],
  [
    'openai/whisper-large-v3',
    448,
    319_160_320,
    '163,840 x 448 + cross attention over 1,500 positions: 163,840 x 1,500',
  ],
];

describe('key/value cache of published models, against calculations by hand', () => {
  it.each(PER_TOKEN)('%s adds %i bytes per token: %s', (id, bytes) => {
    expect(kvBytesPerToken(model(id), 'bf16')).toBe(bytes);
  });

  it.each(PER_SEQUENCE)('%s at %i tokens holds %i bytes: %s', (id, tokens, bytes) => {
    expect(kvBytesPerSequence(model(id), 'bf16', tokens)).toBe(bytes);
  });

  it('halves in FP8, except for the index keys and the states', () => {
    expect(kvBytesPerToken(model('meta-llama/Llama-3.3-70B-Instruct'), 'fp8')).toBe(163_840);
    expect(kvBytesPerToken(model('deepseek-ai/DeepSeek-V3.2'), 'fp8')).toBe(35_136 + 8_052);
  });

  it('splits over heads until there are no more of them: Llama 3.3 70B has 8', () => {
    const per = (tensorParallel: number): number =>
      kvBytesPerSequencePerGpu(model('meta-llama/Llama-3.3-70B-Instruct'), 'bf16', 8_192, {
        tensorParallel,
        pipelineParallel: 1,
      });
    expect(per(1)).toBe(2_684_354_560);
    expect(per(2)).toBe(1_342_177_280);
    expect(per(8)).toBe(335_544_320);
    expect(per(16)).toBe(335_544_320);
  });

  it('lies whole on every rank under latent attention', () => {
    const per = (tensorParallel: number): number =>
      kvBytesPerSequencePerGpu(model('deepseek-ai/DeepSeek-V3'), 'bf16', 8_192, {
        tensorParallel,
        pipelineParallel: 1,
      });
    expect(per(1)).toBe(575_668_224);
    expect(per(8)).toBe(575_668_224);
  });

  it(
    'comes in blocks as large as a state: 528 tokens for Qwen3.5 9B, 784 for 27B, 1,056 for 35B and 2,096 ' +
      'there in FP8, as vLLM prints them',
    () => {
      const block = (id: string, kv: 'bf16' | 'fp8'): number => {
        const m = model(id);
        return (
          (kvBytesPerSequence(m, kv, 1) - (m.architecture?.linearLayers?.stateBytesPerSequence ?? 0)) /
          kvBytesPerToken(m, kv)
        );
      };
      expect(block('Qwen/Qwen3.5-9B', 'bf16')).toBe(528);
      expect(block('Qwen/Qwen3.5-27B', 'bf16')).toBe(784);
      expect(block('Qwen/Qwen3.5-35B-A3B', 'bf16')).toBe(1056);
      expect(block('Qwen/Qwen3.5-35B-A3B', 'fp8')).toBe(2096);
    },
  );

  it(
    'is read in blocks of 16 whatever it is held in: 100 tokens of Qwen3.5 397B read seven of them, not ' +
      '2,096 tokens',
    () => {
      expect(kvBytesInUse(model('Qwen/Qwen3.5-397B-A17B'), 'bf16', 100)).toBe(30_720 * 112 + 192_061_440);
      expect(kvBytesInUse(model('meta-llama/Llama-3.1-8B-Instruct'), 'bf16', 100)).toBe(14_680_064);
    },
  );

  it('is nothing for encoders, and is there for embedding models made of decoders', () => {
    expect(kvBytesPerSequence(model('BAAI/bge-m3'), 'bf16', 8_192)).toBe(0);
    expect(kvBytesPerToken(model('Qwen/Qwen3-Embedding-8B'), 'bf16')).toBe(147_456);
  });

  it('says what is in the figure', () => {
    expect(cacheNotes(model('deepseek-ai/DeepSeek-V3.2'))).toEqual([
      'Latent attention: 576 elements per layer and token, held whole by every tensor-parallel GPU.',
      'The sparse-attention index keys are included: 132 bytes per token on 61 layers.',
    ]);
    expect(cacheNotes(model('google/gemma-3-27b-it'))).toEqual([
      '52 of 62 cache layers see only the last 1,024 tokens; while a prompt is read they pass up to 8,192 ' +
        'tokens, which engines count in the concurrency they print.',
    ]);
    expect(cacheNotes(model('Qwen/Qwen3.5-397B-A17B'))).toEqual([
      '45 layers hold a state of constant size instead of a cache, 183 MiB per sequence.',
    ]);
    expect(cacheNotes(model('BAAI/bge-m3'))).toEqual(['The model is an encoder: it keeps no key/value cache.']);
    expect(cacheNotes(model('meta-llama/Llama-3.3-70B-Instruct'))).toEqual([]);
  });

  it('is an upper bound where the shape is not fully known: every block of Nemotron Ultra 253B', () => {
    expect(kvBytesPerToken(model('nvidia/Llama-3_1-Nemotron-Ultra-253B-v1'), 'bf16')).toBe(2 * 162 * 8 * 128 * 2);
  });

  it('agrees with the published figure of every model of the catalog', () => {
    const off = new PackagedCatalog().current().models.filter((m) => {
      const stated = m.kvBytesPerTokenBf16?.growing;
      const indexer = m.architecture?.extraCache?.kind === 'dsa-indexer-keys';
      return stated !== undefined && !indexer && kvBytesPerToken(m, 'bf16') !== stated;
    });
    expect(off.map((m) => m.id)).toEqual([]);
  });
});
