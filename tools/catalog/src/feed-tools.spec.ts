import { PackagedCatalog } from '@compute-advisor/catalog';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askFeeds, partReport, readArguments, refreshedRows } from './feed-tools';
import { type PackagedRow, packagedRow, withMachines } from './offers/packaged-row';

const NOW = Date.UTC(2026, 9, 4, 12);
const offer = (over: object): object => ({
  provider: 'runpod',
  gpu_key: 'H100 80GB SXM',
  gpu_form: 'SXM',
  gpu_recognised: true,
  gpu_partition: null,
  gpu_count: 1,
  vram_gb: 80,
  pricing_type: 'on-demand',
  price_per_gpu_hr_usd: 2.69,
  notes: '',
  ...over,
});
const DOCUMENT = JSON.stringify({
  collected_at: '2026-10-04T07:00:36+00:00',
  offers: [
    offer({}),
    offer({ provider: 'lambdalabs', price_per_gpu_hr_usd: 3.99, gpu_count: 8 }),
    offer({ pricing_type: 'spot', price_per_gpu_hr_usd: 1.35 }),
    offer({ notes: 'community cloud', price_per_gpu_hr_usd: 2.1 }),
    offer({ provider: 'vastai', price_per_gpu_hr_usd: 1.74 }),
    offer({ gpu_key: 'H100 64GB custom', vram_gb: 64 }),
  ],
});

describe('the feed tools', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/prices.json') response.end(DOCUMENT);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { gpus } = new PackagedCatalog().current();
  const [h100] = gpus.filter(({ id }) => id === 'h100-sxm-80gb');
  if (h100 === undefined) throw new Error('no H100');
  const ask = (path = '/prices.json') => askFeeds({ toolshed: `${origin}${path}` }, gpus, [], NOW);

  it('show what a feed says of a GPU, cheapest first, and which names like it were left out', async () => {
    expect(partReport(await ask(), h100)).toBe(
      [
        'toolshed: dated 2026-10-04, 6 rows, 5 offers, 1 unresolved, 0 ambiguous, 0 without a price',
        '     1.3500 USD per GPU-hour  spot       1 x  runpod',
        '     1.7400 USD per GPU-hour  community  1 x  vast',
        '     2.1000 USD per GPU-hour  community  1 x  runpod',
        '     2.6900 USD per GPU-hour  on_demand  1 x  runpod',
        '     3.9900 USD per GPU-hour  on_demand  8 x  lambda',
        '  left out: H100 64GB custom (1 rows)',
      ].join('\n'),
    );
  });

  it('say why a feed has nothing to say', async () => {
    expect(partReport(await ask('/gone.json'), h100)).toMatch(/^toolshed: HTTP 404 from /);
  });

  it(
    'lay newer words over the packaged rows: older rows of the same provider and part go, everything else ' + 'stays',
    async () => {
      const row = (over: Partial<PackagedRow>): PackagedRow => ({
        provider: 'runpod',
        gpuId: 'h100-sxm-80gb',
        gpuCount: 1,
        usdPerHour: 2.5,
        observedOn: '2026-08-23',
        source: 'older',
        ...over,
      });
      const rows = [
        row({}),
        row({ gpuId: 'a40-48gb', usdPerHour: 0.4 }),
        row({ provider: 'lambda', observedOn: '2026-11-01', usdPerHour: 4.1 }),
        row({ provider: 'aws', usdPerHour: 6.88 }),
      ];
      const next = refreshedRows(rows, await ask());
      expect(next.map((r) => [r.provider, r.gpuId, r.usdPerHour ?? r.spotUsdPerHour, r.observedOn, r.kind])).toEqual([
        ['aws', 'h100-sxm-80gb', 6.88, '2026-08-23', undefined],
        ['lambda', 'h100-sxm-80gb', 4.1, '2026-11-01', undefined],
        ['runpod', 'a40-48gb', 0.4, '2026-08-23', undefined],
        ['runpod', 'h100-sxm-80gb', 1.35, '2026-10-04', undefined],
        ['runpod', 'h100-sxm-80gb', 2.1, '2026-10-04', 'community'],
        ['runpod', 'h100-sxm-80gb', 2.69, '2026-10-04', undefined],
        ['vast', 'h100-sxm-80gb', 1.74, '2026-10-04', undefined],
      ]);
      expect(refreshedRows(rows, await ask('/gone.json'))).toHaveLength(4);
      expect(refreshedRows(next, await ask())).toEqual(next);
    },
  );

  it('put the machines of a price list in the place of the cheapest price that another one gives', () => {
    const row = (over: Partial<PackagedRow>): PackagedRow => ({
      provider: 'runpod',
      gpuId: 'a40-48gb',
      gpuCount: 1,
      usdPerHour: 0.4,
      observedOn: '2026-10-04',
      source: 'cheapest',
      ...over,
    });
    const machine = row({ usdPerHour: 0.49, source: 'machines' });
    const named = row({ instanceType: 'a named machine', source: 'another list' });
    const other = row({ provider: 'vast' });
    expect(withMachines([row({}), named, other], [machine])).toEqual([named, other, machine]);
  });

  it(
    'read a collected row: the machine at its price, no machine where the list names none, nothing without a ' +
      'date or for a share of a pod',
    () => {
      const row = {
        provider: 'gcp',
        instance_type: 'a2-highgpu-8g',
        gpu_id: 'a100-sxm4-40gb',
        gpu_count: '8',
        region: 'us-central1',
        on_demand_usd_per_hour: '29.3868',
        spot_usd_per_hour: '',
        observed_date: '2026-07-30',
        source: 'a list',
      };
      expect(packagedRow(row)).toEqual({
        provider: 'gcp',
        instanceType: 'a2-highgpu-8g',
        gpuId: 'a100-sxm4-40gb',
        gpuCount: 8,
        region: 'us-central1',
        usdPerHour: 29.3868,
        observedOn: '2026-07-30',
        source: 'a list',
      });
      expect(packagedRow({ ...row, instance_type: '(cheapest listed)' })).not.toHaveProperty('instanceType');
      expect(packagedRow({ ...row, on_demand_usd_per_hour: '', spot_usd_per_hour: '9.5' })).toMatchObject({
        spotUsdPerHour: 9.5,
      });
      expect(packagedRow({ ...row, observed_date: '' })).toBeUndefined();
      expect(packagedRow({ ...row, instance_type: '(chip) TPU v2 pod' })).toBeUndefined();
    },
  );

  it('read their arguments', () => {
    expect(readArguments(['H100', 'SXM'])).toEqual({ addresses: 'default', words: ['H100', 'SXM'] });
    expect(readArguments(['--azure=https://a/?x=1', 'T4'])).toEqual({
      addresses: { azure: 'https://a/?x=1' },
      words: ['T4'],
    });
    expect(() => readArguments(['--aws=x'])).toThrow(
      'unknown option --aws=x; known: --toolshed=URL --skypilot=URL --azure=URL',
    );
  });
});
