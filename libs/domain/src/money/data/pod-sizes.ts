/** How many GPUs the machines of a provider hold, for price lists that state one price per GPU and name no machine.
 *  From gpu-price-feed data/prices.json of 2026-10-04 (commit 3c41e77), but the last:
 *  - RunPod: "up to N GPUs" of every part, as its own list of GPU types says (maxGpuCount); of the numbers a pod may
 *  have the powers of two, which are what replicas take;
 *  - DigitalOcean: "Choose between 1 or 8 GPUs per droplet" of its price page;
 *  - Google TPU: host machines of 1, 4 and 8 chips (`ct5lp-hightpu-1t`, `-4t`, `-8t`; `ct6e-standard-...`), four chips
 *  per host of v2, v3, v4, v5p and v7 (Google Cloud's TPU pages; no list of the book says it, November 2026).
 *  Verda, Lambda, Scaleway, Vultr and Akamai name their machines one by one. A provider without a line sells a part
 *  that it prices by the GPU as single cards. */
export const POD_SIZES: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  runpod: {
    ...podsOf([1, 2], ['a100-sxm4-40gb', 'rtx-3080-10gb', 'rtx-4080-16gb', 'rtx-pro-6000-blackwell-maxq-96gb']),
    ...podsOf(
      [1, 2, 4],
      [
        'rtx-3080-ti-12gb',
        'rtx-3090-ti-24gb',
        'rtx-4000-sff-ada-20gb',
        'rtx-4070-ti-12gb',
        'rtx-4080-super-16gb',
        'rtx-5000-ada-32gb',
        'rtx-a2000-6gb',
        'rtx-a4500-20gb',
        'rtx-pro-4000-blackwell-24gb',
      ],
    ),
    ...podsOf(
      [1, 2, 4, 8],
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
        'rtx-2000-ada-16gb',
        'rtx-3070-8gb',
        'rtx-3090-24gb',
        'rtx-4000-ada-20gb',
        'rtx-4090-24gb',
        'rtx-5080-16gb',
        'rtx-5090-32gb',
        'rtx-6000-ada-48gb',
        'rtx-a4000-16gb',
        'rtx-a5000-24gb',
        'rtx-a6000-48gb',
        'rtx-pro-4500-blackwell-32gb',
        'rtx-pro-5000-blackwell-48gb',
        'rtx-pro-6000-blackwell-server-96gb',
        'rtx-pro-6000-blackwell-ws-96gb',
        'v100-pcie-16gb',
        'v100-sxm2-16gb',
      ],
    ),
  },
  digitalocean: podsOf([1, 8], ['h100-sxm-80gb', 'h200-sxm-141gb', 'mi300x-192gb', 'mi325x-256gb']),
  gcp: {
    ...podsOf([4], ['tpu-v2', 'tpu-v3', 'tpu-v4', 'tpu-v5p', 'tpu-v7']),
    ...podsOf([1, 4, 8], ['tpu-v5e', 'tpu-v6e']),
  },
};

function podsOf(sizes: readonly number[], gpuIds: readonly string[]): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(gpuIds.map((gpuId) => [gpuId, sizes]));
}
