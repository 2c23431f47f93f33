import { holds, readsAs } from './testing/rounded-reading.spec';

describe('thousands apart by a blank', () => {
  it.each([
    ['1 200 utilisateurs, Llama 3.1 8B, quelle GPU ?', { totalUsers: 1200 }],
    ['1 250 пользователей, Llama 3.1 8B, какая карта?', { totalUsers: 1250 }],
    ['Mamy 1 200 użytkowników, Llama 3.1 8B, jaka karta?', { totalUsers: 1200 }],
    ['5 600 requêtes par jour. EuroLLM-9B sur notre L4.', { requestsPerDay: 5600 }],
    ['1.250 usuarios, Llama 3.1 8B, ¿qué GPU?', { totalUsers: 1250 }],
  ])('%s', readsAs);
  it('English keeps its points', () =>
    readsAs('Café in Zürich: latency 1.125 s for 40 users. Llama 3.1 8B', { endToEndMs: 1125 }));
});

describe('so many in the peak hour, with the hour between', () => {
  it.each([
    'hora punta: lunes de 10 a 11, 6.900 llamadas.',
    'Peak hour: Mondays 10 to 11, 6,900 calls.',
    'Spitzenstunde: montags 10 bis 11 Uhr, 6.900 Anfragen.',
    'Heure de pointe : lundi de 10 à 11 h, 6 900 appels.',
    'In the busiest hour (10 to 11) we get 6,900 calls.',
  ])('%s', (text) => holds(text, { requestsPerSecond: 1.917, requestsPerDay: undefined, hoursPerDay: undefined }));
  it('hours of the peak with a volume of a day', () =>
    holds('Peak hours: 9 to 17. 6,900 calls a day.', { requestsPerDay: 6900, hoursPerDay: 8 }));
});

describe('calls per piece of work', () => {
  it.each([
    '540 PRs a day, 4 model calls per PR.',
    '540 pull requests a day, 4 model calls per pull request.',
    '540 listings a day, 4 calls per listing.',
    '하루 PR 540건, PR 하나당 모델 호출 4회.',
    '1日540件のPR、PR1件あたりモデル呼び出し4回。',
  ])('%s', (text) => holds(text, { requestsPerDay: 2160 }));
  it('the number of a pull request is none', () =>
    holds('Fixed in PR 4512. 40 users at once.', { concurrentRequests: 40, requestsPerDay: undefined }));
});

describe('the point from which a pace falls', () => {
  it.each([
    'Ab sechs parallelen Anfragen fällt es auf 9 Token/s je Nutzer. 5.600 Anfragen am Tag.',
    'From six parallel requests on it drops to 9 tok/s per user. 5,600 requests a day.',
    'Beyond 6 concurrent users it falls to 9 tok/s each. 5,600 requests a day.',
    'A partir de seis peticiones en paralelo baja a 9 tok/s por usuario. 5.600 peticiones al día.',
  ])('%s', (text) => readsAs(`${text} EuroLLM-9B on our L4.`, { concurrentRequests: undefined, requestsPerDay: 5600 }));
  it('the load of the peak is one', () =>
    readsAs('At peak up to 22 parallel requests, then it drops to 14 tok/s per user. EuroLLM-9B on our L4.', {
      concurrentRequests: 22,
    }));
});

describe('the length of one of what comes in', () => {
  it.each([
    ['A product text is 130 tokens.', 130],
    ['A typical case file is around 9k tokens.', 9000],
    ['Ein Ticket umfasst 900 Token.', 900],
    ['Un texte de produit fait 130 tokens.', 130],
    ['Un texto de producto tiene 130 tokens.', 130],
  ])('%s', (text, inputTokens) => holds(`${text} 340 requests per minute.`, { inputTokens }));
  it.each(['A budget is 900 tokens.', 'The limit is 900 tokens.'])('no limit: %s', (text) =>
    holds(`${text} 340 requests per minute.`, { inputTokens: undefined }),
  );
});
