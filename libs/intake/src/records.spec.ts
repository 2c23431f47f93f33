import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const lines = (...rows: readonly string[]): string => rows.join('\n');
const fleetOf = (text: string): readonly string[] =>
  (reader.read(text).fleet?.value ?? []).map((l) => `${l.gpuCount} ${l.gpuId}`);

describe('cards that a tool lists one by one', () => {
  it.each([
    [
      'nvidia-smi as CSV',
      ['0, NVIDIA L40S, 46068 MiB, 61 %', '1, NVIDIA L40S, 46068 MiB, 64 %', '2, NVIDIA L40S, 46068 MiB, 60 %'],
      '3 l40s-48gb',
    ],
    [
      'a table of use without indices',
      ['name, utilization.gpu [%], memory.used [MiB]', 'Tesla T4, 71 %, 14022 MiB', 'Tesla T4, 68 %, 14010 MiB'],
      '2 t4-16gb',
    ],
    [
      'rocm-smi',
      ['GPU[0]   : Card Series:   AMD Instinct MI300X', 'GPU[1]   : Card Series:   AMD Instinct MI300X'],
      '2 mi300x-192gb',
    ],
    [
      'nvidia-smi -q',
      ['GPU 00000000:17:00.0', '  Product Name : NVIDIA L4', 'GPU 00000000:65:00.0', '  Product Name : NVIDIA L4'],
      '2 l4-24gb',
    ],
    ['nvtop', ['Device 0 [NVIDIA GeForce RTX 3090]', 'Device 1 [NVIDIA GeForce RTX 3090]'], '2 rtx-3090-24gb'],
    [
      'lspci',
      ['17:00.0 3D controller: NVIDIA Corporation AD102GL [L40S]', '65:00.0 3D controller: NVIDIA Corporation [L40S]'],
      '2 l40s-48gb',
    ],
  ])('add up: %s', (_, rows, fleet) => {
    expect(fleetOf(lines(...rows, 'runs Qwen3-14B for 12 people'))).toEqual([fleet]);
  });

  it('are two where a plus joins them, and one where the same card is named again', () => {
    expect(fleetOf('RTX 3090 + RTX 3090 here, Qwen3-32B in q4, 24 tok/s')).toEqual(['2 rtx-3090-24gb']);
    expect(fleetOf('Our RTX 3090 runs Qwen3-14B. The RTX 3090 is full.')).toEqual(['1 rtx-3090-24gb']);
  });
});

describe('cards of records of a cluster', () => {
  it.each([
    [
      'a pod in each of its replicas',
      ['replicas: 3', 'nodeSelector:', '  nvidia.com/gpu.product: NVIDIA-L40S', 'limits: {nvidia.com/gpu: 2}'],
      '6 l40s-48gb',
    ],
    [
      'a chart of values',
      ['replicaCount: 2', 'requestGPU: 4', 'nodeSelector: {nvidia.com/gpu.product: NVIDIA-H100-80GB-HBM3}'],
      '8 h100-sxm-80gb',
    ],
    [
      'the labels of a node',
      ['nvidia.com/gpu.count=8', 'nvidia.com/gpu.product=NVIDIA-H100-80GB-HBM3', 'nvidia.com/gpu:     8'],
      '8 h100-sxm-80gb',
    ],
    ['a batch script', ['#SBATCH --nodes=3', '#SBATCH --gres=gpu:h100:4'], '12 h100-sxm-80gb'],
    ['a pool of machines', ['node_count = 2', 'machine_type = "g2-standard-48"'], '8 l4-24gb'],
    ['a task', ['{"gpu_type": "L40S", "num_gpus": 4, "nodes": 2}'], '8 l40s-48gb'],
  ])('are counted by their keys: %s', (_, rows, fleet) => {
    expect(fleetOf(lines(...rows, 'serves Llama 3.3 70B to 40 people at once'))).toEqual([fleet]);
  });
});

describe('flags and keys', () => {
  it('are flags in a list of arguments', () => {
    const { tensorParallel, contextTokens } = reader.read(
      'args: ["--model", "Qwen/Qwen3-32B", "--tp", "2", "--context-length", "24576"] on 2x L40S',
    );
    expect([tensorParallel?.value, contextTokens?.value]).toEqual([2, 24576]);
  });

  it('say how many slots llama.cpp has', () => {
    expect(reader.read('llama-server -m qwen3-14b.gguf -c 65536 -np 6, our 4090').concurrentRequests?.value).toBe(6);
  });

  it('are held by the key above them', () => {
    const json = reader.read('{"model":"Qwen/Qwen3-32B","users":{"total":640,"concurrent":70}}');
    expect([json.totalUsers?.value, json.concurrentRequests?.value]).toEqual([640, 70]);
    const yaml = reader.read(lines('model: Qwen/Qwen3-32B', 'users:', '  total: 640', 'ttft:', '  p95_ms: 800'));
    expect([yaml.totalUsers?.value, yaml.observed.ttftMs?.value, yaml.endToEndMs]).toEqual([640, 800, undefined]);
  });

  it('count what each user asks for; a share of the day is nobody', () => {
    const reading = reader.read(
      lines('model: google/gemma-3-27b-it', 'dau: 12000', 'requests_per_user_per_day: 5', 'peak_hour_share: 0.15'),
    );
    expect([reading.requestsPerDay?.value, reading.concurrentRequests]).toEqual([60000, undefined]);
  });

  it('the most that a server takes gives way to a length that is told', () => {
    expect(reader.read('Qwen3-32B --max_input_len 24576. Usual request: 6k in, 700 out').inputTokens?.value).toBe(6000);
  });

  it('adapters that a server loads are no training', () => {
    const { useCase, tuning } = reader.read('vllm serve Qwen/Qwen3-8B --enable-lora --max-loras 8 --max-lora-rank 64');
    expect([useCase, tuning]).toEqual([undefined, undefined]);
  });
});
