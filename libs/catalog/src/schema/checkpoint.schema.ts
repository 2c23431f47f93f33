import { ENGINES, KV_PRECISIONS, TENSOR_GROUPS, WEIGHT_PRECISIONS } from '@compute-advisor/domain';
import { z } from 'zod';
import { name, positive, positiveCount, prose } from './words';

/** One published checkpoint of a fact file, under the id of its model. */
export const checkpointSchema = z.strictObject({
  model: name,
  repo: name.regex(/^[\w.-]+\/[\w.-]+$/, 'org/name'),
  format: z.enum([...WEIGHT_PRECISIONS, 'gguf']),
  publisher: z.enum(['vendor', 'quantiser']),
  engines: z.array(z.enum(ENGINES)).min(1).exactOptional(),
  kvPrecision: z.enum(KV_PRECISIONS).exactOptional(),
  bitsByGroup: z.partialRecord(z.enum(TENSOR_GROUPS), positive.max(32)).exactOptional(),
  bytes: positiveCount.exactOptional(),
  bytesOf: z.enum(WEIGHT_PRECISIONS).exactOptional(),
  confidence: z.enum(['high', 'medium', 'low']),
  namedIn: positiveCount.exactOptional(),
  source: prose,
  compositionSource: prose.exactOptional(),
});

/** One fact file: the published checkpoints of the models of one family. */
export const checkpointFileSchema = z.array(checkpointSchema).min(1);
