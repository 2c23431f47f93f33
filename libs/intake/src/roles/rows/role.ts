import { groupOf, type TagGroup } from '../../elements/tag-groups';
import type { Tag } from '../../words';
import type { Dimension } from './unit';

/** Every single figure the reader can report. */
export type Role =
  | 'totalUsers'
  | 'concurrentRequests'
  | 'requestRate'
  | 'perUser'
  | 'speed'
  | 'prefill'
  | 'inputTokens'
  | 'outputTokens'
  | 'contextTokens'
  | 'datasetTokens'
  | 'chunk'
  | 'ttftMs'
  | 'tpotMs'
  | 'endToEndMs'
  | 'hoursPerDay'
  | 'daysPerWeek'
  | 'windowHours'
  | 'utilizationFraction'
  | 'prefixCacheShare'
  | 'sharedPrefixTokens'
  | 'concurrentShare'
  | 'growthFactor'
  | 'growthShare'
  | 'peakFactor'
  | 'tensorParallel'
  | 'pipelineParallel'
  | 'dataParallel'
  | 'loraAdapters'
  | 'epochs'
  | 'trainBatch'
  | 'layers'
  | 'hiddenSize'
  | 'heads'
  | 'kvHeads'
  | 'vocabSize'
  | 'intermediateSize'
  | 'headDim'
  | 'items'
  | 'maxGpus'
  | 'aside';

/** A word that speaks for a role, what it is worth right beside the figure, and where it may stand. */
export interface Head {
  readonly tag: Tag;
  /** The same as a group. */
  readonly group: TagGroup;
  readonly weight: number;
  readonly side?: 'left' | 'right' | undefined;
  /** How many elements away it may stand; 8 when absent. */
  readonly reach?: number | undefined;
  /** Speaks only for figures of these dimensions. */
  readonly only?: readonly Dimension[] | undefined;
  /** Speaks also where it is the unit of another figure ("16 sequences of 64k tokens"). */
  readonly shared?: true | undefined;
}

/** One row: which figures can play the role and what speaks for it. */
export interface RoleRow {
  readonly role: Role;
  /** Dimensions it takes and what each is worth by itself. */
  readonly takes: Readonly<Partial<Record<Dimension, number>>>;
  readonly heads: readonly Head[];
  /** Worth of the head as a label right before the figure (`users: 40`, `tp=8`, `concurrency 20`). */
  readonly label?: readonly Head[];
  /** Words that speak against it. */
  readonly against?: readonly Head[];
  /** Without one of its heads the role is not proposed for figures of these dimensions. */
  readonly needsHead?: readonly Dimension[];
  readonly range: readonly [number, number];
  /** Worth of a figure that is counted for each user ("6 msg/user/day"). */
  readonly perHead?: number;
  /** Figures this large speak for it by themselves. */
  readonly prior?: { readonly from: number; readonly worth: number; readonly only?: readonly Dimension[] };
  readonly whole?: true;
}

/** One head of a row; see `Head`. All have all members: they are looked at more than anything else. */
export const head = (tag: Tag, weight: number, more: Omit<Head, 'tag' | 'group' | 'weight'> = {}): Head => ({
  tag,
  group: groupOf(tag),
  weight,
  side: more.side,
  reach: more.reach,
  only: more.only,
  shared: more.shared,
});
