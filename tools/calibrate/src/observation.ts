import { gpuClassOf, type GpuClass, type GpuFacts, type ModelFacts, type SpeedQuery } from '@compute-advisor/domain';
import type { MeasuredRow } from './measured-row';
import { rowQueries, type RowQuery } from './row-query';

/** Which figure of a row: `endToEnd` is a single stream's output tokens over all of its time, prompt included. */
export type Target = 'throughput' | 'tpot' | 'single' | 'endToEnd' | 'ttft' | 'prefill';

/** One measured figure and everything the model needs to predict it. */
export interface Observation {
  readonly target: Target;
  readonly truth: number;
  readonly row: MeasuredRow;
  readonly query: SpeedQuery;
  readonly gpuClass: GpuClass;
  readonly replicas: number;
  /** Requests in flight on one replica; absent: saturated. */
  readonly concurrency?: number;
  /** Share in the fit: the rows of one group, figure and source together count as a power of their number. */
  readonly weight: number;
  readonly core: boolean;
  /** Whether the requests in flight are known: not so where a fixed arrival rate was run and their peak is stated. */
  readonly steady: boolean;
  readonly config: string;
}

/** One figure of a row before it is weighed. */
interface Figure {
  readonly target: Target;
  readonly truth: number | undefined;
  readonly concurrency?: number;
}

/** Rows of one group, figure, source and engine together weigh as their number to this power: between every row for
 *  itself (1) and every group alike (0). */
const GROUP_POWER = 0.7;
/** Runs with a fixed arrival rate whose peak of the requests in flight is stated: the mean in flight is unknown, so
 *  they say little about any batch. */
const OPEN_LOOP_WEIGHT = 0.1;
/** First tokens of more clients than this measure the queue of a burst. */
const MOST_FIRST_TOKEN_CLIENTS = 64;
/** A run of so few requests carries the warm-up in its mean; its median does not. */
const FEW_REQUESTS = 10;
const middle = (o: MeasuredRow['ttft_ms']): number | undefined => o?.mean ?? o?.p50 ?? o?.unspecified;

const firstToken = (row: MeasuredRow): number | undefined =>
  (row.requests ?? Infinity) <= FEW_REQUESTS ? (row.ttft_ms?.p50 ?? middle(row.ttft_ms)) : middle(row.ttft_ms);

function closedLoop(row: MeasuredRow, replicas: number): Figure[] {
  const concurrency = (row.mean_concurrency ?? row.concurrency ?? 1) / replicas;
  const figures: Figure[] = [
    { target: 'throughput', truth: row.output_tokens_per_second_total, concurrency },
    { target: 'tpot', truth: middle(row.tpot_ms), concurrency },
  ];
  return (row.concurrency ?? 1) > MOST_FIRST_TOKEN_CLIENTS
    ? figures
    : [...figures, { target: 'ttft', truth: firstToken(row), concurrency }];
}

function singleStream(row: MeasuredRow): Figure[] {
  const truth = row.tokens_per_second_single_stream ?? row.output_tokens_per_second_total;
  return [{ target: row.flags.includes('whole_request') ? 'endToEnd' : 'single', truth, concurrency: 1 }];
}

/** Tokens a second of a whole request, prompt counted, as output tokens a second. */
function endToEnd(row: MeasuredRow): Figure[] {
  const { input_tokens: n, output_tokens: o, total_tokens_per_second: all } = row;
  const truth = n === undefined || o === undefined || all === undefined ? undefined : (all * o) / (n + o);
  return [{ target: 'endToEnd', truth, concurrency: 1 }];
}

/** The figures of a row in steady state; undefined for scenarios that are not. */
function figuresOf(row: MeasuredRow, replicas: number): Figure[] | undefined {
  switch (row.scenario) {
    case 'offline_saturated':
      return [{ target: 'throughput', truth: row.output_tokens_per_second_total }];
    case 'closed_loop':
      return closedLoop(row, replicas);
    case 'single_stream_decode':
      return singleStream(row);
    case 'single_stream_e2e':
      return endToEnd(row);
    case 'prefill':
      return row.input_tokens === undefined
        ? []
        : [{ target: 'prefill', truth: row.prefill_tokens_per_second, concurrency: 1 }];
    default:
      return undefined;
  }
}

/** Core figures are those the speed gates are stated for. */
const isCore = (target: Target, row: MeasuredRow): boolean =>
  target === 'throughput' ||
  target === 'tpot' ||
  target === 'single' ||
  (target === 'endToEnd' && row.scenario === 'single_stream_decode');

function observed(row: MeasuredRow, { query, replicas }: RowQuery, figure: Figure): Observation[] {
  const { target, truth, concurrency } = figure;
  if (truth === undefined || !(truth > 0)) return [];
  return [
    {
      target,
      truth,
      row,
      query,
      gpuClass: gpuClassOf(query.gpu),
      replicas,
      weight: 1,
      core: isCore(target, row),
      steady: !row.flags.includes('peak_concurrency'),
      config:
        `${row.model}|${row.weight_precision}|${row.input_tokens}|${row.output_tokens}|${row.concurrency}|` +
        `${query.layout.tensorParallel}|${target}`,
      ...(concurrency === undefined ? {} : { concurrency }),
    },
  ];
}

function weighed(list: readonly Observation[]): Observation[] {
  const count = new Map<string, number>();
  const key = (o: Observation): string => `${o.row.group}|${o.target}|${o.row.url}|${o.row.engine}`;
  for (const o of list) count.set(key(o), (count.get(key(o)) ?? 0) + 1);
  return list.map((o) => ({
    ...o,
    weight: (o.steady ? 1 : OPEN_LOOP_WEIGHT) * Math.pow(count.get(key(o)) ?? 1, GROUP_POWER - 1),
  }));
}

/** Figures of the rows in steady state, with a count of what could not be used and why. */
export function observations(
  rows: readonly MeasuredRow[],
  models: readonly ModelFacts[],
  gpus: readonly GpuFacts[],
): { readonly list: Observation[]; readonly unused: ReadonlyMap<string, number> } {
  const queryOf = rowQueries(models, gpus);
  const unused = new Map<string, number>();
  const list = rows.flatMap((row) => {
    const found = queryOf(row);
    const figures = typeof found === 'string' ? undefined : figuresOf(row, found.replicas);
    if (typeof found !== 'string' && figures !== undefined) return figures.flatMap((f) => observed(row, found, f));
    const why = typeof found === 'string' ? found : `scenario ${row.scenario}`;
    unused.set(why, (unused.get(why) ?? 0) + 1);
    return [];
  });
  return { list: weighed(list), unused };
}
