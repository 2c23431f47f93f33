import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a purchase that is weighed', () => {
  it.each([
    'Should we buy or rent? Qwen3 32B for 40 concurrent users.',
    'Is it worth buying 2x RTX PRO 6000 instead of renting for Qwen3 32B?',
    'Kaufen oder mieten? Qwen3 32B für 40 Nutzer.',
    'Acheter ou louer ? Qwen3 32B, 40 utilisateurs.',
    'Vale a pena comprar uma L40S ou alugar? Qwen3 32B.',
    'Kupić czy wynająć? Qwen3 32B, 40 użytkowników naraz.',
    'Купить или арендовать? Qwen3 32B.',
    'Satın almak mı kiralamak mı? Qwen3 32B.',
    'Qwen3 32B、同時40人。購入とレンタルのどちらが得ですか?',
    '买还是租? Qwen3 32B',
  ])('%s', (text) => {
    expect(reader.read(text).weighsPurchase).toBe(true);
  });
  it.each([
    'What can our budget buy?',
    'What does $2,000 a month buy us for Qwen3 32B?',
    'Last year we bought 2 A100. Qwen3 32B, 10 users, enough?',
    'Which GPU do we need for Qwen3 32B?',
    'We rent 4 L40S for Qwen3 32B, 40 users. Too much?',
  ])('none in: %s', (text) => {
    expect(reader.read(text).weighsPurchase).toBeUndefined();
  });
});

describe('money that a plan is only set against', () => {
  it.each([
    ['We pay OpenAI about $7,400 a month for GPT-4.1 mini. Would Qwen3 32B be cheaper?', 7400],
    ['Notre facture Anthropic est de 3 200 € par mois. On voudrait passer à Qwen3 32B.', 3744],
    ['We pay $2,100 a month for 2 L40S with Qwen3 32B.', undefined],
    ['Until March we paid OpenAI $7,400 a month. Now Qwen3 32B.', undefined],
  ])('the bill of a service: %s', (text, usd) => {
    const reading = reader.read(text);
    expect(reading.apiUsdPerMonth).toBe(usd);
    expect(reading.budget).toBeUndefined();
  });
  it.each([
    ['We were offered an 8x H200 server for $320,000 for Qwen3 235B. Good price?', 320_000],
    ['The vendor proposes 3 nodes of 8x B200 at $1.9M for Qwen3-235B. Is it too much?', 1_900_000],
    ['We were offered H200 at $2.10 an hour for Qwen3 235B.', undefined],
    ['Qwen3 235B, we have $320,000 for hardware, once.', undefined],
  ])('what hardware is offered for: %s', (text, usd) => {
    expect(reader.read(text).offeredUsd).toBe(usd);
  });
});

it('a figure of something in a time that nobody understood is said to stand beside a load', () => {
  const { setAside } = reader.read('Llama 3.1 8B for a museum: 300 frobs of 5 seconds per day, which GPU?');
  expect(setAside).toContainEqual(expect.objectContaining({ text: '300', reason: 'not_understood', note: 'load' }));
});
