import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import type { Reading } from '../reading';

const reader = createReader(catalogGazetteer());
const shown = (cards: { gpuId: string; gpuCount?: number }[] | undefined): string[] =>
  (cards ?? []).map(
    ({ gpuId, gpuCount }) => `${gpuCount ?? 'some'} ${gpuId.split('-')[0] === 'rtx' ? gpuId : gpuId.split('-')[0]}`,
  );
const fleet = (r: Reading): string[] => shown(r.fleet?.value as { gpuId: string; gpuCount: number }[]);
const candidates = (r: Reading): string[] => shown(r.candidates?.value as { gpuId: string }[]);

describe('hardware that is told to go is in no fleet', () => {
  it.each([
    'We have 4 H100 and 2 T4. We want to get rid of the 2 T4. Llama 3.3 70B.',
    'Our cluster: 4 H100, plus six T4 which we want to get rid of. Llama 3.3 70B.',
    'We will sell the T4s and keep the four H100. Llama 3.3 70B.',
    'Sold both T4s in July. Llama 3.3 70B runs on our 4 H100.',
    'Wir wollen die zwei T4 loswerden. Llama 3.3 70B läuft auf 4 H100.',
    'Nous voulons nous débarrasser des deux T4. Llama 3.3 70B tourne sur 4 H100.',
    'Queremos deshacernos de las dos T4. Llama 3.3 70B corre en 4 H100.',
    'Vogliamo liberarci delle due T4. Llama 3.3 70B gira su 4 H100.',
    'Queremos nos livrar das duas T4. Llama 3.3 70B roda em 4 H100.',
    'Chcemy pozbyć się dwóch T4. Llama 3.3 70B działa na 4 H100.',
    'Хотим избавиться от двух T4. Llama 3.3 70B работает на 4 H100.',
    '我们想把两张T4处理掉。Llama 3.3 70B 跑在4张H100上。',
    'T4 2枚は処分したい。Llama 3.3 70BはH100 4枚で動いています。',
  ])('%s', (text) => {
    const reading = reader.read(text);
    expect([fleet(reading), candidates(reading)]).toEqual([['4 h100'], []]);
  });

  it.each([
    'Qwen3 32B runs on two A6000, we want to get rid of vLLM.',
    'We run Qwen3 32B on our two A6000 and want to get rid of ollama.',
  ])('what somebody sold to us, and what else goes: %s', (text) => {
    expect(fleet(reader.read(text))).toEqual(['2 rtx-a6000-48gb']);
  });

  it.each([
    'We want to replace the 4 V100 with L40S. 120 users, Llama 3.1 8B.',
    'Wir ersetzen die 4 V100 durch L40S. 120 Nutzer, Llama 3.1 8B.',
    'On remplace les 4 V100 par des L40S. 120 utilisateurs, Llama 3.1 8B.',
    'Vamos a sustituir las 4 V100 por L40S. 120 usuarios, Llama 3.1 8B.',
  ])('what is replaced is there until then, what comes is thought of: %s', (text) => {
    const reading = reader.read(text);
    expect([fleet(reading), candidates(reading)]).toEqual([['4 v100'], ['some l40s']]);
  });
});

describe('one card that is asked about', () => {
  it.each([
    "Est-ce qu'une seule 4090 suffit pour Qwen3 32B en 4 bits ?",
    'Une seule 4090, ça passe pour Qwen3 32B ?',
    '¿Basta una sola 4090 para Qwen3 32B en 4 bits?',
    'Basta una sola 4090 per Qwen3 32B a 4 bit?',
    'Reicht eine einzige 4090 für Qwen3 32B in 4 Bit?',
    'Kann eine 4090 Qwen3 32B in 4 Bit?',
    'Uma única 4090 dá conta do Qwen3 32B?',
    'Czy jedna 4090 wystarczy na Qwen3 32B?',
    'Хватит ли одной 4090 для Qwen3 32B?',
    '一张4090够跑Qwen3 32B吗？',
  ])('%s', (text) => {
    const reading = reader.read(text);
    expect([fleet(reading), candidates(reading)]).toEqual([[], ['1 rtx-4090-24gb']]);
  });
});

describe('more of what is there', () => {
  it.each([
    ['I run two 3090s. Options: a third and fourth 3090, or an RTX PRO 6000. Qwen3 32B.', '2 rtx-3090-24gb'],
    ['Ich habe zwei 3090. Lohnt eine dritte? Qwen3 32B Q4.', '1 rtx-3090-24gb'],
    ['We have 2x L40S with Qwen3 32B. Should we add 2 more?', '2 l40s'],
    ['DGX Spark owner since November, gpt-oss-120b. Would a second Spark over the cable do it?', '1 gb10'],
    ['3090 at home, OOM with Qwen3 32B. second 3090 or smaller llm', '1 rtx-3090-24gb'],
    ['We run Qwen3 32B on two L40S. Would a second node with another 4 GPUs help?', '4 l40s'],
  ])('%s', (text, card) => {
    expect(candidates(reader.read(text))).toContain(card);
  });

  it.each([
    'We run two L40S, one of them serves 12 people. Qwen3 32B is slow at lunch. Why?',
    'I have two 3090s. The second card does Whisper. How do I speed Qwen3 32B up?',
    "I have two 3090s. I don't want to buy another one. How do I speed Qwen3 32B up?",
  ])('a part of what is there is nothing more: %s', (text) => {
    expect(candidates(reader.read(text))).toEqual([]);
  });
});

describe('how many cards there are', () => {
  it.each([
    ['We have a pair of L40S in the basement serving Qwen3 32B.', '2 l40s'],
    ['On mesure 18 tokens/s sur nos deux L40S avec Llama 3.3 70B.', '2 l40s'],
    ['Temos três máquinas com uma RTX 4090 cada, rodando Qwen2.5 14B.', '3 rtx-4090-24gb'],
    ['We run on 3 nodes, each node is 4x MI300X. DeepSeek V3.', '12 mi300x'],
    ['Two Mac Studios M2 Ultra 192GB here, linked by thunderbolt. Kimi K2?', '2 apple'],
    ['What we have: two DGX-1 (8x V100 32GB each), Qwen3 32B.', '16 v100'],
    ['Same 8 A100 80GB for everything: by day four of them serve Llama 3.1 70B.', '8 a100'],
  ])('%s', (text, card) => {
    expect(fleet(reader.read(text))).toEqual([card]);
  });

  it('a serial number holds no card, and a setting no maker', () => {
    const meter = 'DCGM_FI_DEV_GPU_UTIL{gpu="0",UUID="GPU-4a2b-8f3c-4090-9aab-1c2d",modelName="NVIDIA L40S"} 87';
    expect(fleet(reader.read(meter))).toEqual(['1 l40s']);
    const text = 'Two L40S, Qwen3 32B without CUDA_VISIBLE_DEVICES=0?';
    expect(reader.read(text).constraints.excludedVendors).toBeUndefined();
  });
});

describe('what is not there', () => {
  it.each([
    'Our B200 quota is 0. How many L40S for 60 users of Qwen3 32B?',
    'Unser Kontingent für B200 ist 0. Wie viele L40S für 60 Nutzer mit Qwen3 32B?',
  ])('a quota of none: %s', (text) => {
    const reading = reader.read(text);
    expect([reading.mode?.value, fleet(reading), candidates(reading)]).toEqual(['plan', [], ['some l40s']]);
  });

  it('layouts of options that are compared are not the one in use', () => {
    const text = 'Llama 3.3 70B on our 8 H100. Option A: TP=4, option B: TP=8 and one replica. Which for 60 users?';
    expect(reader.read(text).tensorParallel).toBeUndefined();
    expect(reader.read('Llama 3.3 70B on our 8 H100, TP=8, 60 users.').tensorParallel?.value).toBe(8);
  });

  it('the label of a line says whose its hardware is', () => {
    const reading = reader.read(
      "own: 3x h100\nwanted: 2x h200\ncan't have: b200\nseen elsewhere: 16x a100\n" +
        'model: llama 3.3 70b, 55 users in parallel',
    );
    expect([fleet(reading), candidates(reading)]).toEqual([['3 h100'], ['2 h200']]);
    expect(reading.constraints.excludedGpus?.value.map((c) => c.gpuId)).toEqual(['b200-sxm-180gb']);
  });

  it.each([
    "The 20 T4 in the rack can't be used, their driver is frozen. 300 users of Qwen3 32B, which cards?",
    'Parts under export licence (T4) will not be considered. 300 users of Qwen3 32B, which cards?',
    'Stare T4 z piwnicy się nie liczą. 300 użytkowników, Qwen3 32B.',
    "L'hébergeur propose des L40S ou des H100, pas de T4. 300 agents, Qwen3 32B, combien de cartes ?",
    '借りたT4は対象外。300名でQwen3 32B、GPUは何枚必要ですか。',
  ])('what cannot be used is ruled out: %s', (text) => {
    const reading = reader.read(text);
    expect([reading.mode?.value, fleet(reading)]).toEqual(['plan', []]);
    expect(reading.constraints.excludedGpus?.value.map((c) => c.gpuId)).toEqual(['t4-16gb']);
  });

  it.each([
    'без облака',
    'no cloud',
    'keine Cloud',
    'pas de cloud',
    'niente cloud',
    'bez chmury',
    'geen cloud',
    'クラウドは不可',
  ])('no cloud is the own building: %s', (words) => {
    expect(reader.read(`Qwen3 32B, 300 users, ${words}.`).constraints.providers?.value).toEqual(['on_prem']);
  });

  it.each(['I want one card spare', 'one GPU in reserve, please', 'eine Karte in Reserve'])(
    'a spare part keeps the service up: %s',
    (words) => {
      expect(reader.read(`Qwen3 32B, 300 users, ${words}.`).constraints.highAvailability?.value).toBe(true);
    },
  );
});
