import type { Advice, Sourced, SpecSoFar } from '@compute-advisor/application';
import { EDITS, type Edit } from './edits';
import { count, duration, percent, usdExact } from './format';

/** One thing understood: what it is, what it is taken as, and where that comes from. */
export interface SpecRow {
  readonly member: string;
  readonly label: string;
  readonly value: string;
  readonly exact: string;
  readonly source: Sourced<unknown>['source'];
  readonly sourceWord: string;
  readonly evidence?: string;
  readonly edit?: Edit;
}
export interface SpecGroup {
  readonly title: string;
  readonly rows: readonly SpecRow[];
}

const SOURCE_WORDS = { provided: 'given', inferred: 'read', derived: 'derived', defaulted: 'assumed' } as const;

const plain = (value: unknown): string =>
  typeof value === 'number' ? count(value, 4) : String(value).replace(/_/g, ' ');
const asIs = (value: unknown): string => String(value);

function row<T>(
  member: string,
  label: string,
  sourced: Sourced<T> | undefined,
  show: (value: T) => string = plain,
): SpecRow[] {
  if (sourced === undefined) return [];
  const edit = sourced.source === 'defaulted' ? EDITS[member] : undefined;
  return [
    {
      member,
      label,
      value: show(sourced.value),
      exact: typeof sourced.value === 'object' ? show(sourced.value) : String(sourced.value),
      source: sourced.source,
      sourceWord: SOURCE_WORDS[sourced.source],
      ...(sourced.evidence === undefined ? {} : { evidence: sourced.evidence }),
      ...(edit === undefined ? {} : { edit }),
    },
  ];
}

/** The hardware somebody has today, and what was measured on it. */
function hardwareRows(
  current: NonNullable<SpecSoFar['current_configuration']>,
  nameOf: (gpuId: string) => string,
): SpecRow[] {
  return [
    ...row('fleet', 'Fleet', current.fleet, (lines) =>
      lines
        .map(
          (line) =>
            `${line.gpu_count} \u00d7 ` +
            `${nameOf(line.gpu_id)}${line.instance_type === undefined ? '' : ` (${line.instance_type})`}`,
        )
        .join(' + '),
    ),
    ...row('price_per_gpu_hour', 'Price per GPU-hour', current.price_per_gpu_hour, usdExact),
    ...row('utilization_fraction', 'Utilisation', current.utilization_fraction, percent),
    ...row('tensor_parallel', 'Tensor parallel', current.tensor_parallel),
    ...row('pipeline_parallel', 'Pipeline parallel', current.pipeline_parallel),
    ...row(
      'observed_output_tokens_per_second',
      'Measured: output tokens per second',
      current.observed?.output_tokens_per_second,
    ),
    ...row(
      'observed_tokens_per_second_per_user',
      'Measured: tokens per second per user',
      current.observed?.tokens_per_second_per_user,
    ),
    ...row('observed_ttft_ms', 'Measured: first token', current.observed?.ttft_ms, duration),
    ...row('observed_tpot_ms', 'Measured: each further token', current.observed?.tpot_ms, duration),
  ];
}

/** `spec_so_far` as rows in the order of the response, each with its provenance. */
export function specGroups(spec: SpecSoFar, nameOf: (gpuId: string) => string): readonly SpecGroup[] {
  const { traffic, token_lengths: tokens, latency, current_configuration: current, budget } = spec;
  const tokenCount = (value: number): string => `${count(value)} tokens`;
  const groups: SpecGroup[] = [
    {
      title: 'Model',
      rows: [
        ...row('model', 'Model', spec.model, asIs),
        ...row('use_case', 'Use case', spec.use_case),
        ...row('weight_precision', 'Weight precision', spec.weight_precision, asIs),
        ...row('kv_cache_precision', 'Cache precision', spec.kv_cache_precision, asIs),
        ...row('engine', 'Engine', spec.engine, asIs),
      ],
    },
    {
      title: 'Traffic',
      rows: [
        ...row('total_users', 'Users in all', traffic.total_users),
        ...row('concurrent_requests', 'At once, at peak', traffic.concurrent_requests),
        ...row('requests_per_second', 'Requests per second, at peak', traffic.requests_per_second),
        ...row('requests_per_day', 'Requests per day', traffic.requests_per_day),
        ...row('output_tokens_per_second', 'Demand, output tokens per second', traffic.output_tokens_per_second),
        ...row('hours_per_day', 'Hours per day', traffic.hours_per_day),
        ...row('hours_per_month', 'Hours rented per month', traffic.hours_per_month),
      ],
    },
    {
      title: 'Tokens per request',
      rows: [
        ...row('input_tokens', 'Input', tokens.input_tokens, tokenCount),
        ...row('output_tokens', 'Output', tokens.output_tokens, tokenCount),
        ...row('context_tokens', 'Longest context', tokens.context_tokens, tokenCount),
      ],
    },
    {
      title: 'Latency wanted',
      rows: [
        ...row('ttft_ms', 'First token within', latency.ttft_ms, duration),
        ...row('tpot_ms', 'Each further token within', latency.tpot_ms, duration),
        ...row('tokens_per_second_per_user', 'Tokens per second per user', latency.tokens_per_second_per_user),
      ],
    },
    {
      title: 'Hardware today',
      rows: current === undefined ? [] : hardwareRows(current, nameOf),
    },
    {
      title: 'Budget',
      rows:
        budget === undefined
          ? []
          : [
              ...row('usd_per_month', 'USD per month', budget.usd_per_month, usdExact),
              ...row('currency', 'Stated in', budget.currency, asIs),
            ],
    },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** How current the prices are, in words. */
export function freshnessWords(freshness: Advice['price_freshness']): string {
  return { live: 'live', stale: 'not fresh', fallback: 'packaged', unavailable: 'none' }[freshness];
}
