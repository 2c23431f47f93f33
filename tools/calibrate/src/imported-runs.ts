import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredRow, RunFlag } from './measured-row';

/** Columns of `data/runs.csv`; absent values are empty. */
export const RUN_COLUMNS = [
  'collection',
  'id',
  'group',
  'source',
  'engine',
  'engine_version',
  'model',
  'weight_precision',
  'kv_precision',
  'gpu',
  'gpu_count',
  'tensor_parallel',
  'pipeline_parallel',
  'data_parallel',
  'expert_parallel',
  'input_tokens',
  'output_tokens',
  'concurrency',
  'mean_concurrency',
  'requests',
  'scenario',
  'flags',
  'output_tokens_per_second_total',
  'tokens_per_second_single_stream',
  'total_tokens_per_second',
  'prefill_tokens_per_second',
  'ttft_mean_ms',
  'ttft_p50_ms',
  'ttft_unspecified_ms',
  'tpot_mean_ms',
  'tpot_p50_ms',
  'tpot_unspecified_ms',
] as const;
export type RunColumn = (typeof RUN_COLUMNS)[number];
/** Columns of `data/sources.csv`. */
export const SOURCE_COLUMNS = ['source', 'url'] as const;

const TEXTS = new Set<RunColumn>([
  'collection',
  'id',
  'group',
  'engine',
  'engine_version',
  'model',
  'weight_precision',
  'kv_precision',
  'gpu',
  'scenario',
]);
const APART = /^(source|flags|ttft_|tpot_)/;
const SPREADS = ['mean', 'p50', 'unspecified'] as const;

type Cells = Readonly<Record<string, string>>;

function tableOf(text: string): Cells[] {
  const [header = '', ...lines] = text.split('\n').filter(Boolean);
  const columns = header.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((c, i) => [c, values[i] ?? '']));
  });
}

/** The figures of a latency by how they were taken; undefined where there is none. */
function spreadOf(cells: Cells, name: string): Record<string, number> | undefined {
  const stated = SPREADS.filter((s) => cells[`${name}_${s}_ms`] !== '');
  return stated.length === 0 ? undefined : Object.fromEntries(stated.map((s) => [s, Number(cells[`${name}_${s}_ms`])]));
}

function rowOf(cells: Cells, urls: ReadonlyMap<string, string>): MeasuredRow {
  const stated = RUN_COLUMNS.filter((c) => !APART.test(c) && cells[c] !== '');
  const members = stated.map((c) => [c, TEXTS.has(c) ? cells[c] : Number(cells[c])]);
  const ttft = spreadOf(cells, 'ttft');
  const tpot = spreadOf(cells, 'tpot');
  return {
    ...(Object.fromEntries(members) as unknown as MeasuredRow),
    url: urls.get(cells['source'] ?? '') ?? '',
    flags: (cells['flags'] ?? '').split(' ').filter((f) => f !== '') as RunFlag[],
    ...(ttft === undefined ? {} : { ttft_ms: ttft }),
    ...(tpot === undefined ? {} : { tpot_ms: tpot }),
  };
}

/** The folder of the imported runs, seen from the root of the repository. */
export const RUNS_FOLDER = 'tools/calibrate/data';

/** The measured runs that the constants are fitted to, as they were imported. */
export function importedRuns(root: string): MeasuredRow[] {
  const read = (name: string): Cells[] => tableOf(readFileSync(join(root, RUNS_FOLDER, name), 'utf8'));
  const urls = new Map(read('sources.csv').map((s) => [s['source'] ?? '', s['url'] ?? '']));
  return read('runs.csv').map((cells) => rowOf(cells, urls));
}
