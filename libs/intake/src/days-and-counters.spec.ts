import { readsAs } from './testing/rounded-reading.spec';

describe('what comes on every day of a kind is the load of a day', () => {
  it.each([
    'We are 60 people with Llama 3.3 70B. Around 350 claim files come in each working day.',
    'We are 60 people with Llama 3.3 70B. 350 letters are answered every weekday.',
    'We are 60 people with Llama 3.3 70B. On any given workday 350 letters need an answer.',
    'We are 60 people with Llama 3.3 70B. 350 letters arrive each morning.',
    'Wir sind 60 Leute und nutzen Llama 3.3 70B. Jeden Arbeitstag kommen 350 Briefe an.',
    'Wir sind 60 Leute und nutzen Llama 3.3 70B. An jedem Werktag kommen 350 Briefe an.',
    'Wir sind 60 Leute und nutzen Llama 3.3 70B. Jeden Morgen treffen 350 Briefe ein.',
    'Nous sommes 60 personnes avec Llama 3.3 70B. 350 lettres arrivent chaque matin.',
    'Somos 60 personas y usamos Llama 3.3 70B. Llegan 350 cartas cada mañana.',
    'Siamo 60 persone con Llama 3.3 70B. Ogni giorno lavorativo arrivano 350 lettere.',
    'Somos 60 pessoas com Llama 3.3 70B. Em cada dia útil chegam 350 cartas.',
    'We zijn met 60 mensen, Llama 3.3 70B. Elke werkdag komen er 350 brieven binnen.',
    'Jest nas 60 osób, Llama 3.3 70B. Każdego dnia roboczego przychodzi 350 listów.',
    'Нас 60 человек, Llama 3.3 70B. Каждый рабочий день приходит 350 писем.',
    'Vi är 60 personer, Llama 3.3 70B. Varje arbetsdag kommer 350 brev in.',
  ])('%s', (text) => {
    readsAs(text, { requestsPerDay: 350 });
  });

  it.each([
    '60 agents, each answers 30 chats every working day. Llama 3.3 70B',
    '60 Agenten, jeder beantwortet jeden Arbeitstag 30 Chats. Llama 3.3 70B',
  ])('of each of a crowd it is multiplied: %s', (text) => {
    readsAs(text, { totalUsers: 60, requestsPerDay: 1800 });
  });
});

describe('the time of a count may stand behind its verb, or before a comma', () => {
  it.each([
    'Qwen3 32B. 344 orders come in daily.',
    'Qwen3 32B. On traite 344 commandes au quotidien.',
    'Qwen3 32B. Chaque jour, 344 commandes arrivent.',
    'Qwen3 32B. Täglich sind 344 Angebote zu bearbeiten.',
    'Qwen3 32B. Every day 344 quotes come in.',
    'Qwen3 32B. Every day 344 résumés come in.',
    'Qwen3 32B. We get 344 tenders per day.',
  ])('%s', (text) => {
    readsAs(text, { requestsPerDay: 344, inputTokens: undefined, totalUsers: undefined });
  });
});

describe('counters of Chinese, Japanese and Korean count what stands before or behind them', () => {
  it.each([
    '我们用Qwen3 32B，每天收到350封信。',
    '我们用Qwen3 32B，每天有350张发票要处理。',
    '我们用Qwen3 32B，日均350笔理赔。',
    '我们用Qwen3 32B，日均350单。',
    'Qwen3 32Bで、毎日契約書350件を確認します。',
    'Qwen3 32Bで、1日に350枚の請求書を処理します。',
    'Qwen3 32Bで、毎日350本の電話を要約します。',
    'Qwen3 32B. 매일 이메일 350통이 들어옵니다.',
    'Qwen3 32B. 하루에 계약서 350건을 검토합니다.',
    'Qwen3 32B. 매일 350장의 송장이 들어옵니다.',
  ])('%s', (text) => {
    readsAs(text, { requestsPerDay: 350 });
  });

  it('of cards they count cards', () => {
    readsAs('4枚のH100でQwen3 32Bを動かしています。毎日350通のメールが届きます。', { requestsPerDay: 350 });
    readsAs('我们有4张H100，跑Qwen3 32B，每天350封邮件。', { requestsPerDay: 350 });
  });
});

describe('what one head asks in a time is asked by each', () => {
  it.each<[string, Record<string, number>]>([
    ['Qwen3 14B, 50 users, 4 requests per hour and person.', { requestsPerSecond: 0.056 }],
    ['Qwen3 14B, 50 Nutzer, 20 Anfragen pro Tag und Nutzer.', { requestsPerDay: 1000 }],
    ['Qwen3 14B, 50 usuarios, 4 consultas por hora y persona.', { requestsPerSecond: 0.056 }],
    ['Qwen3 14B, 45 anställda som ställer kanske 20 frågor var per dag.', { requestsPerDay: 900 }],
    ['Qwen3 14B, 50 users. 400 requests per hour and users complain.', { requestsPerSecond: 0.111 }],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
});
