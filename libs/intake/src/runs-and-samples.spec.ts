import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('prompts that are sampled several times', () => {
  it.each<[string, number, number | undefined]>([
    ['42k prompts x 4 samples, 700 in, up to 2,500 out, must be finished in 8 hours.', 168_000, 700],
    ['12,000 questions x 8 completions overnight, 400 in, 900 out.', 96_000, 400],
    ['5.000 Fragen x 8 Antworten bis morgen früh,', 40_000, undefined],
    ['2 000 questions × 16 réponses en 6 heures,', 32_000, undefined],
  ])('%s', (text, items, inputTokens) => {
    expect(reader.read(`${text} Qwen3 32B`).batch?.value.items).toBe(items);
    readsAs(`${text} Qwen3 32B`, { inputTokens });
  });
  it('epochs of a run are none', () =>
    expect(reader.read('LoRA on 42k pairs x 3 epochs, Qwen3 8B').batch?.value.items).toBeUndefined());
});

describe('runs that set off calls', () => {
  it.each<[string, number]>([
    ['One agent run = 26 LLM calls. Engineers start about 340 runs per day.', 8840],
    ['An agent task = 12 calls, 300 tasks a day.', 3600],
    ['Each run makes 26 LLM calls; 340 runs per day.', 8840],
    ['Una ejecución = 26 llamadas al LLM, 340 ejecuciones al día.', 8840],
  ])('%s', (text, requestsPerDay) => readsAs(`${text} Qwen3 32B`, { requestsPerDay }));
  it('runs without calls are no load', () =>
    readsAs('We run 340 runs per day on CI. Qwen3 32B', { requestsPerDay: undefined }));
});

describe('labels between slashes, and words of a pilot', () => {
  it.each([
    'cfg: qwen3-4b / bf16 / ctx 4096 / rps 120 / isl 350 / osl 20',
    'qwen3-4b / ctx 4096 / rps 120 / isl 350 / osl 20',
    'qwen3-4b / rps 120 / ctx 4096 / isl 350 / osl 20',
  ])('%s', (text) =>
    readsAs(text, { requestsPerSecond: 120, contextTokens: 4096, inputTokens: 350, outputTokens: 20 }),
  );
  it.each(["The pilot's 35 doctors were happy.", 'Los 35 médicos del piloto estaban contentos.'])(
    'who was in a pilot uses nothing: %s',
    (text) => readsAs(`${text} Qwen3 32B, 4800 requests a day`, { totalUsers: undefined }),
  );
  it('a data centre of the country', () =>
    expect(reader.read('국내 IDC에 두려고 합니다. Qwen3 32B').constraints.regions?.value).toEqual(['korea']));
});

describe('machines that the next sentence speaks of', () => {
  const cardsOf = (text: string): number | undefined => reader.read(text).fleet?.value[0]?.gpuCount;
  it.each([
    '6 servers of 2x A100 (bought 2022). They serve Llama 3.1 70B. Good for two more years, or do we order H200 NVL?',
    '6 Server mit je 2 A100. Sie bedienen Llama 3.3 70B für 900 Leute. Reicht das oder bestellen wir H200 NVL?',
    '6 serveurs de 2 A100. Ils servent Llama 3.3 70B. Faut-il commander des H200 NVL ?',
  ])('%s', (text) => expect(cardsOf(text)).toBe(12));
});
