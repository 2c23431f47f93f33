import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const PLAN = 'Qwen3-32B for 40 concurrent users.';

describe('whose sentence it is by its subject', () => {
  it.each([
    'MLPerf shows 21,000 tokens per second on 8 H100.',
    'In the webinar they showed 128 concurrent requests on 8 H200.',
    'A student of ours once got 18 tok/s out of a 2080 Ti.',
    'Her laptop has a 4070 and does 30 tok/s.',
    'At the university they have 40 H100.',
    'Competing product X apparently needs 24 L4 for 3,000 daily users.',
    'Ein Berater meinte, wir bräuchten 16 B200.',
    'Our predecessor on the project sized it for 9,000 users and 32 A100.',
  ])('another’s, with verbs and names that stand in no list: %s', (sentence) => {
    for (const text of [`${sentence} ${PLAN}`, `${PLAN} ${sentence}`]) {
      const reading = reader.read(text);
      expect(reading.fleet).toBeUndefined();
      expect(reading.totalUsers).toBeUndefined();
      expect(reading.concurrentRequests?.value).toBe(40);
      expect(reading.mode?.value).toBe('plan');
    }
  });

  it('what the writer’s own instruments and departments report is the writer’s', () => {
    const seen = reader.read('The dashboard shows 35 concurrent users on our 2x L40S, Qwen3-32B.');
    expect(seen.concurrentRequests?.value).toBe(35);
    expect(seen.fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 2 }]);
    expect(reader.read('Qwen3-32B. Finance assumes 900 users.').totalUsers?.value).toBe(900);
  });

  it.each([
    ['In May we take over the portal of our sister company, which adds 70 % to the traffic.', 1.7],
    ['Ab Mai übernehmen wir das Portal unserer Schwesterfirma, dadurch steigt die Last um 40 %.', 1.4],
    ['Next year we merge with a competitor, traffic goes up by 60 %.', 1.6],
  ])('whoever is taken over brings his load, not his machines: %s', (sentence, factor) => {
    const reading = reader.read(`${PLAN} ${sentence} They had 4 A100 for it.`);
    expect(reading.growthFactor?.value).toBe(factor);
    expect(reading.fleet).toBeUndefined();
    expect(reading.setAside).toContainEqual(expect.objectContaining({ text: '4 A100', reason: 'not_mine' }));
  });

  it('a price that goes up is no growth of the load', () =>
    expect(reader.read(`${PLAN} Order before May, when the price goes up by 11 %.`).growthFactor).toBeUndefined());

  it('the version of an engine is another matter', () =>
    expect(reader.read(`${PLAN} vLLM 0.9.`).setAside).toContainEqual(
      expect.objectContaining({ text: '0.9', reason: 'other_matter' }),
    ));

  it('what was tried and given up, and a condition with its verb in front, are not there', () => {
    const tried = 'We evaluated a hosted endpoint, which came to $2,750 a month for 60,000 requests, and dropped it.';
    expect(reader.read(`${PLAN} ${tried}`).budget).toBeUndefined();
    const joined = 'Should the ministry ever join, we would be 25,000 users.';
    expect(reader.read(`${PLAN} ${joined}`).totalUsers).toBeUndefined();
  });

  it('a paragraph behind the rows of a list is the writer’s again', () => {
    const text = 'Answers we already got:\n> "take 4 x H200"\n\nThe job: Qwen3-32B, 40 concurrent users.';
    expect(reader.read(text).concurrentRequests?.value).toBe(40);
  });
});
