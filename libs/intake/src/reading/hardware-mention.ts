/** How a piece of hardware stands to the writer. */
export type Standing = 'owned' | 'stated' | 'asked' | 'excluded' | 'only' | 'foreign' | 'past' | 'imagined' | 'unused';

/** One mention of hardware with its count. */
export interface Hardware {
  readonly gpuId: string;
  readonly core: string;
  readonly count: number;
  readonly counted: boolean;
  readonly plural: boolean;
  readonly customGb?: number;
  readonly instanceType?: string;
  readonly provider?: string;
  /** Cards of one instance. */
  readonly cardsEach?: number;
  /** The text says how many of the instance there are. */
  readonly machinesCounted?: true;
  readonly standing: Standing;
  /** What the words right beside it say alone, before all that speaks for and against was weighed. */
  readonly rule: Standing;
  readonly at: number;
  /** Where its count begins, or the name itself. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly approximation?: string;
  /** What speaks for and against its being in use: rows of the table of weights. */
  readonly found?: readonly string[];
  /** A row of a listing (`GPU 0: NVIDIA A100`): rows add up. */
  readonly row: boolean;
  /** It stands in a listing of the machine's own parts, one row or a span of numbers. */
  readonly listed?: boolean;
}
