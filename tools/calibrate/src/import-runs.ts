/** Takes collections of measured runs over in the form of this folder (`data/runs.csv`, `data/sources.csv`), figures
 *  and where they stand: `node tools/build/run-ts.mjs tools/calibrate/src/import-runs.ts NAME=<rows.jsonl>...`. Notes
 *  are not taken, only what they say of how a run was made. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RUN_COLUMNS, RUNS_FOLDER, SOURCE_COLUMNS, type RunColumn } from './imported-runs';
import type { RunFlag } from './measured-row';

type Row = Readonly<Record<string, unknown>>;

/** Scenarios that say something about the steady state. */
const STEADY = new Set(['closed_loop', 'offline_saturated', 'single_stream_decode', 'single_stream_e2e', 'prefill']);
/** Ranks that shared their experts (attention in data parallel), not independent replicas. */
const DATA_PARALLEL_ATTENTION = /attention data parallel/;
/** A fixed arrival rate was run, and the peak of the requests in flight is stated. */
const PEAK = /concurrency is peak reported/;
/** Tables that divide the tokens by the whole time of the request, host work and prompt included, although they are
 *  filed as decoding. */
const WHOLE_REQUEST = 'model_vendor_doc';

function flagsOf(row: Row): RunFlag[] {
  const notes = String(row['notes'] ?? '');
  return [
    ...(DATA_PARALLEL_ATTENTION.test(notes) ? (['attention_data_parallel'] as const) : []),
    ...(PEAK.test(notes) ? (['peak_concurrency'] as const) : []),
    ...(row['source_kind'] === WHOLE_REQUEST ? (['whole_request'] as const) : []),
  ];
}

/** A value that needs no quotes. */
function cell(value: unknown): string {
  const text = value === undefined ? '' : String(value as string | number);
  if (/[",\n]/.test(text)) throw new Error(`this value does not go into a column: ${text}`);
  return text;
}

const LATENCY = /^(ttft|tpot)_(\w+)_ms$/;

function valueOf(row: Row, column: RunColumn): unknown {
  const latency = LATENCY.exec(column);
  if (latency === null) return row[column];
  return (row[`${latency[1]}_ms`] as Record<string, number> | undefined)?.[latency[2] ?? ''];
}

function main(): void {
  const root = process.env['REPOSITORY_ROOT'] ?? '.';
  const keys = new Map<string, string>();
  const keyOf = (url: string): string => {
    const key = keys.get(url) ?? String(keys.size + 1);
    keys.set(url, key);
    return key;
  };
  const lines = process.argv.slice(2).flatMap((argument) => {
    const [collection = '', file = ''] = argument.split('=');
    const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return rows
      .map((line) => JSON.parse(line) as Row)
      .filter((row) => STEADY.has(String(row['scenario'])))
      .map((row) => {
        const own: Partial<Record<RunColumn, string>> = {
          collection,
          source: keyOf(String(row['url'])),
          flags: flagsOf(row).join(' '),
        };
        return RUN_COLUMNS.map((c) => cell(own[c] ?? valueOf(row, c))).join(',');
      });
  });
  const sources = [...keys].map(([url, key]) => `${key},${encodeURI(decodeURI(url)).replaceAll(',', '%2C')}`);
  const write = (name: string, columns: readonly string[], body: readonly string[]): void =>
    writeFileSync(join(root, RUNS_FOLDER, name), `${[columns.join(','), ...body].join('\n')}\n`);
  write('runs.csv', RUN_COLUMNS, lines);
  write('sources.csv', SOURCE_COLUMNS, sources);
  console.log(`${lines.length} runs of ${keys.size} sources`);
}
main();
