import type { GpuFacts, Offer } from '@compute-advisor/domain';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GpuNames } from './readings/gpu-names';
import { readAzurePages } from './feeds/azure.price-feed';
import { readSkypilotCsv } from './feeds/skypilot-reading';
import { readToolshed } from './feeds/toolshed.price-feed';
import { SampleServer } from './testing/sample-server';
import { PACKAGED, testMarket } from './testing/market';
import { TEST_GPUS } from './testing/test-gpus';

const folder = process.env['CONFORMANCE_DATA'];
if (folder === undefined)
  process.stderr.write('SKIPPED: the real price samples are not read, CONFORMANCE_DATA is not set\n');
const withData = folder === undefined ? describe.skip : describe;

/** What the collection says nothing of is that of any part. */
const [SOME_GPU = undefined as never] = TEST_GPUS;

/** Schema folder, cloud, rows with an accelerator, offers. */
const FILES = [
  ['v8', 'hyperbolic', 3, 3],
  ['v8', 'hyperstack', 25, 25],
  ['v8', 'lambda', 49, 49],
  ['v8', 'nebius', 21, 29],
  ['v8', 'runpod', 75, 48],
  ['v8', 'verda', 45, 83],
  ['v9', 'aws', 67, 61],
  ['v9', 'cudo', 23, 23],
  ['v9', 'gcp', 4, 8],
  ['v9', 'oci', 28, 28],
  ['v9', 'vast', 64, 64],
  ['v6', 'do', 2, 2],
] as const;

/** What the fact collection says of a part, as far as names go. */
interface GpuRow {
  readonly id: string;
  readonly name: string;
  readonly form_factor: string;
  readonly memory_gb_marketing: number;
  readonly memory_bytes_usable: number;
  readonly aliases: readonly string[];
  readonly cloud_instances: GpuFacts['cloudInstances'] | null;
}

withData('the real samples', () => {
  const prices = join(folder ?? '', 'prices');
  let gpus: readonly GpuFacts[];
  let names: GpuNames;
  beforeAll(() => {
    gpus = (JSON.parse(readFileSync(join(folder ?? '', 'gpu_facts.json'), 'utf8')) as readonly GpuRow[]).map(
      (row): GpuFacts => ({
        ...SOME_GPU,
        id: row.id,
        name: row.name,
        formFactor: row.form_factor,
        memoryGbMarketing: row.memory_gb_marketing,
        memoryBytesUsable: row.memory_bytes_usable,
        aliases: row.aliases,
        cloudInstances: row.cloud_instances ?? {},
      }),
    );
    names = new GpuNames(gpus);
  });
  const csv = (schema: string, cloud: string): string =>
    readFileSync(join(prices, 'skypilot', schema, cloud, 'vms.csv'), 'utf8');

  it.each(FILES)(
    'skypilot %s %s: %d rows, %d offers, none unresolved, ambiguous or without a price',
    async (schema, cloud, rowsRead, offers) => {
      const reading = await readSkypilotCsv(cloud, csv(schema, cloud), names, '2026-10-04');
      expect({ ...reading, offers: reading.offers.length }).toMatchObject({
        rowsRead,
        offers,
        rowsAmbiguous: 0,
        rowsUnresolved: 0,
        rowsWithoutPrice: 0,
      });
      expect(reading.offers.filter(({ usdPerGpuHour }) => !(usdPerGpuHour >= 0.02 && usdPerGpuHour <= 60))).toEqual([]);
    },
  );

  it('resolves every instance type to the part and count that the reviewed table has for it', async () => {
    const reviewed = new Map<string, Set<string>>();
    for (const line of readFileSync(join(folder ?? '', 'gpu_prices.csv'), 'utf8')
      .split('\n')
      .slice(1)) {
      const [provider, instanceType, , gpuId, count] = line.split(',');
      const key = `${provider}/${instanceType}`;
      reviewed.set(key, (reviewed.get(key) ?? new Set()).add(`${gpuId} x ${Number(count)}`));
    }
    let checked = 0;
    for (const [schema, cloud] of FILES.filter(([, name]) => name !== 'gcp')) {
      for (const offer of (await readSkypilotCsv(cloud, csv(schema, cloud), names, '2026-10-04')).offers) {
        expect([offer.instanceType, ...(reviewed.get(`${offer.provider}/${offer.instanceType}`) ?? [])]).toContain(
          `${offer.gpuId} x ${offer.gpuCount}`,
        );
        checked += 1;
      }
    }
    expect(checked).toBe(415);
  });

  it('prices a TPU v5p slice at 4.20 USD per chip', async () => {
    const { offers } = await readSkypilotCsv('gcp', csv('v9', 'gcp'), names, '2026-10-04');
    expect(new Set(offers.filter((offer) => offer.kind === 'on_demand').map((offer) => offer.usdPerGpuHour))).toEqual(
      new Set([4.2]),
    );
  });

  it('reads the toolshed sample and the Azure pages', () => {
    const toolshed = readToolshed(readFileSync(join(prices, 'samples/toolshed_prices.json')), names);
    expect(toolshed.offers.map((offer) => [offer.gpuId, offer.provider, offer.usdPerGpuHour, offer.kind])).toEqual([
      ['a10-24gb', 'vast', 0.2015, 'community'],
      ['a100-pcie-40gb', 'lambda', 1.99, 'on_demand'],
      ['a100-sxm4-40gb', 'verda', 0.645, 'spot'],
      ['a100-pcie-80gb', 'runpod', 1.19, 'community'],
    ]);
    const azure = readAzurePages(
      ['azure_retail_prices_page1.json', 'azure_retail_prices_page2.json'].map((file) =>
        readFileSync(join(prices, 'samples', file)),
      ),
      names,
      '2026-07-01',
    );
    expect(
      azure.offers.map((offer) => [
        offer.gpuId,
        offer.instanceType,
        offer.region,
        offer.gpuCount,
        offer.usdPerGpuHour,
        offer.kind,
      ]),
    ).toEqual([
      ['t4-16gb', 'Standard_NC4as_T4_v3', 'eastus', 1, 0.526, 'on_demand'],
      ['h100-nvl-94gb', 'Standard_NCC40ads_H100_v5', 'eastus2', 1, 6.98, 'on_demand'],
      ['h100-nvl-94gb', 'Standard_NCC40ads_H100_v5', 'eastus2', 1, 1.419034, 'spot'],
      ['h100-sxm-80gb', 'Standard_ND96isr_H100_v5', 'eastus', 8, 12.29, 'on_demand'],
    ]);
  });

  /** A part that is old enough to cost a twentieth at some hosts of what dear clouds ask is held to what the book says
   *  of those hosts. */
  const OLD_PARTS = ['verda', 'vast'].map((provider): Offer => ({
    gpuId: 'v100-sxm2-16gb',
    provider,
    gpuCount: 1,
    usdPerGpuHour: 0.196,
    kind: provider === 'vast' ? 'community' : 'on_demand',
    asOf: '2026-10-04',
    source: 'packaged',
    freshness: 'fallback',
  }));

  it('replays all of them over HTTP: every feed is accepted', async () => {
    const server = await new SampleServer().start();
    server.answer('*', (request, response, path) => {
      const page = request.url?.includes('skip=1000') ? 2 : 1;
      const sampled = new Map([
        ['/azure', `samples/azure_retail_prices_page${page}.json`],
        ['/toolshed.json', 'samples/toolshed_prices.json'],
      ]);
      const full = join(prices, sampled.get(path) ?? path);
      if (existsSync(full)) response.writeHead(200).end(readFileSync(full));
      else response.writeHead(404).end();
    });
    const { pricing } = testMarket(
      {
        toolshed: `${server.origin}/toolshed.json`,
        skypilot: `${server.origin}/skypilot`,
        azure: `${server.origin}/azure`,
      },
      { gpus, packaged: { ...PACKAGED, offers: [...PACKAGED.offers, ...OLD_PARTS] } },
    );
    try {
      const runs = await pricing.refresh();
      expect(runs.map((run) => [run.feed, run.outcome, run.reason])).toEqual(
        ['toolshed', ...[...FILES].map(([, cloud]) => `skypilot/${cloud}`).sort(), 'azure'].map((feed) => [
          feed,
          'accepted',
          undefined,
        ]),
      );
      expect(pricing.status().feeds.map((feed) => feed.freshness)).toEqual([
        'too_old',
        ...FILES.map(() => 'live'),
        'live',
      ]);
    } finally {
      await pricing.stop();
      await server.stop();
    }
  });
});
