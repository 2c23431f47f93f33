import { ENGINES, KV_PRECISIONS, WEIGHT_PRECISIONS } from '@compute-advisor/domain';
import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const gazetteer = catalogGazetteer();
const reader = createReader(gazetteer);
const modelOf = (text: string): string | undefined => { const m = reader.read(text).model?.value; return m?.kind === 'catalog' ? m.id : undefined; };

describe('every catalog name is read exactly', () => {
  it('every model id, in the sentence of a memory question', () => {
    const wrong = gazetteer.models.filter((m) => {
      const r = reader.read(`Memory for ${m.id} in fp8, fp8 KV cache, 1 concurrent request, 8192 token context`);
      return !(r.model?.value.kind === 'catalog' && r.model.value.id === m.id && r.otherModels.length === 0 && r.weightPrecision?.value === 'fp8' && r.kvPrecision?.value === 'fp8' && r.concurrentRequests?.value === 1 && r.contextTokens?.value === 8192);
    }).map((m) => `${m.id} -> ${JSON.stringify(reader.read(`Memory for ${m.id} in fp8, fp8 KV cache, 1 concurrent request, 8192 token context`))}`);
    expect(wrong).toEqual([]);
  });
  it('every model id, in the sentence of a measured run', () => {
    const wrong = gazetteer.models.filter((m) => {
      const r = reader.read(`We run ${m.id} in int4 with tensorrt-llm on 8x h100-sxm-80gb, tensor parallel 8, pipeline parallel 2, 2048 input tokens, 128 output tokens, 16 concurrent requests`);
      return !(r.model?.value.kind === 'catalog' && r.model.value.id === m.id && r.weightPrecision?.value === 'int4' && r.engine?.value === 'tensorrt-llm' && r.inputTokens?.value === 2048 && r.outputTokens?.value === 128 && r.concurrentRequests?.value === 16 && r.tensorParallel?.value === 8 && r.pipelineParallel?.value === 2 && r.fleet?.value[0]?.gpuCount === 8 && r.mode?.value === 'existing');
    }).map((m) => m.id);
    expect(wrong).toEqual([]);
  });
  it('every alias leads to a model that carries it', () => {
    const wrong: string[] = [];
    const everyday = new Set(['bloom', 'inkling', 'step 3']); // words of plain English: they need a size, a hyphen or the full id
    for (const model of gazetteer.models) for (const alias of model.aliases.filter((a) => !everyday.has(a))) {
      const id = modelOf(`we want to serve ${alias} to 30 users`);
      const found = gazetteer.models.find((m) => m.id === id);
      if (found === undefined || !found.aliases.includes(alias)) wrong.push(`${alias}: ${model.id} -> ${id}`);
    }
    expect(wrong).toEqual([]);
  });
  it('every card id with any count', () => {
    const wrong = gazetteer.gpus.flatMap((g) => [1, 2, 8, 16].filter((n) => {
      const fleet = reader.read(`We run Qwen/Qwen3-8B in bf16 with vllm on ${n}x ${g.id}, tensor parallel ${n}, 128 input tokens, 128 output tokens, offline batch`).fleet?.value;
      return fleet?.length !== 1 || fleet[0]?.gpuId !== g.id || fleet[0].gpuCount !== n;
    }).map((n) => `${n}x ${g.id} -> ${JSON.stringify(reader.read(`We run Qwen/Qwen3-8B in bf16 with vllm on ${n}x ${g.id}, tensor parallel ${n}, 128 input tokens, 128 output tokens, offline batch`).fleet?.value)}`));
    expect(wrong).toEqual([]);
  });
  it('every instance type expands to its cards', () => {
    const wrong = gazetteer.instances.filter((i) => {
      const line = reader.read(`We are on ${i.name} with Llama 3.1 8B`).fleet?.value[0];
      return line?.instanceType === undefined || line.gpuId !== i.gpuId || line.gpuCount !== Math.max(1, Math.round(i.gpuCount));
    }).map((i) => `${i.name} -> ${JSON.stringify(reader.read(`We are on ${i.name} with Llama 3.1 8B`).fleet?.value)}`);
    expect(wrong).toEqual([]);
  });
  it.each(WEIGHT_PRECISIONS)('weights in %s', (precision) => {
    expect(reader.read(`We run Qwen/Qwen3-8B in ${precision} with vllm on 1x h100-sxm-80gb, 16 concurrent requests`).weightPrecision?.value).toBe(precision);
    expect(reader.read(`Memory for Qwen/Qwen3-8B in ${precision}, 1 concurrent request`).weightPrecision?.value).toBe(precision);
  });
  it.each(KV_PRECISIONS)('cache in %s', (precision) => {
    const r = reader.read(`Memory for Qwen/Qwen3-8B in awq, ${precision} KV cache, 1 concurrent request, 8192 token context`);
    expect([r.kvPrecision?.value, r.weightPrecision?.value]).toEqual([precision, 'awq']);
  });
  it.each(ENGINES)('engine %s', (engine) => {
    expect(reader.read(`We run Qwen/Qwen3-8B in fp16 with ${engine} on 1x h100-sxm-80gb`).engine?.value).toBe(engine);
  });
});
