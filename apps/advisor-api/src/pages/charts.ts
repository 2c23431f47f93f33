import type { Advice, RequirementView } from '@compute-advisor/application';
import { gib, gibOnly, percent } from './format';
import { memBar, needed, PARTS } from './memory-bars';
import { fleetWords, layoutShort, planShort, type Names } from './names';

/** A table behind a chart. */
export interface TableView {
  readonly caption: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** One bar of the memory chart: who it is, its finished SVG, needed against there. */
export interface MemoryRow {
  readonly name: string;
  readonly tag: string;
  readonly best: boolean;
  readonly bad: boolean;
  readonly bar: string;
  readonly needed: string;
  readonly there: string;
}

/** A chart of bars with its finding as the title. */
export interface MemoryChart {
  readonly title: string;
  readonly under: string;
  readonly rows: readonly MemoryRow[];
  readonly table: TableView;
}

type Parts = Parameters<typeof memBar>[0];

interface Standing {
  readonly name: string;
  readonly tag: string;
  readonly parts: Parts;
  readonly there: number;
}

const total = ({ parts }: Standing): number => needed(parts);

/** The whole requirement, one set of weights, as parts. */
const partsOf = (r: RequirementView): Parts => ({
  weights_bytes: r.weights_bytes,
  kv_cache_bytes: r.kv_cache_bytes,
  activation_bytes: r.activation_bytes,
  runtime_overhead_bytes: r.runtime_overhead_bytes,
});

/** The first five options. */
function ofOptions({ recommendation_set: set }: Advice, names: Names, recommended: boolean): Standing[] {
  return set.options.slice(0, 5).flatMap((o, i): Standing[] => {
    // An answer that was filed before its memory was told by part.
    if (o.memory === undefined) return [];
    const tag = i === 0 && recommended ? 'best' : '';
    return [{ name: planShort(o, names), tag, parts: o.memory, there: o.memory.installed_bytes }];
  });
}

/** What stands today, where it is known. */
function ofToday({ recommendation_set: set, spec_so_far: spec }: Advice, names: Names): Standing[] {
  const fleet = spec.current_configuration?.fleet;
  const today = set.current_assessment?.memory;
  const layout = set.current_assessment?.layout;
  const [only] = fleet?.value ?? [];
  if (today === undefined || fleet === undefined || fleet.source === 'defaulted' || only === undefined) return [];
  const name =
    layout === undefined
      ? fleetWords(fleet.value, names)
      : `${layoutShort(layout.replicas, layout.gpus_per_replica)}\u00a0${names.short(only.gpu_id)}`;
  return [{ name, tag: 'today', parts: today, there: today.installed_bytes }];
}

/** What is asked about by its number, unless it is an option already. */
function ofCandidates({ recommendation_set: set, spec_so_far: spec }: Advice, names: Names): Standing[] {
  return (spec.candidates?.value ?? []).flatMap(({ gpu_id: id, gpu_count: n }): Standing[] => {
    const bytes = names.memoryBytes(id);
    const isListed = set.options.slice(0, 5).some((o) => o.gpu_id === id && o.gpu_count === n);
    if (n === undefined || bytes === undefined || isListed) return [];
    const name = `${n}\u00a0×\u00a0${names.short(id)}`;
    return [{ name, tag: 'asked about', parts: partsOf(set.requirement), there: n * bytes }];
  });
}

/** Everything that is set against the need. */
const standings = (advice: Advice, names: Names, recommended: boolean): Standing[] => [
  ...ofOptions(advice, names, recommended),
  ...ofToday(advice, names),
  ...ofCandidates(advice, names),
];

function findingOf(rows: readonly Standing[]): string {
  const short = rows.find((row) => total(row) > row.there);
  if (short !== undefined)
    return short.parts.weights_bytes > short.there
      ? `The ${short.name} ${short.tag} hold less than the weights alone`
      : `The ${short.name} ${short.tag} hold less than is needed`;
  const [first] = rows;
  if (first === undefined) return 'Memory by part';
  const largest = [...PARTS].sort((a, b) => first.parts[b.member] - first.parts[a.member])[0];
  if (largest === undefined) return 'Memory by part';
  const share = percent(first.parts[largest.member] / total(first));
  const verb = largest.part === 'cache' || largest.part === 'runtime' ? 'takes' : 'take';
  return (
    `${largest.label.charAt(0).toUpperCase()}${largest.label.slice(1)} ${verb} ${share} of what ` +
    `${first.name} has to hold`
  );
}

/** Memory by part against what each machine has. */
export function memoryChart(advice: Advice, names: Names, recommended: boolean): MemoryChart | undefined {
  const rows = standings(advice, names, recommended);
  if (rows.length === 0) return undefined;
  const scale = Math.max(...rows.map((row) => Math.max(row.there, total(row)))) * 1.0001;
  return {
    title: findingOf(rows),
    under: 'Memory needed by part, against what each machine has. Replicas × GPUs each.',
    rows: rows.map((row, i) => ({
      name: row.name,
      tag: row.tag,
      best: row.tag === 'best',
      bad: total(row) > row.there,
      bar: memBar(row.parts, row.there, { height: 24, scale, figures: i === 0, overrun: 'does not fit' }),
      needed: gibOnly(total(row)),
      there: gib(row.there),
    })),
    table: {
      caption: 'GiB by part; the weights stand once in each replica',
      header: ['Layout', 'Weights', 'Cache', 'Activations', 'Runtime', 'Needed', 'There'],
      rows: rows.map((row) => [
        row.tag === '' ? row.name : `${row.name}, ${row.tag}`,
        ...PARTS.map(({ member }) => gibOnly(row.parts[member])),
        gibOnly(total(row)),
        gibOnly(row.there),
      ]),
    },
  };
}
