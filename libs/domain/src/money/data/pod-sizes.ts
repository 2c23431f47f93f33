/** How many GPUs the machines of a provider hold, for price lists that state one price per GPU and name no machine.
 *  Facts of November 2026, from:
 *  - RunPod: pods of several cards of one machine, SkyPilot catalog `runpod/vms.csv` at 46062ac and the "up to 8 GPUs"
 *  of gpu-price-feed rows (2026-08-23);
 *    small cards, which no list shows in pods, as single ones;
 *  - Verda, Lambda: instance types in SkyPilot catalog `verda/vms.csv` at 538675a and `lambda/vms.csv` at 95eaf48, and
 *  their own instance names;
 *  - DigitalOcean `gpu-h100x1-80gb`, `gpu-h100x8-640gb` and the like; Scaleway `H100-SXM-2-80G`, `L40S-1-48G` and the
 *  like; Akamai `g2-gpu-rtx4000a1` and the like;
 *  - Google TPU: host machines of 1, 4 and 8 chips (`ct5lp-hightpu-1t`, `-4t`, `-8t`; `ct6e-standard-...`), four chips
 *  per host of v2, v3, v4, v5p and v7.
 *  A provider that is listed sells a part without a line of its own as single cards. */
export const POD_SIZES: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  runpod: Object.fromEntries(
    [
      'a100-pcie-80gb',
      'a100-sxm4-80gb',
      'a40-48gb',
      'b200-sxm-180gb',
      'b300-sxm-288gb',
      'h100-nvl-94gb',
      'h100-pcie-80gb',
      'h100-sxm-80gb',
      'h200-nvl-141gb',
      'h200-sxm-141gb',
      'l4-24gb',
      'l40-48gb',
      'l40s-48gb',
      'mi300x-192gb',
      'mi350x-288gb',
      'rtx-3090-24gb',
      'rtx-4090-24gb',
      'rtx-5090-32gb',
      'rtx-6000-ada-48gb',
      'rtx-a6000-48gb',
      'rtx-pro-6000-blackwell-server-96gb',
      'rtx-pro-6000-blackwell-ws-96gb',
    ].map((gpuId) => [gpuId, [1, 2, 4, 8]]),
  ),
  verda: {
    'a100-sxm4-40gb': [1, 8],
    'a100-sxm4-80gb': [1, 2, 4, 8],
    'b200-sxm-180gb': [1, 2, 4, 8],
    'b300-sxm-288gb': [1, 2, 4, 8],
    'h100-sxm-80gb': [1, 2, 4, 8],
    'h200-sxm-141gb': [1, 2, 4, 8],
    'l40s-48gb': [1, 2, 4, 8],
    'rtx-6000-ada-48gb': [1, 2, 4, 8],
    'rtx-a6000-48gb': [1, 2, 4, 8],
    'rtx-pro-6000-blackwell-server-96gb': [1, 2, 4, 8],
    'v100-sxm2-16gb': [1, 2, 4, 8],
  },
  lambda: {
    'a10-24gb': [1],
    'a100-pcie-40gb': [1, 2, 4],
    'a100-sxm4-40gb': [1, 8],
    'a100-sxm4-80gb': [8],
    'b200-sxm-180gb': [1, 2, 4, 8],
    'gh200-96gb': [1],
    'h100-pcie-80gb': [1],
    'h100-sxm-80gb': [1, 2, 4, 8],
    'quadro-rtx-6000-24gb': [1],
    'rtx-a6000-48gb': [1, 2, 4],
    'v100-sxm2-16gb': [8],
  },
  digitalocean: {
    'h100-sxm-80gb': [1, 8],
    'h200-sxm-141gb': [1, 8],
    'mi300x-192gb': [1, 8],
    'mi325x-256gb': [8],
  },
  scaleway: {
    'b300-sxm-288gb': [8],
    'h100-pcie-80gb': [1, 2],
    'h100-sxm-80gb': [2, 4, 8],
    'l4-24gb': [1, 2, 4, 8],
    'l40s-48gb': [1, 2, 4, 8],
  },
  akamai: { 'quadro-rtx-6000-24gb': [1, 2, 4], 'rtx-4000-ada-20gb': [1, 2, 4] },
  gcp: {
    'tpu-v2': [4],
    'tpu-v3': [4],
    'tpu-v4': [4],
    'tpu-v5e': [1, 4, 8],
    'tpu-v5p': [4],
    'tpu-v6e': [1, 4, 8],
    'tpu-v7': [4],
  },
};
