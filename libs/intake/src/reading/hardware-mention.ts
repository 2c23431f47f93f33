import type { Span } from '../reading';

/** How a piece of hardware stands to the writer. */
export type Standing = 'owned' | 'stated' | 'asked' | 'excluded' | 'only' | 'foreign' | 'past' | 'imagined' | 'unused';

/** One mention of hardware with its count. */
export interface Hardware {
  readonly gpuId: string;
  readonly core: string;
  readonly count: number;
  readonly counted: boolean;
  readonly plural: boolean;
  readonly customGb?: number | undefined;
  readonly instanceType?: string | undefined;
  readonly provider?: string | undefined;
  /** Cards of one instance. */
  readonly cardsEach?: number | undefined;
  /** The text says how many of the instance there are. */
  readonly machinesCounted?: true | undefined;
  readonly standing: Standing;
  /** What the words right beside it say alone, before all that speaks for and against was weighed. */
  readonly rule: Standing;
  readonly at: number;
  /** Where its count begins, or the name itself. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** Figures elsewhere that its count rests on. */
  readonly counting?: readonly Span[] | undefined;
  readonly approximation?: string | undefined;
  /** What speaks for and against its being in use: rows of the table of weights. */
  readonly found?: ReadonlySet<string> | undefined;
  /** A row of a listing (`GPU 0: NVIDIA A100`): rows add up. */
  readonly row: boolean;
  /** It stands in a listing of the machine's own parts, one row or a span of numbers. */
  readonly listed?: boolean | undefined;
  /** Machines that the text leaves out of the question: excluded, and no word about their kind of card. */
  readonly notCounted?: true | undefined;
}

/** It is in use, whoever's word says so. */
export const isThere = ({ standing }: Pick<Hardware, 'standing'>): boolean =>
  standing === 'owned' || standing === 'stated';

/** Where a mention stands, and what the words right beside it say alone. */
export type Placed = Pick<Hardware, 'standing' | 'rule' | 'at' | 'from' | 'start' | 'end'>;

/** The mention with all its members, so that a look at one costs the same whatever it is. */
export const mentionOf = (place: Placed, h: Omit<Hardware, keyof Placed>): Hardware => ({
  gpuId: h.gpuId,
  core: h.core,
  count: h.count,
  counted: h.counted,
  plural: h.plural,
  customGb: h.customGb,
  instanceType: h.instanceType,
  provider: h.provider,
  cardsEach: h.cardsEach,
  machinesCounted: h.machinesCounted,
  standing: place.standing,
  rule: place.rule,
  at: place.at,
  from: place.from,
  start: place.start,
  end: place.end,
  counting: h.counting,
  approximation: h.approximation,
  found: h.found,
  row: h.row,
  listed: h.listed,
});
