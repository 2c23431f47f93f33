import type { Observation } from './observation';

/** An observation and what the model says of it. */
export interface Predicted {
  readonly o: Observation;
  readonly value: number;
}

export const median = (xs: readonly number[]): number => {
  const s = [...xs].sort((a, b) => a - b);
  return s[Math.floor(s.length / 2)] ?? NaN;
};
const error = (p: Predicted): number => Math.abs(p.value / p.o.truth - 1);

/** The figures of the speed gates: median errors in percent, share within a factor of two, share of GPU pairs in the
 *  right order. */
export interface Score {
  readonly core: number;
  readonly balanced: number;
  readonly throughput: number;
  readonly tpot: number;
  readonly single: number;
  readonly ttft: number;
  readonly prefill: number;
  readonly within2x: number;
  readonly pairs: number;
  readonly pairCount: number;
}

/** Parts that one source measured in one configuration, a quarter or more apart: how many such pairs, and how many the
 *  model puts in the right order. */
function orderedPairs(core: readonly Predicted[]): { readonly pairs: number; readonly right: number } {
  const configs = new Map<string, Predicted[]>();
  for (const p of core) configs.set(p.o.config, [...(configs.get(p.o.config) ?? []), p]);
  const both = [...configs.values()].flatMap((c) =>
    c.flatMap((a, i) => c.slice(i + 1).map((b) => ({ a, b, t: a.o.truth / b.o.truth }))),
  );
  const apart = both.filter(({ a, b, t }) => a.o.row.gpu !== b.o.row.gpu && (t >= 1.25 || t <= 0.8));
  return { pairs: apart.length, right: apart.filter(({ a, b, t }) => t > 1 === a.value > b.value).length };
}

/** Scores predictions; figures that are absent are NaN. */
export function score(list: readonly Predicted[]): Score {
  const core = list.filter((p) => p.o.core);
  const of = (target: string): number => 100 * median(list.filter((p) => p.o.target === target).map(error));
  const groups = new Map<string, number[]>();
  for (const p of core) groups.set(p.o.row.group, [...(groups.get(p.o.row.group) ?? []), error(p)]);
  const { pairs, right } = orderedPairs(core);
  return {
    core: 100 * median(core.map(error)),
    balanced: 100 * median([...groups.values()].map(median)),
    throughput: of('throughput'),
    tpot: of('tpot'),
    single: of('single'),
    ttft: of('ttft'),
    prefill: of('prefill'),
    within2x: (100 * core.filter((p) => p.value / p.o.truth < 2 && p.value / p.o.truth > 0.5).length) / core.length,
    pairs: (100 * right) / pairs,
    pairCount: pairs,
  };
}

/** One line of a score. */
export const show = (name: string, s: Score): string =>
  `${name.padEnd(10)} core ${s.core.toFixed(1)}  balanced ${s.balanced.toFixed(1)}  throughput ` +
  `${s.throughput.toFixed(1)}  tpot ${s.tpot.toFixed(1)}  single ${s.single.toFixed(1)}  ttft ` +
  `${s.ttft.toFixed(1)}  prefill ${s.prefill.toFixed(1)}  within2x ${s.within2x.toFixed(1)}  pairs ` +
  `${s.pairs.toFixed(1)} of ${s.pairCount}`;
