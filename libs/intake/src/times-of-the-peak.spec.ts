import { readsAs } from './testing/rounded-reading.spec';

describe('a share of the day in some hours is the rate at the peak', () => {
  it.each<[string, number]>([
    ['900 questions a day, most of them between 9 and 11. Qwen3 32B, which GPU?', 0.1],
    ['900 Fragen am Tag, die meisten davon zwischen 9 und 11 Uhr. Qwen3 32B, welche GPU?', 0.1],
    ['900 questions par jour, la plupart entre 9 h et 11 h. Qwen3 32B, quel GPU ?', 0.1],
    ['900 consultas al día. La mayoría llega entre las 9 y las 11. Qwen3 32B, ¿qué GPU?', 0.1],
    ['900 pytań dziennie, większość między 9 a 11. Qwen3 32B, jaką kartę GPU wynająć?', 0.1],
    ["Günde 900 soru, çoğu 9 ile 11 arasında. Qwen3 32B, hangi GPU'yu kiralamalıyız?", 0.1],
    ['每天900个请求，多数集中在上午9点到11点。Qwen3 32B。', 0.1],
    ['900 requests a day. Two thirds arrive from 9 to 11 am. Qwen3 32B, which GPU?', 0.083],
    ['900 frågor om dagen, två tredjedelar av dem mellan 9 och 11. Qwen3 32B, vilken GPU?', 0.083],
    ['Half of our 900 daily requests come between 8 and 10. Qwen3 32B, which GPU?', 0.063],
    ['900 вопросов в день, половина утром между 8 и 10. Qwen3 32B, какую видеокарту?', 0.063],
  ])('%s', (text, requestsPerSecond) =>
    readsAs(text, { requestsPerDay: 900, requestsPerSecond, hoursPerDay: undefined }),
  );
  it.each<[string, Record<string, unknown>]>([
    [
      '900 questions a day, most of the prompts are between 9 and 11 tokens long. Qwen3 32B, which GPU?',
      { requestsPerDay: 900, requestsPerSecond: undefined },
    ],
    [
      '900 requests a day, two thirds of them short, open from 8 to 18. Qwen3 32B, which GPU?',
      { requestsPerSecond: undefined, hoursPerDay: 10 },
    ],
    [
      'Most traffic comes Mondays 8 to 9, some 2,700 requests in that hour. Qwen3 32B, which GPU?',
      { requestsPerSecond: 0.75 },
    ],
  ])('but nothing else is: %s', (text, expected) => readsAs(text, expected));
});

describe('the busiest hour by its name', () => {
  it.each([
    "900 questions par jour, dont 40 % à l'heure de pointe. Qwen3 32B, quel GPU ?",
    '900 preguntas al día, el 40 % en la hora punta. Qwen3 32B, ¿qué GPU?',
    "900 domande al giorno, il 40% nell'ora di punta. Qwen3 32B, quale GPU?",
    '900 verzoeken per dag; het piekuur neemt 40 procent daarvan. Qwen3 32B, welke GPU?',
    '900 pytań dziennie, 40% w godzinie szczytu. Qwen3 32B, jaką kartę GPU wynająć?',
    '900 вопросов в день, 40% в час пик. Qwen3 32B, какую видеокарту?',
    '900 Anfragen am Tag; 40 Prozent fallen in die geschäftigste Stunde. Qwen3 32B, welche GPU?',
    '每天900个请求，高峰小时占40%。Qwen3 32B。',
  ])('%s', (text) => readsAs(text, { requestsPerDay: 900, requestsPerSecond: 0.1 }));
});

describe('a multiple at a time that comes again is a factor of the peak', () => {
  it.each<[string, number]>([
    ['900 questions a day, 3x at lunch. Qwen3 32B, which GPU?', 3],
    ['900 questions a day, twice as many on Mondays. Qwen3 32B, which GPU?', 2],
    ['900 Anfragen am Tag, zur Mittagszeit dreimal so viele. Qwen3 32B, welche GPU?', 3],
    ['900 requêtes par jour, le double le lundi. Qwen3 32B, quel GPU ?', 2],
    ['900 consultas al día, tres veces más a la hora de comer. Qwen3 32B, ¿qué GPU?', 3],
    ['900 richieste al giorno, due volte tanto il lunedì. Qwen3 32B, quale GPU?', 2],
    ['900 pedidos por dia, duas vezes mais na segunda-feira. Qwen3 32B, que GPU?', 2],
    ['900 zapytań dziennie, w południe trzykrotnie więcej. Qwen3 32B, jaką kartę GPU wynająć?', 3],
    ['900 вопросов в день, по понедельникам вдвое больше. Qwen3 32B, какую видеокарту?', 2],
    ["Günde 900 istek, öğlen 3 kat. Qwen3 32B, hangi GPU'yu kiralamalıyız?", 3],
    ['每天900个问题，午休时是平时的3倍。Qwen3 32B。', 3],
    ['1日900件のリクエスト、月曜は普段の倍になります。Qwen3 32B。', 2],
  ])('%s', (text, peakFactor) => readsAs(text, { requestsPerDay: 900, peakFactor, growthFactor: undefined }));
  it.each<[string, Record<string, unknown>]>([
    ['60 users, 900 questions a day. We restart it twice on Mondays. Qwen3 32B, which GPU?', { peakFactor: undefined }],
    ['60 users. The load will double by Monday. Qwen3 32B, which GPU?', { peakFactor: undefined, growthFactor: 2 }],
    ['60 users; the GPU price is 3x at night. Qwen3 32B, which GPU?', { peakFactor: undefined }],
  ])('but nothing else is: %s', (text, expected) => readsAs(text, expected));
});
