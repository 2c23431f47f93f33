import { readsAs, roundedReading } from './testing/rounded-reading.spec';

const modelOf = (text: string): unknown => {
  const { model } = roundedReading(text, ['model']) as {
    model?: { id?: string; label?: string; parametersB?: number };
  };
  return model?.id ?? model?.label ?? model?.parametersB;
};

describe('whoever is asked has said nothing', () => {
  it.each([
    'Does anyone have experience with Llama 3.3 70B? We are 30 lawyers.',
    'Hat jemand Erfahrung mit Llama 3.3 70B? Wir sind 30 Anwälte.',
    'Qualcuno ha esperienza con Llama 3.3 70B? Lo userebbero 30 persone.',
    '¿Alguien tiene experiencia con Llama 3.3 70B? Somos 30 abogados.',
    "Quelqu'un a de l'expérience avec Llama 3.3 70B ? Nous sommes 30 avocats.",
    'Alguém já usou Llama 3.3 70B? Somos 30 advogados.',
    'Heeft iemand ervaring met Llama 3.3 70B? Wij zijn met 30 advocaten.',
    'Czy ktoś ma doświadczenie z Llama 3.3 70B? Jest nas 30 prawników.',
    'Har någon erfarenhet av Llama 3.3 70B? Vi är 30 advokater.',
    '有人用过Llama 3.3 70B吗？我们30个律师。',
    '想跑Llama 3.3 70B，来问问有经验的朋友。我们30个人。',
  ])('%s', (text) => {
    expect(modelOf(text)).toBe('meta-llama/Llama-3.3-70B-Instruct');
    readsAs(text, { totalUsers: 30 });
  });

  it('one who told something has', () => {
    const text = 'Jemand sagte, wir brauchen 8 H100 für Llama 3.3 70B, stimmt das? Wir sind 30 Leute mit Qwen3 14B.';
    expect(modelOf(text)).toBe('Qwen/Qwen3-14B');
    readsAs(text, { candidates: undefined });
  });
});

describe('a title of what is over holds for its part of the text', () => {
  it.each([
    '**Before.** Two RTX A5000 with Llama 2 13B, six testers. Then a single A100.\n\n**Now.** Two H100 with Qwen3 32B.',
    '## Historie\nZwei RTX A5000. Darauf Llama 2 13B.\n\n## Heute\nZwei H100 mit Qwen3 32B.',
    '**Previously**\nWe had two RTX A5000 and Llama 2 13B.\n\n**Today**\nTwo H100, Qwen3 32B.',
  ])('%s', (text) => {
    expect(modelOf(text)).toBe('Qwen/Qwen3-32B');
    readsAs(text, { fleet: [{ gpuId: 'h100-sxm-80gb', gpuCount: 2 }] });
  });
});

describe('names and sizes of models', () => {
  it.each([
    ['EuroLLM 9B for 10 people, which GPU?', 'eurollm 9b'],
    ['Teuken 7B soll für 40 Leute laufen. Welche Karte?', 'teuken 7b'],
    ['Serving 13B for 10 people, which GPU?', 13],
    ['Our own model.\n\n| parameters | 11.8 billion |\n| layers | 40 |\n\n200 users', 11.8],
    ['Our MoE has about 27B parameters. Its config says qwen3_moe, 36 layers. 20 users', 27],
  ])('%s', (text, model) => {
    expect(modelOf(text)).toBe(model);
  });

  it.each([
    'We host Alibaba Qwen3 8B for 20 users',
    'IBM Granite 3.3 8B for 20 users',
    'Das Qwen3 8B von Alibaba für 20',
  ])('the house that made a model is not where it has to run: %s', (text) => {
    expect(roundedReading(text, ['constraints']).constraints).toBeUndefined();
  });
});

describe('a load that grows to another', () => {
  it.each([
    ['Qwen3 14B. First year: 6,000 users enabled. The number grows to 18,000 by the third year.', 6000, 3],
    ['Qwen3 14B, heute 200 Nutzer, die Zahl wächst auf 500 im nächsten Jahr.', 200, 2.5],
    ["Qwen3 14B pour 40 utilisateurs, qui passeront à 120 l'an prochain.", 40, 3],
    ['Qwen3 14B. Tenemos 300 usuarios y crecerá hasta 900.', 300, 3],
    ['Qwen3 14B for 50 users. Latency goes to 900 ms at peak.', 50, undefined],
  ])('%s', (text, totalUsers, growthFactor) => {
    readsAs(text, { totalUsers, growthFactor });
  });

  it('what it rises to at noon is no growth', () => {
    readsAs('Qwen3 14B, 30 users, rising to about 75 at lunch.', { growthFactor: undefined, totalUsers: 75 });
  });
});

describe('lengths', () => {
  it.each([
    ['Llama 3.3 70B. A letter has about 2700 tokens, from which a JSON document of 350 tokens is produced.', 2700, 350],
    ['Qwen3 14B, 20 Nutzer. Aus 2.000 Token Text werden 300 Token erzeugt.', 2000, 300],
    ['Qwen3 14B. Soll 400.000 Antworten erzeugen (500 Token rein, 1.500 raus), in zehn Tagen.', 500, 1500],
    ['每天大約要處理八百份，一份病歷大概兩千五百個 token，摘要不超過三百字。模型 Qwen3 14B', 2500, 300],
  ])('%s', (text, inputTokens, outputTokens) => {
    readsAs(text, { inputTokens, outputTokens });
  });
});

describe('a figure that is taken back, and the one in its place', () => {
  it.each([
    ['Qwen3 14B. First version of this note said 70 concurrent, forget that, it is 45.', 45],
    ['Qwen3 14B. Im ersten Entwurf stand 70 gleichzeitig, das vergessen Sie bitte, es sind 45.', 45],
  ])('%s', (text, concurrentRequests) => {
    readsAs(text, { concurrentRequests });
  });

  it('the true ones count', () => {
    readsAs('Qwen3 14B. Non sono 12 mila richieste al giorno, quelle vere sono 4.500.', { requestsPerDay: 4500 });
  });
});

describe('who is there at once, of all who are counted before', () => {
  it.each([
    ['Qwen3 32B. 직원은 450명이고 동시에 쓰는 사람은 많아야 30명입니다.', 450, 30],
    ['Qwen3 32B. 직원 210명 중 동시에 쓰는 사람은 많아야 13명입니다.', 210, 13],
    ['Qwen3 32B、社員450人で、同時に使うのは多くても30人です。', 450, 30],
  ])('%s', (text, totalUsers, concurrentRequests) => {
    readsAs(text, { totalUsers, concurrentRequests });
  });
});
