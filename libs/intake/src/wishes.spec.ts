import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const wishes = (text: string) => reader.read(text).wishes;

describe('wishes for providers', () => {
  it.each([
    ['Llama 3.1 70B for 50 concurrent users on AWS, no H100 please', ['aws']],
    ['Plan GPUs for Qwen3 32B in Azure, 40 requests per second', ['azure']],
    ['hi want to run llama 3.1 70b on runpod for 20 users at the same time', ['runpod']],
    ['We rent 8 H100s on Lambda for Llama 3.3 70B and pay too much', []],
    ['Llama 3.1 8B for 20 users, AWS is too dear for us', []],
    ['EU only, Lambda or RunPod, Llama 3.1 8B for 20 users', ['lambda', 'runpod']],
    ['Llama 3.1 8B for 20 users, GCP europe-west4', ['gcp']],
    ['Llama 3.1 8B for 20 users, preferably AWS or GCP', ['aws', 'gcp']],
    ['we already have a contract with Azure, want Llama 3.3 70B for 50 concurrent users', ['azure']],
  ])('%s', (text, only) => {
    expect(wishes(text).onlyProviders).toEqual(only);
  });
  it('keeps what is ruled out apart', () => {
    expect(wishes("Please no AWS, and don't quantise it. Mistral Large for 10 users.")).toMatchObject({
      onlyProviders: [],
      excludedProviders: ['aws'],
    });
  });

  it.each([
    ['Llama 3.1 8B for 20 users, GCP europe-west4', ['europe-west4']],
    ['on AWS us-east-1', ['us-east-1']],
    ['Qwen3 32B for 10 users, data must stay in Germany', ['germany']],
    ['Qwen3 32B for 10 users, data must not leave the EU', ['eu']],
    ['Qwen3 32B, 10 Nutzer, geht das ohne die EU zu verlassen?', ['eu']],
    ['Qwen3 32B for 10 users, nothing may go outside Germany, no data outside Germany', ['germany']],
    ['Qwen3 32B pour 10 utilisateurs, les données ne doivent pas quitter la France', ['france']],
    ['Qwen3 32B for 10 users, not in the US', []],
    ['Llama 3.1 8B for 20 users in Europe', ['eu']],
  ])('reads the region of: %s', (text, regions) => {
    expect(wishes(`Llama 3.1 8B for 20 users. ${text}`).regions).toEqual(regions);
  });
  it.each(['no downtime', 'highly available', 'with failover'])('takes "%s" as a wish for a spare replica', (words) => {
    expect(wishes(`Llama 3.1 8B for 100 concurrent users, ${words}`).highAvailability).toBe(true);
  });
});

describe('sellers of whom nothing is wanted', () => {
  it.each([
    ['The CEO says nothing from Vast or RunPod.', ['vast', 'runpod'], undefined],
    ['Nichts von Vast.', ['vast'], undefined],
    ['Rien chez OVH.', ['ovh'], undefined],
    ['Nothing but AWS.', undefined, ['aws']],
  ])('%s', (sentence, excluded, only) => {
    const { constraints } = reader.read(`Llama 3.3 70B for 20 users. ${sentence}`);
    expect([constraints?.excludedProviders?.value, constraints?.providers?.value]).toEqual([excluded, only]);
  });
  it('a budget behind its colon is money, whoever gets it', () =>
    expect(reader.read('Llama 3.3 70B, budget: I can probably get 4k a month.').budget?.value.usdPerMonth).toBe(4000));
});
