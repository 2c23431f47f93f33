import type { CheckpointFormat, Engine, TensorGroup, WeightPrecision } from '@compute-advisor/domain';
import { ENGINES, KV_PRECISIONS, WEIGHT_PRECISIONS } from '@compute-advisor/domain';

/** A row of a collection of published checkpoints. */
export interface CollectedCheckpoint {
  readonly model: string;
  readonly repo: string;
  readonly format: string;
  readonly publisher: 'vendor' | 'quantiser';
  readonly engines?: readonly string[];
  readonly kv?: string;
  readonly unquantised_parts?: string;
  readonly mixed?: string;
  readonly quant_config_source?: string;
  readonly bytes?: number;
  readonly bytes_of?: string;
  readonly size_text?: string;
  readonly confidence: 'high' | 'medium' | 'low';
  readonly named_in_repos?: number;
  readonly source: string;
}

/** A row of the catalog's checkpoint files, members in the order they are written. */
export type CheckpointRow = Readonly<Record<string, unknown>> & { readonly model: string; readonly repo: string };

/** Names of formats in collections, by the product's own word. What is not here is no format of an engine that is
 *  planned for (MLX, MLC, ONNX, OpenVINO, EXL3, HQQ), or says no width. */
const FORMATS: Readonly<Record<string, CheckpointFormat>> = {
  gguf: 'gguf',
  'gptq-int8': 'w8a16',
  'awq-8bit': 'w8a16',
  'autoround-int4': 'int4',
  fp4: 'nvfp4',
  w4afp8: 'w4a8',
  ...Object.fromEntries(
    WEIGHT_PRECISIONS.filter((p) => !/^i?q\d|^exl2/.test(p)).map((p) => [p, p] as [string, WeightPrecision]),
  ),
};

/** Groups that stay at 16 bits by the words a quantisation config was summed up in. Embedding, head, router, norms and
 *  towers do so in every format. */
const UNQUANTISED: readonly (readonly [RegExp, readonly TensorGroup[]])[] = [
  [/(?:^|; )attention/, ['attention', 'latent_projections']],
  [/linear attention/, ['state_layers']],
  [/shared experts/, ['shared_experts']],
  [/dense MLP/, ['dense_mlp']],
];

/** Bytes of a size as people write it: `24.6 GiB`, `557 GB`. */
function bytesOfText(text: string | undefined): number | undefined {
  const said = /([\d.]+) ?(GiB|TiB|GB|TB)/.exec(text ?? '');
  const unit = { GiB: 2 ** 30, TiB: 2 ** 40, GB: 1e9, TB: 1e12 }[said?.[2] ?? ''];
  return unit === undefined ? undefined : Math.round(Number(said?.[1]) * unit);
}

function bitsByGroup(
  row: CollectedCheckpoint,
  leadingDenseLayers: boolean,
): Partial<Record<TensorGroup, number>> | undefined {
  if (row.mixed !== undefined || row.unquantised_parts === undefined || row.format === 'fp8') return undefined;
  const bits: Partial<Record<TensorGroup, number>> = {};
  for (const [words, groups] of UNQUANTISED)
    if (words.test(row.unquantised_parts)) for (const group of groups) bits[group] = 16;
  if (leadingDenseLayers && /whole layers 0/.test(row.unquantised_parts)) bits.dense_mlp = 16;
  return Object.keys(bits).length === 0 ? undefined : bits;
}

const precisionOf = (name: string | undefined): WeightPrecision | undefined =>
  WEIGHT_PRECISIONS.find((p) => p === name?.toLowerCase());

/** The product's row of a collected checkpoint, or why it is left out.
 *  @param leadingDenseLayers the model has dense layers before its experts */
export function checkpointRow(row: CollectedCheckpoint, leadingDenseLayers: boolean): CheckpointRow | string {
  const format = FORMATS[row.format];
  if (format === undefined) return `no format that is planned for: ${row.format}`;
  const engines = ENGINES.filter((e) => row.engines?.includes(e)) as Engine[];
  const kv = KV_PRECISIONS.find((p) => p === row.kv);
  const bytesOf = precisionOf(row.bytes_of);
  const files = row.bytes ?? bytesOfText(row.size_text);
  const bytes = format === 'gguf' && bytesOf === undefined ? undefined : files;
  const bits = bitsByGroup(row, leadingDenseLayers);
  return {
    model: row.model,
    repo: row.repo,
    format,
    publisher: row.publisher,
    ...(engines.length === 0 ? {} : { engines }),
    ...(kv === undefined ? {} : { kvPrecision: kv }),
    ...(bits === undefined ? {} : { bitsByGroup: bits }),
    ...(bytes === undefined ? {} : { bytes }),
    ...(format === 'gguf' && bytes !== undefined ? { bytesOf } : {}),
    confidence: row.confidence,
    ...(row.named_in_repos === undefined ? {} : { namedIn: row.named_in_repos }),
    source: row.source,
    ...(bits === undefined || row.quant_config_source === undefined
      ? {}
      : { compositionSource: row.quant_config_source }),
  };
}
