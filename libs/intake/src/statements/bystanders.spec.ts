import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const own = 'We want Qwen3 32B for 40 users.';

/** Mode, users, fleet, budget and rate of a text. */
const shown = (text: string): unknown[] => {
  const r = reader.read(text);
  return [r.mode?.value, r.totalUsers?.value, r.fleet?.value, r.budget?.value.amount];
};

describe('a sentence whose subject is a bystander', () => {
  it.each([
    'The Norwegians have MI300X, twelve of them even.',
    'Utrecht has, I think, two A40 for 80 people.',
    'Acme Corp went with 16 H200 for 4,000 seats.',
    'Their developers use 3 H100s for a chatbot with 4,000 users.',
    'An intern of theirs tried 4 A10 with 32k context and 25 users.',
    "Grandma's bingo club ended up with a 4080 and 12 players.",
    'Die Feuerwehr im Nachbarort nutzt eine L40S für 90 Leute.',
    'Die Uniklinik in Ulm hat 12 A40 für 2.400 Ärzte.',
    'Los de informática del ayuntamiento usan 4 A40.',
    'Twitter is full of people with four 3090s and 25 tok/s.',
  ])('says nothing about the writer: %s', (sentence) => {
    expect(shown(`${own} ${sentence}`)).toEqual(['plan', 40, undefined, undefined]);
    expect(shown(`${sentence} ${own}`)).toEqual(['plan', 40, undefined, undefined]);
  });

  it.each([
    ['what the writer has', 'Our two nodes have 4x A100 each. Qwen3 32B, 40 users.'],
    ['a thing of his', 'The assistant runs on 8x A100. Qwen3 32B, 40 users.'],
    ['a fragment', 'Inference server with 8x A100. Qwen3 32B, 40 users.'],
  ])('but not %s', (_, text) => {
    expect(reader.read(text).fleet?.value[0]?.gpuId).toBe('a100-sxm4-80gb');
  });
});

describe('a time that is over', () => {
  it.each([
    'During the pandemic it was 900 users on 20 V100.',
    'Prior to the move to Azure we paid $13,000 a month for 10 V100.',
    'Vor der Fusion waren es 400 Nutzer auf zwei V100.',
    'El año anterior pagábamos 4.500 € al mes por 6 A100.',
    'Two winters ago our cluster still consisted of 10 P100 with 64 users.',
    'The contract for our 24 T4 expired in May.',
  ])('%s', (sentence) => {
    expect(shown(`${own} ${sentence}`)).toEqual(['plan', 40, undefined, undefined]);
  });
});

describe('what somebody offers', () => {
  it.each([
    ["Oracle's offer is 16 H100 at $2.20 an hour.", 'h100-sxm-80gb', 16],
    ['Die Telekom hat uns 8 H100 zu 2,90 € die Stunde angeboten.', 'h100-sxm-80gb', 8],
    ['Nos han ofrecido 4 H200 por 130.000 €.', 'h200-sxm-141gb', 4],
  ])('is weighed: %s', (sentence, gpuId, gpuCount) => {
    const r = reader.read(`${own} ${sentence}`);
    expect([r.mode?.value, r.fleet, r.candidates?.value]).toEqual(['plan', undefined, [{ gpuId, gpuCount }]]);
  });
});

describe('turns of a chat', () => {
  it('pasted into a text are what others say', () => {
    expect(shown(`[14:05] marc: in my team it's 5 A100 and 90 users\n${own}`)).toEqual([
      'plan',
      40,
      undefined,
      undefined,
    ]);
    expect(shown(`bob> we do this on 6 A6000 with 45 concurrent users\n${own}`)).toEqual([
      'plan',
      40,
      undefined,
      undefined,
    ]);
  });
  it('are the conversation itself where there is nothing else', () => {
    const chat =
      '[09:02] priya: numbers for the crew bot\n[09:03] priya: 160 chats at once\n' +
      '[09:05] olek: model?\n[09:06] priya: Qwen3 32B';
    expect(reader.read(chat).concurrentRequests?.value).toBe(160);
  });
});
