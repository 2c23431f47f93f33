import { PricesUnavailable, PriceSnapshotsUnavailable } from '@compute-advisor/application';
import { InMemoryPriceSnapshotRepository } from '@compute-advisor/application/testing';
import { marketRates, type Offer, type PriceFreshness } from '@compute-advisor/domain';
import {
  DAY,
  HOUR,
  lastRun,
  PACKAGED,
  SAMPLE_CSVS,
  serveAzure,
  serveSamples,
  testMarket,
  type TestMarket,
} from './testing/market';
import { AZURE_PAGES } from './testing/azure-samples';
import { toolshedDocument } from './testing/samples';
import { SampleServer } from './testing/sample-server';
import { TEST_GPUS } from './testing/test-gpus';

const H100 = 'h100-sxm-80gb';
/** A shipped book that does not speak of the H100, so that only what was fetched makes its rate. */
const WITHOUT_H100 = { packaged: { ...PACKAGED, offers: PACKAGED.offers.filter(({ gpuId }) => gpuId !== H100) } };

describe('the live market', () => {
  let server: SampleServer;
  const started: TestMarket[] = [];
  const market = (...args: Parameters<typeof testMarket>): TestMarket => {
    const made = testMarket(...args);
    started.push(made);
    return made;
  };
  const rate = ({ pricing }: TestMarket, gpuId = H100) => marketRates(pricing.currentBook()).get(gpuId);
  const freshness = (made: TestMarket, gpuId = H100): PriceFreshness | undefined => rate(made, gpuId)?.freshness;
  const outcomes = async ({ pricing }: TestMarket): Promise<Record<string, string>> =>
    Object.fromEntries((await pricing.refresh()).map((run) => [run.feed, run.outcome]));

  beforeEach(async () => {
    server = await new SampleServer().start();
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map(({ pricing }) => pricing.stop()));
    await server.stop();
  });

  it('reads all feeds of a local server and makes one book of them', async () => {
    const made = market(serveSamples(server));
    const runs = await made.pricing.refresh();
    expect(
      Object.fromEntries(runs.filter((run) => run.outcome === 'accepted').map((run) => [run.feed, run.offersKept])),
    ).toEqual({
      toolshed: 10,
      'skypilot/aws': 7,
      'skypilot/cudo': 2,
      'skypilot/gcp': 12,
      'skypilot/lambda': 5,
      'skypilot/runpod': 4,
      'skypilot/vast': 4,
      azure: 4,
    });
    expect(
      runs
        .filter((run) => run.outcome !== 'accepted')
        .map((run) => [run.feed, run.outcome, run.reason?.replace(/http\S+\//, '')]),
    ).toEqual(
      ['do', 'hyperbolic', 'hyperstack', 'nebius', 'oci', 'verda'].map((cloud) => [
        `skypilot/${cloud}`,
        'failed',
        'HTTP 404 from vms.csv',
      ]),
    );
    // runpod 2.69, lambda 3.99 twice, verda 3.25, scaleway 3.58, aws 6.88 and 7.3616, azure 12.29 and 15.977: medians
    // 2.69 3.25 3.58 3.99 7.1208 14.1335
    expect(rate(made)).toMatchObject({
      usdPerGpuHour: 3.785,
      freshness: 'live',
      basis: 'on_demand',
      asOf: '2026-10-04',
      cheapest: { provider: 'runpod', usdPerGpuHour: 2.69 },
      instanceGranularity: 1,
    });
    // The two packaged rows are of providers whose own lists were read.
    expect(made.pricing.currentBook().offers).toHaveLength(48);
  });

  describe('four states', () => {
    it('walks live, stale and fallback as days pass and the server is gone, and comes back', async () => {
      const made = market(serveSamples(server));
      expect(freshness(made)).toBe('fallback');
      await made.pricing.refresh();
      expect(freshness(made)).toBe('live');
      server.clear();
      made.clock.move(119 * 60_000);
      expect(freshness(made)).toBe('live');
      made.clock.move(2 * 60_000);
      expect(freshness(made)).toBe('stale');
      expect(await outcomes(made)).toMatchObject({ toolshed: 'failed', azure: 'failed' });
      expect(freshness(made)).toBe('stale');
      made.clock.move(14 * DAY - 3 * HOUR);
      expect(freshness(made)).toBe('stale');
      made.clock.move(DAY);
      expect(rate(made)).toMatchObject({ freshness: 'fallback', usdPerGpuHour: 6.88, asOf: '2026-07-20' });
      serveSamples(server, '2026-10-19');
      await made.pricing.refresh();
      expect(freshness(made)).toBe('live');
    });

    it('are judged by the clock as it is, also when that is set back', async () => {
      const made = market({ toolshed: `${server.origin}/prices.json` });
      server.serve('/prices.json', toolshedDocument());
      await made.pricing.refresh();
      made.clock.move(DAY);
      expect(freshness(made)).toBe('stale');
      made.clock.move(-DAY);
      expect(freshness(made)).toBe('live');
    });

    it('has no book at all where nothing was fetched and nothing is packaged', async () => {
      const made = market('off', { packaged: { snapshotId: 'none', sources: [], offers: [] } });
      await made.pricing.start();
      expect(() => made.pricing.currentBook()).toThrow(PricesUnavailable);
      expect(made.pricing.status()).toEqual({ storeRead: true, feeds: [] });
    });

    it('does not grow young by a 304: confirmed every hour, the data are stale after their third day', async () => {
      const made = market({ toolshed: `${server.origin}/prices.json` });
      server.serve('/prices.json', toolshedDocument());
      await made.pricing.refresh();
      const seen: Record<number, PriceFreshness | undefined> = {};
      for (let day = 1; day <= 16; day += 1) {
        made.clock.move(DAY);
        await made.pricing.refresh();
        expect((await lastRun(made.snapshots, 'toolshed'))?.outcome).toBe('not_modified');
        seen[day] = freshness(made);
      }
      expect([seen[1], seen[3], seen[4], seen[14], seen[15]]).toEqual(['live', 'live', 'stale', 'stale', 'fallback']);
      expect(server.requests.filter((request) => request.headers['if-none-match'] !== undefined)).toHaveLength(16);
    });

    it('takes the same price list asked on another day for that day’s word', async () => {
      const made = market({ azure: `${server.origin}/api/retail/prices` }, WITHOUT_H100);
      serveAzure(server);
      await made.pricing.refresh();
      made.clock.move(5 * DAY);
      expect(freshness(made)).toBe('stale');
      expect(await outcomes(made)).toEqual({ azure: 'accepted' });
      expect(rate(made)).toMatchObject({ freshness: 'live', asOf: '2026-10-09' });
      expect(await outcomes(made)).toEqual({ azure: 'not_modified' });
    });

    it(
      'dates a file without a date by the day it was first seen, and keeps that date while the bytes stay ' +
        'the same',
      async () => {
        const made = market({ skypilot: `${server.origin}/c` }, WITHOUT_H100);
        server.answer('/c/v9/lambda/vms.csv', (_request, response) =>
          response.writeHead(200).end(SAMPLE_CSVS['lambda']),
        );
        await made.pricing.refresh();
        made.clock.move(5 * DAY);
        await made.pricing.refresh();
        expect(rate(made)).toMatchObject({ asOf: '2026-10-04', freshness: 'stale' });
        server.answer('/c/v9/lambda/vms.csv', (_request, response) =>
          response.writeHead(200).end(SAMPLE_CSVS['lambda']?.replace('31.92', '31.84')),
        );
        await made.pricing.refresh();
        expect(rate(made)).toMatchObject({ asOf: '2026-10-09', freshness: 'live', usdPerGpuHour: 3.98 });
      },
    );
  });

  describe('the name of a book', () => {
    it(
      'is the same for the same content, changes when anything in it ages, and the object stays while it ' + 'stays',
      async () => {
        const first = market(serveSamples(server));
        const second = market(serveSamples(server), { snapshots: first.snapshots, clock: first.clock });
        await first.pricing.refresh();
        await second.pricing.start();
        expect(second.pricing.currentBook()).toEqual(first.pricing.currentBook());
        const young = first.pricing.currentBook();
        expect(young.snapshotId).toMatch(/^2026-10-04\.[0-9a-f]{16}$/);
        first.clock.move(HOUR);
        expect(first.pricing.currentBook()).toBe(young);
        first.clock.move(2 * HOUR);
        const aged = first.pricing.currentBook();
        expect(aged.snapshotId).not.toBe(young.snapshotId);
        expect(second.pricing.currentBook().snapshotId).toBe(aged.snapshotId);
      },
    );
  });

  describe('the operator', () => {
    const own: Offer = {
      gpuId: H100,
      provider: 'own rack',
      gpuCount: 8,
      usdPerGpuHour: 1.2,
      kind: 'operator',
      asOf: '2026-09-01',
      source: 'operator',
      freshness: 'live',
    };

    it('sets a price of its own over the market, also one that changes while the service runs', async () => {
      const prices: Offer[] = [];
      const made = market(serveSamples(server), { operatorPrices: () => prices });
      await made.pricing.refresh();
      expect(rate(made)?.usdPerGpuHour).toBe(3.785);
      prices.push(own);
      expect(rate(made)).toMatchObject({ usdPerGpuHour: 1.2, basis: 'operator', cheapest: { provider: 'own rack' } });
      prices.pop();
      expect(rate(made)?.usdPerGpuHour).toBe(3.785);
    });
  });

  describe('replicas', () => {
    it('follow what another one accepted without refreshing themselves', async () => {
      const one = market(serveSamples(server));
      const two = market('off', { snapshots: one.snapshots, clock: one.clock, pollSeconds: 0.03 });
      await two.pricing.start();
      expect(freshness(two)).toBe('fallback');
      await one.pricing.refresh();
      await until(() => two.pricing.currentBook().snapshotId === one.pricing.currentBook().snapshotId);
      expect(two.pricing.currentBook()).toEqual(one.pricing.currentBook());
    });

    it('leave alone what another one refreshed lately', async () => {
      const addresses = { toolshed: `${server.origin}/prices.json` };
      server.serve('/prices.json', toolshedDocument());
      const one = market(addresses);
      const two = market(addresses, { snapshots: one.snapshots, clock: one.clock });
      expect(await one.pricing.refresh(false)).toHaveLength(1);
      one.clock.move(59 * 60_000);
      expect(await two.pricing.refresh(false)).toEqual([]);
      one.clock.move(60_000);
      expect(await two.pricing.refresh(false)).toHaveLength(1);
      expect(server.requests).toHaveLength(2);
    });

    it('try again after ten minutes what could not be reached, after the cadence what was refused', async () => {
      const made = market({ toolshed: `${server.origin}/prices.json` });
      expect((await made.pricing.refresh(false)).map((run) => run.outcome)).toEqual(['failed']);
      made.clock.move(9 * 60_000);
      expect(await made.pricing.refresh(false)).toEqual([]);
      made.clock.move(60_000);
      server.serve('/prices.json', '<html>maintenance</html>');
      expect((await made.pricing.refresh(false)).map((run) => run.outcome)).toEqual(['rejected']);
      made.clock.move(59 * 60_000);
      expect(await made.pricing.refresh(false)).toEqual([]);
      made.clock.move(60_000);
      expect(await made.pricing.refresh(false)).toHaveLength(1);
    });

    it('try themselves what another one could not reach, once in ten minutes', async () => {
      server.serve('/prices.json', toolshedDocument());
      const cutOff = market({ toolshed: 'http://127.0.0.1:1/prices.json' });
      const { snapshots, clock } = cutOff;
      const other = market({ toolshed: `${server.origin}/prices.json` }, { snapshots, clock });
      expect((await cutOff.pricing.refresh(false)).map((run) => run.outcome)).toEqual(['failed']);
      expect((await other.pricing.refresh(false)).map((run) => run.outcome)).toEqual(['accepted']);
      const third = market({ toolshed: 'http://127.0.0.1:1/prices.json' }, { snapshots, clock });
      expect(await third.pricing.refresh(false)).toEqual([]);
    });

    it('look again soon at what another one was busy with', async () => {
      const addresses = { toolshed: `${server.origin}/prices.json` };
      server.serve('/prices.json', toolshedDocument());
      const snapshots = new InMemoryPriceSnapshotRepository();
      const made = market(addresses, { snapshots, pollSeconds: 0.03 });
      let release = (): void => undefined;
      const busy = snapshots.runExclusively(
        'toolshed',
        () =>
          new Promise<void>((done) => {
            release = done;
          }),
      );
      await made.pricing.start();
      await new Promise((later) => {
        setTimeout(later, 200);
      });
      expect(freshness(made)).not.toBe('live');
      release();
      await busy;
      await until(() => freshness(made) === 'live');
    });

    it('do not fetch one feed at the same time', async () => {
      let answered = 0;
      server.answer('/prices.json', (_request, response) => {
        setTimeout(() => {
          answered += 1;
          response.writeHead(200).end(toolshedDocument());
        }, 100);
      });
      const addresses = { toolshed: `${server.origin}/prices.json` };
      const one = market(addresses);
      const two = market(addresses, { snapshots: one.snapshots });
      const [a, b] = await Promise.all([one.pricing.refresh(), two.pricing.refresh()]);
      expect(a.length + b.length).toBe(1);
      expect(answered).toBe(1);
    });
  });

  describe('running', () => {
    it('refreshes by itself once started, and reads everything anew after a change of the catalog', async () => {
      server.serve('/prices.json', toolshedDocument());
      const snapshots = new InMemoryPriceSnapshotRepository();
      const addresses = { toolshed: `${server.origin}/prices.json` };
      const made = market(addresses, { snapshots });
      await made.pricing.start();
      await until(() => freshness(made) === 'live');
      expect(freshness(made, 'a40-48gb')).toBe('live');
      const wiser = market(addresses, { snapshots, gpus: TEST_GPUS.filter((gpu) => gpu.id !== 'a40-48gb') });
      expect(await outcomes(wiser)).toEqual({ toolshed: 'accepted' });
      expect(freshness(wiser, 'a40-48gb')).toBeUndefined();
    });

    it('starts and answers with packaged prices when there is no network and no store', async () => {
      const { origin } = server;
      await server.stop();
      const dead = new Proxy(new InMemoryPriceSnapshotRepository(), {
        get: () => async () => {
          throw new PriceSnapshotsUnavailable('no database');
        },
      });
      const made = market({ toolshed: `${origin}/prices.json` }, { snapshots: dead });
      await made.pricing.start();
      expect(await made.pricing.refresh()).toEqual([]);
      expect(freshness(made)).toBe('fallback');
      expect(made.pricing.status()).toMatchObject({
        storeRead: false,
        feeds: [{ feed: 'toolshed', freshness: 'absent' }],
      });
      expect(made.logged).toEqual([
        { level: 'warn', message: 'the stored prices could not be read; those in memory stay in force' },
      ]);
    });

    it('keeps the fetched prices in memory while the store is away, and goes on when it is back', async () => {
      const store = new InMemoryPriceSnapshotRepository();
      let away = false;
      const flaky = new Proxy(store, {
        get: (target, name: keyof InMemoryPriceSnapshotRepository) =>
          away
            ? async () => {
                throw new PriceSnapshotsUnavailable('no database');
              }
            : (target[name] as () => unknown).bind(target),
      });
      const made = market({ toolshed: `${server.origin}/prices.json` }, { ...WITHOUT_H100, snapshots: flaky });
      server.serve('/prices.json', toolshedDocument());
      await made.pricing.refresh();
      away = true;
      server.serve('/prices.json', toolshedDocument(undefined, '2026-10-05T07:00:00Z'));
      expect(await made.pricing.refresh()).toEqual([]);
      expect(rate(made)).toMatchObject({ freshness: 'live', asOf: '2026-10-04' });
      away = false;
      made.clock.move(DAY);
      await made.pricing.refresh();
      expect(rate(made)).toMatchObject({ freshness: 'live', asOf: '2026-10-05' });
      expect(made.logged.map(({ message }) => message)).toContain('the stored prices can be read again');
    });

    it('tells each feed’s age, last outcome and rejected runs', async () => {
      const made = market({ toolshed: `${server.origin}/prices.json` });
      server.serve('/prices.json', toolshedDocument());
      await made.pricing.refresh();
      made.clock.move(90_000);
      server.serve('/prices.json', '<html>maintenance</html>');
      await made.pricing.refresh();
      expect(made.pricing.status()).toEqual({
        snapshotId: made.pricing.currentBook().snapshotId,
        asOf: '2026-10-04',
        storeRead: true,
        feeds: [
          {
            feed: 'toolshed',
            freshness: 'live',
            sourceDate: '2026-10-04',
            ageSeconds: 90,
            offers: 10,
            lastOutcome: 'rejected',
            lastReason: 'a web page came instead of JSON',
            lastRunAtMs: made.clock.now(),
            rejectedRuns: 1,
            failedRuns: 0,
          },
        ],
      });
    });

    it(
      'warns once that a feed cannot be read, tells of it quietly from then on, and warns of another kind of ' +
        'trouble',
      async () => {
        const made = market({ toolshed: `${server.origin}/prices.json` });
        for (let i = 0; i < 3; i += 1) await made.pricing.refresh();
        server.serve('/prices.json', '[]');
        await made.pricing.refresh();
        expect(made.logged).toEqual([
          { level: 'warn', message: 'a price feed could not be read' },
          { level: 'info', message: 'a price feed could not be read again' },
          { level: 'info', message: 'a price feed could not be read again' },
          { level: 'warn', message: 'a price feed was not believed' },
        ]);
      },
    );

    it('files no failure for a fetch that its own shutdown cut off', async () => {
      server.answer('/prices.json', () => undefined);
      const made = market({ toolshed: `${server.origin}/prices.json` });
      const running = made.pricing.refresh();
      await until(() => server.requests.length === 1);
      await made.pricing.stop();
      expect(await running).toEqual([]);
      expect(await lastRun(made.snapshots, 'toolshed')).toBeUndefined();
    });
  });

  it('asks Azure as it wants to be asked, and goes from page to page on the configured host alone', async () => {
    const made = market({ azure: `${server.origin}/api/retail/prices` });
    server.answer('/api/retail/prices', (request, response) => {
      const skip = new URL(request.url ?? '/', server.origin).searchParams.get('$skip');
      const link = 'https://prices.azure.com:443/api/retail/prices?api-version=2023-01-01-preview&$skip=1000';
      response.end(
        JSON.stringify({
          BillingCurrency: 'USD',
          Items: AZURE_PAGES[skip === null ? 0 : 1],
          NextPageLink: skip === null ? link : null,
        }),
      );
    });
    expect(await outcomes(made)).toEqual({ azure: 'accepted' });
    expect(server.requests.map(({ query }) => [query.get('$filter'), query.get('$skip')])).toEqual([
      ["serviceName eq 'Virtual Machines' and priceType eq 'Consumption' and contains(armSkuName, 'Standard_N')", null],
      [null, '1000'],
    ]);
  });
});

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 5000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited five seconds in vain');
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
}
