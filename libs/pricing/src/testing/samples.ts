/** Small documents in the wire forms of the sources, written for these tests; the figures are invented. */

interface ToolshedRow {
  readonly [member: string]: unknown;
}
const toolshedRow = (over: ToolshedRow): ToolshedRow => ({
  available: true,
  currency: 'USD',
  gpu_count: 1,
  gpu_form: 'SXM',
  gpu_key: 'H100 80GB SXM',
  gpu_model_raw: 'NVIDIA H100 80GB HBM3',
  gpu_partition: null,
  gpu_recognised: true,
  notes: '',
  price_per_gpu_hr_usd: 2.69,
  pricing_type: 'on-demand',
  provider: 'runpod',
  region: null,
  vram_gb: 80,
  ...over,
});

/** Twelve rows: seven on-demand offers, one community host, one spot, one reserved; a MIG slice and an unknown part
 *  that are none. */
export const TOOLSHED_ROWS: readonly ToolshedRow[] = [
  toolshedRow({}),
  toolshedRow({ provider: 'lambdalabs', price_per_gpu_hr_usd: 3.99, gpu_count: 8 }),
  toolshedRow({ provider: 'datacrunch', price_per_gpu_hr_usd: 3.25, notes: 'instance type 1H100.80S.30V' }),
  toolshedRow({ provider: 'scaleway', price_per_gpu_hr_usd: 3.58, region: 'fr-par', available: null }),
  toolshedRow({
    provider: 'runpod',
    gpu_key: 'A40 48GB',
    gpu_form: 'PCIe',
    vram_gb: 48,
    gpu_model_raw: 'NVIDIA A40',
    price_per_gpu_hr_usd: 0.44,
  }),
  toolshedRow({
    provider: 'lambdalabs',
    gpu_key: 'A100 40GB PCIe',
    gpu_form: 'PCIe',
    vram_gb: 40,
    gpu_model_raw: 'NVIDIA A100 PCIe',
    price_per_gpu_hr_usd: 1.99,
  }),
  toolshedRow({
    provider: 'lambdalabs',
    gpu_key: 'A10 24GB',
    gpu_form: 'PCIe',
    vram_gb: 24,
    gpu_model_raw: 'NVIDIA A10',
    price_per_gpu_hr_usd: 1.29,
  }),
  toolshedRow({ provider: 'vastai', price_per_gpu_hr_usd: 1.74, region: 'Minnesota, US', notes: 'verified host' }),
  toolshedRow({ pricing_type: 'spot', price_per_gpu_hr_usd: 1.35 }),
  toolshedRow({ provider: 'digitalocean', pricing_type: 'reserved-12mo', price_per_gpu_hr_usd: 2.49 }),
  toolshedRow({
    gpu_key: 'RTX PRO 6000 Blackwell 24GB Server MIG',
    gpu_partition: 'MIG 24GB',
    vram_gb: 24,
    price_per_gpu_hr_usd: 0.59,
  }),
  toolshedRow({
    gpu_key: 'GTX 1060 6GB',
    gpu_recognised: false,
    gpu_form: null,
    vram_gb: 6,
    price_per_gpu_hr_usd: 0.0158,
  }),
];

export const toolshedDocument = (
  rows: readonly unknown[] = TOOLSHED_ROWS,
  collectedAt = '2026-10-04T07:00:36+00:00',
): string => JSON.stringify({ collected_at: collectedAt, offer_count: rows.length, offers: rows });

const gpuInfo = (name: string, count: number | string, mib: number, totalMib: number): string =>
  `"{'Gpus': [{'Name': '${name}', 'Manufacturer': 'NVIDIA', 'Count': ` +
  `${typeof count === 'string' ? `'${count}'` : count}, 'MemoryInfo': {'SizeInMiB': ${mib}}}], ` +
  `'TotalGpuMemoryInMiB': ${totalMib}}"`;

/** CRLF, the memory of one GPU, an empty spot column, a machine without accelerators. */
export const LAMBDA_CSV =
  [
    'InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region,GpuInfo,SpotPrice',
    'cpu_4x_general,,,4.0,16.0,0.2,us-east-1,,',
    `gpu_8x_v100,V100,8.0,92.0,448.0,4.4,europe-central-1,${gpuInfo('V100', 8, 16384, 16384)},`,
    `gpu_8x_v100,V100,8.0,92.0,448.0,4.4,us-east-1,${gpuInfo('V100', 8, 16384, 16384)},`,
    `gpu_4x_a100,A100,4.0,120.0,900.0,7.96,us-east-1,${gpuInfo('A100', 4, 40960, 163840)},`,
    `gpu_1x_h100_pcie,H100,1.0,26.0,200.0,3.29,us-west-1,${gpuInfo('H100', 1, 81559, 81559)},`,
    `gpu_8x_h100_sxm5,H100,8.0,208.0,1800.0,31.92,us-west-1,${gpuInfo('H100', 8, 81559, 652472)},`,
  ].join('\r\n') + '\r\n';

/** Zones that repeat the region's price, spot by zone, more columns at the end, a part named by its bare name with 80
 *  GB. */
export const AWS_CSV =
  [
    'InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,' +
      'AvailabilityZone,Arch,LocalDiskType',
    'c1.medium,,,2.0,1.7,,0.158,0.0518,ap-northeast-1,apne1-az1,i386,hdd',
    ...['use1-az1:23.8', 'use1-az2:19.2'].map(
      (zone) =>
        `p5.48xlarge,H100,8.0,192.0,2048.0,${gpuInfo('H100', 8, 81920, 655360)},55.04,` +
        `${zone.split(':')[1]},us-east-1,${zone.split(':')[0]},x86_64,ssd`,
    ),
    `p5.48xlarge,H100,8.0,192.0,2048.0,${gpuInfo('H100', 8, 81920, 655360)},58.8928,,eu-north-1,eun1-az1,x86_64,ssd`,
    `p4de.24xlarge,A100,8.0,96.0,1152.0,${gpuInfo('A100', 8, 81920, 655360)},27.44705,10.5973,us-east-1,` +
      'use1-az4,x86_64,ssd',
    `p4d.24xlarge,A100,8.0,96.0,1152.0,${gpuInfo('A100', 8, 40960, 327680)},21.957642,8.0553,us-east-1,` +
      'use1-az2,x86_64,ssd',
    `g9.xlarge,Z900,1.0,4.0,16.0,${gpuInfo('Z900', 1, 16384, 16384)},1.1,0.4,us-east-1,use1-az2,x86_64,ssd`,
  ].join('\n') + '\n';

/** Machines and accelerators on lines of their own; TPU slices by cores or chips; 700.0 where a slice is not sold. */
export const GCP_CSV =
  [
    'InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Region,AvailabilityZone,Price,SpotPrice',
    'a2-highgpu-1g,12.0,85.0,,,,us-central1,us-central1-a,0.73948,0.36975',
    'a2-highgpu-8g,96.0,680.0,,,,us-central1,us-central1-a,5.91582,2.958',
    'a2-highgpu-8g,96.0,680.0,,,,us-central1,us-central1-b,6.5,3.1',
    'a2-ultragpu-1g,12.0,170.0,,,,us-central1,us-central1-a,1.09962,0.54978',
    'a2-ultragpu-1g,12.0,170.0,,,,us-east4,us-east4-c,1.23833,0.49613',
    'n1-highmem-8,8.0,52.0,,,,us-central1,us-central1-a,0.47321,0.09962',
    ',,,A100,1.0,A100,us-central1,us-central1-a,2.933908,1.46',
    ',,,A100,8.0,A100,us-central1,us-central1-a,23.471264,11.68',
    ',,,A100-80GB,1.0,A100-80GB,us-central1,us-central1-a,3.92808,1.96',
    ',,,T4,1.0,T4,us-central1,us-central1-a,0.35,0.11',
    ',,,tpu-v5p-6656,1,tpu-v5p-6656,us-central1,us-central1-a,13977.6,2597.47072',
    ',,,tpu-v6e-4,1,tpu-v6e-4,us-central1,us-central1-a,10.8,2.17683',
    ',,,tpu-v6e-16,1,tpu-v6e-16,us-central1,us-central1-a,43.2,8.70733',
    ',,,tpu-v6e-4,1,tpu-v6e-4,asia-east1,asia-east1-c,700.0,700.0',
    ',,,tpu-v6e-16,1,tpu-v6e-16,asia-east1,asia-east1-c,700.0,700.0',
  ].join('\n') + '\n';

/** A marketplace: spot 0.00 for none, memory of the whole instance, names that hide the real part, places instead of
 *  regions. */
export const VAST_CSV =
  [
    'InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region',
    `1x-H100_NVL-32-65536,H100,1,32,64.0,${gpuInfo('H100', 1, 95830, 95830)},2.2,0.00,"Denmark, DK, EU"`,
    `2x-H100_SXM-32-65536,H100,2,32,64.0,${gpuInfo('H100', 2, 163118, 163118)},3.74,0.00,", CA, NA"`,
    `1x-RTX_3060_Ti-32-65536,RTX3060,1,32,64.0,${gpuInfo('RTX3060', 1, 8192, 8192)},0.08,0.00,"South Korea, KR, AS"`,
    `4x-RTX_3060-32-65536,RTX3060,4,32,64.0,${gpuInfo('RTX3060', 4, 49152, 49152)},0.28,0.00,"South Korea, KR, AS"`,
  ].join('\r\n') + '\r\n';

/** Float noise, counts as text. */
export const CUDO_CSV =
  [
    'InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,Region,GpuInfo,SpotPrice',
    'ice-lake-a40-compute_1x2v4gb,A40,1.0,2,4,0.36979999999999996,ca-montreal-3,' +
      `${gpuInfo('A40', '1.0', 49152, 49152)},`,
    'epyc-genoa-a100-pcie_8x64v128gb,A100,8.0,64,128,12.9408,no-kristiansand-1,' +
      `${gpuInfo('A100', '8.0', 81920, 655360)},`,
  ].join('\n') + '\n';

/** Memory in GB where MiB should stand; secure and community cloud in one file. */
export const RUNPOD_CSV =
  [
    'InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Region,SpotPrice,Price,AvailabilityZone,GpuInfo',
    `2x_A100-80GB_SECURE,A100-80GB,2.0,16.0,234.0,CA,1.64,3.28,CA-MTL-1,${gpuInfo('A100 PCIe', 2, 80, 160)}`,
    `2x_A100-80GB_SECURE,A100-80GB,2.0,16.0,234.0,CA,1.64,3.28,CA-MTL-2,${gpuInfo('A100 PCIe', 2, 80, 160)}`,
    `1x_A100-80GB_COMMUNITY,A100-80GB,1.0,8.0,117.0,CA,0.6,1.19,,${gpuInfo('A100 PCIe', 1, 80, 80)}`,
  ].join('\n') + '\n';
