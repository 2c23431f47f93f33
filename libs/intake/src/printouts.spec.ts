import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('printouts of benchmarks', () => {
  const printout = lines(
    '============ Serving Benchmark Result ============',
    'Successful requests:                     512',
    'Maximum request concurrency:             48',
    'Total input tokens:                      983040',
    'Total generated tokens:                  131072',
    'Request throughput (req/s):              2.11',
    'Output token throughput (tok/s):         1104.22',
    'Median TTFT (ms):                        803.15',
    'P99 TTFT (ms):                           3120.77',
    '2x mi300x, tp2, minimax-m2.1 fp8, sglang.',
  );

  it('totals and rates that came out are no lengths and no load; waits and speeds are observed', () => {
    const reading = reader.read(`${printout} need 100 conc`);
    expect(reading.concurrentRequests?.value).toBe(100);
    expect([reading.inputTokens, reading.outputTokens, reading.requestsPerSecond]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([reading.ttftMs, reading.observed.ttftMs?.value]).toEqual([undefined, 803.15]);
    expect(reading.observed.outputTokensPerSecond?.value).toBe(1104.22);
  });

  it('the load of the test counts only where no other is stated', () => {
    expect(reader.read(printout).concurrentRequests?.value).toBe(48);
    expect(reader.read(`${printout} 200 coders use it`).concurrentRequests).toBeUndefined();
  });

  it('what a run took altogether is no length, and a speed of what goes in is none of the answer', () => {
    const run = reader.read('Llama 3.1 8B on two MI50. Ten requests, 1402 tokens of input in total. Why so slow?');
    expect(run.inputTokens).toBeUndefined();
    const speeds = reader.read('We run Llama 3 8B on 2x A10G: 2210 tok/s in, 440 tok/s out.');
    expect(speeds.observed.outputTokensPerSecond?.value).toBe(440);
  });
});

describe('settings of engines', () => {
  it.each([
    ['OLLAMA_NUM_PARALLEL=8 on a 3090 with mistral-small:22b', 'llama.cpp'],
    ['vllm:num_requests_running 12, Qwen3 8B on an L4', 'vllm'],
    ['SGLANG_ENABLE_JIT_DEEPGEMM=1, DeepSeek-V3-0324 on 8x H200', 'sglang'],
    ['Qwen3 8B under TGI on an L4, OLLAMA_NUM_PARALLEL=4 is of the old box', undefined],
  ])('%s names %s', (text, engine) => {
    expect(reader.read(text).engine?.value).toBe(engine);
  });

  it('with attention parted over the cards `--dp-size` counts no replicas', () => {
    const text = 'python3 -m sglang.launch_server --model deepseek-ai/DeepSeek-V3-0324 --tp 8 --dp-size 8';
    expect(reader.read(`${text} --enable-dp-attention`).dataParallel).toBeUndefined();
    expect(reader.read(text).dataParallel?.value).toBe(8);
  });

  it.each([
    ['Qwen2.5-72B-Instruct-AWQ on 8x L4, vllm --dtype half', 'awq'],
    ['vllm serve Qwen3 32B --dtype bfloat16', 'bf16'],
    ['We run Qwen3.6-27B-FP8 on four R9700. Should I move to Qwen3.5 122B-A10B in 4 bit instead?', 'fp8'],
    ['"torch_dtype": "bfloat16", Qwen3 8B, what does it need in int8?', 'int8'],
  ])('%s is stored in %s', (text, precision) => {
    expect(reader.read(text).weightPrecision?.value).toBe(precision);
  });

  it.each([
    ['solar-open-100b at int4, 64k window', 65_536],
    ['| Window | 200000, Q6 cache |\n| Weights | Qwen3.6-27B-exl3 |', 200_000],
    ['Qwen3 8B with a window of 32k tokens', 32_768],
  ])('%s is a context', (text, tokens) => {
    expect(reader.read(text).contextTokens?.value).toBe(tokens);
  });
});

describe('cards of machines', () => {
  it.each([
    ['机器是2台8卡A800 80G，Llama-3.1-8B', [{ gpuId: 'a800-sxm4-80gb', gpuCount: 16 }]],
    ['보유 장비는 L40S 4장짜리 서버 2대, EXAONE 3.5 32B', [{ gpuId: 'l40s-48gb', gpuCount: 8 }]],
  ])('%s', (text, fleet) => {
    expect(reader.read(text).fleet?.value).toEqual(fleet);
  });

  it('a family of machines with a letter behind its number stands alone', () => {
    const { fleet, candidates } = reader.read('Qwen3 8B for 40 users, preferably g6e in us-east-2.');
    const named = [...(fleet?.value ?? []), ...(candidates?.value ?? [])].map((c) => c.gpuId);
    expect(named).toEqual(['l40s-48gb']);
  });

  it('every card of a list under a heading of exclusion is ruled out', () => {
    const text = lines('[load]', 'concurrent = 72', '[exclude]', 'gpus = ["T4", "V100", "A10"]', 'model = "Qwen3 8B"');
    expect(reader.read(text).constraints.excludedGpus?.value.map((c) => c.gpuId)).toEqual([
      't4-16gb',
      'v100-sxm2-16gb',
      'a10-24gb',
    ]);
  });

  it('what is counted on another model belongs to that one', () => {
    const reading = reader.read('Own 7B + bge-m3 alongside, 60 QPS on the 7B: 400 in / 30 out, on L4.');
    expect(reading.requestsPerSecond?.value).toBe(60);
  });
});

describe('configurations and listings', () => {
  it('a list under a key is what the key says', () => {
    const yaml = lines(
      'model: microsoft/phi-4',
      'peak_rps: 60',
      'output_tokens: 12',
      'e2e_p99_ms: 700',
      'forbid: [A10, T4]',
    );
    const reading = reader.read(yaml);
    expect(reading.constraints.excludedGpus?.value.map((c) => c.gpuId)).toEqual(['a10-24gb', 't4-16gb']);
    expect([reading.outputTokens?.value, reading.endToEndMs?.value]).toEqual([12, 700]);
    expect([reading.candidates, reading.constraints.providers]).toEqual([undefined, undefined]);
    const json = reader.read('{"model":"Qwen/Qwen3.5-122B-A10B","weights":"fp8","candidates":["H200","MI325X"]}');
    expect(json.candidates?.value.map((c) => c.gpuId)).toEqual(['h200-sxm-141gb', 'mi325x-256gb']);
    expect(json.fleet).toBeUndefined();
  });

  it('accelerators of a task file are asked for on each of its nodes', () => {
    const task = lines(
      'resources:',
      '  accelerators: { H200: 8, B200: 8 }',
      'num_nodes: 2',
      'run: vllm serve moonshotai/Kimi-K2-Thinking --tensor-parallel-size 8',
    );
    expect(reader.read(task).candidates?.value).toEqual([
      { gpuId: 'h200-sxm-141gb', gpuCount: 16 },
      { gpuId: 'b200-sxm-180gb', gpuCount: 16 },
    ]);
  });

  it.each([
    ['gke-a-0  l4 x2   Ready\ngke-a-1  l4 x2   Ready\ngke-a-2  l4 x2   Ready\nllama-3.1-8b fp8 @ vllm', 'l4-24gb', 6],
    ["1   1x GCP({'L4': 8})\n2   1x GCP({'L4': 8})\nllama-3.1-8b", 'l4-24gb', 16],
    ['=====\n2x A100-SXM4-80GB / sglang / Mixtral-8x22B-Instruct AWQ, 48 at once', 'a100-sxm4-80gb', 2],
  ])('%s', (text, gpuId, gpuCount) => {
    expect(reader.read(text).fleet?.value).toEqual([{ gpuId, gpuCount }]);
  });

  it('a column of memory belongs to the card of its row, and a host called n1 says nothing of availability', () => {
    const text = lines('name,gpu,num_gpus,vram_gb', 'n1,A100,4,40', 'n2,L40S,2,48', 'Qwen2.5 72B AWQ for 60 users');
    const reading = reader.read(text);
    expect(reading.fleet?.value).toEqual([
      { gpuId: 'a100-sxm4-40gb', gpuCount: 4 },
      { gpuId: 'l40s-48gb', gpuCount: 2 },
    ]);
    expect(reading.constraints.highAvailability).toBeUndefined();
    expect(reader.read('Qwen3 8B on 2 L4, n+1 please').constraints.highAvailability?.value).toBe(true);
  });

  it.each([
    ['1x A100 40 enough for Qwen3 14B?', 'a100-pcie-40gb'],
    ['1x A100 80 enough for Qwen3 14B?', 'a100-sxm4-80gb'],
  ])('%s names the memory', (text, gpuId) => {
    const { fleet, candidates } = reader.read(text);
    expect([...(fleet?.value ?? []), ...(candidates?.value ?? [])][0]?.gpuId.slice(0, 4)).toBe(gpuId.slice(0, 4));
    expect([...(fleet?.value ?? []), ...(candidates?.value ?? [])][0]?.gpuId.endsWith(gpuId.slice(-4))).toBe(true);
  });

  it('the image of an engine is no model, and lengths of test data are those of a request', () => {
    const reading = reader.read(
      'image: ghcr.io/huggingface/text-embeddings-inference:1.8, --model-id Qwen/Qwen3-Embedding-0.6B, 1x T4',
    );
    expect(reading.model?.value).toEqual({ kind: 'catalog', id: 'Qwen/Qwen3-Embedding-0.6B' });
    expect(reading.otherModels).toEqual([]);
    const bench = reader.read('Mixtral-8x22B AWQ on 2x A100 80GB, random 2048:400, 48 at once');
    expect([bench.inputTokens?.value, bench.outputTokens?.value]).toEqual([2048, 400]);
  });

  it.each([
    ['Llama 3.1 8B was good enough for biscuits, so Qwen3 30B A3B it is, 9,000 texts a day', 'Qwen/Qwen3-30B-A3B'],
    ['Model is settled: Gemma 3 12B, it beat Llama 3.1 8B in a blind test, 40 users', 'google/gemma-3-12b-it'],
  ])('%s', (text, id) => {
    expect(reader.read(text).model?.value).toEqual({ kind: 'catalog', id });
    expect(reader.read(text).furtherWorkloads).toEqual([]);
  });
});
