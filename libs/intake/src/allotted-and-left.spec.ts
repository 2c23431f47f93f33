import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a part of a cluster that somebody is allotted is what he works on', () => {
  it.each([
    ['We get a slurm partition of 2 nodes with 4x A100 80GB each. LoRA on Qwen3-32B, 140M tokens. Enough?'],
    ['We get a share of the cluster, 8x A100 80GB. LoRA on Qwen3-32B, 140M tokens. Or rent 8x H200?'],
    ['Wir bekommen eine Partition mit 2 Knoten zu je 4x A100 80GB. LoRA auf Qwen3-32B, 140M Tokens.'],
  ])('%s', (text) => {
    expect(reader.read(text).fleet?.value).toEqual([{ gpuId: 'a100-sxm4-80gb', gpuCount: 8 }]);
  });

  it('what is to be got is none', () => {
    expect(reader.read('Should we get a share of a cluster, 8x A100 80GB? LoRA on Qwen3-32B.').fleet).toBeUndefined();
  });
});

describe('machines of SageMaker are counted', () => {
  it.each([
    ['Our endpoint: 3 x ml.g5.2xlarge, always on. Mistral 7B, 21,000 requests a day.', 'g5.2xlarge', 3],
    ['2 ml.g6e.xlarge instances run Qwen3 8B for us, 30 at once.', 'g6e.xlarge', 2],
    ['Wir nutzen 4x ml.p4d.24xlarge mit Llama 3.3 70B.', 'p4d.24xlarge', 32],
  ])('%s', (text, instanceType, gpuCount) => {
    expect(reader.read(text).fleet?.value[0]).toMatchObject({ instanceType, gpuCount });
  });
});

describe('the model that a hosted service is left for is planned', () => {
  it.each([
    ['leaving bedrock (sonnet, $14k last month) for glm-4.6 fp8. 70 agents in parallel.', 'zai-org/GLM-4.6'],
    ['We quit OpenAI ($9k a month) for GLM-4.6. 70 agents in parallel.', 'zai-org/GLM-4.6'],
    ['On quitte OpenAI (3 000 $ par mois) pour GLM-4.6. 70 agents en parallèle.', 'zai-org/GLM-4.6'],
  ])('%s', (text, id) => {
    expect(reader.read(text).model?.value).toEqual({ kind: 'catalog', id });
  });
});

describe('what a colleague swears by is weighed where the text goes on to ask, and what was lent is gone', () => {
  it.each([
    ['llama 3.3 70b fp8, 40 conc. colleague swears by 2x H100. or rather h200?', 2],
    ['Llama 3.3 70B, 40 gleichzeitig. Ein Kollege schwört auf 4x H100. Oder doch H200?', 4],
  ])('%s', (text, count) => {
    expect(reader.read(text).candidates?.value).toContainEqual({ gpuId: 'h100-sxm-80gb', gpuCount: count });
  });

  it.each([
    ['隔壁组借过我们两张A800 80G，跑了一周，已经还回去了。15个人，Llama 3 70B，选哪个？'],
    ['Qwen3 8B, 15 users. L4 or A10? Somebody swears by 2x 4090 under his desk.'],
  ])('%s', (text) => {
    const reading = reader.read(text);
    expect(reading.fleet).toBeUndefined();
    expect(reading.totalUsers?.value).toBe(15);
  });
});
