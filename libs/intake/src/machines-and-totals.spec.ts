import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { createReader } from './reading/reader';

/** Cards that are counted over all machines, and machines whose cards a record or a layout tells. */

const reader = createReader(catalogGazetteer());
const fleetOf = (text: string): readonly unknown[] | undefined =>
  reader.read(text).fleet?.value.map((line) => [line.gpuId, line.gpuCount]);

const A100 = 'a100-sxm4-80gb';
const H100 = 'h100-sxm-80gb';
const L40S = 'l40s-48gb';

it.each([
  ['We have 2 servers with 16 A100 in total for 90 at once on Qwen2.5-72B. Enough?', A100, 16],
  ['Today: 2 HGX servers, 16x A100 80GB total, Qwen2.5-72B, 90 at once.', A100, 16],
  ['We run 3 nodes (24 H100 total) with Llama 3.3 70B, 200 at once. Too much?', H100, 24],
  ['Two boxes with a total of 16 H100 run our Llama 3.3 70B, 90 at once. Too much?', H100, 16],
  ['Wir betreiben 2 Server mit insgesamt 16 A100 für Qwen2.5-72B, 90 gleichzeitig. Zu viel?', A100, 16],
  ['Nous avons 2 serveurs, 16 A100 au total, Llama 3.3 70B, 90 simultanés. Trop ?', A100, 16],
  ['Temos 2 servidores, 8 L40S no total, Llama 3.1 8B, 60 simultâneos. É demais?', L40S, 8],
  ['Abbiamo 2 server, 8 L40S in tutto, Llama 3.1 8B, 60 contemporanei. Troppo?', L40S, 8],
  ['Mamy 2 serwery, łącznie 16 A100, Llama 3.3 70B, 90 naraz. Za dużo?', A100, 16],
  ['サーバー2台、合計16枚のA100でLlama 3.3 70Bを動かしています。同時90。過剰ですか?', A100, 16],
])('cards of all machines together are counted once: %s', (text, card, count) => {
  expect(fleetOf(text)).toEqual([[card, count]]);
});

it.each([
  ['We own 2 servers with 16x A100, Llama 3.3 70B, 90 at once. Too much?', A100, 16],
  ['We own 3 nodes with 24 H100, Llama 3.3 70B, 90 at once. Too much?', H100, 24],
  ['We own 2 nodes with 16 A100 each, Llama 3.3 70B, 90 at once. Too much?', A100, 32],
  ['We own 2 nodes, 8x H100 each, Llama 3.3 70B, 90 at once. Too much?', H100, 16],
  ['We own 3 servers with 4 H100 for Llama 3.3 70B, 90 at once. Too much?', H100, 12],
])('more than one machine holds are those of all, unless each has them: %s', (text, card, count) => {
  expect(fleetOf(text)).toEqual([[card, count]]);
});

it.each([
  ['We run Mistral Small 24B, 6 pods on a2-highgpu-2g, 7.5 req/s at peak. Too much?', 'a100-sxm4-40gb', 12],
  ['We run 4 replicas of g6e.12xlarge for Llama 3.3 70B, 40 at once. Too much?', L40S, 16],
  ['Wir betreiben 5 Pods auf g6.xlarge für Llama 3.1 8B, 60 gleichzeitig. Zu viel?', 'l4-24gb', 5],
  ['Tenemos 6 pods en g5.12xlarge, Llama 3.3 70B, 40 a la vez. ¿Demasiado?', 'a10g-24gb', 24],
  ['We run 4 pods on one p5.48xlarge for Llama 3.3 70B, 40 at once. Too much?', H100, 8],
  ['Mamy w OVH 4 instancje l40s-90 (po jednej L40S), Llama 3.1 8B, 110 naraz. Za dużo?', L40S, 4],
  ['6つのポッド、各2枚のL40SでQwen2.5-32Bを動かしています。同時40。過剰ですか?', L40S, 12],
  ['We run 3 replicas with TP4 on H100, Llama 3.3 70B, 90 at once. Too many?', H100, 12],
  ['We run two TP2 replicas on A100 80GB, Llama 3.3 70B, 90 at once. Too many?', A100, 4],
  ['We run one TP4 replica on H100, Llama 3.3 70B, 90 at once. Too many?', H100, 4],
])('copies that have a machine or a layout each: %s', (text, card, count) => {
  expect(fleetOf(text)).toEqual([[card, count]]);
});

it.each([
  ['helm: replicaCount: 3, nvidia.com/gpu: 8, node type H100. Llama 3.3 70B, 60 at once. Too big?', H100, 24],
  ['replicaCount: 3\nlimits:\n  nvidia.com/gpu: 4\nThe nodes have A100 80GB. Llama 3.3 70B, 90 at once.', A100, 12],
  ['limits:\n  nvidia.com/gpu: "4"\nreplicas: 3\nRuns on g6e.12xlarge. Llama 3.3 70B, 90 at once.', L40S, 12],
  ['limits:\n  nvidia.com/gpu: 1\nreplicas: 6\nRuns on g6e.12xlarge. Llama 3.1 8B, 90 at once.', L40S, 8],
  [
    'replicas: 3\n- driver: nvidia\n  count: 2\n  capabilities: [gpu]\nHosts have L40S. Llama 3.1 8B, 20 at once.',
    L40S,
    6,
  ],
  ['limits:\n  nvidia.com/gpu: 2\nreplicas: 3\nWe have 4 L40S. Llama 3.1 8B, 20 at once.', L40S, 4],
])('what the pods of a record request, where nothing else counts the cards: %s', (text, card, count) => {
  expect(fleetOf(text)).toEqual([[card, count]]);
});
