import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('words that mean something else nearby', () => {
  it('"in one second" is a time that a rate is asked for, no further card', () => {
    const { candidates, endToEndMs } = reader.read(
      'server with Tesla P40, llama2 13b q4, how many request it can answer in one second?',
    );
    expect(candidates?.value.length).toBe(1);
    expect(candidates?.value[0]).not.toHaveProperty('gpuCount');
    expect(endToEndMs).toBeUndefined();
    expect(reader.read('We have one 3090, would a second be worth it for Qwen3 32B?').candidates?.value).toMatchObject([
      { gpuId: 'rtx-3090-24gb', gpuCount: 1 },
    ]);
  });
  it.each([
    'Budget sanctioned is ₹ 22 lakh per month (GST 18% extra). Llama 3.1 8B, 3 lakh queries per day',
    'Budget 5.000 Euro im Monat zzgl. 19 % MwSt, Llama 8B für 40 Nutzer',
  ])('a tax is no growth: %s', (text) => {
    expect(reader.read(text).growthFactor).toBeUndefined();
  });
  it('a bill of what runs currently is read: 4,100 EUR for six cards', () => {
    const { fleetPerMonth } = reader.read('Currently 6x L4 on GCP with Qwen3-8B, bill is 4,100 EUR a month.');
    expect(fleetPerMonth?.value).toMatchObject({ amount: 4100, currency: 'EUR' });
  });
  it('who comes on top does not stand for those the text is about: 3,400, not another 2,000', () => {
    const text = 'Qwen3-8B. The city has 3,400 employees; the schools (another 2,000 teachers) join in autumn.';
    expect(reader.read(text).totalUsers?.value).toBe(3400);
  });
  it('a bracket around a name is no part of it, one around its size is', () => {
    const evidence = (text: string): string | undefined => reader.read(text).model?.evidence;
    expect(evidence('25 engineers with a coder (Qwen3-Coder-30B). Which card?')).toBe('Qwen3-Coder-30B');
    expect(evidence('25 engineers with Qwen3 (32B). Which card?')).toBe('Qwen3 (32B)');
  });
  it('who handles claims claims nothing', () => {
    expect(reader.read('We are 2,300 people, 600 of whom handle claims. Llama 8B.').totalUsers).toBeDefined();
    expect(reader.read('A vendor claims 14,000 tok/s on 8 H200. Llama 8B for 60 users').fleet).toBeUndefined();
  });
  it.each(['Finance mentioned 15k a month. gpt-oss-120b for 60 users', 'Management approved 15k per month. Qwen3 32B'])(
    'what is granted is a budget: %s',
    (text) => {
      expect(reader.read(text).budget?.value.usdPerMonth).toBe(15_000);
    },
  );
});
