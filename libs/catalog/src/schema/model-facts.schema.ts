import { MODEL_KINDS, WEIGHT_PRECISIONS } from '@compute-advisor/domain';
import { z } from 'zod';
import { architectureSchema } from './architecture.schema';
import { count, month, name, positiveCount, prose } from './words';

/** One model of a fact file. */
export const modelFactsSchema = z
  .strictObject({
    id: name.regex(/^[\w.-]+\/[\w.-]+$/, 'org/name'),
    family: name,
    aliases: z.array(name),
    kind: z.enum(MODEL_KINDS),
    released: month,
    license: name.exactOptional(),
    parametersTotal: positiveCount,
    parametersTotalExact: z.boolean(),
    parametersActive: positiveCount,
    parametersLanguageModel: positiveCount.exactOptional(),
    parametersOtherModules: count.exactOptional(),
    parametersCheckpoint: positiveCount.exactOptional(),
    checkpointNote: prose.exactOptional(),
    architecture: architectureSchema.exactOptional(),
    components: z.record(name, positiveCount).exactOptional(),
    maxContext: positiveCount.exactOptional(),
    nativeContext: positiveCount.exactOptional(),
    nativePrecision: z.enum(WEIGHT_PRECISIONS),
    kvBytesPerTokenBf16: z
      .strictObject({ growing: count, windowed: count, window: positiveCount.exactOptional() })
      .exactOptional(),
    notes: prose.exactOptional(),
    source: z.record(name, z.union([prose, z.array(prose).min(1)])),
  })
  .refine((m) => m.parametersActive <= m.parametersTotal, {
    error: 'more active parameters than parameters',
    path: ['parametersActive'],
  })
  .refine((m) => m.source['parameters_total'] !== undefined, {
    error: 'the source of the parameter count is missing',
    path: ['source'],
  });

/** One fact file: the models of one family. */
export const modelFileSchema = z
  .array(modelFactsSchema)
  .min(1)
  .refine((rows) => new Set(rows.map((r) => r.family)).size === 1, { error: 'a file holds one family' });
