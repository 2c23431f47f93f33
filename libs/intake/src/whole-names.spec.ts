import { createReader } from './index';
import type { GazetteerModel, SizedModelReading } from './reading';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const gazetteer = catalogGazetteer();
const reader = createReader(gazetteer);
const read = (name: string, around = 'Memory for X, 1 concurrent request') =>
  reader.read(around.replace('X', name)).model;
const sized = (name: string, around?: string): SizedModelReading | undefined => {
  const value = read(name, around)?.value;
  return value?.kind === 'size' ? value : undefined;
};
const idOf = (text: string): string | undefined => {
  const value = reader.read(text).model?.value;
  return value?.kind === 'catalog' ? value.id : undefined;
};

describe('a name that the catalog does not hold', () => {
  it.each([
    'zai-org/GLM-OCX',
    'GLM-5.3-Flash',
    'GLM 5.3 Flash',
    'GLM-6',
    'Qwen 3.7',
    'Qwen3-32B-TTS',
    'Llama 4.5',
    'Gemma 5',
    'DeepSeek V4.1 Flash',
    'deepseek-ai/DeepSeek-V3-Lite',
    'gpt-oss-120b-vision',
    'Kimi-K2.5-Mini',
    'black-forest-labs/FLUX.2-klein-12B',
    'bge-m4',
    'Hunyuan-A20B',
    'nvidia/Nemotron-3-Nano-VL-12B',
    'CohereLabs/command-b-09-2026',
    'vidore/colqwen9.5',
    'FooBar-13B',
    'mycorp/helpdesk-8b-v3',
    'Kimi K4',
    'MiniMax M5',
    'Mistral Small 5',
    'Magistral Medium 2',
    'Stable Diffusion 4',
    'SDXL Turbo 2',
    'Hunyuan Video 2',
    'dots-lab/quux-tts',
    'fishaudio/s3-pro',
    'zai-org/GLM-TTS',
  ])('%s is planned under its own name, never as another model, and says so', (name) => {
    const fact = read(name);
    expect(fact?.value).toMatchObject({ kind: 'size', label: name.toLowerCase() });
    expect(fact?.approximation).toContain('is not in the catalog');
  });

  it('has the sizes that it states: a 100B-A10B is a mixture', () => {
    expect(sized('acme/Zeta-100B-A10B')).toEqual({
      kind: 'size',
      parametersB: 100,
      activeB: 10,
      label: 'acme/zeta-100b-a10b',
    });
    expect(sized('FooBar-13B')).toEqual({ kind: 'size', parametersB: 13, label: 'foobar-13b' });
  });

  it('without a size gets that of its nearest relative, as an open question', () => {
    expect(sized('GLM-4.9-Air')).toMatchObject({ sizeAssumed: true, parametersB: 107, activeB: 13 });
    expect(read('GLM-4.9-Air')?.approximation).toMatch(
      /^"GLM-4.9-Air" is not in the catalog and its size is unknown: how .*\? Planned with 107 billion/,
    );
  });

  it('has the size that is published of it where only the size is known', () => {
    expect(sized('poolside/Laguna-M.1')).toEqual({
      kind: 'size',
      parametersB: 225,
      activeB: 23,
      label: 'poolside/laguna-m.1',
    });
    expect(sized('poolside/Laguna-M.1-FP8')).toMatchObject({ parametersB: 225, activeB: 23 });
    expect(sized('VoxCPM2')).toMatchObject({ parametersB: 2 });
    expect(read('inclusionAI/Ling-2.6-1T')?.approximation).toBe(
      '"inclusionAI/Ling-2.6-1T" is not in the catalog: planned from its published size, 1000 billion parameters, ' +
        '50 billion of them active.',
    );
  });

  it('that says what it is for is no language model of its family', () => {
    expect(sized('zai-org/GLM-5-ASR')).toMatchObject({ parametersB: 2, sizeAssumed: true });
    expect(sized('Foobaria/QuuxTTS-3')).toMatchObject({ parametersB: 3, sizeAssumed: true });
  });

  it('that states family, version and size of a catalog model is a derivative of it; another variant is not', () => {
    expect(sized('acme/Llama-3.1-8B-Helpdesk')?.likeId).toBe('meta-llama/Llama-3.1-8B-Instruct');
    expect(sized('Llama-3.1-8B-Omni')?.likeId).toBeUndefined();
  });

  it('ends where plain English begins', () => {
    expect(idOf('a Llama-3.3-70B-class model for 20 users')).toBe('meta-llama/Llama-3.3-70B-Instruct');
    expect(idOf('our GLM-4.6-based agent for 20 users')).toBe('zai-org/GLM-4.6');
    expect(idOf('Qwen3 32B with flash attention on 2x H100')).toBe('Qwen/Qwen3-32B');
    expect(idOf('Mistral Small 2 to 4 GPUs each')).toBe('mistralai/Mistral-Small-3.2-24B-Instruct-2506');
    expect(idOf('Mistral large batch jobs')).toBe('mistralai/Mistral-Large-Instruct-2411');
    expect(idOf('需要部署 Llama-3.1-8B。机器有两张 4090')).toBe('meta-llama/Llama-3.1-8B-Instruct');
    expect(idOf('vLLM: vllm/vllm-openai:v0.19 serving Qwen/Qwen3-32B')).toBe('Qwen/Qwen3-32B');
  });

  it('behind an API only is no model to be served', () => {
    expect(reader.read('We pay for GPT-4o today and want to host something for 50 users').model).toBeUndefined();
  });
});

describe('names of the same model', () => {
  it('are its repositories in other formats', () => {
    expect(idOf('serve nvidia/Gemma-4-31B-IT-NVFP4 to 20 users')).toBe('google/gemma-4-31B-it');
    expect(idOf('RedHatAI/Qwen2.5-7B-Instruct-quantized.w8a8 for 20 users')).toBe('Qwen/Qwen2.5-7B-Instruct');
  });

  it('are its base model too, which is said: the shape is the same, the name is not', () => {
    for (const name of ['Qwen/Qwen2.5-32B', 'Qwen2.5-32B-Base', 'Qwen2.5 32B base']) {
      expect(read(name)?.value).toEqual({ kind: 'catalog', id: 'Qwen/Qwen2.5-32B-Instruct' });
      expect(read(name)?.approximation).toMatch(
        /names a base model; it is planned as Qwen\/Qwen2.5-32B-Instruct, which has the same shape\.$/,
      );
    }
    for (const name of ['Qwen2.5 32B', 'Qwen/Qwen2.5-32B-Instruct', 'Qwen2.5-32B-Instruct-AWQ', 'Qwen/Qwen3-32B'])
      expect(read(name)?.approximation).toBeUndefined();
  });

  it('are no helper models: a bare family is never an embedder', () => {
    const kinds = new Map(gazetteer.models.map((m) => [m.id, m.kind]));
    for (const text of ['Llama 8B for 20 users', 'Qwen 8B for 20 users', 'Nemotron 8B for 20 users'])
      expect([text, kinds.get(idOf(text) ?? '')]).toEqual([text, expect.not.stringMatching(/embedding|reranker/)]);
  });
});

describe("an operator's model", () => {
  const own: GazetteerModel = {
    id: 'acme/our-internal',
    family: 'our',
    aliases: ['internal model', 'our own', 'acme helpdesk'],
    kind: 'text',
    parametersTotal: 34e9,
    parametersActive: 34e9,
  };
  const withOwn = createReader({ ...gazetteer, models: [...gazetteer.models, own] });
  const named = (text: string): string | undefined => {
    const value = withOwn.read(text).model?.value;
    return value?.kind === 'catalog' ? value.id : undefined;
  };
  it('is found by its whole name', () => {
    expect(named('Serve acme/our-internal to 20 users')).toBe('acme/our-internal');
    expect(named('Serve acme helpdesk to 20 users')).toBe('acme/our-internal');
  });
  it('never captures everyday words', () => {
    expect(named('Our internal users want Llama 3.1 8B')).toBe('meta-llama/Llama-3.1-8B-Instruct');
    expect(named('We run our own cluster, 20 users, what internal model would fit?')).toBeUndefined();
  });
});

describe('the ending of a Turkish case is no part of a name', () => {
  it.each([
    ["Llama 4 Maverick'i 30 eşzamanlı kullanıcı için çalıştırıyoruz.", 'meta-llama/Llama-4-Maverick-17B-128E-Instruct'],
    ["Qwen3 32B'yi 40 eşzamanlı kullanıcıya sunuyoruz.", 'Qwen/Qwen3-32B'],
    ["8x H100'de Llama 3.3 70B'yi çalıştırıyoruz.", 'meta-llama/Llama-3.3-70B-Instruct'],
    ["Llama 4 Scout'un bağlamı 32k olacak.", 'meta-llama/Llama-4-Scout-17B-16E-Instruct'],
    ["gpt-oss-120b'yi 2x H100'de çalıştırıyoruz.", 'openai/gpt-oss-120b'],
  ])('%s', (text, id) =>
    expect(createReader(catalogGazetteer()).read(text).model?.value).toEqual({ kind: 'catalog', id }),
  );
  it('what leans on the next word stays one phrase', () =>
    expect(
      createReader(catalogGazetteer()).read("Qwen3 32B jusqu'à 40 utilisateurs simultanés").concurrentRequests?.value,
    ).toBe(40));
});
