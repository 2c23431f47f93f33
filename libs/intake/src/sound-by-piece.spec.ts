import { readsAs } from './testing/rounded-reading.spec';

const Q = 'Whisper large-v3, which GPU?';

describe('so many recordings a day, each so long', () => {
  it.each([
    [`3,200 calls of 6 minutes a day. ${Q}`, 3200, 360],
    [`1,200 voicemails of 40 seconds per day. ${Q}`, 1200, 40],
    [`600 lectures of 45 minutes a week. ${Q}`, 85.714, 2700],
    [`2 000 appels de 5 minutes par jour. ${Q}`, 2000, 300],
    [`2.400 llamadas de 5 minutos al día. ${Q}`, 2400, 300],
    [`900 Anrufe zu je 10 Minuten am Tag. ${Q}`, 900, 600],
  ])('%s', (text, requestsPerDay, audioSeconds) =>
    readsAs(text, { requestsPerDay, media: { audioSeconds }, hoursPerDay: undefined, batch: undefined }),
  );
  it('minutes a day that are of no piece are hours of sound', () =>
    readsAs(`12,000 minutes of audio a day. ${Q}`, { media: { audioHoursPerDay: 200 }, requestsPerDay: undefined }));
  it('how long a recording is gives no window to the work', () =>
    readsAs('Nachts von 22 bis 6 Uhr werden 900 Anrufe zu je 10 Minuten mit Whisper large-v3 verschriftet.', {
      hoursPerDay: 8,
      requestsPerSecond: 0.031,
    }));
});

describe('what hears beside a model that writes', () => {
  const SECOND = 'furtherWorkloads.0';
  it.each([
    ['Every night 1,500 calls are transcribed with Whisper large-v3, then Qwen3 14B summarises them.', 1500],
    ['Jede Nacht 1.500 Gespräche von je 8 Minuten mit Whisper large-v3, danach fasst Qwen3 14B sie zusammen.', 1500],
    ['2.400 llamadas al día se transcriben con Whisper large-v3 y Qwen3 14B las resume.', 2400],
  ])('comes as often as the recordings: %s', (text, requestsPerDay) =>
    readsAs(text, { requestsPerDay, [`${SECOND}.requestsPerDay`]: requestsPerDay }),
  );
  it('hours of sound are its load, not the 2,000 of the summaries', () =>
    readsAs(
      '500 hours of audio every night between 22:00 and 6:00 with Whisper large-v3, and 2,000 summaries a day with ' +
        'Qwen3 14B.',
      {
        [`${SECOND}.requestsPerDay`]: undefined,
        [`${SECOND}.media`]: { audioHoursPerDay: 500 },
        requestsPerDay: 2000,
        hoursPerDay: 8,
      },
    ));
  it('hours of audio a night are a load, done in the hours of a night', () =>
    readsAs('500 hours of audio per night for Whisper large-v3, summarised with Qwen3 14B.', {
      mode: 'plan',
      hoursPerDay: 8,
      [`${SECOND}.media`]: { audioHoursPerDay: 500 },
    }));
  it.each([
    ['Qwen3 14B for 200 users, open 8 to 18. Whisper large-v3 hears 400 hours of audio a day, round the clock.'],
    ['Whisper large-v3 hears 400 hours of audio a day around the clock. Qwen3 14B chats with 200 users, open 8 to 18.'],
  ])('hours of its own sentence are its own: %s', (text) =>
    readsAs(text, { hoursPerDay: 10, [`${SECOND}.hoursPerDay`]: 24 }),
  );
  it('people who chat are no calls: what hears beside them has no load of theirs', () =>
    readsAs('Chat for 200 users on Qwen3 14B, 3,000 questions a day, and Whisper large-v3 for dictation.', {
      [`${SECOND}.requestsPerDay`]: undefined,
    }));
});
