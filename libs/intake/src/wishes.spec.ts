import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const wishes = (text: string) => createReader(catalogGazetteer()).read(text).wishes;

describe('wishes for providers', () => {
  it.each([
    ['Llama 3.1 70B for 50 concurrent users on AWS, no H100 please', ['aws']],
    ['Plan GPUs for Qwen3 32B in Azure, 40 requests per second', ['azure']],
    ['hi want to run llama 3.1 70b on runpod for 20 users at the same time', ['runpod']],
    ['We rent 8 H100s on Lambda for Llama 3.3 70B and pay too much', []],
    ['Llama 3.1 8B for 20 users, AWS is too dear for us', []],
  ])('%s', (text, only) => { expect(wishes(text).onlyProviders).toEqual(only); });
  it('keeps what is ruled out apart', () => {
    expect(wishes("Please no AWS, and don't quantise it. Mistral Large for 10 users.")).toMatchObject({ onlyProviders: [], excludedProviders: ['aws'] });
  });
});
