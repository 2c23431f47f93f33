import { createReader } from './reading/reader';
import { readsAs } from './testing/rounded-reading.spec';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const paid = (text: string): readonly [number | undefined, unknown] => {
  const { apiUsdPerMonth, budget } = reader.read(text);
  return [apiUsdPerMonth === undefined ? undefined : Math.round(apiUsdPerMonth), budget?.value];
};

describe('a price of each seat is paid for all of them', () => {
  it.each([
    ['Copilot costs us 28 EUR per user and month for 300 users. What would Llama 3.3 70B cost, 30 at once?', 9828],
    [
      'Wir zahlen ChatGPT 29 EUR pro Kopf und Monat bei 140 Leuten. Qwen3 14B für 20 gleichzeitig, lohnt sich das?',
      4750,
    ],
    ['We pay $30 per user a month for ChatGPT Team, 120 seats. Would Qwen3 14B for 15 at once be cheaper?', 3600],
    ['Harvey costs us GBP 310 per seat per month for 45 seats, to be replaced by Qwen3 14B for 55 at once.', 18_693],
    ['Nous payons 30 € par utilisateur et par mois pour ChatGPT, 120 licences. Qwen3 14B pour 15 à la fois ?', 4212],
    ['Pagamos 25 € por usuario al mes a Copilot para 200 usuarios. ¿Qwen3 14B para 20 a la vez sale mejor?', 5850],
    ['Paghiamo 22 euro al mese per utente per ChatGPT, 90 utenti. Qwen3 14B per 10 contemporanei costa meno?', 2317],
    ['We have 45 Copilot licences at $39 each a month. Would Qwen3 14B for 12 at once be cheaper?', 1755],
  ])('%s', (text, usd) => {
    expect(paid(text)).toEqual([usd, undefined]);
  });
  it('is set against nothing where nobody counts the seats', () => {
    expect(paid('We pay $30 per user a month for ChatGPT. Would Qwen3 14B for 15 at once be cheaper?')[0]).toBe(
      undefined,
    );
  });
  it('what would be charged is not paid', () => {
    expect(paid('The vendor would charge $40 per user a month for 200 users. Or Qwen3 14B for 20 at once?')[0]).toBe(
      undefined,
    );
  });
});

it('a budget per user is that of all: $30 for each of 120 are $3,600', () => {
  const text = 'Our budget is $30 per user a month for 120 users. Qwen3 14B for 15 at once, what do we need?';
  expect(reader.read(text).budget?.value.usdPerMonth).toBe(3600);
});

it('cards that are paid each stay a price of cards', () => {
  readsAs('We rent 4 L40S for Qwen3 14B at $1.40 per hour each for 120 users, 15 at once.', { pricePerGpuHour: 1.4 });
});
