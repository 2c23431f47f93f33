import type { SnapshotOffer } from '@compute-advisor/application';
import { GpuNames } from '../readings/gpu-names';
import { AZURE_PAGES, azureItem, azurePage } from '../testing/azure-samples';
import {
  AWS_CSV,
  CUDO_CSV,
  GCP_CSV,
  LAMBDA_CSV,
  RUNPOD_CSV,
  TOOLSHED_ROWS,
  toolshedDocument,
  VAST_CSV,
} from '../testing/samples';
import { TEST_GPUS } from '../testing/test-gpus';
import { readAzureItem } from './azure-meter';
import { readAzurePages } from './azure.price-feed';
import { parsePythonLiteral } from './python-literal';
import { UnreadableFeed } from './price-feed';
import { readSkypilotCsv } from './skypilot-reading';
import { readGpuInfo } from './skypilot-row';
import { readToolshed } from './toolshed.price-feed';
import { tpuSlice } from './tpu-slice';

const names = new GpuNames(TEST_GPUS);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
/** part, provider, instance, region, count, USD per GPU-hour, kind */
const brief = ({ gpuId, provider, instanceType, region, gpuCount, usdPerGpuHour, kind }: SnapshotOffer): unknown[] => [
  gpuId,
  provider,
  instanceType,
  region,
  gpuCount,
  usdPerGpuHour,
  kind,
];
const csv = async (cloud: string, text: string): Promise<unknown[][]> =>
  (await readSkypilotCsv(cloud, text, names, '2026-10-04')).offers.map(brief);

describe('the toolshed feed', () => {
  it('keeps on-demand, community, spot and reserved offers apart and leaves slices and unknown parts out', () => {
    const reading = readToolshed(bytes(toolshedDocument()), names);
    expect(reading.offers.map(brief)).toEqual([
      ['h100-sxm-80gb', 'runpod', undefined, undefined, 1, 2.69, 'on_demand'],
      ['h100-sxm-80gb', 'lambda', undefined, undefined, 8, 3.99, 'on_demand'],
      ['h100-sxm-80gb', 'verda', '1H100.80S.30V', undefined, 1, 3.25, 'on_demand'],
      ['h100-sxm-80gb', 'scaleway', undefined, 'fr-par', 1, 3.58, 'on_demand'],
      ['a40-48gb', 'runpod', undefined, undefined, 1, 0.44, 'on_demand'],
      ['a100-pcie-40gb', 'lambda', undefined, undefined, 1, 1.99, 'on_demand'],
      ['a10-24gb', 'lambda', undefined, undefined, 1, 1.29, 'on_demand'],
      ['h100-sxm-80gb', 'vast', undefined, 'Minnesota, US', 1, 1.74, 'community'],
      ['h100-sxm-80gb', 'runpod', undefined, undefined, 1, 1.35, 'spot'],
      ['h100-sxm-80gb', 'digitalocean', undefined, undefined, 1, 2.49, 'reserved'],
    ]);
    expect(reading).toMatchObject({
      sourceDate: '2026-10-04',
      rowsRead: 12,
      rowsUnresolved: 2,
      rowsAmbiguous: 0,
      rowsWithoutPrice: 0,
    });
    expect(reading.offers.every((offer) => offer.asOf === '2026-10-04')).toBe(true);
  });

  it.each([
    ['community cloud, though called on-demand', { notes: 'community cloud; stock Low' }, 'community'],
    ['a price of zero', { price_per_gpu_hr_usd: 0 }, 'without_price'],
    ['no price: a fractional plan', { price_per_gpu_hr_usd: null }, 'without_price'],
    ['a price in quotes', { price_per_gpu_hr_usd: '2.69' }, 'without_price'],
    ['half a GPU', { gpu_count: 0.5 }, 'without_price'],
    ['a machine nobody can rent', { available: false }, 'without_price'],
    ['terms nobody knows', { pricing_type: 'barter' }, 'without_price'],
  ])('%s', (_what, over, expected) => {
    const reading = readToolshed(bytes(toolshedDocument([{ ...TOOLSHED_ROWS[0], ...over }])), names);
    expect(
      expected === 'without_price' ? [reading.rowsWithoutPrice, reading.offers.length] : reading.offers[0]?.kind,
    ).toEqual(expected === 'without_price' ? [1, 0] : expected);
  });

  it('leaves out a slice of a GPU that bears the name of the whole', () => {
    expect(
      readToolshed(bytes(toolshedDocument([{ ...TOOLSHED_ROWS[0], gpu_partition: 'MIG 1g.10gb' }])), names),
    ).toMatchObject({ offers: [], rowsUnresolved: 1 });
  });

  it('counts a row once however often it is repeated', () => {
    const once = readToolshed(bytes(toolshedDocument()), names);
    expect(
      readToolshed(bytes(toolshedDocument([...TOOLSHED_ROWS, ...TOOLSHED_ROWS, ...TOOLSHED_ROWS])), names),
    ).toEqual(once);
  });
});

describe('the SkyPilot catalog', () => {
  it('reads Lambda: CRLF, prices of whole machines, no spot', async () => {
    expect(await csv('lambda', LAMBDA_CSV)).toEqual([
      ['v100-sxm2-16gb', 'lambda', 'gpu_8x_v100', 'europe-central-1', 8, 0.55, 'on_demand'],
      ['v100-sxm2-16gb', 'lambda', 'gpu_8x_v100', 'us-east-1', 8, 0.55, 'on_demand'],
      ['a100-pcie-40gb', 'lambda', 'gpu_4x_a100', 'us-east-1', 4, 1.99, 'on_demand'],
      ['h100-pcie-80gb', 'lambda', 'gpu_1x_h100_pcie', 'us-west-1', 1, 3.29, 'on_demand'],
      ['h100-sxm-80gb', 'lambda', 'gpu_8x_h100_sxm5', 'us-west-1', 8, 3.99, 'on_demand'],
    ]);
  });

  it(
    'reads AWS: one on-demand offer per region, the lowest spot price of its zones, the instance before the ' +
      'accelerator name',
    async () => {
      const reading = await readSkypilotCsv('aws', AWS_CSV, names, '2026-10-04');
      expect(reading.offers.map(brief)).toEqual([
        ['h100-sxm-80gb', 'aws', 'p5.48xlarge', 'us-east-1', 8, 6.88, 'on_demand'],
        ['h100-sxm-80gb', 'aws', 'p5.48xlarge', 'eu-north-1', 8, 7.3616, 'on_demand'],
        ['a100-sxm4-80gb', 'aws', 'p4de.24xlarge', 'us-east-1', 8, 3.43088125, 'on_demand'],
        ['a100-sxm4-40gb', 'aws', 'p4d.24xlarge', 'us-east-1', 8, 2.74470525, 'on_demand'],
        ['h100-sxm-80gb', 'aws', 'p5.48xlarge', 'us-east-1', 8, 2.4, 'spot'],
        ['a100-sxm4-80gb', 'aws', 'p4de.24xlarge', 'us-east-1', 8, 1.3246625, 'spot'],
        ['a100-sxm4-40gb', 'aws', 'p4d.24xlarge', 'us-east-1', 8, 1.0069125, 'spot'],
      ]);
      expect(reading).toMatchObject({ rowsRead: 6, rowsUnresolved: 1 });
      expect([...reading.unplaced]).toEqual([['Z900', 1]]);
    },
  );

  it('refuses a file whose prices stand where processors are counted: Price and vCPUs swapped', async () => {
    const swapped = LAMBDA_CSV.replace('vCPUs,MemoryGiB,Price', 'Price,MemoryGiB,vCPUs');
    await expect(csv('lambda', swapped)).rejects.toThrow(
      new UnreadableFeed(
        "the column vCPUs holds no counts of processors in 6 of 6 machines: columns stand in each other's place",
      ),
    );
  });

  it('leaves out a machine that the catalog knows with another number of GPUs: 8, not 88', async () => {
    const reading = await readSkypilotCsv(
      'aws',
      AWS_CSV.replace('p4de.24xlarge,A100,8.0', 'p4de.24xlarge,A100,88.0'),
      names,
      '2026-10-04',
    );
    expect(reading.offers.filter((offer) => offer.gpuId === 'a100-sxm4-80gb')).toEqual([]);
    expect(reading).toMatchObject({ rowsAmbiguous: 1, rowsRead: 6 });
  });

  it(
    'reads GCP: machine and accelerators together make the price; slices by chips; 700.0 for several sizes ' +
      'is no price',
    async () => {
      const reading = await readSkypilotCsv('gcp', GCP_CSV, names, '2026-10-04');
      expect(reading.offers.filter((offer) => offer.kind === 'on_demand').map(brief)).toEqual([
        ['tpu-v5p', 'gcp', 'tpu-v5p-6656', 'us-central1', 3328, 4.2, 'on_demand'],
        ['tpu-v6e', 'gcp', 'tpu-v6e-4', 'us-central1', 4, 2.7, 'on_demand'],
        ['tpu-v6e', 'gcp', 'tpu-v6e-16', 'us-central1', 16, 2.7, 'on_demand'],
        ['a100-sxm4-40gb', 'gcp', 'a2-highgpu-1g', 'us-central1', 1, 3.673388, 'on_demand'],
        ['a100-sxm4-40gb', 'gcp', 'a2-highgpu-8g', 'us-central1', 8, 3.6733855, 'on_demand'],
        ['a100-sxm4-80gb', 'gcp', 'a2-ultragpu-1g', 'us-central1', 1, 5.0277, 'on_demand'],
      ]);
      // The T4 has no machine of its own, the two slices in Asia no price; the A100-80GB is not there in us-east4, nor
      // any A100 in us-central1-b, so neither are their machines.
      expect(reading).toMatchObject({ rowsRead: 9, rowsWithoutPrice: 3, rowsUnresolved: 0 });
      expect(reading.offers.filter((offer) => offer.region === 'asia-east1' || offer.region === 'us-east4')).toEqual(
        [],
      );
    },
  );

  it('gives each GCP machine the accelerators of its own network', async () => {
    const text = [
      GCP_CSV.split('\n')[0],
      'a3-highgpu-8g,208.0,1872.0,,,,us-central1,us-central1-a,9.46006,5.15632',
      'a3-megagpu-8g,208.0,1872.0,,,,us-central1,us-central1-a,9.46006,5.15632',
      ',,,H100,8,H100,us-central1,us-central1-a,78.53994,30',
      ',,,H100-MEGA,8,H100-MEGA,us-central1,us-central1-a,83.33994,31',
    ].join('\n');
    expect((await csv('gcp', text)).filter((offer) => offer.includes('on_demand'))).toEqual([
      ['h100-sxm-80gb', 'gcp', 'a3-highgpu-8g', 'us-central1', 8, 11, 'on_demand'],
      ['h100-sxm-80gb', 'gcp', 'a3-megagpu-8g', 'us-central1', 8, 11.6, 'on_demand'],
    ]);
  });

  it(
    'reads Vast: community hosts, no spot of 0.00, the real part behind a wrong accelerator name, memory of ' +
      'the whole machine',
    async () => {
      expect(await csv('vast', VAST_CSV)).toEqual([
        ['h100-nvl-94gb', 'vast', '1x-H100_NVL-32-65536', 'Denmark, DK, EU', 1, 2.2, 'community'],
        ['h100-sxm-80gb', 'vast', '2x-H100_SXM-32-65536', ', CA, NA', 2, 1.87, 'community'],
        ['rtx-3060-ti-8gb', 'vast', '1x-RTX_3060_Ti-32-65536', 'South Korea, KR, AS', 1, 0.08, 'community'],
        ['rtx-3060-12gb', 'vast', '4x-RTX_3060-32-65536', 'South Korea, KR, AS', 4, 0.07, 'community'],
      ]);
    },
  );

  it('reads Cudo: float noise passes through, counts come as text', async () => {
    expect(await csv('cudo', CUDO_CSV)).toEqual([
      ['a40-48gb', 'cudo', 'ice-lake-a40-compute_1x2v4gb', 'ca-montreal-3', 1, 0.36979999999999996, 'on_demand'],
      ['a100-pcie-80gb', 'cudo', 'epyc-genoa-a100-pcie_8x64v128gb', 'no-kristiansand-1', 8, 1.6176, 'on_demand'],
    ]);
  });

  it('reads RunPod: memory in GB, zones of one country once, community apart from secure', async () => {
    expect(await csv('runpod', RUNPOD_CSV)).toEqual([
      ['a100-pcie-80gb', 'runpod', '2x_A100-80GB_SECURE', 'CA', 2, 1.64, 'on_demand'],
      ['a100-pcie-80gb', 'runpod', '1x_A100-80GB_COMMUNITY', 'CA', 1, 1.19, 'community'],
      ['a100-pcie-80gb', 'runpod', '2x_A100-80GB_SECURE', 'CA', 2, 0.82, 'spot'],
      ['a100-pcie-80gb', 'runpod', '1x_A100-80GB_COMMUNITY', 'CA', 1, 0.6, 'spot'],
    ]);
  });

  it('does not care for the order of columns', async () => {
    const reordered = CUDO_CSV.split('\n')
      .filter((line) => line !== '')
      .map((line) => line.replace(/^([^,]*),([^,]*),([^,]*),/, '$3,$2,$1,'))
      .join('\n');
    expect(reordered).toContain('AcceleratorCount,AcceleratorName,InstanceType,');
    expect(await csv('cudo', reordered)).toEqual(await csv('cudo', CUDO_CSV));
  });
});

describe('the Azure price list', () => {
  it(
    'keeps the plain Linux price and spot; prices a third of a GPU as a third; leaves out zero and sizes the ' +
      'catalog does not list',
    () => {
      const reading = readAzurePages(
        AZURE_PAGES.map((items) => bytes(azurePage(items, null))),
        names,
        '2026-10-04',
      );
      expect(reading.offers.map(brief)).toEqual([
        ['h100-sxm-80gb', 'azure', 'Standard_ND96isr_H100_v5', 'eastus', 8, 12.29, 'on_demand'],
        ['h100-sxm-80gb', 'azure', 'Standard_ND96isr_H100_v5', 'germanywestcentral', 8, 15.977, 'on_demand'],
        ['h100-sxm-80gb', 'azure', 'Standard_ND96isr_H100_v5', 'eastus', 8, 3.0725, 'spot'],
        ['a10-24gb', 'azure', 'Standard_NV12ads_A10_v5', 'eastus', 1 / 3, 2.724, 'on_demand'],
      ]);
      expect(reading).toMatchObject({ rowsRead: 6, rowsWithoutPrice: 1, rowsUnresolved: 1 });
    },
  );

  it.each([
    ['Windows', { productName: 'Virtual Machines NDsrH100v5 Series Windows' }],
    ['Windows, abbreviated', { productName: 'Virtual Machines NCCadsv5 Srs Win' }],
    ['Low Priority', { skuName: 'ND96isrH100v5 Low Priority' }],
    ['DevTest', { type: 'DevTestConsumption' }],
    ['reserved', { type: 'Reservation' }],
    ['dedicated hosts', { productName: 'NDsrH100v5 Dedicated Host' }],
    ['cloud services', { productName: 'Virtual Machines NDsrH100v5 Series CloudServices' }],
    ['by the month', { unitOfMeasure: '1/Month' }],
    ['in euros', { currencyCode: 'EUR' }],
    ['a meter of another region', { isPrimaryMeterRegion: false }],
    ['another service', { serviceName: 'Azure Databricks' }],
    ['no item at all', { armSkuName: null }],
  ])('%s is not the price of a Linux machine by the hour', (_what, over) => {
    expect(readAzureItem(azureItem(over))).toBe('other');
  });

  it('tells spot from on-demand by the meter', () => {
    expect(readAzureItem(azureItem({ meterName: 'ND96isrH100v5 Spot' }))).toMatchObject({
      kind: 'spot',
      usdPerHour: 98.32,
    });
    expect(readAzureItem(azureItem())).toMatchObject({ kind: 'on_demand' });
  });
});

describe('what Python leaves in a cell', () => {
  it.each([
    [
      "{'Gpus': [{'Name': 'A10', 'Manufacturer': null, 'Count': 1.0}], 'Total': 24576}",
      { Gpus: [{ Name: 'A10', Manufacturer: null, Count: 1 }], Total: 24576 },
    ],
    ['{"Gpus": [{"Name": "B300"}], "Free": true}', { Gpus: [{ Name: 'B300' }], Free: true }],
    ["('a', None, True, -1.5e3,)", ['a', null, true, -1500]],
    ["'it\\'s'", "it's"],
    ['{}', {}],
  ])('%s', (text, value) => {
    expect(parsePythonLiteral(text)).toEqual(value);
  });

  it.each([
    [''],
    ['tpu-v5p-6656'],
    ["{'a': "],
    ["{'a' 1}"],
    ["'open"],
    ['1 2'],
    ['['.repeat(5000)],
    ['__import__("os")'],
  ])('is no literal: %s', (text) => {
    expect(parsePythonLiteral(text)).toBeUndefined();
  });

  it('tells the memory of one GPU from that of the machine', () => {
    const info = (mib: number, total: number): string =>
      `{'Gpus': [{'Name': 'A100', 'MemoryInfo': {'SizeInMiB': ${mib}}}], 'TotalGpuMemoryInMiB': ${total}}`;
    expect(readGpuInfo(info(81920, 655360), 8).memoryGib).toEqual([80, 10]);
    expect(readGpuInfo(info(655360, 655360), 8).memoryGib).toEqual([80, 640]);
    expect(readGpuInfo(info(80, 160), 2).memoryGib).toEqual([80, 40]);
    expect(readGpuInfo('tpu-v5p-6656', 1)).toEqual({ memoryGib: [] });
  });
});

describe('a TPU slice', () => {
  it.each([
    ['tpu-v5p-6656', 3328],
    ['tpu-v5p-8', 4],
    ['tpu-v5litepod-16', 16],
    ['tpu-v6e-256', 256],
    ['tpu-v4-32', 16],
  ])('%s has %d chips', (name, chips) => {
    expect(tpuSlice(name)?.chips).toBe(chips);
  });
  it.each([['tpu7x-128'], ['tpu-v9-8'], ['tpu-v5p-7'], ['tpu-v6e-0'], ['A100']])('%s is none we know', (name) => {
    expect(tpuSlice(name)).toBeUndefined();
  });
});
