import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const modeOf = (text: string): string | undefined => reader.read(text).mode?.value;

/** Machines that are not the answer, by how they come into a story. */
const MACHINES: Readonly<Record<string, string>> = {
  'none at all': '',
  'his own, measured with another model': 'My 3080 does 20 tok/s with an 8B. ',
  'his own, about to go': 'Our four V100 are end of life and go to the recycler in June. ',
  'sold long ago': 'We used to have 8 V100, they were sold. ',
  "a friend's": 'A mate of mine has two 3090s for that. ',
  "a neighbour's in another town": 'Colleagues in Lyon have 8 A100 for the same thing. ',
  'on a slide': 'I have seen "16x H100" on a slide. ',
  'in an older plan': 'Version 4 of the plan said "2x A100". ',
  "in another house's paper": 'The tender of the neighbouring ministry lists 12 H200. ',
  'offered by a vendor': 'A vendor offered us 4x H200. ',
  wished: 'On the wish list: 2x RTX PRO 6000. ',
  'ruled out': 'No A100 please. ',
};
const MEMORY = 'How much VRAM does Qwen3-32B need at 4 bit?';
const LOAD = 'Qwen3-32B for 60 concurrent users. What hardware do we need?';

describe('what is asked decides before what is mentioned', () => {
  it.each(Object.entries(MACHINES))('memory, machines %s: the requirement', (_, machines) => {
    expect(modeOf(`${machines}${MEMORY}`)).toBe('model');
  });

  it.each(Object.entries(MACHINES).filter(([name]) => !name.startsWith('his own, measured')))(
    'hardware for a load, machines %s: a plan',
    (_, machines) => {
      expect(modeOf(`${machines}${LOAD}`)).toBe('plan');
    },
  );

  it.each([
    'Wie viel Speicher braucht Qwen3-32B in int8? Auf der Messe habe ich 8 H100 gesehen.',
    'Quanta VRAM serve per Qwen3-32B in FP8? Sul blog usavano 2 H100.',
    'В презентации стояло 8 H100. Сколько видеопамяти нужно для Qwen3-32B в int8?',
    'ウェビナーで 8x H200 のスライドを見ました。Qwen3-32B の FP8 に必要なメモリはどれくらい?',
    'Somebody squeezed Qwen3-32B into 2x A100. How many GB of VRAM does it take at 3 bit?',
  ])('memory in other languages and words: %s', (text) => {
    const { mode, fleet, model } = reader.read(text);
    expect([mode?.value, fleet, model?.value]).toEqual(['model', undefined, { kind: 'catalog', id: 'Qwen/Qwen3-32B' }]);
  });

  it.each([
    'Se jubilan las dos P40 este verano. Para 60 usuarios a la vez con Qwen3-32B, ¿qué servidor pedimos?',
    'Старый сервер с 4 V100 спишут осенью. Нужно 150 одновременных пользователей на Qwen3-32B, какое железо взять?',
    'En la licitación anterior pedían 8 A100. Ahora son 200 usuarios concurrentes de Qwen3-32B. ¿Qué hardware hay?',
    'The pilot on one A40 is over. Now 120 sessions at peak with Qwen3-32B. What hardware should we put in the tender?',
    'We have a test server with one L4. Production: 5,000 requests per hour to Llama 3.1 8B. What do we put there?',
  ])('what goes, what was and what only tested carries no load: %s', (text) => {
    expect(modeOf(text)).toBe('plan');
  });

  it.each([
    '8x H100 serve our 120 lawyers with Llama 3.3 70B. Are we paying too much?',
    'The two H200 we lease handle 900 chats a day with gpt-oss-120b. Who is right, the consultant with his one A100?',
    'Our 2 A100 run Qwen3-32B for 40 people at once. Will it hold 80?',
    'Wir betreiben 4x L40S für 200 Mitarbeiter mit Gemma 3 27B. Ist das überdimensioniert?',
    'Nous faisons tourner Llama 3.3 70B sur 8 A100 pour 60 utilisateurs simultanés. C’est trop ?',
    'I have seen 30 tok/s on our 2 A100 with Qwen3-32B, 12 concurrent users. Is it too slow?',
  ])('machines in use under a load are audited: %s', (text) => {
    const { mode, fleet } = reader.read(text);
    expect([mode?.value, fleet === undefined]).toEqual(['existing', false]);
  });

  it.each([
    'No more than $4,000 a month. A vendor offered us 4x H200. Qwen3-32B for 60 concurrent users?',
    'Now 8x A100 for 50 users of Llama 3.3 70B; from January the cap is 8,000 dollars a month. What do we switch to?',
  ])('money that must not be passed comes first: %s', (text) => {
    expect(modeOf(text)).toBe('budget');
  });

  it('a question about memory that names the card, or machines in trouble, stays about them', () => {
    expect(modeOf('We run Qwen3-32B on 2x A100 and get OOM. How much VRAM does it need?')).toBe('existing');
    expect(modeOf('How much VRAM does Qwen3-32B take on our 2x A100?')).toBe('existing');
  });
});

describe('what a monthly sum buys, where nothing else is said', () => {
  it.each([
    'What can we run for 500 dollars a month?',
    'Was kann man für 3000 Euro im Monat betreiben?',
    'what can I buy with 300 dollars a month',
  ])('%s', (text) => {
    expect(modeOf(text)).toBe('budget');
  });
  it('is no question of ours where nothing is to be run or bought', () => {
    expect(modeOf('My phone bill is 50 dollars a month')).toBeUndefined();
  });
});

describe('who is alone puts no load on anything', () => {
  it.each([
    'could a mac mini m4 pro 64gb do Qwen3-Next-80B-A3B in 4bit, and how fast? only for me, evenings.',
    "What's the longest context for Qwen3-30B-A3B at int4 on a single 5090? For summaries, one at a time.",
  ])('it is asked what fits: %s', (text) => {
    expect(['model', 'existing']).toContain(modeOf(text));
  });

  it('how many more of what is there asks about the machines there', () => {
    const text = 'Two RTX A4000, faster-whisper large-v3 for 30 users. How many more A4000 do we need?';
    expect(modeOf(text)).toBe('existing');
  });
});

describe('what others do and what is suggested is not what runs', () => {
  it.each([
    'Коллеги из другого банка обходятся четырьмя L40S. Сколько карт на 300 пользователей Qwen3-32B?',
    '隣の市はH100を4枚使っているそうですが、うちはRTX PRO 6000で済ませたいです。Qwen3-32B、300名、何枚必要でしょうか。',
    'Our own attempt with two Tesla T4 was ended in 2024. 300 users of Qwen3-32B, which cards?',
    'A says 2 H100. B says "8x L40S". 300 users of Qwen3-32B, who is right?',
  ])('%s', (text) => {
    const { mode, fleet } = reader.read(text);
    expect([mode?.value, fleet]).toEqual(['plan', undefined]);
  });

  it('what began last year is there', () => {
    const text = 'Since March of last year there is a machine, 2x A100 80GB, with Qwen3-32B for 90 users. Too slow?';
    const { mode, fleet } = reader.read(text);
    expect([mode?.value, fleet?.value[0]?.gpuCount]).toEqual(['existing', 2]);
  });
});
