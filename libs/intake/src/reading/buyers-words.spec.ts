import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('machines that all cards stand in', () => {
  it.each([
    ['We run 64 H100 across 8 nodes for Llama 3.1 405B', 64],
    ['We have 32 A100 80GB spread over 4 nodes', 32],
    ['Wir haben 16 H100 auf 2 Knoten verteilt', 16],
    ['nous avons 16 A100 réparties sur 2 serveurs', 16],
    ['16 H100 (2 nodes) run Llama 3.1 405B for us', 16],
    ['we operate 8x H100 on each of 4 nodes', 32],
    ['we have 8x H100 across 4 nodes', 32],
  ])('%s', (text, cards) => {
    const reading = reader.read(text);
    expect(reading.fleet?.value.map((line) => line.gpuCount)).toEqual([cards]);
    expect(reading.setAside).toEqual([]);
  });
});

describe('prices that are for a machine', () => {
  it('is of each machine, however far before it was named', () => {
    const { pricePerGpuHour } = reader.read(
      'We use 2 p5.48xlarge for DeepSeek-R1. 30 concurrent. Is there something cheaper? we pay $98.32/h each... or so',
    );
    expect(pricePerGpuHour?.value).toBeCloseTo(12.29, 6);
  });

  it('is never of one card where no card costs so much', () => {
    const { pricePerGpuHour } = reader.read('We run 2 nodes with 8x H100 each, $22/h each');
    expect(pricePerGpuHour?.value).toBeCloseTo(2.75, 6);
  });
});

describe('lengths with their side behind them', () => {
  it.each([
    ['300 tok prompt 20 tok output for a 3B model', 300, 20],
    ['2000 tok input 500 tok output, Qwen3 8B, 50 users at once', 2000, 500],
    ['800 tokens prompt, 150 tokens completion for Llama 3.1 8B', 800, 150],
    ['prompt 300 tok output 20 tok, Qwen3 8B', 300, 20],
    ['output 20 tok input 300 tok, Qwen3 8B', 300, 20],
  ])('%s', (text, input, output) => {
    const reading = reader.read(text);
    expect([reading.inputTokens?.value, reading.outputTokens?.value]).toEqual([input, output]);
  });
});

describe('what is spent on an API', () => {
  const reading = reader.read(
    'We currently spend $12k/month on the OpenAI API with gpt-4o, about 40M input tokens and 6M output tokens ' +
      'per day. Would running Qwen3 235B ourselves be cheaper?',
  );

  it('is no budget, and its period is not that of the tokens', () => {
    expect(reading.budget).toBeUndefined();
    expect(reading.mode?.value).toBe('plan');
    expect(reading.batch?.value).toMatchObject({ inputTokens: 40_000_000, outputTokens: 6_000_000 });
  });

  it('is set against the plan', () => expect(reading.apiUsdPerMonth).toBe(12_000));
});

describe('a wait until something begins', () => {
  it.each([
    ['応答は3秒以内に始まること。Gemma 3 27B、同時利用30名', 3000],
    ['要求3秒内开始输出,Qwen3 32B,50并发', 3000],
    ['回答は2秒以内に開始してほしい。Qwen3 32B、50人同時', 2000],
  ])('%s', (text, ms) => {
    const reading = reader.read(text);
    expect(reading.ttftMs?.value).toBe(ms);
    expect(reading.endToEndMs).toBeUndefined();
  });
});

describe('settings of a server', () => {
  const reading = reader.read(
    'vllm serve Qwen/Qwen3-30B-A3B-Instruct-2507 --max-model-len 32768 --gpu-memory-utilization 0.92 ' +
      '--max-num-seqs 64 on 2x A100 40GB. getting OOM / preemptions at 50 concurrent requests. what do I change?',
  );

  it('give way to the load that trouble begins at', () => expect(reading.concurrentRequests?.value).toBe(50));
  it('of memory are understood', () => expect(reading.setAside.map((s) => s.reason)).not.toContain('not_understood'));
});

it('counts all adapters, not the one of each customer', () => {
  const { loraAdapters } = reader.read('LoRA on Llama 3.1 8B, one adapter per customer, 60 adapters rank 16. 25 rps');
  expect(loraAdapters?.value).toBe(60);
});

describe('places that are counted', () => {
  it.each([
    ['Llama 3.1 8B, 10,000 DAU, two regions (us-east and eu-west)', ['us-east', 'eu-west']],
    ['us-east-1 and eu-central-1, two regions, Qwen3 32B, 300 users', ['us-east-1', 'eu-central-1']],
  ])('%s', (text, regions) => {
    const { placements, setAside } = reader.read(text);
    expect(placements?.value).toEqual(regions.map((region) => ({ region, share: 0.5 })));
    expect(setAside).toEqual([]);
  });
});

describe('models beside the first', () => {
  const idsOf = (models: readonly { readonly value: unknown }[] | undefined) => models?.map((m) => m.value);
  it.each([
    ['Llama 4 Maverick vs Qwen3-235B-A22B, 50 concurrent users. which is cheaper?', 'Qwen/Qwen3-235B-A22B'],
    ['Should we host Mistral Small 3.2 or Gemma 3 27B? 40 users', 'google/gemma-3-27b-it'],
  ])('are weighed: %s', (text, id) => {
    expect(idsOf(reader.read(text).weighedModels)).toEqual([{ kind: 'catalog', id }]);
  });

  it('are none to weigh where one is left for another', () => {
    expect(reader.read('We want Qwen3 32B instead of Llama 3.3 70B. 40 users').weighedModels).toBeUndefined();
  });

  it('are added although the question goes on with "or"', () => {
    const { furtherWorkloads, weighedModels } = reader.read(
      'We run Mistral Large 2 on 16x H100 for 120 users at once. Can we add Qwen3 Coder 480B or must we buy more?',
    );
    expect(idsOf(furtherWorkloads.map((w) => w.model))).toEqual([
      { kind: 'catalog', id: 'Qwen/Qwen3-Coder-480B-A35B-Instruct' },
    ]);
    expect(weighedModels).toBeUndefined();
  });
});

describe('purchases', () => {
  it.each([
    ['Would one HGX H200 box at EUR 248,000 be cheaper than renting for 3 years? Llama 3.3 70B, 350 concurrent', true],
    ['We want to buy a server with 2x RTX PRO 6000 for Mistral Small 24B, 22 people. Is that overkill?', true],
    ['We rent 8x H100 for Llama 3.3 70B, 40 users. Is it cheaper to rent elsewhere?', undefined],
    ['What does our budget of $4,000 a month buy for Llama 3.3 70B?', undefined],
  ])('%s', (text, weighs) => expect(reader.read(text).weighsPurchase).toBe(weighs));
});

describe('other sellers', () => {
  const places = (text: string) => {
    const { providers, regions } = reader.read(text).constraints;
    return [providers?.value, regions?.value];
  };
  it.each([
    ['We run 8x H100 at CoreWeave for Llama 3.3 70B, 40 concurrent. Is there anything cheaper elsewhere?'],
    ['We use 2 p5.48xlarge in us-east-1 for DeepSeek-R1, 30 concurrent. Is there something cheaper on other clouds?'],
    ['Nous louons 4 L40S chez OVH pour Mistral Small 3.2, 30 utilisateurs simultanés. Moins cher ailleurs ?'],
    ['我们在阿里云用 8 张 A100 跑 Qwen2.5-72B,并发 40。换一家会更便宜吗?'],
  ])('are asked about, so that the present one is no demand: %s', (text) =>
    expect(places(text)).toEqual([undefined, undefined]),
  );

  it('leave a country where the data lie, and a seller that is insisted on', () => {
    expect(places('Wir haben 8x H100 bei AWS in Frankfurt, Llama 3.3 70B. Gibt es woanders Günstigeres?')).toEqual([
      undefined,
      ['frankfurt'],
    ]);
    expect(places('AWS only. Llama 3.3 70B, 40 users. Are other providers allowed at all?')[0]).toEqual(['aws']);
  });
});
