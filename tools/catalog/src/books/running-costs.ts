import type { ReportedFigure, RunningCosts } from '@compute-advisor/domain';
import { known, numberOf, type RawRow, statedOf, textOf } from './raw-row';

/** running_costs.json as the book. Members are named by what they are; figures stay as the source gave them. */
export function runningCosts(raw: Readonly<Record<string, unknown>>): RunningCosts {
  const rows = (name: string): readonly RawRow[] => (raw[name] as readonly RawRow[] | undefined) ?? [];
  return {
    electricity: rows('electricity').map((row) => ({
      place: needed(row, 'region'),
      ...known({ usdPerKwh: numberOf(row, 'usd_per_kwh'), eurPerKwh: numberOf(row, 'eur_per_kwh') }),
      consumer: needed(row, 'kind'),
      ...(/lower bound/.test(textOf(row, 'note') ?? '') ? { lowerBound: true as const } : {}),
      ...facts(row),
    })),
    colocationPerKwMonth: rows('colocation_usd_per_kw_month').map((row) => ({
      market: needed(row, 'market'),
      usdLow: figure(row, 'usd_low'),
      usdHigh: figure(row, 'usd_high'),
      ...facts(row),
    })),
    colocationDensityPremium: rows('colocation_density_premium_fraction').map((row) => reported(row, 'condition')),
    serverPower: rows('server_power_kw').map((row) => ({
      server: needed(row, 'server'),
      ...known({
        maxKw: numberOf(row, 'max_kw'),
        typicalLowKw: numberOf(row, 'typical_low_kw'),
        typicalHighKw: numberOf(row, 'typical_high_kw'),
        gpuTdpKw: numberOf(row, 'gpu_tdp_kw'),
        overheadFractionOfMax: numberOf(row, 'overhead_fraction_of_max'),
      }),
      ...facts(row),
    })),
    gpuPower: rows('gpu_power_measured_w').map((row) => ({
      gpuId: needed(row, 'gpu_id'),
      lowWatts: figure(row, 'low'),
      highWatts: figure(row, 'high'),
      ...known({ idleWatts: numberOf(row, 'idle') }),
      ...facts(row),
    })),
    pue: rows('pue').map((row) => reported(row, 'who', 'value')),
    depreciationYears: rows('depreciation_years').map((row) => reported(row, 'who', 'years')),
    residualValueFraction: rows('residual_value_fraction').map((row) => reported(row, 'after_months')),
    extraCapexFraction: rows('extra_capex_fraction').map((row) => reported(row, 'what')),
    failures: rows('failures').map((row) => reported(row, 'what', 'value', 'fraction_per_year', 'fraction')),
  };
}

const facts = (row: RawRow): { readonly asOf: string; readonly source: string; readonly note?: string } => ({
  ...statedOf(row),
  ...known({ note: textOf(row, 'note') }),
});

function reported(row: RawRow, of: string, ...values: readonly string[]): ReportedFigure {
  const value = values.map((name) => numberOf(row, name)).find((found) => found !== undefined);
  return {
    of: textOf(row, of) ?? String(figure(row, of)),
    ...known({ value, low: numberOf(row, 'low'), high: numberOf(row, 'high') }),
    ...facts(row),
  };
}

function needed(row: RawRow, name: string): string {
  const text = textOf(row, name);
  if (text === undefined) throw new Error(`no ${name} in ${JSON.stringify(row).slice(0, 200)}`);
  return text;
}

function figure(row: RawRow, name: string): number {
  const value = numberOf(row, name);
  if (value === undefined) throw new Error(`no ${name} in ${JSON.stringify(row).slice(0, 200)}`);
  return value;
}
