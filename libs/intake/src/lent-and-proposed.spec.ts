import { readsAs } from './testing/rounded-reading.spec';

const gpus = (...ids: readonly string[]): unknown => ids.map((gpuId) => expect.objectContaining({ gpuId }));

describe('cards of others that nobody gets are neither had nor ruled out', () => {
  it.each([
    'No GPU with us, the AI faculty got 3 DGX H100 but booked till 2027. Qwen3 14B for 40 users.',
    '자체 GPU는 없고, 계열사에 A100 8장이 있지만 빌려줄 수 없다고 하네요. Qwen3 14B, 40명',
    'Die Informatik hat vier H100, aber die sind belegt bis 2027. Qwen3 14B für 40 Nutzer.',
    "La faculté d'info a quatre H100, ne les prête pas. Qwen3 14B pour 40 utilisateurs.",
    'La filial tiene 4 H100 pero no las presta. Qwen3 14B para 40 usuarios.',
    'Spółka siostra ma 4 H100, ale nie pożyczają. Qwen3 14B dla 40 osób.',
    'У соседнего института 4 H100, но расписаны до 2027. Qwen3 14B на 40 человек.',
    '兄弟公司有4张H100，但不外借。Qwen3 14B，40人用。',
  ])('%s', (text) => {
    readsAs(text, { mode: 'plan', totalUsers: 40, fleet: undefined, 'constraints.excludedGpus': undefined });
  });

  it('but what the writer runs and has booked is his', () =>
    readsAs('We run 4 H100, booked until 2027 at Lambda, with Qwen3 14B for 40 users.', {
      mode: 'existing',
      fleet: gpus('h100-sxm-80gb'),
    }));
});

describe('cards that somebody proposes or thinks of', () => {
  it.each([
    ['商社からはL40S 2枚とH100 NVL 1枚の2案が来ています。Qwen3 14B、40名', gpus('l40s-48gb', 'h100-nvl-94gb')],
    ['A供应商报8卡4090整机29.8万。Qwen3 14B，40人用，够不够？', gpus('rtx-4090-24gb')],
    ['Leverancier stelt 2x RTX PRO 6000 voor. Qwen3 14B voor 40 gebruikers, wat is genoeg?', expect.anything()],
    ['Wir dachten an eine L40S. Qwen3 14B für 40 Nutzer.', gpus('l40s-48gb')],
    ['Pensábamos en una L40S. Qwen3 14B para 40 usuarios.', gpus('l40s-48gb')],
    ['Думали о двух L40S. Qwen3 14B на 40 человек.', gpus('l40s-48gb')],
  ])('%s', (text, candidateFleet) => {
    readsAs(text, { mode: 'plan', fleet: undefined, candidateFleet });
  });

  it('a seller that is refused beside an offer leaves the offer', () =>
    readsAs('Leverancier stelt 2x L40S voor, en Azure is afgewezen. Qwen3 14B voor 40 gebruikers.', {
      candidateFleet: gpus('l40s-48gb'),
      'constraints.excludedProviders': ['azure'],
    }));
});

describe('small words that are no unit and no place', () => {
  it.each([
    ['На входе 3,8 тыс. токенов с выдержками из регламентов, на выходе 220. Qwen3 14B', 3800],
    ['На входе 2000 токенов с историей диалога, на выходе 220. Qwen3 14B', 2000],
    ['A question with context is 3,800 tokens, the answer 220. Qwen3 14B', 3800],
    ['pergunta com contexto dá 3.800 tokens, resposta 220, Qwen3 14B para os alunos', 3800],
    ['une question avec contexte fait 3 800 tokens, la réponse 220, Qwen3 14B', 3800],
  ])('%s', (text, inputTokens) => {
    readsAs(text, { inputTokens, outputTokens: 220, contextTokens: undefined, outputTokensPerSecond: undefined });
  });

  it.each([
    ['a pace of tokens', 'выдаём 3800 токенов/с, Qwen3 14B на двух L40S', { 'observed.outputTokensPerSecond': 3800 }],
    ['a window', 'Qwen3 14B with a context of 32k tokens, the answer 220', { contextTokens: 32768 }],
  ])('but %s', (_, text, told) => readsAs(text, told));

  it('who speaks in Portuguese is no union', () =>
    readsAs('Não temos servidor nenhum para os alunos; eu pensava em L4 na GCP em São Paulo. Qwen3 14B', {
      'constraints.regions': ['sao-paulo'],
    }));
});

describe('how large a town is counts nobody where the load is told', () => {
  it.each([
    'Ayuntamiento de 45.000 habitantes. Asistente en la web, 35 consultas a la vez, Qwen3 14B',
    'Comune di 45.000 abitanti. Assistente per il sito, 35 richieste contemporanee, Qwen3 14B',
    'Gemeinde mit 45.000 Einwohnern. Assistent auf der Webseite, 35 Anfragen gleichzeitig, Qwen3 14B',
  ])('%s', (text) => readsAs(text, { totalUsers: undefined, concurrentRequests: 35 }));
});
