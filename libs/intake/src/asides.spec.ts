import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('figures that are no part of the plan', () => {
  it('what everything comes to now is no limit, what there is to spend is', () => {
    const now = 'All of it together is about $420 a month, but legal wants it in house.';
    expect(reader.read(`${now} Would an L4 with Qwen3-8B carry 2,500 requests a day?`).budget).toBeUndefined();
    const limit = 'All we have is $420 a month for Qwen3-8B and 2,500 requests a day.';
    expect(reader.read(limit).budget?.value.usdPerMonth).toBe(420);
  });

  it('a machine that the next sentence leaves out', () => {
    const text =
      'There is also an old p3.16xlarge (8x V100 16GB) for address matching; it stays, please leave it out. ' +
      'We want GLM-4.5-Air for 60 people at once on machines we rent.';
    expect([reader.read(text).fleet, reader.read(text).candidates]).toEqual([undefined, undefined]);
  });

  it('what another service takes of a card', () => {
    const text = 'We have one A40 running for something else with 60% load. 70 users at once, Llama 3.1 8B.';
    expect(reader.read(text).utilizationFraction).toBeUndefined();
  });

  it('prompts of a batch, tokens that are processed, and the samples of a training', () => {
    expect(
      reader.read('GRPO of a 3B, 512 prompts per batch, responses up to 3,000 tokens.').inputTokens,
    ).toBeUndefined();
    expect(reader.read('Llama 3.3 70B, 240k tok/s processed, 81 in flight.').outputTokensPerSecond).toBeUndefined();
    const tuned = reader.read('Fine-tuning of Qwen3-4B with LoRA on 3,100 applications, 600 tokens each.');
    expect([tuned.inputTokens, tuned.tuning?.datasetTokens?.value]).toEqual([undefined, 1_860_000]);
  });

  it.each([
    ['A: Which model?\nB: Qwen3 8B.\nA: FP8?\nC: AWQ.', 'awq'],
    ['Llama 3.3 70B for 30 users. INT4? No, FP8.', 'fp8'],
    ['Llama 3.3 70B für 30 Nutzer. FP8? Nein, AWQ.', 'awq'],
    ['Llama 3.3 70B pour 30 utilisateurs. FP8 ? Non, AWQ.', 'awq'],
    ['Llama 3.3 70B para 30 usuarios. ¿FP8? No, AWQ.', 'awq'],
    ["We considered FP8 but the A100 can't do it, so it's INT8: Llama 3.3 70B.", 'int8'],
    ['LoRA of Llama 3.1 8B. 3090 or 4090? Does FP8 on the newer card matter for training at all?', undefined],
  ])('what was proposed and declined: %s', (text, precision) => {
    expect(reader.read(text).weightPrecision?.value).toBe(precision);
  });
});

describe('what is denied', () => {
  it.each([
    ["Right, the cards. Those are A30s, not A40s, three of them. I'm not at 500 users, 40 of us use Llama 3.1 8B."],
    ['I have two MI250X here, not one MI300X, for 40 users of Llama 3.1 8B.'],
  ])('is neither ruled out nor a load: %s', (text) => {
    const { wishes, totalUsers } = reader.read(text);
    expect([wishes.excludedGpuIds, totalUsers?.value]).toEqual([[], 40]);
  });

  it('a wish rules out', () => {
    const text = 'We have 2x T4, replacement allowed, not H100 please. 40 users, Llama 3.1 8B.';
    expect(reader.read(text).wishes.excludedGpuIds).toEqual(['h100-sxm-80gb']);
  });
});

describe('what is over or refused', () => {
  it.each([
    ['What I inherited: 6 x T4 with FinBERT, gone by Friday. Qwen3 4B, 260 requests/s.'],
    ["L'offerta TIM da 1.900 € al mese è stata respinta. Qwen3 4B, 260 richieste/s."],
    ['[14:02] priya: mine does 70 t/s on a single 5090\n[14:04] me: what do I need for Qwen3 4B, 260 requests/s?'],
  ])('is nothing of the plan: %s', (text) => {
    const reading = reader.read(text);
    expect([reading.fleet, reading.budget, reading.observed]).toEqual([undefined, undefined, {}]);
    expect(reading.requestsPerSecond?.value).toBe(260);
  });

  it('a day on which something went wrong is no peak', () => {
    const text = 'Peak was 310 req/s on launch day. We need 22 req/s of Llama 3.3 70B.';
    expect(reader.read(text).requestsPerSecond?.value).toBe(22);
  });

  it('how many there are now', () => {
    const text = "Au début on était 8 devs, maintenant 26, et depuis lundi ça rame sur l'A100 avec Llama 3.1 8B.";
    expect(reader.read(text).totalUsers?.value).toBe(26);
  });
});
