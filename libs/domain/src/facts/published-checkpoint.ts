import type { TensorGroup } from './tensor-group';
import type { Engine, KvPrecision, WeightPrecision } from './precision-name';

/** A repository of GGUF files holds several block formats at once. */
export type CheckpointFormat = WeightPrecision | 'gguf';

/** A repository that exists and holds a model in one format. docs/model.md#checkpoints */
export interface PublishedCheckpoint {
  /** `org/name` on the model hub. */
  readonly repo: string;
  readonly format: CheckpointFormat;
  /** `vendor` is who made the model; everybody else who quantised it is a `quantiser`. */
  readonly publisher: 'vendor' | 'quantiser';
  /** Engines that a source runs it with; absent where none is named. */
  readonly engines?: readonly Engine[];
  /** Cache format that a recipe runs it with. It is no demand of the checkpoint. */
  readonly kvPrecision?: KvPrecision;
  /** Bits per element of tensor groups that differ from what the format does by itself: what stays unquantised, or
   *  another width. */
  readonly bitsByGroup?: Readonly<Partial<Record<TensorGroup, number>>>;
  /** Bytes of the weight files; for GGUF those of the file in `bytesOf`. */
  readonly bytes?: number;
  readonly bytesOf?: WeightPrecision;
  /** `low`: named in tests or mirrors only, no reason to recommend it. */
  readonly confidence: 'high' | 'medium' | 'low';
  /** Public repositories that name it. */
  readonly namedIn?: number;
  readonly source: string;
  /** Where the composition or the bytes come from, when not from `source`. */
  readonly compositionSource?: string;
}
