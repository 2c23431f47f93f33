import { readsAs } from './testing/rounded-reading.spec';

describe('multiples of the load that a word of their number names', () => {
  it.each([
    ['Qwen3 32B, 40 concurrent. Load will grow threefold within a year.', 3],
    ['Qwen3 32B, 40 concurrent. We expect it to grow fivefold by the end of next year.', 5],
    ['Llama 3.1 8B, 200 users; number of users should quintuple by 2028', 5],
    ['Qwen3 32B, 40 concurrent; expect 5x as many users in a year.', 5],
    ["Qwen3 32B, 40 requêtes simultanées. La charge sera multipliée par trois d'ici un an.", 3],
    ['Qwen3 32B, 40 requêtes simultanées. La charge va tripler en un an.', 3],
    ['Qwen3 32B, 40 gleichzeitige Anfragen. In einem Jahr rechnen wir mit der fünffachen Last.', 5],
    ['Der Verkehr versechsfacht sich bis 2028. Llama 3.1 8B, 20 Anfragen pro Sekunde.', 6],
    ['Wir erwarten das Fünffache im nächsten Jahr. Qwen3 32B, 40 gleichzeitig', 5],
    ['Qwen3-32B for 300 staff, 20 questions each a day. Is one L40S enough until usage doubles?', 2],
    ["Qwen3 32B, 40 richieste simultanee. Il carico quintuplicherà l'anno prossimo.", 5],
    ['Qwen3 32B, 40 pedidos simultâneos. A carga deve quintuplicar até o fim do próximo ano.', 5],
    ['Qwen3 32B, 40 gelijktijdige verzoeken. De belasting zal vervijfvoudigen volgend jaar.', 5],
    ['Qwen3 32B, 40 одновременных запросов. Нагрузка вырастет в пять раз за год.', 5],
    ['Qwen3 32B, 并发40。预计明年翻两番。', 4],
    ['Qwen3 32B, 40 samtidiga förfrågningar. Lasten tredubblas inom ett år.', 3],
    ['Qwen3 32B, 40 samtidige forespørgsler. Belastningen tredobles inden for et år.', 3],
    ['Qwen3 32B, 40 současných požadavků. Zátěž se do roka ztrojnásobí.', 3],
    ['Qwen3 32B, 40 permintaan bersamaan. Beban akan naik tiga kali lipat dalam setahun.', 3],
  ])('%s', (text, growthFactor) => readsAs(text, { growthFactor }));

  it('a peak is one, and neither what is over, nor costs, nor a history grows the load', () => {
    readsAs('Llama 3.1 8B, 20 Anfragen pro Sekunde, Spitzen das Fünffache.', {
      peakFactor: 5,
      growthFactor: undefined,
    });
    for (const text of [
      'Qwen3 32B, 40 concurrent. Traffic grew threefold last year, now it is flat.',
      'Qwen3 32B, 40 concurrent. Our costs tripled last year.',
      'We expect twice the speed next year. Qwen3 32B, 40 concurrent',
      'Qwen3 32B, 40 concurrent; the prompt history grows threefold in a conversation.',
    ])
      readsAs(text, { growthFactor: undefined });
  });
});

describe('how many users there are on a model', () => {
  it.each([
    ['Chat service for 2,000 users on Llama 3.3 70B. Each sends 20 messages per day', 40_000],
    ['A chatbot for 2,000 users on Qwen3 32B; every user sends 20 messages a day', 40_000],
    ['2,000 users on Llama 3.3 70B, 20 messages each per day', 40_000],
    ['2,000 users on our intranet ask Qwen3 32B, 10 questions a day each', 20_000],
  ])('%s', (text, requestsPerDay) =>
    readsAs(text, { totalUsers: 2000, concurrentRequests: undefined, requestsPerDay }),
  );

  it('those on some hardware, or on at all, are there at once', () => {
    readsAs('60 users on 2 L40S with Qwen3 32B, is it enough?', { concurrentRequests: 60 });
    readsAs('Command A at 19 tok/s per user with 12 users on. Do we have to move?', { concurrentRequests: 12 });
    readsAs('2,000 users at the same time on Llama 3.3 70B', { concurrentRequests: 2000 });
  });
});
