import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs, roundedReading, type Values } from './testing/rounded-reading.spec';

const perMonth = (text: string): unknown => roundedReading(text, ['budget'])['budget'];

describe('sums in money of more countries', () => {
  it.each<[string, string, number]>([
    ['Qwen3 8B, 20 usuarios, presupuesto de 900.000 pesos chilenos al mes.', 'CLP', 900_000],
    ['Qwen3 8B, 20 users, budget CLP 900,000 a month.', 'CLP', 900_000],
    ['Somos una empresa de Bogotá. Qwen3 8B, 20 usuarios, presupuesto 4.000.000 de pesos al mes.', 'COP', 4_000_000],
    ['Qwen3 8B, 20 usuarios, presupuesto 900.000 pesos (ARS) al mes.', 'ARS', 900_000],
    ['Qwen3 8B, 20 users, budget 40,000 THB per month.', 'THB', 40_000],
    ['Qwen3 8B, 20 users, budget ₱60,000 per month.', 'PHP', 60_000],
    ['Qwen3 8B, 20 usuarios, hasta 4 millones de pesos mexicanos mensuales.', 'MXN', 4_000_000],
    ["Qwen3 8B, 20 utilisateurs, budget de 1 million d'euros par mois.", 'EUR', 1_000_000],
  ])('%s', (text, currency, amount) => {
    expect(perMonth(text)).toMatchObject({ currency, amount });
  });
  it('"de" before anything else leads to no money', () => {
    readsAs('Qwen3 8B, 200 de clientes activos, 20 usuarios a la vez', { concurrentRequests: 20, budget: undefined });
  });
});

describe('who holds the purse sets a limit', () => {
  it.each<[string, number]>([
    ['Qwen3 14B, 2x A100 40GB pe. Investor bol raha hai GPU ka kharcha 1.8 lakh per month se neeche lao.', 180_000],
    ['Qwen3 14B, 2x A100 40GB. Der Investor sagt, die GPU-Kosten müssen unter 4.000 € im Monat.', 4000],
    ["Qwen3 14B, 2x A100 40GB. L'investisseur dit de descendre sous 4 000 € par mois.", 4000],
    ['Qwen3 14B, 2x A100 40GB. El inversor dice que bajemos de 4.000 € al mes.', 4000],
  ])('%s', (text, amount) => {
    expect(perMonth(text)).toMatchObject({ amount });
  });
  it('a vendor offers', () => {
    const text = 'Qwen3 14B 2x A100 40GB pe. Vendor bol raha hai 1.8 lakh per month lagega H100 ka.';
    readsAs(text, { budget: undefined, candidates: [{ gpuId: 'h100-sxm-80gb' }] });
  });
});

describe('a limit that stands behind the wait', () => {
  it.each<[string, number]>([
    ['Cevabın tamamı 3 saniye içinde gelmeli. Qwen3 14B, saatte 1.100 mesaj.', 3000],
    ['待ち時間は60秒まで許容できます。Qwen3 14B、同時20人。', 60_000],
    ['Qwen3 14B 60 users ek saath, 3 second ke andar answer chahiye.', 3000],
    ['Qwen3 14B 60 calls ek saath, jawab 2 second me aana chahiye.', 2000],
    ['Qwen3 14B, 20 users at once, 3 s at most for the answer.', 3000],
  ])('%s', (text, endToEndMs) => {
    readsAs(text, { endToEndMs });
  });
  it.each([
    'Qwen3 14B, 20 users at once. Loading needs 40 seconds in the morning.',
    'Qwen3 14B, 14 requests per second. Our nodes need 6 to 9 minutes before a pod answers.',
    'Qwen3 14B, 동시 120건. 지금은 30통화부터 1.6초까지 늘어납니다.',
  ])('how long something takes: %s', (text) => {
    readsAs(text, { endToEndMs: undefined });
  });
});

describe('loads told before and behind their time', () => {
  const BUSY: Values = { requestsPerDay: 1400, requestsPerSecond: 0.058 };
  it.each<[string, Values]>([
    ['FLUX.1-dev. We do 1,400 images a day and the worst hour, Sunday evening, was 210 images.', BUSY],
    ['Qwen3 14B. 1,400 tickets a day, the busiest hour (Monday morning) had 210 tickets.', BUSY],
    ['Qwen3 14B. 1.400 tickets al día; la peor hora, el domingo por la noche, fueron 210 tickets.', BUSY],
    ['Qwen3 14B. 1 400 tickets par jour, la pire heure, le dimanche soir, en compte 210.', BUSY],
    ['Qwen2.5-VL-7B. Am Tag kommen bei uns 1.800 Scans rein.', { requestsPerDay: 1800 }],
    ['Qwen2.5-VL-7B. Al giorno arrivano 600 scansioni.', { requestsPerDay: 600 }],
    ['Qwen2.5-VL-7B. Каждый день приходит 700 бланков.', { requestsPerDay: 700 }],
    [
      'Qwen2.5-VL-7B. В день прилетает 1 800 сканов, ~1 400 токенов на скан, ответ — JSON токенов на 250.',
      { requestsPerDay: 1800, inputTokens: 1400, outputTokens: 250 },
    ],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
  it.each<[string, Values]>([
    ['Qwen3 14B. 1,400 tickets a day. The busiest hour, at 5 pm, took 40 seconds a ticket.', { requestsPerDay: 1400 }],
    ['Qwen3 14B. Daily standup with 40 engineers.', { totalUsers: 40, requestsPerDay: undefined }],
  ])('near misses: %s', (text, expected) => {
    readsAs(text, { requestsPerSecond: undefined, ...expected });
  });
});

describe('what assistants and readers of papers are for, and where they stand', () => {
  it.each<[string, Values]>([
    ['Bir otel için WhatsApp asistanı kuruyoruz, Qwen3 14B, saatte 1.100 mesaj.', { useCase: 'chat' }],
    ['Montamos un asistente de WhatsApp con Qwen3 14B, 20 usuarios a la vez.', { useCase: 'chat' }],
    ['Распознаём накладные, Qwen2.5-VL-7B, 1 800 сканов в день.', { useCase: 'document_processing' }],
    ['Розпізнаємо рахунки, Qwen2.5-VL-7B, 1 800 сканів на день.', { useCase: 'document_processing' }],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
  it('Qwen3 14B на T4 в Yandex Cloud', () => {
    const reading = createReader(catalogGazetteer()).read('Qwen3 14B на T4 в Yandex Cloud, 20 пользователей');
    expect(reading.constraints.providers?.value).toEqual(['yandex']);
  });
});
