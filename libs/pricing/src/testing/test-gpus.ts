import type { CloudInstance, GpuFacts } from '@compute-advisor/domain';

function gpu(
  id: string,
  name: string,
  memoryGb: number,
  usableMib: number,
  formFactor: string,
  aliases: readonly string[],
  cloudInstances: Readonly<Record<string, CloudInstance>> = {},
): GpuFacts {
  return {
    id,
    name,
    vendor: id.startsWith('tpu') ? 'google' : 'nvidia',
    architecture: 'test',
    memoryGbMarketing: memoryGb,
    memoryBytesUsable: usableMib * 2 ** 20,
    memoryBandwidthGbps: 1000,
    tflopsDense: {},
    formFactor,
    supports: { bf16: true, fp8: true, fp4: false, int8: true },
    aliases,
    cloudInstances,
    source: ['test'],
  };
}

/** A small catalog in which every kind of name trouble can be told: shared names, memory sizes, forms, slices,
 *  machines that hold several. */
export const TEST_GPUS: readonly GpuFacts[] = [
  gpu('a100-pcie-40gb', 'A100 PCIe 40GB', 40, 40960, 'PCIe', ['A100 40GB PCIe'], {
    gpu_4x_a100: { provider: 'lambda', count: 4 },
  }),
  gpu('a100-pcie-80gb', 'A100 PCIe 80GB', 80, 81920, 'PCIe', ['A100-80GB', 'A100-80G-PCIe', 'A100 PCIe']),
  gpu('a100-sxm4-40gb', 'A100 SXM4 40GB', 40, 40960, 'SXM', ['A100', 'A100 SXM4', 'A100 40GB SXM'], {
    'p4d.24xlarge': { provider: 'aws', count: 8 },
    'a2-highgpu-1g': { provider: 'gcp', count: 1 },
    'a2-highgpu-8g': { provider: 'gcp', count: 8 },
  }),
  gpu('a100-sxm4-80gb', 'A100 SXM4 80GB', 80, 81920, 'SXM', ['A100 SXM', '8xA100', 'A100 80GB SXM'], {
    'p4de.24xlarge': { provider: 'aws', count: 8 },
    'a2-ultragpu-1g': { provider: 'gcp', count: 1 },
  }),
  gpu(
    'h100-sxm-80gb',
    'H100 SXM5 80GB',
    80,
    81559,
    'SXM',
    ['H100', 'H100-SXM', 'H100-MEGA', 'H100 80GB SXM', 'NVIDIA H100 80GB HBM3'],
    {
      'p5.48xlarge': { provider: 'aws', count: 8 },
      'a3-highgpu-8g': { provider: 'gcp', count: 8 },
      'a3-megagpu-8g': { provider: 'gcp', count: 8 },
      Standard_ND96isr_H100_v5: { provider: 'azure', count: 8 },
    },
  ),
  gpu('h100-pcie-80gb', 'H100 PCIe 80GB', 80, 81559, 'PCIe', ['H100 PCIe', 'H100 80GB PCIe']),
  gpu('h100-nvl-94gb', 'H100 NVL 94GB', 94, 95830, 'PCIe', ['H100 NVL', 'H100 94GB NVL'], {
    Standard_NCC40ads_H100_v5: { provider: 'azure', count: 1 },
  }),
  gpu('a10-24gb', 'A10', 24, 23028, 'PCIe', ['A10 24GB'], {
    Standard_NV12ads_A10_v5: { provider: 'azure', count: 1 / 3 },
  }),
  gpu('a40-48gb', 'A40', 48, 46068, 'PCIe', ['A40 48GB']),
  gpu('t4-16gb', 'Tesla T4', 16, 15360, 'PCIe', ['T4'], { Standard_NC4as_T4_v3: { provider: 'azure', count: 1 } }),
  gpu('v100-sxm2-16gb', 'Tesla V100 SXM2 16GB', 16, 16384, 'SXM', ['V100']),
  gpu('v100-sxm2-32gb', 'Tesla V100 SXM2 32GB', 32, 32768, 'SXM', ['V100-32GB']),
  gpu('rtx-3060-12gb', 'GeForce RTX 3060 12GB', 12, 12288, 'consumer', ['RTX3060', 'RTX 3060']),
  gpu('rtx-3060-ti-8gb', 'GeForce RTX 3060 Ti', 8, 8192, 'consumer', ['RTX3060Ti']),
  gpu('p100-pcie-16gb', 'Tesla P100 PCIe 16GB', 16, 16280, 'PCIe', ['Tesla P100-PCIE-16GB']),
  gpu('p100-sxm2-16gb', 'Tesla P100 SXM2 16GB', 16, 16280, 'SXM', ['Tesla P100-SXM2-16GB']),
  gpu('tpu-v5p', 'TPU v5p (per chip)', 95, 97280, 'TPU', ['tpu-v5p', 'v5p']),
  gpu('tpu-v6e', 'TPU v6e Trillium (per chip)', 32, 32768, 'TPU', ['tpu-v6e', 'v6e']),
];
