import { gib, percent, rough, usd, type Advice, type OptionView, type Sourced } from '@compute-advisor/application';

const SOURCES = { provided: 'given', inferred: 'read', derived: 'derived', defaulted: 'assumed' } as const;

/** Rows as columns two spaces apart; the last column is never padded. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

function speed({ performance: p }: OptionView): string {
  const { low, high } = p.range;
  const ranged = (value: number, unit: string): string => `${rough(value * low)} to ${rough(value * high)} ${unit}`;
  if (p.tpot_ms !== undefined && p.tpot_ms > 0) return ranged(1000 / p.tpot_ms, 'tok/s per user');
  const first = (
    [
      ['output tokens/s', p.output_tokens_per_second],
      ['documents/s', p.documents_per_second],
      ['images/s', p.images_per_second],
      ['audio h/h', p.audio_hours_per_hour],
      ['s of video/h', p.video_seconds_per_hour],
      ['samples/s', p.samples_per_second],
    ] as const
  ).find(([, value]) => value !== undefined);
  return first?.[1] === undefined ? '' : ranged(first[1], first[0]);
}

function optionRows(options: readonly OptionView[], nameOf: (gpuId: string) => string): string[] {
  return table([
    ['#', 'GPU', 'Layout', 'Free', 'USD/month', 'USD/GPU-hour', 'Speed', 'Labels'],
    ...options.map((o, i) => [
      String(i + 1),
      nameOf(o.gpu_id),
      `${o.replicas} x ${o.tensor_parallel * o.pipeline_parallel} GPU`,
      percent(o.headroom_fraction),
      o.monthly_cost === undefined ? '-' : usd(o.monthly_cost),
      o.usd_per_gpu_hour === undefined ? '-' : o.usd_per_gpu_hour.toFixed(2),
      speed(o),
      o.labels.join(', ').replace(/_/g, ' '),
    ]),
  ]);
}

/** `spec_so_far` member by member, with provenance. */
function understood(spec: object, nameOf: (gpuId: string) => string, path = ''): (readonly string[])[] {
  return Object.entries(spec).flatMap(([name, member]): (readonly string[])[] => {
    if (typeof member === 'string') return [[name, member, '']];
    if (typeof member !== 'object' || member === null) return [];
    if (!('value' in member && 'source' in member)) return understood(member as object, nameOf, `${path}${name}.`);
    const { value, source, evidence } = member as Sourced<unknown>;
    const shown = Array.isArray(value)
      ? (value as { gpu_id: string; gpu_count: number }[])
          .map((line) => `${line.gpu_count} x ${nameOf(line.gpu_id)}`)
          .join(' + ')
      : String(value);
    return [
      [name.replace(/_/g, ' '), shown, evidence === undefined ? SOURCES[source] : `${SOURCES[source]} "${evidence}"`],
    ];
  });
}

function savingWords(savings: number): string {
  if (savings === 0) return 'No saving: keep what you have.';
  return savings > 0 ? `Saves ${usd(savings)} a year.` : `Costs ${usd(-savings)} a year more.`;
}

function money(advice: Advice): string[] {
  const {
    savings_per_year: savings,
    current_monthly_cost: now,
    current_cost_is_estimated: estimated,
    current_assessment: today,
  } = advice.recommendation_set;
  return [
    ...(today === undefined ? [] : [`Today: ${today.summary}`]),
    ...(now === undefined ? [] : [`Now ${usd(now)} a month${estimated === true ? ', estimated at market rate' : ''}.`]),
    ...(savings === undefined ? [] : [savingWords(savings)]),
  ];
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** The answer as text for a terminal: verdict first, then options, memory, what was understood and what was assumed. */
export function textAnswer(advice: Advice, nameOf: (gpuId: string) => string): string {
  const { recommendation_set: set, spec_so_far: spec, pricing } = advice;
  const q = set.requirement;
  return [
    set.verdict.summary,
    ...money(advice),
    `Prices: ${advice.price_freshness}${pricing.as_of === undefined ? '' : `, ${pricing.as_of}`}. ` +
      `Confidence: ${set.confidence.level}.`,
    ...section('Options', set.options.length === 0 ? ['none'] : optionRows(set.options, nameOf)),
    ...section(
      'Memory required',
      table([
        ['weights', gib(q.weights_bytes)],
        ['cache', gib(q.kv_cache_bytes)],
        ['activations', gib(q.activation_bytes)],
        ['runtime', gib(q.runtime_overhead_bytes)],
        ['in all', `${gib(q.total_required_bytes)} at ${spec.weight_precision.value}`],
      ]),
    ),
    ...section('Understood', table(understood(spec, nameOf))),
    ...section(
      'Assumed or approximated',
      advice.assumption_banner.map((entry) => `- ${entry}`),
    ),
    ...section(
      'What would change this',
      set.flip_points.map((flip) => `- ${flip.input.replace(/_/g, ' ')} ${flip.at}: ${flip.changes_to}`),
    ),
    ...section('Start it', set.deployment === undefined ? [] : set.deployment.command.split('\n')),
    ...section(
      'Notes',
      [...(advice.warnings ?? []), ...(set.notes ?? [])].map((note) => `- ${note}`),
    ),
    '',
  ].join('\n');
}
