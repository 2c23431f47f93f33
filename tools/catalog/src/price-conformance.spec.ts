import {
  InMemoryPriceFeedMemoryRepository,
  InMemoryPriceSnapshotRepository,
} from '@compute-advisor/application/testing';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { createLivePricing, createPriceFeeds, type LivePricing, SKYPILOT_CLOUDS } from '@compute-advisor/pricing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The real samples of the price feeds, judged with the shipped catalog and the shipped price book, on an empty
 *  database. */
const folder = process.env['CONFORMANCE_DATA'];
if (folder === undefined)
  process.stderr.write('SKIPPED: the real price samples are not judged, CONFORMANCE_DATA is not set\n');
const withData = folder === undefined ? describe.skip : describe;
const prices = join(folder ?? '', 'prices');

/** What a source that lies does to a file; undefined leaves the file out. */
type Damage = (csv: string) => string | undefined;

/** The file of a cloud, in whichever schema version it was sampled. */
function sampleOf(cloud: string): string | undefined {
  const versions = readdirSync(join(prices, 'skypilot'));
  return versions.map((version) => join(prices, 'skypilot', version, cloud, 'vms.csv')).find(existsSync);
}

/** Two columns in each other's place, as a source does that changes its order and not its header. */
const swapped =
  (one: string, other: string): Damage =>
  (csv) => {
    const [header = '', ...rows] = csv.split(/\r?\n/);
    const names = header.split(',');
    if (!names.includes(one) || !names.includes(other)) return undefined;
    const renamed = names.map(
      (name) =>
        new Map([
          [one, other],
          [other, one],
        ]).get(name) ?? name,
    );
    return [renamed.join(','), ...rows].join('\n');
  };

/** Every price times the same. */
const scaled =
  (by: number): Damage =>
  (csv) => {
    const [header = '', ...rows] = csv.split(/\r?\n/);
    const at = header.split(',').indexOf('Price');
    const cells = (row: string): string[] => row.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
    const changed = rows.map((row) =>
      cells(row)
        .map((cell, i) => (i === at && Number.parseFloat(cell) > 0 ? `${Number.parseFloat(cell) * by},` : cell))
        .join(''),
    );
    return [header, ...changed].join('\n');
  };

withData('the real samples, beside the shipped price book', () => {
  let server: Server;
  let damage: Damage = (csv) => csv;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const cloud = /\/skypilot\/(\w+)\//.exec(url.pathname)?.[1];
      const page = url.searchParams.get('$skip') === null ? 1 : 2;
      const sample = url.pathname === '/azure' ? `azure_retail_prices_page${page}.json` : 'toolshed_prices.json';
      const file = cloud === undefined ? join(prices, 'samples', sample) : sampleOf(cloud);
      const text = file === undefined ? undefined : readFileSync(file, 'utf8');
      const body = text === undefined || cloud === undefined ? text : damage(text);
      if (body === undefined) response.writeHead(404).end();
      else response.writeHead(200).end(body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  function marketOf(day: string): LivePricing {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { gpus } = new PackagedCatalog().current();
    return createLivePricing({
      feeds: createPriceFeeds({
        toolshed: `${origin}/toolshed.json`,
        skypilot: `${origin}/skypilot`,
        azure: `${origin}/azure`,
      }),
      snapshots: new InMemoryPriceSnapshotRepository(),
      memories: new InMemoryPriceFeedMemoryRepository(),
      packaged: new PackagedPriceBook().currentBook(),
      operatorPrices: () => [],
      gpus: () => gpus,
      clock: { now: () => Date.parse(`${day}T12:00:00Z`) },
      cadenceMinutes: 60,
      staleAfterHours: 72,
    });
  }

  async function accepted(by: Damage): Promise<readonly (readonly [string, string, string?])[]> {
    damage = by;
    const pricing = marketOf('2026-10-04');
    try {
      const runs = await pricing.refresh();
      return runs.map(({ feed, outcome, reason }) =>
        reason === undefined ? [feed, outcome] : [feed, outcome, reason],
      );
    } finally {
      await pricing.stop();
    }
  }

  it('are accepted, all fourteen of them', async () => {
    const feeds = ['toolshed', ...SKYPILOT_CLOUDS.map((cloud) => `skypilot/${cloud}`), 'azure'];
    expect(await accepted((csv) => csv)).toEqual(feeds.map((feed) => [feed, 'accepted']));
  });

  it.each([
    ['every price a tenth', scaled(0.1)],
    ['every price ten times', scaled(10)],
    ["Price and SpotPrice in each other's place", swapped('Price', 'SpotPrice')],
    ["Price and vCPUs in each other's place", swapped('Price', 'vCPUs')],
    ["Price and MemoryGiB in each other's place", swapped('Price', 'MemoryGiB')],
  ])('are refused with %s', async (what, by) => {
    const runs = await accepted(by);
    expect(
      runs.filter(
        ([feed, outcome]) => feed.startsWith('skypilot/') && outcome === 'accepted' && !likeOthers(feed, what),
      ),
    ).toEqual([]);
  });
});

/** Hyperbolic's list holds the H100 alone, at 1.29 USD: ten times that is 12.90, where Google asks 11.06. */
const likeOthers = (feed: string, damage: string): boolean =>
  feed === 'skypilot/hyperbolic' && damage === 'every price ten times';
