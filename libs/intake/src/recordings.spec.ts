import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('how long each recording is', () => {
  it.each([
    ['26,000 calls a day of 6 minutes, transcribed with Whisper large v3.', 360],
    ['Whisper large v3: 220 agents, 14 calls an hour each, calls last 6 minutes.', 360],
    ['Gespräche dauern 5 Minuten, 3.000 am Tag, Whisper large v3.', 300],
    ['900 podcast episodes a month, 50 minutes each, Whisper large v3.', 3000],
    ['Whisper large v3 turbo for 45-minute lectures.', 2700],
    ['Whisper large v3 for hearings of 2 hours.', 7200],
    ['We transcribe calls with Whisper large v3, open 10 hours a day, 2,000 calls a day.', undefined],
    ['Transcribe 2,000 calls a day within 10 minutes each, Whisper large v3.', undefined],
    ['Whisper large v3, 100 hours of audio a day.', undefined],
    ['Qwen3 8B answers questions after calls of 6 minutes.', undefined],
  ])('%s', (text, seconds) => {
    expect(reader.read(text).media?.value.audioSeconds).toBe(seconds);
  });
  it('belongs to the model that hears, which is asked as often as the first', () => {
    const { furtherWorkloads, media } = reader.read(
      '220 seats, 14 calls an hour per seat, each call is transcribed (6 min) with Whisper large v3 and summarised ' +
        'with Llama 3.1 8B.',
    );
    expect(media).toBeUndefined();
    expect(furtherWorkloads).toEqual([
      expect.objectContaining({
        media: expect.objectContaining({ value: { audioSeconds: 360 } }),
        requestsPerSecond: expect.objectContaining({ value: (220 * 14) / 3600 }),
      }),
    ]);
  });
});
