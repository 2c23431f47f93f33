import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const perDay = (text: string): unknown => reader.read(`Mistral Small 3.2, ${text}.`).requestsPerDay?.value;

describe('conversations and what each holds', () => {
  it.each([
    ['3,000 conversations a day with 6 messages', 18_000],
    ['3.000 Gespräche pro Tag, im Schnitt 6 Nachrichten', 18_000],
    ['3.000 Gespräche pro Tag mit je 6 Nachrichten', 18_000],
    ['2,000 chats a day with about 8 turns', 16_000],
    ['3,000 chats a day, 4 messages on average', 12_000],
    ['2 mil conversaciones al día con unos 5 mensajes', 10_000],
  ])('%s', (text, requests) => expect(perDay(text)).toBe(requests));

  it('messages that a prompt holds, and people at once, multiply nothing', () => {
    expect(perDay('9,000 requests a day, on average 6 messages in the prompt')).toBe(9_000);
    expect(perDay('900 tickets a day, on average 40 at once')).toBe(900);
  });

  it('one of several machines is all its cards', () => {
    const reading = reader.read('We run 3 p5.48xlarge for Llama 3.3 70B, 300 users. Are two of them enough?');
    expect(reading.candidates?.value).toEqual([expect.objectContaining({ gpuId: 'h100-sxm-80gb', gpuCount: 16 })]);
  });
});
