import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a prompt and its answer in the words people use', () => {
  it.each<[string, number, number]>([
    ['One CV is 2,400 tokens including our instructions. The summary is limited to 220 tokens.', 2400, 220],
    ['Dictated notes of 900 tokens turn into reports of 650.', 900, 650],
    ['Prompts are around 1,800 tokens, the letters 350.', 1800, 350],
    ['Minuta média 5 mil tokens, parecer de 350.', 5000, 350],
    ['Cada petición ocupa 8 mil tokens de contexto y salen 400.', 8000, 400],
    ['prompts went from 1,200 to 5,500 tokens; suggestions are still 90 tokens.', 5500, 90],
    ['Prompt 2k, answer 200 tokens.', 2000, 200],
  ])('%s', (text, input, output) => {
    const reading = reader.read(`${text} Llama 3.1 8B for 40 users.`);
    expect([reading.inputTokens?.value, reading.outputTokens?.value]).toEqual([input, output]);
  });
  it('a number of another matter behind a length is no answer', () => {
    const reading = reader.read(
      'Llama 3.1 8B: prompts of 1,800 tokens, peak 40. Prompts of 2k tokens, concurrency 64.',
    );
    expect(reading.outputTokens).toBeUndefined();
  });
  it('three digits behind a point are thousands of what is counted whole', () => {
    expect(reader.read("Llama 3.1 8B. Vraag zo'n 1.500 tokens, antwoord 200").inputTokens?.value).toBe(1500);
    expect(reader.read('Llama 3.1 8B, 2.400 users').totalUsers?.value).toBe(2400);
  });
  it('pieces that something is done with at once are in flight, and so are conversations that are open', () => {
    expect(reader.read('Llama 3.1 8B, 35 letters are generated at the same time').concurrentRequests?.value).toBe(35);
    expect(reader.read('Llama 3.1 8B, the worst minute had 310 conversations open').concurrentRequests?.value).toBe(
      310,
    );
    expect(reader.read('Llama 3.1 8B, in the peak hour 20 talk simultaneously').concurrentRequests?.value).toBe(20);
  });
  it('the least that nobody shall fall below is wished for', () => {
    const reading = reader.read('Llama 3.1 8B on our 2x L4, no user shall read slower than 25 tokens/s');
    expect(reading.tokensPerSecondPerUser?.value).toBe(25);
  });
});
