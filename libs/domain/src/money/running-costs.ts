/** Where a figure is from and as of when: a day, a month or a year. */
export interface Stated {
  readonly asOf: string;
  readonly source: string;
  readonly note?: string;
}

/** What a kilowatt-hour costs, in the currency the source gives; exactly one of the two is there. */
export interface ElectricityPrice extends Stated {
  /** `US: Virginia`, `European Union (average)`. */
  readonly place: string;
  readonly usdPerKwh?: number;
  readonly eurPerKwh?: number;
  /** Who pays it: `commercial`, `industrial`, `non-household`. */
  readonly consumer: string;
  /** True where the figure is the least of several countries, not an average. */
  readonly lowerBound?: true;
}

/** Rent for one kilowatt of IT load in a data centre, USD a month, electricity not included. */
export interface ColocationPrice extends Stated {
  readonly market: string;
  readonly usdLow: number;
  readonly usdHigh: number;
}

/** What a whole server draws, kW. */
export interface ServerPower extends Stated {
  readonly server: string;
  readonly maxKw?: number;
  readonly typicalLowKw?: number;
  readonly typicalHighKw?: number;
  /** Board power of its GPUs alone; what the maximum holds beyond it is processors, memory, network, fans and losses.
   */
  readonly gpuTdpKw?: number;
  readonly overheadFractionOfMax?: number;
}

/** Watts one GPU was measured at between light and full load. */
export interface MeasuredGpuPower extends Stated {
  readonly gpuId: string;
  readonly lowWatts: number;
  readonly highWatts: number;
  readonly idleWatts?: number;
}

/** A figure that somebody reports of itself or of its trade; a range where `low` and `high` are there. */
export interface ReportedFigure extends Stated {
  /** Who reports it, or what it is of. */
  readonly of: string;
  readonly value?: number;
  readonly low?: number;
  readonly high?: number;
}

/** What running one's own machines costs beside buying them. Order within a list carries no meaning. */
export interface RunningCosts {
  readonly electricity: readonly ElectricityPrice[];
  readonly colocationPerKwMonth: readonly ColocationPrice[];
  /** Surcharge on colocation for dense racks, a fraction. */
  readonly colocationDensityPremium: readonly ReportedFigure[];
  readonly serverPower: readonly ServerPower[];
  readonly gpuPower: readonly MeasuredGpuPower[];
  /** Power usage effectiveness: the site's draw over that of its machines. */
  readonly pue: readonly ReportedFigure[];
  /** Years over which owners write servers off. */
  readonly depreciationYears: readonly ReportedFigure[];
  /** Share of the price that remains after `of` months. */
  readonly residualValueFraction: readonly ReportedFigure[];
  /** Network, cables, insurance, as a fraction of the price of the servers; and the share of GPUs in it. */
  readonly extraCapexFraction: readonly ReportedFigure[];
  /** Failures and lost time as reported for large clusters. */
  readonly failures: readonly ReportedFigure[];
}
