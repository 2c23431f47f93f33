import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
/** The load, and each place with its share in per cent. */
const placed = (text: string): object => {
  const r = reader.read(text);
  return {
    users: r.totalUsers?.value,
    atOnce: r.concurrentRequests?.value,
    perSecond: r.requestsPerSecond?.value,
    places: r.placements?.value.map(({ region, share }) => `${region} ${Math.round((share ?? 0) * 1000) / 10}`),
    aside: r.setAside.map((s) => s.text),
  };
};

describe('loads of several places', () => {
  it.each([
    ['800 users in the EU and 400 in Asia, Llama 3.3 70B chat', { users: 1200, places: ['eu 66.7', 'asia 33.3'] }],
    [
      'Chatbot on Llama 3.3 70B: 30 concurrent users in the US and 20 concurrent users in Europe',
      { atOnce: 50, places: ['us 60', 'eu 40'] },
    ],
    [
      '1,200 developers: 700 in Frankfurt, the rest in Virginia. Qwen3 32B for coding',
      { users: 1200, places: ['frankfurt 58.3', 'virginia 41.7'] },
    ],
    [
      '900 users across Europe and Asia, 600 of them in Europe, 300 in Asia, Llama 3.3 70B',
      { users: 900, places: ['eu 66.7', 'asia 33.3'] },
    ],
    [
      'Qwen3 32B, 12 requests per second in Frankfurt and 8 in Virginia',
      { perSecond: 20, places: ['frankfurt 60', 'virginia 40'] },
    ],
    ['EU: 800 users, 40 concurrent; Asia: 400 users, 20 concurrent. Qwen3 32B', { users: 1200, atOnce: 60 }],
    ['In Germany we have 300 users and in France 200, Qwen3 32B', { users: 500, places: ['germany 60', 'france 40'] }],
    [
      '1.200 Entwickler, davon 700 in Frankfurt, der Rest in Virginia, Qwen3 32B',
      { users: 1200, places: ['frankfurt 58.3', 'virginia 41.7'] },
    ],
    [
      '50 Anfragen pro Sekunde in Frankfurt und 20 in Virginia, Qwen3 32B',
      { perSecond: 70, places: ['frankfurt 71.4', 'virginia 28.6'] },
    ],
    [
      '800 utilisateurs en Europe et 400 aux États-Unis, Llama 3.3 70B',
      { users: 1200, places: ['eu 66.7', 'us 33.3'] },
    ],
    ['10 requêtes par seconde à Paris, 5 à Francfort, Qwen3 32B', { perSecond: 15 }],
    [
      '40 usuarios simultáneos en España y 24 en México, Llama 3.3 70B',
      { atOnce: 64, places: ['spain 62.5', 'mexico 37.5'] },
    ],
    ['欧洲800个用户，亚洲400个用户，Llama 3.3 70B', { users: 1200, places: ['eu 66.7', 'asia 33.3'] }],
    [
      '60 % of the traffic is in Frankfurt, the rest in Virginia. 100 concurrent users, Qwen3 32B',
      { atOnce: 100, places: ['frankfurt 60', 'virginia 40'] },
    ],
  ])('%s', (text, expected) => {
    expect(placed(text)).toMatchObject({ ...expected, aside: [] });
  });

  it('hardware in several places is no load of theirs', () => {
    const reading = reader.read('We run 8 H100 in Frankfurt and 4 in Virginia for Qwen3 32B, 200 users');
    expect(reading.placements).toBeUndefined();
    expect(reading.totalUsers?.value).toBe(200);
  });
  it('one place is a region and no division', () => {
    const reading = reader.read('200 users in Germany, Qwen3 32B, budget 4000 EUR a month in Frankfurt');
    expect(reading.placements).toBeUndefined();
    expect(reading.totalUsers?.value).toBe(200);
  });
});
