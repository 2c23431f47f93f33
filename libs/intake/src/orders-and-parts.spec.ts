import type { Reading } from './reading';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs, type Values } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());
const read = (text: string): Reading => reader.read(text);

describe('hardware that is to be quoted is weighed, not used', () => {
  const SIX = { fleet: undefined, candidates: [{ gpuId: 'h200-sxm-141gb', gpuCount: 6 }] };
  it.each([
    'à chiffrer pour jeudi : 6 H200 chez OVH, GLM-4.6 en fp8',
    'to be priced by Thursday: 6 H200 at OVH, GLM-4.6 in fp8',
    'Bitte anbieten: 6x H200 bei OVH, GLM-4.6 in fp8',
    'presupuestar: 6 H200 en OVH, GLM-4.6 en fp8',
    'da quotare: 6 H200 da OVH, GLM-4.6 in fp8',
  ])('%s', (text) => {
    readsAs(text, SIX);
  });
  it('what runs is used', () => {
    readsAs('in production: 6 H200 at OVH, GLM-4.6 in fp8', { fleet: [{ gpuId: 'h200-sxm-141gb', gpuCount: 6 }] });
  });
});

describe('the part of a prompt that is always the same', () => {
  const PARTS: Values = { inputTokens: 1300, sharedPrefixTokens: 950, outputTokens: 110 };
  it.each([
    "Her istekte 1.300 token gidiyor, bunun 950'si hep aynı talimat; cevap 110 token. Qwen3-14B, günde 8.500 mesaj.",
    'Jede Anfrage hat 1.300 Token, davon sind 950 immer dieselbe Anweisung; die Antwort hat 110 Token. Qwen3-14B.',
    'Cada petición manda 1.300 tokens, de los cuales 950 son siempre las mismas reglas; respuesta 110. Qwen3-14B.',
    'Каждый запрос — 1 300 токенов, из них 950 — всегда одна и та же инструкция; ответ 110 токенов. Qwen3-14B.',
    '1リクエストあたり1300トークン、うち950は毎回同じ指示文です。回答は110トークン。Qwen3-14B、同時20人。',
  ])('%s', (text) => {
    readsAs(text, PARTS);
  });
  it('a part that changes is none', () => {
    const text = 'Jede Anfrage hat 1.300 Token, davon sind 950 Verlauf; die Antwort hat 110 Token. Qwen3-14B.';
    readsAs(text, { inputTokens: 1300, sharedPrefixTokens: undefined });
  });
});

describe('a short answer behind a length in tokens', () => {
  it.each([
    'Cada reclamo pesa unos 420 tokens y la respuesta son 6. Qwen3-8B, 20 usuarios.',
    'Each claim is 420 tokens and the answer is 6. Qwen3-8B, 20 users.',
    'Jeder Fall hat 420 Token und die Antwort sind 6. Qwen3-8B, 20 Nutzer.',
    'Chaque dossier fait 420 tokens et la réponse 6. Qwen3-8B, 20 utilisateurs.',
  ])('%s', (text) => {
    readsAs(text, { inputTokens: 420, outputTokens: 6 });
  });
  it('seconds are none', () => {
    readsAs('Prompt 420 tokens and the answer takes 6 seconds. Qwen3-8B.', { outputTokens: undefined });
  });
});

describe('papers of which it is told how long they are', () => {
  it.each([
    'Редакция сайта, 34 журналиста. Qwen3 14B, статья на входе 2 500 токенов, рерайт 700.',
    'Редакція сайту, 34 журналісти. Qwen3 14B, стаття на вході 2 500 токенів, рерайт 700.',
    'The article is 2,500 tokens, the summary 700. Qwen3 14B, 34 journalists.',
  ])('%s', (text) => {
    readsAs(text, { inputTokens: 2500, outputTokens: 700, totalUsers: 34 });
  });
  it('what an article says is its own', () => {
    const text = 'The article says 2,500 tokens of context are enough. Qwen3 14B, 20 users at once.';
    readsAs(text, { inputTokens: undefined, contextTokens: undefined, concurrentRequests: 20 });
  });
});

describe('the one who is alone on it', () => {
  it.each([
    "gemma-3-27b-it on a V100 32GB, 19 t/s. I'm the only one on it.",
    'gemma-3-27b-it auf einer V100 32GB. Ich bin der Einzige, der das nutzt.',
    'gemma-3-27b-it en una V100 32GB. Soy el único que lo usa.',
    'gemma-3-27b-it sur une V100 32GB. Je suis le seul dessus.',
  ])('%s', (text) => {
    readsAs(text, { concurrentRequests: 1 });
  });
  it.each([
    "I'm the only one on the team who knows Linux. gemma-3-27b-it on a V100 32GB.",
    'Ich bin der Einzige im Team, der Linux kann. gemma-3-27b-it auf einer V100 32GB.',
  ])('not who is alone with something else: %s', (text) => {
    readsAs(text, { concurrentRequests: undefined });
  });
});

describe('sides of squares and further models', () => {
  it.each<[string, Values]>([
    ['flux schnell, 1024px, 4 steps, 5k imgs/day - cheapest card?', { steps: 4, width: 1024, height: 1024 }],
    ['SDXL at 768 px, 20 steps, 5k images a day, which card?', { steps: 20, width: 768, height: 768 }],
    ['SDXL, screenshots 1280 px wide on the site, 20 steps, 5k images a day, which card?', { steps: 20 }],
  ])('%s', (text, media) => {
    expect(read(text).media?.value).toEqual(media);
  });
  it.each([
    'Usar o Llama 3.1 8B numa A10; o que sobrar serve para transcrever as assembleias com o Whisper medium.',
    'Usamos o Llama 3.1 8B para o chat e o Whisper medium para as reuniões, numa A10.',
  ])('an article before a name leaves no choice: %s', (text) => {
    expect(read(text).furtherWorkloads?.map((w) => w.model?.value)).toEqual([
      { kind: 'catalog', id: 'openai/whisper-medium' },
    ]);
  });
  it('"o" between two names does', () => {
    expect(read('¿Llama 3.1 8B o Qwen3 14B en una A10?').furtherWorkloads ?? []).toEqual([]);
  });
  it.each<[string, string]>([
    ['Хочемо переїхати в дата-центр у Варшаві. Qwen3 14B, одночасно 6 людей.', 'warsaw'],
    ['Хотим переехать в дата-центр в Праге. Qwen3 14B, одночасно 6 человек.', 'prague'],
    ['Qwen3 14B, GPU v Praze, 20 uživatelů najednou.', 'prague'],
  ])('%s', (text, region) => {
    expect(read(text).constraints.regions?.value).toEqual([region]);
  });
});
