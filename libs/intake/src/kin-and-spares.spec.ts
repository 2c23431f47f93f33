import { readsAs } from './testing/rounded-reading.spec';

const fleet = (gpuId: string, gpuCount: number): { fleet: unknown } => ({ fleet: [{ gpuId, gpuCount }] });
const model = (id: string): { model: unknown } => ({ model: { kind: 'catalog', id } });
const QWEN = model('Qwen/Qwen3-14B');

describe('what kin of the writer wish is what he asks about', () => {
  it.each([
    'My wife is a translator and wants to run Qwen3 14B on an RTX 3090.',
    'Hi, my father-in-law is a GP and needs his letters typed: Whisper and then Qwen3 14B, both on one box.',
    'Moin, mein Schwiegervater ist Arzt und will seine Briefe nur diktieren: Whisper medium, dahinter Qwen3 14B.',
    'Mijn zus is notaris en wil haar akten samenvatten met Qwen3 14B, op dezelfde machine.',
    'Mi mujer es abogada y quiere resumir sus expedientes con Qwen3 14B.',
  ])('%s', (text) => {
    readsAs(text, QWEN);
  });
  it.each([
    'My brother has a 3090 and gets 40 tok/s with Qwen3 14B. What do I need for Llama 3.3 70B?',
    'My cousin wants to run Qwen3 14B on 8 H100, he is crazy. I have a 3090 and Llama 3.3 70B.',
  ])('but not what they have, nor beside a question of his own: %s', (text) => {
    readsAs(text, model('meta-llama/Llama-3.3-70B-Instruct'));
  });
});

describe('hardware that German offers with "hätten"', () => {
  it.each<[string, unknown]>([
    ['Eine L40S (48 GB) hätten wir im Rechenzentrum übrig. Reicht die für Qwen3 14B?', fleet('l40s-48gb', 1)],
    ['Wir hätten noch zwei A100 80GB frei. Reichen die für Qwen3 14B?', fleet('a100-sxm4-80gb', 2)],
    ['Zwei L4 hätte ich noch im Schrank liegen. Qwen3 14B für 10 Nutzer?', fleet('l4-24gb', 2)],
  ])('%s', (text, expected) => {
    readsAs(text, { ...(expected as object), ...QWEN });
  });
  it.each([
    'Hätten wir zwei H100 frei, wären wir schneller. Was brauche ich für Qwen3 14B?',
    'Bis März hatten wir zwei A100 herumstehen. Was brauche ich für Qwen3 14B?',
    'Wenn wir zwei H100 hätten, könnten wir Qwen3 14B für 200 Leute betreiben.',
  ])('a condition and what is over: %s', (text) => {
    readsAs(text, { fleet: undefined });
  });
});

describe('hardware of which its clause says that it is there already', () => {
  it.each([
    'A ideia é usar o Qwen3 14B numa A10 que já está no nosso centro de dados. Uma placa basta?',
    'La idea es usar Qwen3 14B en una A10 que ya está en nuestro centro de datos. ¿Basta una?',
    "L'idea è usare Qwen3 14B su una A10 che è già nel nostro CED. Basta una scheda?",
    'The idea is to use Qwen3 14B on an A10 that already sits in our server room. Is one enough?',
  ])('%s', (text) => {
    readsAs(text, { ...fleet('a10-24gb', 1), ...QWEN });
  });
  it('what is said already of a part that is only asked about', () => {
    readsAs('Should I get an A10 that is already supported by vLLM for our chat? Qwen3 14B.', { fleet: undefined });
  });
});

describe('what the writer promised to somebody', () => {
  it.each([
    '4x L40S, Qwen3 14B. What I promised the claims department: 30 adjusters at once, first token inside 2 s.',
    '4x L40S, Qwen3 14B. I have promised management 30 users at once, TTFT 2 s.',
    "4x L40S, Qwen3 14B. We've promised the board 30 users at once, first token within 2 s.",
  ])('%s', (text) => {
    readsAs(text, { concurrentRequests: 30, ttftMs: 2000 });
  });
  it('is not what a vendor promised', () => {
    const text = '4x L40S, Qwen3 14B. What our vendor promised: 30 users at once. We have 12 users at once.';
    readsAs(text, { concurrentRequests: 12 });
  });
});

describe('what else stands in the case corrects no load', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['V100 32GB, Qwen3 14B, GPU-Util is 97%. EDIT: power supply is 850W, forgot.', { utilizationFraction: 0.97 }],
    ['RTX 3090, Qwen3 14B, 40 Nutzer gleichzeitig. Edit: Netzteil hat 65 Watt.', { concurrentRequests: 40 }],
    ['RTX 3090, Qwen3 14B, am Tag 70 Briefe. Edit: Netzteil ist eins mit 65 W.', { requestsPerDay: 70 }],
    ['RTX 3090, Qwen3 14B, GPU at 60% utilization. EDIT: it is 850 by now.', { utilizationFraction: 0.6 }],
    ['RTX 3090, Qwen3 14B, GPU at 60% utilization. EDIT: it is 85 by now.', { utilizationFraction: 0.85 }],
    ['RTX 3090, Qwen3 14B, 40 people. EDIT: with the new PSU plan for 60 people.', { totalUsers: 60 }],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
});

describe('thousands that stand apart in Cyrillic text', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['Qwen3 14B, 1 800 запросов в день', { requestsPerDay: 1800 }],
    ['Qwen3 14B. Стаття на вході 2 500 токенів, відповідь 700 токенів', { inputTokens: 2500, outputTokens: 700 }],
    ['Qwen3 14B, промпт 1.400 токенов, ответ 250 токенов', { inputTokens: 1400, outputTokens: 250 }],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
  it('in English a count beside a number stays apart', () => {
    readsAs('Qwen3 14B on 2 4090, 20 users at once', fleet('rtx-4090-24gb', 2));
  });
});
