import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('hours of audio', () => {
  it.each([
    ['Whisper large v3, 10,000 hours of audio per month', 333.333],
    ['Whisper large v3 for 240 hours of audio a day', 240],
    ['Transcription: 12000 minutes of podcasts daily on whisper-large-v3-turbo', 200],
    ['Wir transkribieren 400 Stunden Aufnahmen pro Tag mit Whisper large v3', 400],
    ['Whisper large v3 for 2 hours of audio per hour', 48],
  ])('%s', (text, perDay) => {
    const reading = reader.read(text);
    expect(reading.media?.value).toEqual({ audioHoursPerDay: perDay });
    expect(reading.useCase?.value).toBe('speech');
    expect(reading.setAside).toEqual([]);
  });
  it('belong to the service that hears them, and are no rate of the first one', () => {
    const reading = reader.read(
      'chatbot on Llama 3.3 70B with 25 concurrent users and Whisper large v3 for 100 hours of audio a day',
    );
    expect(reading.media).toBeUndefined();
    expect(reading.concurrentRequests?.value).toBe(25);
    expect(reading.furtherWorkloads[0]?.media?.value).toEqual({ audioHoursPerDay: 100 });
  });
  it('what a further service is for is not what the first one is for', () => {
    const reading = reader.read(
      'Transcribe 300 hours of audio a month with Whisper large v3 and summarise with Llama 3.1 8B for 20 users',
    );
    expect(reading.useCase?.value).toBe('summarization');
    expect(reading.furtherWorkloads[0]?.media?.value).toEqual({ audioHoursPerDay: 10 });
  });
});

it('the size of pictures is none of their number', () => {
  const reading = reader.read('SDXL: 12,000 product pictures at 1024x1024 a day. Which card?');
  expect(reading.requestsPerDay?.value).toBe(12_000);
  expect(reading.media?.value).toEqual({ width: 1024, height: 1024 });
  expect(reading.setAside).toEqual([]);
});

it('the steps of an agent are none of a picture', () => {
  const reading = reader.read('60 agent runs in parallel, each 40 steps, gpt-oss-120b');
  expect(reading.concurrentRequests?.value).toBe(60);
  expect(reading.media).toBeUndefined();
});

it('hours of what is transcribed are hours of sound, whatever is heard', () => {
  const reading = reader.read('42 hours of board meetings to transcribe with whisper large v3 every week');
  expect(reading.media?.value).toEqual({ audioHoursPerDay: 6 });
  expect(reading.setAside).toEqual([]);
});
