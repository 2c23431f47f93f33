import { prepareSpeedWith, type SpeedConstants } from '@compute-advisor/domain';
import type { Observation } from './observation';

type Tree = { [key: string]: Tree | number };

const asTree = (c: SpeedConstants): Tree => c as unknown as Tree;

/** The constant at a path of names; NaN where there is none. */
export function get(c: SpeedConstants, path: string): number {
  let at: Tree | number | undefined = asTree(c);
  for (const key of path.split('/')) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'number' ? at : NaN;
}

/** A copy with these values at these paths. */
export function withValues(base: SpeedConstants, paths: readonly string[], values: readonly number[]): SpeedConstants {
  const copy = structuredClone(base);
  paths.forEach((path, i) => {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let at = asTree(copy);
    for (const k of keys) at = at[k] as Tree;
    at[last] = values[i] ?? NaN;
  });
  return copy;
}

/** The model's figure for an observation. */
export function predict(c: SpeedConstants, o: Observation): number {
  const replica = prepareSpeedWith(c, o.query);
  if (o.target === 'prefill') return (1000 * o.query.inputTokens) / replica.promptMs;
  const s = o.concurrency === undefined ? replica.saturated() : replica.at(o.concurrency);
  switch (o.target) {
    case 'throughput':
      return s.outputTokensPerSecond * o.replicas;
    case 'tpot':
      return s.tpotMs;
    case 'ttft':
      return s.ttftMs;
    case 'endToEnd':
      return (1000 * o.query.outputTokens) / s.endToEndMs;
    default:
      return 1000 / s.tpotMs;
  }
}
