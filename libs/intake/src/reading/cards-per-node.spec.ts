import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleetOf = (text: string): unknown => {
  const { fleet, candidates } = reader.read(text);
  return (fleet ?? candidates)?.value.map((line) => `${line.gpuCount} ${line.gpuId}`);
};

describe('cards of a machine that another line tells', () => {
  it.each([
    ['mixtral 8x22b\nh100 x 2 nodes\nnode = 8 gpus\nconc 120', '16 h100-sxm-80gb'],
    ['3 nodes A100 80GB running Llama 3.1 405B.\n8 GPUs per node.\nIs it enough for 200 users?', '24 a100-sxm4-80gb'],
    ['deepseek v3\n2 nodes h200\neach node has 8 gpus\n90 concurrent', '16 h200-sxm-141gb'],
    ['gpu: H100 80GB\nnodes: 4\ngpus per node: 8\nllama 3.1 405b, 100 concurrent', '32 h100-sxm-80gb'],
    ['We have four A100 nodes. A node is 8 GPUs. Llama 3.3 70B', '32 a100-sxm4-80gb'],
    ['Wir haben 2 Knoten mit H100. Pro Knoten 8 GPUs. Llama 3.3 70B, 40 gleichzeitig', '16 h100-sxm-80gb'],
    ['gpu : Tesla T4 16GB\n\nnode = 8 gpus. starcoder2-15b, fp16', '8 t4-16gb'],
  ])('%s', (text, line) => expect(fleetOf(text)).toEqual([line]));

  it('cards that are counted stay what they are', () =>
    expect(fleetOf('we run 16 H100 with Llama 3.1 405B. A node has 8 GPUs.')).toEqual(['16 h100-sxm-80gb']));
  it('of two kinds it says nothing of either', () =>
    expect(fleetOf('We have 2x L40S and 4 A100. 4 GPUs per node. Llama 3.3 70B')).toEqual([
      '2 l40s-48gb',
      '4 a100-sxm4-80gb',
    ]));
});
