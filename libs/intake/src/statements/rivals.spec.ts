import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what a rival, a former boss or somebody on a stage claims', () => {
  it.each([
    ['09:12 dana: competitor X said on stage they do 300 rps on 64 H100 lol'],
    ['- acme (competitor) claims 300 images/s on 64 H100'],
    ['The invoice was high, and our biggest rival brags about "a fleet of 64 H100s" on LinkedIn.'],
    ['I went to a conference where a bank said it serves 300 users with 24 L40S.'],
    ['My old boss once told me 300 users per A100.'],
    ['Mein alter Chef sagte mir mal 300 Nutzer pro A100.'],
    ['Firma X macht angeblich 300 Anfragen/s auf 64 H100.'],
  ])('is nothing that is planned: %s', (told) => {
    const reading = reader.read(`${told}\nWe have 2x L4 and 90 users at once with Llama 3.1 8B at 42 requests/s.`);
    expect(reading.fleet?.value).toEqual([{ gpuId: 'l4-24gb', gpuCount: 2 }]);
    expect(reading.concurrentRequests?.value).toBe(90);
    expect(reading.totalUsers).toBeUndefined();
    expect(reading.requestsPerSecond?.value).toBe(42);
  });
});
