import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { holds, readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('models that are not to be planned', () => {
  it.each([
    'OCR itself (dots.ocr) runs elsewhere. Qwen3 32B, 240 PDFs per minute',
    'The embeddings (bge-m3) are done by another team. Qwen3 32B, 40 users',
    'Das OCR (dots.ocr) läuft woanders. Qwen3 32B, 40 Nutzer',
    "L'OCR (dots.ocr) tourne ailleurs. Qwen3 32B, 40 utilisateurs",
    "Embedded once with Qwen3-Embedding-0.6B on a laptop 3080, please don't size that. Phi-4, 900 architects",
    'We run Llama 3.1 8B on four A10G. Would gpt-oss-20b on the same cards be faster?',
    'On fait tourner Qwen3 14B sur 4 L40S. gpt-oss-20b serait-il plus rapide sur les mêmes cartes ?',
  ])('%s', (text) => expect(reader.read(text).furtherWorkloads).toEqual([]));
  it('what runs beside is planned', () =>
    expect(reader.read('Qwen3 32B with bge-m3 for the embeddings, 40 users').furtherWorkloads).toHaveLength(1));
});

describe('machines of once', () => {
  it.each([
    'On 2x A6000 it took 51 hours, but that was the old way and the box is gone. Qwen3 32B',
    'Auf 2x A6000 dauerte es 51 Stunden, aber die Kiste ist weg. Qwen3 32B',
    "Sur 2x A6000 ça prenait 51 heures, mais la machine n'est plus là. Qwen3 32B",
    'Half an A6000 managed 4.7 queries/s in our lab. Qwen3 32B',
    'Im Labor schaffte eine A6000 12 Anfragen/s. Qwen3 32B',
    'The old mail said 18,600 chats and 4 H100. Now it is Qwen3 32B',
    'In der alten Mail standen 4 H100, bitte ignorieren. Qwen3 32B',
  ])('%s', (text) => readsAs(text, { fleet: undefined, candidates: undefined, requestsPerSecond: undefined }));
  it('a year in brackets counts no cards', () =>
    expect(reader.read('12x A100 (bought 2022) serve Llama 3.1 70B').fleet?.value[0]?.gpuCount).toBe(12));
  it.each<[string, number]>([
    ['2 vLLM pods (1x H100 each), Qwen3 32B, 70 users', 2],
    ['We run 3 SGLang servers with 2 L40S each. Qwen3 32B', 6],
  ])('an engine may stand before the word for machines: %s', (text, cards) =>
    expect(reader.read(text).fleet?.value[0]?.gpuCount).toBe(cards),
  );
  it('our own machine in the lab is there', () =>
    expect(reader.read('We run 4 A100 in our lab. Qwen3 32B').fleet?.value[0]?.gpuCount).toBe(4));
});

describe('who is there at once, in other words', () => {
  it.each<[string, number]>([
    ['31,000 pupils, of whom 4% are in a session at 16:00.', 1240],
    ['2.000 Nutzer, davon 5 % in einer Sitzung um 16 Uhr.', 100],
    ['2.000 alumnos, el 4 % en sesión a las 16:00.', 80],
    ['700 advisors will use it, 30 together at most.', 30],
    ['700 conseillers, 30 ensemble au maximum.', 30],
  ])('%s', (text, concurrentRequests) => holds(text, { concurrentRequests }));
});

describe('what may not leave, and who keeps it', () => {
  const providersOf = (text: string): unknown => reader.read(`${text} Qwen3 32B`).constraints.providers?.value;
  it.each([
    'Source must not leave the LAN.',
    'Draft letters on hardware we own; 40 users.',
    'Nothing may leave the building.',
    'Rien ne doit sortir de nos murs.',
    'Vi vill ha egen drift i Umeå och ingen molntjänst för 40 användare.',
  ])('%s', (text) => expect(providersOf(text)).toEqual(['on_prem']));
  it('what may leave is no demand', () => expect(providersOf('Data may leave the building.')).toBeUndefined());
});

describe('short words of speed, waits and sums', () => {
  it('each in Spanish', () => readsAs('1x A40, Qwen3 14B. quiero 30 tok/s c/u', { tokensPerSecondPerUser: 30 }));
  it('what it may take in Swedish', () =>
    readsAs('Sammanfatta anteckningar inför besök. Det får ta 30 sekunder, mest mellan 07 och 16. Qwen3 14B', {
      endToEndMs: 30_000,
    }));
  it('what was put aside in Turkish', () =>
    readsAs('Yeni kart için 250 bin TL ayrıldı. Qwen3 14B', { mode: 'budget' }));
  it('embeddings a second', () => readsAs('40 emb/s bge-large, 512 tok', { requestsPerSecond: 40, inputTokens: 512 }));
});
