import { median, type Predicted } from './score';

const ratio = (p: Predicted): number => p.value / p.o.truth;

function table(name: string, list: readonly Predicted[], key: (p: Predicted) => string): void {
  const m = new Map<string, Predicted[]>();
  for (const p of list) m.set(key(p), [...(m.get(key(p)) ?? []), p]);
  console.log(name);
  for (const [k, v] of [...m].sort((a, b) => b[1].length - a[1].length).slice(0, 60)) {
    console.log(
      `   ${k.padEnd(60)} n ${String(v.length).padStart(4)}  error ` +
        `${(100 * median(v.map((p) => Math.abs(ratio(p) - 1)))).toFixed(1).padStart(6)} %  bias ` +
        `${(100 * (median(v.map(ratio)) - 1)).toFixed(1).padStart(6)} %`,
    );
  }
}

/** Errors by engine, class of part and group. */
export function tables(list: readonly Predicted[]): void {
  table('figure x engine', list, (p) => `${p.o.target} ${p.o.query.engine}`);
  table('figure x class', list, (p) => `${p.o.target} ${p.o.gpuClass}`);
  table(
    'part',
    list.filter((p) => p.o.core),
    (p) => `${p.o.row.gpu} ${p.o.query.engine}`,
  );
  table(
    'format and layout',
    list.filter((p) => p.o.core),
    (p) =>
      `${p.o.row.weight_precision} ${p.o.gpuClass} ${p.o.query.engine} ` +
      `${p.o.query.model.architecture?.moe === undefined ? 'dense' : 'mixture'} ` +
      `tp${p.o.query.layout.tensorParallel > 1 ? '>1' : '1'}`,
  );
  table('group', list, (p) => `${p.o.core ? 'core' : p.o.target} ${p.o.row.group} ${p.o.query.engine}`);
}

/** Every row of the groups whose name contains `name`: concurrency, modelled over measured, measured. */
export function group(list: readonly Predicted[], name: string): void {
  const cells = new Map<string, string[]>();
  for (const p of list
    .filter((x) => x.o.row.group.includes(name))
    .sort((a, b) => (a.o.row.concurrency ?? 0) - (b.o.row.concurrency ?? 0))) {
    const { row: r, query: q } = p.o;
    const k =
      `${r.group} ${r.engine} ${r.weight_precision}/${q.kvPrecision} tp${q.layout.tensorParallel} ` +
      `pp${q.layout.pipelineParallel} ${r.input_tokens}/${r.output_tokens} ${p.o.target}`;
    cells.set(k, [
      ...(cells.get(k) ?? []),
      `${r.concurrency ?? 'max'}:${ratio(p).toFixed(2)}(${p.o.truth.toFixed(p.o.truth < 100 ? 1 : 0)})`,
    ]);
  }
  for (const [k, v] of [...cells].sort()) console.log(k, v.slice(0, 12).join(' '));
}

/** Core figures off by more than a factor of two. */
export function worst(list: readonly Predicted[]): void {
  const m = new Map<string, number[]>();
  for (const p of list) {
    if (!p.o.core || (ratio(p) < 2 && ratio(p) > 0.5)) continue;
    const { row: r, query: q } = p.o;
    const k =
      `${r.group} ${r.engine} ${r.engine_version} ${r.weight_precision} tp${q.layout.tensorParallel} ` +
      `${p.o.target} ${r.input_tokens}/${r.output_tokens} ${r.flags.join(' ')}`;
    m.set(k, [...(m.get(k) ?? []), ratio(p)]);
  }
  for (const [k, v] of [...m].sort((a, b) => b[1].length - a[1].length).slice(0, 45))
    console.log(
      v.length,
      k,
      v
        .slice(0, 5)
        .map((x) => x.toFixed(2))
        .join(' '),
    );
}
