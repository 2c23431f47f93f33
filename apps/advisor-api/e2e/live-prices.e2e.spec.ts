import { createServer, type Server } from 'node:http';
import request from 'supertest';
import { openDoor, type Door } from './door';
import { known } from '../src/testing/known';

const today = new Date().toISOString();
const offer = (more: object): object => ({
  provider: 'lambda',
  gpu_key: 'H100 SXM',
  gpu_model_raw: 'NVIDIA H100 80GB SXM5',
  vram_gb: 80,
  gpu_count: 8,
  price_per_gpu_hr_usd: 3.5,
  pricing_type: 'on-demand',
  available: true,
  ...more,
});
/** Who sells an H100 SXM in the packaged book; a live list shuts out the packaged offers of the providers it names,
 *  and no others. */
const PACKAGED_SELLERS = [
  'aws',
  'azure',
  'coreweave',
  'digitalocean',
  'gcp',
  'hyperstack',
  'lambda',
  'oci',
  'runpod',
  'scaleway',
  'verda',
];
/** What the feed publishes today: all of them ask 3.50 USD for an H100 SXM, two more 3.10 and 3.90. */
const DOCUMENT = JSON.stringify({
  collected_at: today,
  offers: [
    ...PACKAGED_SELLERS.map((provider) => offer({ provider })),
    offer({ provider: 'nebius', price_per_gpu_hr_usd: 3.1 }),
    offer({ provider: 'crusoe', price_per_gpu_hr_usd: 3.9 }),
  ],
});

interface GpuView {
  readonly id: string;
  readonly price: {
    readonly price_freshness: string;
    readonly market_rate_usd_per_gpu_hour: number;
    readonly as_of: string;
    readonly providers: string[];
    readonly cheapest_offer: { readonly provider: string; readonly usd_per_gpu_hour: number };
  };
}

async function h100(door: Door): Promise<GpuView['price']> {
  const { body } = await request(door.server).get('/advisor/catalog/gpus');
  return known(
    (body as { gpus: GpuView[] }).gpus.find((gpu) => gpu.id === 'h100-sxm-80gb'),
    'H100',
  ).price;
}
async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await ask();
    if (holds(value) || Date.now() > deadline) return value;
    await new Promise((later) => {
      setTimeout(later, 100);
    });
  }
}

describe('live prices', () => {
  let feed: Server;
  let address: string;
  beforeAll(async () => {
    feed = createServer((_request, response) => {
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
  });

  it(
    'reach catalog, plans, metrics and readiness without a restart; an analysis on the older prices stays as ' +
      'it was',
    async () => {
      const fleet = {
        description: 'We run 8x H100 SXM for Llama 3.3 70B, 40 concurrent users, only H100',
        currentPricePerGpuHour: 4,
      };
      const packaged = await openDoor({ analysisIdSecret: 'shared by both doors' });
      const before = (await request(packaged.server).post('/advisor/advise/').send(fleet)).body as {
        analysis_id: string;
        pricing: { snapshot_id: string };
      };
      await packaged.close();

      const door = await openDoor({ analysisIdSecret: 'shared by both doors', priceFeeds: { toolshed: address } });
      try {
        const price = await until(
          () => h100(door),
          (now) => now.price_freshness === 'live',
        );
        expect(price).toMatchObject({
          price_freshness: 'live',
          market_rate_usd_per_gpu_hour: 3.5,
          as_of: today.slice(0, 10),
          providers: [...PACKAGED_SELLERS, 'crusoe', 'nebius'].sort(),
          cheapest_offer: { provider: 'nebius', usd_per_gpu_hour: 3.1 },
        });
        const answer = (await request(door.server).post('/advisor/advise/').send(fleet)).body as {
          analysis_id: string;
          price_freshness: string;
          pricing: { snapshot_id: string; as_of: string };
          recommendation_set: { options: { gpu_id: string; usd_per_gpu_hour: number; price_freshness: string }[] };
        };
        const option = answer.recommendation_set.options.find((candidate) => candidate.gpu_id === 'h100-sxm-80gb');
        expect(option).toMatchObject({ usd_per_gpu_hour: 3.5, price_freshness: 'live' });
        expect(answer.analysis_id).not.toBe(before.analysis_id);
        expect(answer.pricing.snapshot_id).not.toBe(before.pricing.snapshot_id);
        expect((await request(door.server).get('/metrics')).text).toMatch(
          /advisor_price_feed_age_seconds\{feed="toolshed",freshness="live"\} \d+/,
        );
        expect((await request(door.server).get('/readyz')).body).toMatchObject({
          status: 'ready',
          prices: { detail: expect.stringMatching(/^13 live, 0 stale, \d+ packaged offers/) as string },
        });
      } finally {
        await door.close();
      }
    },
  );

  it('that cannot be fetched leave the packaged ones in force, and the service ready', async () => {
    const door = await openDoor({ priceFeeds: { toolshed: 'http://127.0.0.1:1/prices.json' } });
    try {
      await until(() => Promise.resolve(door.log.some((line) => line['outcome'] === 'failed')), Boolean);
      expect(await h100(door)).toMatchObject({ price_freshness: 'fallback' });
      await request(door.server).get('/readyz').expect(200);
      expect(
        (await request(door.server).post('/advisor/advise/').send({ description: 'Llama 3.1 8B' })).body,
      ).toMatchObject({ price_freshness: 'fallback' });
    } finally {
      await door.close();
    }
  });
});
