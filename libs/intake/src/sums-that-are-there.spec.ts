import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what the machines of the sentence before come to is their bill', () => {
  it.each([
    "We run Qwen3 14B on 4x L40S. That's $7,650 a month.",
    "We run Qwen3 14B on 4x L40S. It's $7,650 per month and the graphs say 26% utilisation.",
    'Wir betreiben Qwen3 14B auf 4x L40S. Das sind 7.650 € im Monat.',
    'Nous faisons tourner Qwen3 14B sur 4 L40S. Ça fait 7 650 € par mois.',
    'Tenemos Qwen3 14B en 4 L40S. Son 7.650 € al mes.',
  ])('%s', (text) => {
    const { budget, fleetPerMonth } = reader.read(text);
    expect(budget).toBeUndefined();
    expect(fleetPerMonth?.value.amount).toBe(7650);
  });

  it.each<[string, number]>([
    ["We run Qwen3 14B on 4x L40S. It's $7,650 a month at most.", 7650],
    ['We run Qwen3 14B on 4x L40S. Budget is $3,000 a month.', 3000],
    ['We run Qwen3 14B on 4x L40S for $7,650 a month. I want to see the bill below $3,000 a month.', 3000],
    ['Wir zahlen 7.650 € im Monat für 4x L40S mit Qwen3 14B. Die Rechnung soll unter 3.000 € im Monat.', 3000],
  ])('a limit is none: %s', (text, amount) => {
    expect(reader.read(text).budget?.value.amount).toBe(amount);
  });
});

describe('what was put by is spent once', () => {
  it.each([
    'hab 1.400 € zusammen und suche was für Gemma 3 27B',
    'Ich habe mir 1.400 € zusammengespart, was krieg ich für Gemma 3 27B?',
    'I have 1,400 € saved, what runs Gemma 3 27B?',
    "j'ai 1 400 € de côté, je cherche une carte pour Gemma 3 27B",
    'Tengo 1.400 € ahorrados, ¿qué tarjeta para Gemma 3 27B?',
  ])('%s', (text) => {
    expect(reader.read(text).budgetOneOff?.value.amount).toBe(1400);
  });

  it.each([
    'We saved $1,400 a month with batching. Gemma 3 27B, which GPU?',
    'Two 3090 cost 1,400 € together. Gemma 3?',
  ])('what was not spent, or is a price, is none: %s', (text) => {
    expect(reader.read(text).budgetOneOff).toBeUndefined();
  });
});
