import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { openDoor, type Door } from './door';
import { known } from '../src/testing/known';

const today = new Date().toISOString();
/** Everybody who sells the part in the packaged book, so that its rate is live. */
const SELLERS = ['aws', 'azure', 'digitalocean', 'gcp', 'lambda', 'runpod', 'scaleway', 'verda'];
const DOCUMENT = JSON.stringify({
  collected_at: today,
  offers: SELLERS.map((provider) => ({
    provider,
    gpu_key: 'H100 SXM',
    gpu_model_raw: 'NVIDIA H100 80GB SXM5',
    vram_gb: 80,
    gpu_count: 8,
    price_per_gpu_hr_usd: 3.5,
    pricing_type: 'on-demand',
    available: true,
  })),
});
const FLEET = {
  description: 'We run 8x H100 SXM for Llama 3.3 70B, 40 concurrent users, only H100',
  currentPricePerGpuHour: 4,
};

const ask = async (door: Door): Promise<string> =>
  (await request(door.server).post('/advisor/advise/').send(FLEET).expect(200)).text;
const snapshot = (body: string): string =>
  (JSON.parse(body) as { pricing: { snapshot_id: string } }).pricing.snapshot_id;
const isLive = (body: string): boolean =>
  (JSON.parse(body) as { recommendation_set: { options: { price_freshness: string }[] } }).recommendation_set.options[0]
    ?.price_freshness === 'live';

describe('two replicas on one database', () => {
  let feed: Server;
  let asked = 0;
  let address: string;
  const dataDir = mkdtempSync(join(tmpdir(), 'advisor-replicas-'));
  beforeAll(async () => {
    feed = createServer((_request, response) => {
      asked++;
      response.setHeader('content-type', 'application/json').end(DOCUMENT);
    });
    await new Promise<void>((done) => {
      feed.listen(0, '127.0.0.1', done);
    });
    address = `http://127.0.0.1:${(feed.address() as { port: number }).port}/data/prices.json`;
  });
  afterAll(async () => {
    await new Promise((done) => {
      feed.close(done);
      feed.closeAllConnections();
    });
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  });

  it(
    'one of which fetches the prices: both answer from them within a minute, with the same bytes, and either ' +
      "knows the other's analyses",
    async () => {
      const settings = { dataDir, analysisIdSecret: 'shared by both replicas', priceFeeds: { toolshed: address } };
      // The second comes up while the feed cannot be reached from it: whatever it knows, it knows through the database.
      const [first, second] = [
        await openDoor(settings),
        await openDoor({ ...settings, priceFeeds: { toolshed: 'http://127.0.0.1:1/prices.json' } }),
      ];
      try {
        const deadline = Date.now() + 60_000;
        let bodies = [await ask(first), await ask(second)];
        while (
          !(
            bodies.every(isLive) &&
            snapshot(known(bodies[0], 'first answer')) === snapshot(known(bodies[1], 'second answer'))
          ) &&
          Date.now() < deadline
        ) {
          await new Promise((later) => {
            setTimeout(later, 250);
          });
          bodies = [await ask(first), await ask(second)];
        }
        expect(bodies.map(isLive)).toEqual([true, true]);
        expect(bodies[0]).toBe(bodies[1]);
        expect(asked).toBeGreaterThanOrEqual(1);
        const { analysis_id } = JSON.parse(known(bodies[0], 'first answer')) as { analysis_id: string };
        await request(second.server).get(`/advisor/analyses/${analysis_id}`).expect(200);
      } finally {
        await first.close();
        await second.close();
      }
    },
    90_000,
  );
});
