import { GpuNames } from '../readings/gpu-names';
import { HttpClient } from '../http/http-client';
import { TEST_LIMITS } from '../testing/market';
import { CUDO_CSV } from '../testing/samples';
import { SampleServer } from '../testing/sample-server';
import { TEST_GPUS } from '../testing/test-gpus';
import { SkypilotPriceFeed } from './skypilot.price-feed';

const names = new GpuNames(TEST_GPUS);
const NOW = Date.UTC(2026, 9, 4, 12);
const COMMIT = JSON.stringify([{ sha: 'abc', commit: { committer: { name: 'bot', date: '2026-09-30T05:12:44Z' } } }]);

describe('a SkyPilot file whose age only the repository knows', () => {
  let server: SampleServer;
  let http: HttpClient;
  beforeEach(async () => {
    server = await new SampleServer().start();
    http = new HttpClient([new URL(server.origin)], { ...TEST_LIMITS, retries: 0 });
  });
  afterEach(async () => {
    await http.close();
    await server.stop();
  });
  const feed = (base = '/catalogs'): SkypilotPriceFeed =>
    new SkypilotPriceFeed('cudo', new URL(base, server.origin), http, {
      commits: new URL('/commits', server.origin),
      root: 'catalogs',
    });

  it('is dated by its last commit, and found in the newest schema that has it', async () => {
    server.serve('/catalogs/v8/cudo/vms.csv', CUDO_CSV);
    server.serve('/commits', COMMIT);
    const fetched = await feed().fetch(names, undefined, NOW);
    expect(fetched).toMatchObject({ modified: true, reading: { sourceDate: '2026-09-30' } });
    expect(server.requests.map(({ path, query }) => query.get('path') ?? path)).toEqual([
      '/catalogs/v9/cudo/vms.csv',
      '/catalogs/v8/cudo/vms.csv',
      'catalogs/v8/cudo/vms.csv',
    ]);
  });

  it('is not dated at all when the history is silent and the bytes are new: no date is made up', async () => {
    server.serve('/catalogs/v8/cudo/vms.csv', CUDO_CSV);
    await expect(feed().fetch(names, undefined, NOW)).rejects.toThrow('HTTP 404');
    server.serve('/commits', '[]');
    await expect(feed().fetch(names, undefined, NOW)).rejects.toThrow('does not say when the file was changed');
  });

  it(
    'keeps its date without asking while the bytes are the same, and is of today when they changed under our ' + 'eyes',
    async () => {
      server.serve('/catalogs/v8/cudo/vms.csv', CUDO_CSV);
      server.serve('/commits', COMMIT);
      const first = await feed().fetch(names, undefined, NOW);
      if (!first.modified) throw new Error('not modified');
      server.answer('/commits', (_request, response) => response.writeHead(403).end('rate limit exceeded'));
      const last = { contentDigest: first.contentDigest, sourceDate: '2026-09-30' };
      expect(await feed().fetch(names, last, NOW)).toMatchObject({ reading: { sourceDate: '2026-09-30' } });
      server.serve('/catalogs/v8/cudo/vms.csv', CUDO_CSV.replace('12.9408', '12.8'));
      expect(await feed().fetch(names, last, NOW)).toMatchObject({ reading: { sourceDate: '2026-10-04' } });
    },
  );

  it('is read from the one folder that is configured, when that is one schema', async () => {
    await expect(feed('/catalogs/v7').fetch(names, undefined, NOW)).rejects.toThrow('HTTP 404');
    expect(server.requests.map(({ path }) => path)).toEqual(['/catalogs/v7/cudo/vms.csv']);
  });
});
