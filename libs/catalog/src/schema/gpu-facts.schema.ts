import { z } from 'zod';
import { month, name, positive, positiveCount, prose } from './words';

const rate = positive.exactOptional();

/** One accelerator of a fact file. */
export const gpuFactsSchema = z
  .strictObject({
    id: name.regex(/^[a-z0-9.-]+$/, 'lower-case letters, digits, dots and dashes'),
    name,
    vendor: z.enum(['nvidia', 'amd', 'intel', 'google', 'apple', 'aws']),
    architecture: name,
    memoryGbMarketing: positive,
    memoryMibUsable: positiveCount.exactOptional(),
    memoryBytesUsable: z.int().min(2 ** 28),
    memoryUsableBasis: prose,
    memoryBandwidthGbps: positive,
    tflopsDense: z.strictObject({ fp32: rate, tf32: rate, fp16: rate, bf16: rate, fp8: rate, int8: rate, fp4: rate }),
    nvlinkGbps: positive.exactOptional(),
    interconnect: name.exactOptional(),
    formFactor: name,
    tdpWatts: positive.exactOptional(),
    computeCapability: name.exactOptional(),
    supports: z.strictObject({ bf16: z.boolean(), fp8: z.boolean(), fp4: z.boolean(), int8: z.boolean() }),
    maxGpusPerNode: positiveCount,
    mig: z.boolean(),
    released: month,
    aliases: z.array(name),
    cloudInstances: z.record(
      name,
      z.strictObject({ provider: name, count: positive, priceListed: z.literal(false).exactOptional() }),
    ),
    source: z.array(prose).min(1),
    note: prose.exactOptional(),
  })
  .refine((g) => g.memoryBytesUsable <= g.memoryGbMarketing * 2 ** 30 * 1.02, {
    error: 'more usable bytes than the part has',
    path: ['memoryBytesUsable'],
  });

/** One fact file: the accelerators of one vendor. */
export const gpuFileSchema = z
  .array(gpuFactsSchema)
  .min(1)
  .refine((rows) => new Set(rows.map((r) => r.vendor)).size === 1, { error: 'a file holds one vendor' });
