import { isDeepStrictEqual } from 'node:util';
import { ENGINES, KV_PRECISIONS, WEIGHT_PRECISIONS } from '@compute-advisor/domain';
import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const gazetteer = catalogGazetteer();
const reader = createReader(gazetteer);
const modelOf = (text: string): string | undefined => {
  const m = reader.read(text).model?.value;
  return m?.kind === 'catalog' ? m.id : undefined;
};

describe('every catalog name is read exactly', () => {
  it('every model id, in the sentence of a memory question', () => {
    const wrong = gazetteer.models
      .filter((m) => {
        const r = reader.read(`Memory for ${m.id} in fp8, fp8 KV cache, 1 concurrent request, 8192 token context`);
        return !(
          r.model?.value.kind === 'catalog' &&
          r.model.value.id === m.id &&
          r.otherModels.length === 0 &&
          r.weightPrecision?.value === 'fp8' &&
          r.kvPrecision?.value === 'fp8' &&
          r.concurrentRequests?.value === 1 &&
          r.contextTokens?.value === 8192
        );
      })
      .map(
        (m) =>
          `${m.id} -> ` +
          JSON.stringify(
            reader.read(`Memory for ${m.id} in fp8, fp8 KV cache, 1 concurrent request, 8192 token context`),
          ),
      );
    expect(wrong).toEqual([]);
  });
  it('every model id, in the sentence of a measured run', () => {
    const wrong = gazetteer.models
      .filter((m) => {
        const r = reader.read(
          `We run ${m.id} in int4 with tensorrt-llm on 8x h100-sxm-80gb, tensor parallel 8, pipeline ` +
            'parallel 2, 2048 input tokens, 128 output tokens, 16 concurrent requests',
        );
        const { model, weightPrecision, engine, inputTokens, outputTokens, concurrentRequests } = r;
        const read = [model, weightPrecision, engine, inputTokens, outputTokens, concurrentRequests];
        const layout = [r.tensorParallel, r.pipelineParallel, r.mode];
        return !isDeepStrictEqual(
          [...[...read, ...layout].map((f) => f?.value), r.fleet?.value[0]?.gpuCount],
          [{ kind: 'catalog', id: m.id }, 'int4', 'tensorrt-llm', 2048, 128, 16, 8, 2, 'existing', 8],
        );
      })
      .map((m) => m.id);
    expect(wrong).toEqual([]);
  });
  it('every alias leads to a model that carries it', () => {
    const wrong: string[] = [];
    // words of plain English: they need a size, a hyphen or the full id
    const everyday = new Set(['bloom', 'inkling', 'step 3']);
    for (const model of gazetteer.models)
      for (const alias of model.aliases.filter((a) => !everyday.has(a))) {
        const id = modelOf(`we want to serve ${alias} to 30 users`);
        const found = gazetteer.models.find((m) => m.id === id);
        if (found === undefined || !found.aliases.includes(alias)) wrong.push(`${alias}: ${model.id} -> ${id}`);
      }
    expect(wrong).toEqual([]);
  });
  it('every card id with any count', () => {
    const wrong = gazetteer.gpus.flatMap((g) =>
      [1, 2, 8, 16]
        .filter((n) => {
          const fleet = reader.read(
            `We run Qwen/Qwen3-8B in bf16 with vllm on ${n}x ${g.id}, tensor parallel ${n}, 128 input ` +
              'tokens, 128 output tokens, offline batch',
          ).fleet?.value;
          return fleet?.length !== 1 || fleet[0]?.gpuId !== g.id || fleet[0].gpuCount !== n;
        })
        .map(
          (n) =>
            `${n}x ${g.id} -> ` +
            JSON.stringify(
              reader.read(
                `We run Qwen/Qwen3-8B in bf16 with vllm on ${n}x ${g.id}, tensor parallel ${n}, 128 input ` +
                  'tokens, 128 output tokens, offline batch',
              ).fleet?.value,
            ),
        ),
    );
    expect(wrong).toEqual([]);
  });
  it('every instance type expands to its cards', () => {
    const wrong = gazetteer.instances
      .filter((i) => {
        const line = reader.read(`We are on ${i.name} with Llama 3.1 8B`).fleet?.value[0];
        return (
          line?.instanceType === undefined ||
          line.gpuId !== i.gpuId ||
          line.gpuCount !== Math.max(1, Math.round(i.gpuCount))
        );
      })
      .map((i) => `${i.name} -> ${JSON.stringify(reader.read(`We are on ${i.name} with Llama 3.1 8B`).fleet?.value)}`);
    expect(wrong).toEqual([]);
  });
  it.each(WEIGHT_PRECISIONS)('weights in %s', (precision) => {
    expect(
      reader.read(`We run Qwen/Qwen3-8B in ${precision} with vllm on 1x h100-sxm-80gb, 16 concurrent requests`)
        .weightPrecision?.value,
    ).toBe(precision);
    expect(reader.read(`Memory for Qwen/Qwen3-8B in ${precision}, 1 concurrent request`).weightPrecision?.value).toBe(
      precision,
    );
  });
  it.each(KV_PRECISIONS)('cache in %s', (precision) => {
    const r = reader.read(
      `Memory for Qwen/Qwen3-8B in awq, ${precision} KV cache, 1 concurrent request, 8192 token context`,
    );
    expect([r.kvPrecision?.value, r.weightPrecision?.value]).toEqual([precision, 'awq']);
  });
  it.each(ENGINES)('engine %s', (engine) => {
    expect(reader.read(`We run Qwen/Qwen3-8B in fp16 with ${engine} on 1x h100-sxm-80gb`).engine?.value).toBe(engine);
  });
  it.each([
    ['8 x A100 80G', '8 a100-sxm4-80gb'],
    ['40g a100', '1 a100-sxm4-40gb'],
    ['an A100 PCIe', '1 a100-pcie-80gb'],
    ['H100 NVL', '1 h100-nvl-94gb'],
    ['2 DGX A100', '16 a100-sxm4-80gb'],
    ['4卡A800', '4 a800-sxm4-80gb'],
    ['6张a30', '6 a30-24gb'],
    ['A30 4卡', '4 a30-24gb'],
    ['V100 32G x8', '8 v100-sxm2-32gb'],
    ['4 V100s', '4 v100-sxm2-16gb'],
    ['dual 4090s', '2 rtx-4090-24gb'],
    ['4090 48GB', '1 custom/rtx-4090-48gb'],
    ['RX 7900XT', '1 rx-7900-xt-20gb'],
    ['RTX 6000 Pro', '1 rtx-pro-6000-blackwell-ws-96gb'],
    ['6000 Ada x2', '2 rtx-6000-ada-48gb'],
    ['MI50 32GB', '1 custom/mi50-32gb'],
    ['two dozen L4s', '24 l4-24gb'],
    ['a couple of A6000s', '2 rtx-a6000-48gb'],
    ['M2 Max 64GB', '1 custom/m2-max-64gb'],
    ['3 nodes with 8 H200 each', '24 h200-sxm-141gb'],
    ['8x H100 per node, 4 nodes', '32 h100-sxm-80gb'],
    ['2 H100*8 machines', '16 h100-sxm-80gb'],
  ])('the short form %s', (said, line) => {
    expect(reader.read(`We have ${said} and run Qwen3 8B`).fleet?.value.map((l) => `${l.gpuCount} ${l.gpuId}`)).toEqual(
      [line],
    );
  });
  it.each([
    ['70b llama3.1', 'meta-llama/Llama-3.1-70B-Instruct'],
    ['the 8B version of Llama 3.1', 'meta-llama/Llama-3.1-8B-Instruct'],
    ['Llama 3.3 (70B)', 'meta-llama/Llama-3.3-70B-Instruct'],
    ['llama3.1:8b-instruct-q4_K_M', 'meta-llama/Llama-3.1-8B-Instruct'],
    ['gemma-3-27b-it-Q5_K_M.gguf', 'google/gemma-3-27b-it'],
    ['TheBloke/Llama-2-70B-chat-AWQ', 'meta-llama/Llama-2-70b-chat-hf'],
    ['lama 3.1 70b', 'meta-llama/Llama-3.1-70B-Instruct'],
    ['qwem 2.5 14b', 'Qwen/Qwen2.5-14B-Instruct'],
    ['deepsek r1 distil 32b', 'deepseek-ai/DeepSeek-R1-Distill-Qwen-32B'],
    ['deepseek-r1:70b', 'deepseek-ai/DeepSeek-R1-Distill-Llama-70B'],
    ['qwen 72b', 'Qwen/Qwen2.5-72B-Instruct'],
    ['Mistral Small', 'mistralai/Mistral-Small-3.2-24B-Instruct-2506'],
  ])('the model name %s', (said, id) => {
    expect(modelOf(`we want to serve ${said} to 20 users`)).toBe(id);
  });
  it("a name of the catalog's families with an unknown version is taken by its size", () => {
    expect(reader.read('Qwen4 72B for 20 users').model?.value).toEqual({
      kind: 'size',
      parametersB: 72,
      label: 'qwen4 72b',
    });
    expect(reader.read('our own 13B model (llama architecture)').model?.value).toEqual({
      kind: 'size',
      parametersB: 13,
    });
  });
});
