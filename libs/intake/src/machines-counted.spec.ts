import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

/** The hardware that is there, as `card x number`. */
const fleetOf = (text: string): readonly string[] =>
  (reader.read(text).fleet?.value ?? []).map((l) => `${l.gpuId} x${l.gpuCount}`).sort();
/** The hardware that is weighed. */
const candidatesOf = (text: string): readonly string[] =>
  (reader.read(text).candidates?.value ?? []).map((c) => `${c.gpuId} x${c.gpuCount ?? '?'}`).sort();

describe('machines that each hold cards', () => {
  it.each<[string, string]>([
    ['We run 5 replicas of the model on g2-standard-8 (1 L4 each), traffic 20 rpm.', 'l4-24gb x5'],
    ['Temos 5 pods no GKE (1 L4 por pod) com Phi-4 14B, 30 req/min.', 'l4-24gb x5'],
    ['我们在阿里云用 ecs.gn7i（单卡A10）跑了4台，Qwen3-8B，利用率20%。', 'a10-24gb x4'],
    ['Currently 10 nos. T4 on Azure (NC4as_T4_v3), avg util 60%, Gemma 3 4B.', 't4-16gb x10'],
    ['We have H100s in two racks, 3 hosts with 8 each, running Llama 3.3 70B for 200 users.', 'h100-sxm-80gb x24'],
    ['Our L40S fleet: 4 servers, each with 2. Mistral Small, 30 users at once.', 'l40s-48gb x8'],
    ["Er draaien 6 VM's met elk één L4, Gemma 3 12B, 300 gebruikers.", 'l4-24gb x6'],
    ['GPUサーバー3台（各H100 8枚）でDeepSeek-V3を運用、同時接続60。', 'h100-sxm-80gb x24'],
    ['서버 2대에 각각 L40S 4장씩 있고 Qwen2.5 32B를 50명이 씁니다.', 'l40s-48gb x8'],
    ['prod is 4x H100.. sorry, 4 servers w/ 4 each so 16. Mixtral 8x22B fp8, 70 streams.', 'h100-sxm-80gb x16'],
    ['4 servers, mixed junk until last year, now each has two RTX A5000. Ministral 8B, 6 qps.', 'rtx-a5000-24gb x8'],
    ['- nodes: 3\n- GPUs per node: 4 x H200 NVL\n- model: Apertus 70B. We run this today.', 'h200-nvl-141gb x12'],
    ['It is served on two of the eight A40 (48 GB) in node gpu07, Qwen3 14B, 21 tok/s.', 'a40-48gb x2'],
    ['How many A10G until the queue is empty? We have four. Mistral 7B, 450 simultaneous chats.', 'a10g-24gb x4'],
    [
      'resources:\n  limits:\n    nvidia.com/gpu: 2  # L40S 48GB\nmodel: Qwen/Qwen3-32B\n# TTFT is 3 s, why?',
      'l40s-48gb x2',
    ],
  ])('%s', (text, expected) => {
    expect(fleetOf(text)).toEqual([expected]);
  });
  it('and a price of each machine is divided by the cards of one', () => {
    const text = 'We run 3 replicas on g2-standard-12 (1 L4 each), Mistral 7B, 40 rpm. Each node is $0.71 an hour.';
    expect(reader.read(text).pricePerGpuHour?.value).toBeCloseTo(0.71, 3);
  });
});

describe('a printout has a machine a line, and no other column counts any', () => {
  it.each<[string, string]>([
    [
      'node-a   Ready   <none>   91d   v1.30.2   g6.12xlarge\nnode-b   Ready   <none>   91d   v1.30.2   g6.12xlarge\n' +
        'Qwen3-32B, 40 users, TTFT 3 s.',
      'l4-24gb x8',
    ],
    [
      'ip-10-0-1-12 Ready 44d v1.29.6 p5.48xlarge\nip-10-0-1-77 Ready 44d v1.29.6 p5.48xlarge\nDeepSeek R1, 60 users',
      'h100-sxm-80gb x16',
    ],
    [
      'UsageType,Qty,Cost\nBoxUsage:g5.48xlarge,744 h,12118.27\nBoxUsage:m5.large,744 h,70.08\na 34b and 12 devs.',
      'a10g-24gb x8',
    ],
    ['node    gpu        mem\nn1      H100x8     640GB\nn2      H100x8     640GB\nDeepSeek V3', 'h100-sxm-80gb x16'],
    ['node pool: g5.48xlarge 2 nodes, up 212 days. Llama 3.1 405B fp8 for 25 users, tp 16', 'a10g-24gb x16'],
  ])('%s', (text, expected) => {
    expect(fleetOf(text)).toEqual([expected]);
  });
});

describe('memory beside a card', () => {
  it.each<[string, readonly string[]]>([
    ['Two M4 Pro minis, 48GB each, exo, Qwen2.5-72B 4bit at 6.1 t/s.', ['custom/m4-pro-48gb x2']],
    ['I have a Mac Studio with M2 Max and 96GB, llama 3.3 70b q4 gives 7 t/s.', ['custom/m2-max-96gb x1']],
    ['Our old DGX A100 (8 x 40 GB) runs Llama 3.1 405B q4 at 0.7 tokens/s.', ['a100-sxm4-40gb x8']],
    [
      'There is a server with 4 x A100 80 and one with 4 x A100 40. Llama 3.3 70B on the first, 30 users.',
      ['a100-sxm4-40gb x4', 'a100-sxm4-80gb x4'],
    ],
  ])('%s', (text, expected) => {
    expect(fleetOf(text)).toEqual(expected);
  });
});

describe('what others reckon with is weighed', () => {
  it.each<[string, string]>([
    ["De leverancier rekent met 12 H100's voor 3.000 verpleegkundigen, Llama 3.3 70B. Klopt dat?", 'h100-sxm-80gb x12'],
    ['Интегратор насчитал 6 × H100 для 40 пользователей Qwen3-32B. Не перебор?', 'h100-sxm-80gb x6'],
    ['Der Dienstleister rechnet mit vier H100 für 90 Nutzer, Mistral Small 24B. Zu viel?', 'h100-sxm-80gb x4'],
    ['Le prestataire chiffre 8 H100 pour 60 utilisateurs de Qwen3 32B, est-ce trop ?', 'h100-sxm-80gb x8'],
    ['厂商建议上8张H20，跑DeepSeek-R1 70B蒸馏版，50并发，有必要吗？', 'h20-96gb x8'],
  ])('%s', (text, expected) => {
    expect(fleetOf(text)).toEqual([]);
    expect(candidatesOf(text)).toEqual([expected]);
  });
});

describe('what is not there', () => {
  it.each<[string, string]>([
    ['We were promised two H100 that never arrived. We run 2x A30 with Qwen3 14B for 20 users.', 'a30-24gb x2'],
    ['Nos habían prometido una A100 y al final nada. Tengo una 3090 con Qwen3 14B.', 'rtx-3090-24gb x1'],
    ['L2 proposes a second node; we run 4 x L40S with Devstral 2 123B, 55 devs.', 'l40s-48gb x4'],
  ])('%s', (text, expected) => {
    expect(fleetOf(text)).toEqual([expected]);
    expect(candidatesOf(text)).toEqual([]);
  });
  it.each<[string]>([
    ["FP8 n'existe pas sur A100, non ? On a 4 A100 avec Llama 3.3 70B, 30 utilisateurs."],
    ["bf16 doesn't exist on V100, right? I have 4 V100 32GB for Qwen3 8B LoRA."],
  ])('and what a card cannot do rules it out for nobody: %s', (text) => {
    expect(reader.read(text).constraints?.excludedGpus).toBeUndefined();
    expect(fleetOf(text)).toHaveLength(1);
  });
  it('but a box that was sold to the writer is', () => {
    const text = 'IT sold us a box with two RTX 4090s for $11,400. gpt-oss-20b, two people at once, 9 tokens a second.';
    expect(fleetOf(text)).toEqual(['rtx-4090-24gb x2']);
  });
});
