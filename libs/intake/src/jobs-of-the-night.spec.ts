import { readsAs } from './testing/rounded-reading.spec';

describe('a volume in hours in which nobody waits is a job that runs evenly through them', () => {
  it.each([
    ['18時から翌朝6時までに10万件のメールを要約したい。1件3000トークン、Qwen3 32B', 100_000, 12, 2.315],
    ['夜里22時から翌朝6時までに10万件の要約を処理したい、1件3000トークン、Qwen3 32B', 100_000, 8, 3.472],
    ['밤 10시부터 아침 6시까지 문서 10만 건을 요약해야 합니다. 건당 3000토큰, Qwen3 32B', 100_000, 8, 3.472],
    ['每天凌晨1点到5点处理20万份病历，每份2000 token，输出300 token，Qwen3 14B', 200_000, 4, 13.889],
    ['Summaries of 200k reports from 10 pm to 6 am, 2,000 tokens each, Qwen3 14B. What GPUs?', 200_000, 8, 6.944],
    ['Von 22 bis 6 Uhr 200.000 Berichte zusammenfassen, je 2.000 Token, Qwen3 14B.', 200_000, 8, 6.944],
  ])('%s', (text, items, windowHours, requestsPerSecond) => {
    readsAs(text, {
      batch: { items, windowHours, recurrence: 'daily' },
      requestsPerDay: items,
      requestsPerSecond,
      outputTokens: text.includes('输出300') ? 300 : undefined,
    });
  });

  it.each([
    ['Our bar chatbot is open from 18:00 to 2:00, 400 questions a night. Qwen3 8B. What GPU?', 400, 8],
    ['The night hotline takes 4,000 questions between 22:00 and 6:00, chatbot on Qwen3 8B.', 4000, 8],
  ])('guests and callers come when they like: %s', (text, requestsPerDay, hoursPerDay) => {
    readsAs(text, { requestsPerDay, hoursPerDay, requestsPerSecond: undefined });
  });

  it.each([
    ['10万件の要約を作りたい、Qwen3 32B、1件3000トークン', 3000],
    ['20万件の翻訳をしたい、Qwen3 32B、1件800トークン', 800],
  ])('a counter before what is made counts pieces, no length: %s', (text, inputTokens) => {
    readsAs(text, { inputTokens, batch: { items: text.startsWith('10') ? 100_000 : 200_000 } });
  });
});

describe('a job of the night and people by day are on the same machines', () => {
  it.each([
    [
      'Nightly: 180k mails between 22:00 and 5:30 get summarised, Qwen3 8B. During the day the same card serves ' +
        'a chat for 60 colleagues.',
      7.5,
    ],
    ['Jede Nacht von 22 bis 6 Uhr 180.000 Mails zusammenfassen, Qwen3 8B. Tagsüber nutzen es 60 Kollegen.', 8],
    ['每晚10点到次日6点处理18万封邮件摘要，Qwen3 8B。白天60个同事用来聊天。', 8],
  ])('%s', (text, windowHours) => {
    readsAs(text, {
      batch: { items: 180_000, windowHours, recurrence: 'daily' },
      requestsPerSecond: Math.round((180_000 / windowHours / 3600) * 1000) / 1000,
      totalUsers: 60,
      hoursPerDay: undefined,
    });
  });
});

describe('how long each piece of sound is stands before the word for sound, too', () => {
  it.each([
    ['2,100 visits a day, 3 minutes of audio each. Whisper large v3.', 180],
    ['Each visit is 3 minutes of dictation; 2,100 visits a day. Whisper large v3.', 180],
    ['3 Minuten Diktat pro Besuch, 2.100 Besuche am Tag. Whisper large v3.', 180],
    ['3 minutos de audio por visita, 2.100 visitas al día. Whisper large v3.', 180],
  ])('%s', (text, audioSeconds) => {
    readsAs(text, { media: { audioSeconds }, requestsPerDay: 2100 });
  });
  it('an amount of every day is one', () => {
    readsAs('We get 40 minutes of audio a day. Whisper large v3.', { media: { audioHoursPerDay: 0.667 } });
  });
});
