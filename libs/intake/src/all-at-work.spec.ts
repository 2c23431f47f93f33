import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what is at work all at once', () => {
  it.each([
    ['12 rooms, one talking character in each. On Saturdays all 12 are busy. Ministral 3 8B, A40 or L4?', 12],
    ['We have 30 booths; at fairs all 30 are in use. Ministral 3 8B. A40 or L4?', 30],
    ['20 Kabinen, abends sind alle 20 besetzt. Ministral 3 8B. A40 oder L4?', 20],
    ['Live captions for 14 channels around the clock, Whisper large-v3-turbo. A pair of L4?', 14],
    ['Untertitel live für 14 Sender, Whisper large-v3-turbo. Zwei L4?', 14],
    ['Agentic coding, roughly 15 agents running at any time, 60k context. Devstral Small 2 24B.', 15],
    ['A claims hotline, 28 live calls at the peak, whisper large-v3. 2x L4?', 28],
    ['Centralita con 28 llamadas activas en el pico, whisper large-v3. ¿2x L4?', 28],
    ['Qwen3-Coder-30B-A3B at Q6_K, 64k ctx, one dev (me). Two 3090s?', 1],
    ['Qwen3-Coder-30B-A3B, 1 Entwickler (ich), 64k Kontext. Zwei 3090?', 1],
    ['4x A30, mixtral 8x7b awq, 16 users each get 11 t/s. want 25 users at 15 t/s. add cards?', 25],
    ['2x L40S, llama 3.3 70b awq, heute 8 Nutzer mit 12 t/s. wollen 20 Nutzer mit 15 t/s.', 20],
  ])('%s', (text, conc) => {
    const reading = reader.read(text);
    expect(reading.concurrentRequests?.value).toBe(conc);
    expect([reading.requestsPerDay, reading.totalUsers]).toEqual([undefined, undefined]);
  });

  it.each([
    ['We have 8 A100 and all 8 are busy. Llama 3.3 70B, 4k context. Buy more?'],
    ['We sell through 14 channels. Llama 3.3 70B on 8 A100, 4k context.'],
    ['Llama 3.3 70B on 8 A100, 4k context, all 8 experts are active.'],
  ])('cards and shops are none: %s', (text) => {
    expect(reader.read(text).concurrentRequests).toBeUndefined();
  });
});
