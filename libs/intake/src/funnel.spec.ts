import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a crowd, the part of it that comes and what each asks', () => {
  it.each<[string, number]>([
    ['18,000 visitors a day on our shop, one in twelve opens the chat and asks four questions.', 6000],
    ['6,000 visitors a day, every third one opens the assistant and sends 3 messages.', 6000],
    ['40,000 tickets a month, a tenth of them go to the bot, five questions per ticket.', 666.667],
    ['80,000 daily actives, 9 sessions each.', 720_000],
    ['2,000 employees use it, 3 sessions per day each with 6 questions.', 36_000],
    ['1 in 5 of our 3,000 staff will use it daily, each asks 10 questions.', 6000],
    ['250,000 app users monthly, 8% use the assistant on a given day, each session has 5 messages.', 100_000],
    ['500 support calls a day, 6 questions per call.', 3000],
    ['Wir haben 12.000 Besucher am Tag, jeder zehnte nutzt den Chat und stellt vier Fragen.', 4800],
    ['Nous avons 9 000 visiteurs par jour, un sur dix ouvre le chat et pose trois questions.', 2700],
    ['Tenemos 20.000 clientes, el 15 % usa el asistente cada día y hace 4 preguntas por sesión.', 12_000],
    ['Abbiamo 8.000 visitatori al giorno, uno su dieci apre la chat e fa tre domande.', 2400],
    ['Mamy 30 000 klientów miesięcznie, co dziesiąty korzysta z czatu i zadaje 4 pytania.', 400],
    ['У нас 10 000 посетителей в день, каждый десятый открывает чат и задаёт 4 вопроса.', 4000],
    ['2,400 clinicians, about a third use the scribe on a given day, each dictates 12 notes.', 9600],
    ['6 sites. Each site has around 400 clerks, a third use it daily, each writes 12 letters.', 9600],
    ['3,400 employees; roughly 40 % of them would use it on a normal day, about 6 questions each.', 8160],
    ['300 Ärzte, die Hälfte nutzt es täglich, jeder diktiert 10 Briefe.', 1500],
    ['500 clerks, 40 % use it daily, each has 12 folders.', 200],
    ['毎日1万人が訪問し、10人に1人がチャットを使い、平均3回質問します。', 3000],
  ])('%s', (text, perDay) => {
    expect(reader.read(`${text} Llama 3.1 8B`).requestsPerDay?.value).toBeCloseTo(perDay, 2);
  });

  it('a share of a time or of a kind is no part of the crowd', () => {
    expect(reader.read('Llama 3.1 8B: 12,000 requests a day, 30% of them in the morning').requestsPerDay?.value).toBe(
      12_000,
    );
    expect(reader.read('Llama 3.1 8B: 400 reviews per day and 20% more next year').requestsPerDay?.value).toBe(400);
  });
  it('a share of a crowd that stands before it and is there at once is how many are in flight', () => {
    const reading = reader.read('Llama 3.3 70B: 6.5% of 1,900 internal users are waiting for an answer');
    expect(reading.concurrentRequests?.value).toBe(124);
    expect(reading.totalUsers?.value).toBe(1900);
  });
});

describe('settings, wishes and stamps', () => {
  it('a setting of a server is no load where users or requests are stated', () => {
    expect(reader.read('Qwen3 14B, vLLM --max-num-seqs 64 and 20 concurrent users').concurrentRequests?.value).toBe(20);
    const users = reader.read('Ollama with OLLAMA_NUM_PARALLEL=4 on our 4090 for 12 users, Qwen3 14B');
    expect(users.concurrentRequests).toBeUndefined();
    expect(users.totalUsers?.value).toBe(12);
    expect(users.setAside.map((s) => s.text)).toContain('4');
  });
  it.each([
    'We have 4x L40S, Llama 3.3 70B. We get 11 tok/s per user; how many users can it take at 8 tok/s per user?',
    'We have 2x A100 and want to serve Qwen3 32B; can it do 8 tok/s per user for 30 people at once?',
    'Wie viele Nutzer schaffen wir mit unseren 4x L40S und Llama 3.3 70B bei 8 Token/s pro Nutzer?',
    'Temos 2x L40S. Dá para 20 usuários a 8 tokens/s cada com Mistral Small?',
    'L40Sを2枚持っています。Qwen3 32Bで8 tokens/sなら何人まで使えますか？',
  ])('a speed of a question is wanted: %s', (text) => {
    expect(reader.read(text).tokensPerSecondPerUser?.value).toBe(8);
  });
  it.each(['[14:02] anna: 60 people at once', '14:02 anna: 60 people at once', 'Posted 14:02:33. 60 people at once'])(
    'the time of a post is no load: %s',
    (text) => {
      const reading = reader.read(`${text}, Llama 3.3 70B`);
      expect(reading.concurrentRequests?.value).toBe(60);
      expect(reading.setAside.map((s) => s.reason)).toEqual(['other_matter']);
    },
  );
});
