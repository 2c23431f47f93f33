import { readsAs } from './testing/rounded-reading.spec';

/** Days on end that are fuller than others, how long a growing load must be carried, and what grows without a load. */

describe('what happens now and then makes whole days fuller', () => {
  it.each<[string, number]>([
    ["12,500 claims a day on Qwen3 14B. After a storm it's three times that for about three weeks.", 3],
    ['3,000 reports a day through Qwen3 32B, after each hailstorm four times that.', 4],
    ['12.000 Anfragen am Tag mit Qwen3 14B. Nach einem Sturm ist es das Dreifache, das müssen wir aushalten.', 3],
    ['2.000 Anfragen am Tag mit Qwen3 14B, im Dezember doppelt so viele.', 2],
    ['2 000 requêtes par jour avec Mistral Nemo, le double en décembre.', 2],
    ['3.200 consultas al día con Qwen3 14B. En campaña (octubre) son el doble.', 2],
    ['8.000 verzoeken per dag met Qwen3 14B, in december twee keer zoveel.', 2],
    ['8 тыс. запросов в день на Qwen3 14B, в декабре вдвое больше.', 2],
    ['8,000 requests a day on Llama 3.1 8B, in the renewal season twice as many.', 2],
  ])('%s', (text, growthFactor) => readsAs(text, { growthFactor, peakFactor: undefined }));
  it.each<[string, Record<string, unknown>]>([
    ['8,000 requests a day on Llama 3.1 8B. After the update it is three times as fast.', { growthFactor: undefined }],
    ['8,000 requests a day on Llama 3.1 8B, three times as many at lunch.', { growthFactor: undefined, peakFactor: 3 }],
  ])('but nothing else does: %s', (text, expected) => readsAs(text, expected));
});

describe('how long it must do is how far is planned', () => {
  it.each<[string, number]>([
    ['36,000 requests a day, Llama 3.3 70B. We grow 8% a month and it should last 12 months.', 2.5182],
    ['36,000 requests a day, Llama 3.3 70B, growing 10% a quarter; it has to be good for 3 years.', 3.1384],
    ['36.000 Anfragen am Tag, Qwen3 32B. Wir wachsen 5 % im Monat und das soll 2 Jahre halten.', 3.2251],
    ['36 000 requêtes par jour, Mistral Nemo. On croît de 5 % par mois et ça doit tenir 12 mois.', 1.7959],
    ['36.000 consultas al día, Qwen3 14B. Crecemos un 5 % al mes y debe durar 12 meses.', 1.7959],
    ['The contract runs 12 months. We grow 8% a month. 36,000 requests a day on Qwen3 14B.', 1.08],
  ])('%s', (text, growthFactor) => readsAs(text, { growthFactor: Math.round(growthFactor * 1000) / 1000 }));
});

describe('a length that grows is no load that does', () => {
  it.each([
    '100 concurrent chats on Qwen3 32B, history grows to maybe 3,000, answer 200 tokens.',
    '200 users now on Llama 3.1 8B, the chat history grows to 8,000.',
    '50 usuarios a la vez con Qwen3 14B, el historial crece hasta 5.000.',
    "50 utilisateurs simultanés, Mistral Nemo, l'historique monte à 2 000.",
    '40 gleichzeitige Nutzer, Qwen3 14B. Der Verlauf wächst auf 4.000 an.',
    '70 at once now on Llama 3.3 70B, a conversation grows to 9,000.',
  ])('%s', (text) => readsAs(text, { growthFactor: undefined }));
  it('but a crowd is', () => readsAs('80 users on Qwen3 32B, growing to 300.', { growthFactor: 3.75 }));
});
