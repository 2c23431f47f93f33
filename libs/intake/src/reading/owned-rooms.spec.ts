import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const basisOf = (text: string): string | undefined => reader.read(text).constraints.priceBasis?.value;

describe('machines in rooms of the writer', () => {
  it.each([
    'I have a 4090 and a 3090 at home. Can they run Llama 3.3 70B in Q4?',
    'Im Serverraum stehen bei uns 4 L40S mit Qwen3 32B für 60 Kollegen. Reicht das?',
    'Sotto la scrivania ho due 3090, Qwen3 32B per 5 persone',
    'There are two A6000 in our basement serving Gemma 3 27B to 12 people.',
  ])('are owned: %s', (text) => {
    expect(basisOf(text)).toBe('owned');
  });
  it.each([
    'We rent 2 A100 and I have a 4090 at home',
    'The 4 L40S in our server room cost us 900 euros a month, Qwen3 32B',
    'We have 2 A100 in the data centre in Oslo, Qwen3 32B',
    'I want to run Qwen3 32B at home. What should I buy?',
  ])('are not said to be where rent is told, rooms are somebody else’s, or nothing stands: %s', (text) => {
    expect(basisOf(text)).toBeUndefined();
  });
});
