import type { Advice, AssessmentView, OptionView, PerformanceView } from '@compute-advisor/application';
import { between, count, duration, percent, percentChange, pointsChange, usd, usdChange, usdExact } from './format';
import { fleetWords, gpusPerReplica, layoutShort, type Names } from './names';
import { glyph } from './glyph';

/** One row: today, proposed, and what changes. */
export interface VersusRow {
  readonly label: string;
  readonly today: string;
  readonly proposed: string;
  readonly exact?: string;
  readonly change: string;
}

/** A head of the table: layout, part, and one box a GPU. */
export interface VersusHead {
  readonly layout: string;
  readonly name: string;
  readonly about: string;
  /** Finished SVG. */
  readonly glyph: string;
}

/** Today's hardware beside the proposal. */
export interface VersusView {
  readonly today: VersusHead;
  readonly proposed: VersusHead;
  /** What today costs is the market's price, not the caller's. */
  readonly estimated: boolean;
  readonly rows: readonly VersusRow[];
}

/** Tokens a second that one person sees. */
export const perPerson = (p: PerformanceView | undefined): number | undefined =>
  p?.tpot_ms === undefined || p.tpot_ms === 0 ? undefined : 1000 / p.tpot_ms;

/** A modelled speed as its 80 % range. */
export const ranged = (value: number, { range }: PerformanceView): string =>
  between(value * range.low, value * range.high, 0);

/** A modelled time as its 80 % range: slow speeds take long. */
export const rangedTime = (ms: number, { range }: PerformanceView): string => {
  const [short, long] = [duration(ms / range.high), duration(ms / range.low)];
  if (short === long) return short;
  const [a, b] = [short.split('\u00a0'), long.split('\u00a0')];
  return a[1] === b[1] ? `${a[0] ?? ''} to ${long}` : `${short} to ${long}`;
};

/** What a month and a year cost, and the change from the first to the second. */
export function costRows(today: number | undefined, next: number | undefined): VersusRow[] {
  if (today === undefined || next === undefined) return [];
  return [
    {
      label: 'Cost a month',
      today: usd(today),
      proposed: usd(next),
      exact: usdExact(next),
      change: usdChange(next - today),
    },
    {
      label: 'Cost a year',
      today: usd(today * 12),
      proposed: usd(next * 12),
      exact: usdExact(next * 12),
      change: today === 0 ? '' : percentChange(next / today - 1),
    },
  ];
}

/** How many it carries and how fast, of text that is streamed, and the change. */
export function speedRows(now: PerformanceView | undefined, then: PerformanceView): VersusRow[] {
  const rows: VersusRow[] = [];
  const many = (p: PerformanceView | undefined): number | undefined =>
    p?.max_concurrency && Math.floor(p.max_concurrency);
  const [most, mostThen] = [many(now), many(then)];
  if (most !== undefined && mostThen !== undefined)
    rows.push({
      label: 'People at once, at most',
      today: count(most),
      proposed: count(mostThen),
      change: most === 0 ? '' : percentChange(mostThen / most - 1),
    });
  const [speed, speedThen] = [perPerson(now), perPerson(then)];
  if (now !== undefined && speed !== undefined && speedThen !== undefined)
    rows.push({
      label: 'Tokens/s per person',
      today: ranged(speed, now),
      proposed: ranged(speedThen, then),
      change: percentChange(speedThen / speed - 1),
    });
  if (now?.ttft_ms !== undefined && then.ttft_ms !== undefined)
    rows.push({
      label: 'First token',
      today: rangedTime(now.ttft_ms, now),
      proposed: rangedTime(then.ttft_ms, then),
      change: timesAsLong(then.ttft_ms / now.ttft_ms),
    });
  return rows;
}

function timesAsLong(times: number): string {
  if (Math.abs(times - 1) < 0.05) return 'no change';
  return times > 1 ? `${count(times)} × as long` : `${percentChange(times - 1)}`;
}

function memoryRow(now: AssessmentView, best: OptionView): VersusRow {
  const free = now.headroom_fraction;
  return {
    label: 'Memory free',
    today: free < 0 ? 'does not fit' : percent(free),
    proposed: percent(best.headroom_fraction),
    change: free < 0 ? '' : pointsChange(best.headroom_fraction - free),
  };
}

/** The proposal alone, where no hardware stands beside it. */
export interface SoleView {
  readonly head: VersusHead;
  readonly rows: readonly { readonly label: string; readonly value: string; readonly exact?: string }[];
}

function headOf(best: OptionView, names: Names, recommended: boolean): VersusHead {
  return {
    layout: layoutShort(best.replicas, gpusPerReplica(best)),
    name: names.short(best.gpu_id),
    about: names.about(best.gpu_id),
    glyph: glyph(
      [{ count: best.gpu_count, bytes: names.memoryBytes(best.gpu_id) ?? 0 }],
      1 - best.headroom_fraction,
      recommended,
    ),
  };
}

/** What is proposed where nothing is known of today; undefined where nothing is. */
export function soleView(
  { recommendation_set: { options } }: Advice,
  names: Names,
  lead: boolean,
): SoleView | undefined {
  const [best] = options;
  if (best === undefined || !lead) return undefined;
  const { performance: p, monthly_cost: cost } = best;
  const speed = perPerson(p);
  return {
    head: headOf(best, names, lead),
    rows: [
      ...(cost === undefined ? [] : [{ label: 'Cost a year', value: usd(cost * 12), exact: usdExact(cost * 12) }]),
      { label: 'Memory free', value: percent(best.headroom_fraction) },
      ...(p.max_concurrency === undefined || speed === undefined
        ? []
        : [{ label: 'People at once, at most', value: count(Math.floor(p.max_concurrency)) }]),
      ...(speed === undefined ? [] : [{ label: 'Tokens/s per person', value: ranged(speed, p) }]),
      ...(p.ttft_ms === undefined ? [] : [{ label: 'First token', value: rangedTime(p.ttft_ms, p) }]),
    ],
  };
}

/** Today beside the proposal; undefined without hardware that is known today, or where nothing is proposed. */
export function versusView(advice: Advice, names: Names, recommended: boolean): VersusView | undefined {
  const { recommendation_set: set, spec_so_far: spec } = advice;
  const fleet = spec.current_configuration?.fleet;
  const [best, now] = [set.options[0], set.current_assessment];
  if (fleet === undefined || fleet.source === 'defaulted' || best === undefined || now === undefined) return undefined;
  const [only, ...others] = fleet.value;
  const keep = set.verdict.code === 'right_sized';
  if (only === undefined || keep) return undefined;
  const layout = now.layout;
  return {
    estimated: set.current_cost_is_estimated === true,
    today: {
      layout: layout === undefined || others.length ? '' : layoutShort(layout.replicas, layout.gpus_per_replica),
      name: others.length || layout === undefined ? fleetWords(fleet.value, names) : names.short(only.gpu_id),
      about: others.length ? '' : names.about(only.gpu_id),
      glyph: glyph(
        fleet.value.map((line) => ({ count: line.gpu_count, bytes: names.memoryBytes(line.gpu_id) ?? 0 })),
        1 - now.headroom_fraction,
        false,
      ),
    },
    proposed: headOf(best, names, recommended),
    rows: [
      ...costRows(set.current_monthly_cost, best.monthly_cost),
      memoryRow(now, best),
      ...speedRows(now.performance, best.performance),
    ],
  };
}
