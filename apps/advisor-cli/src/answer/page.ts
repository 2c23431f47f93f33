import type { Style } from '../layout/style';

/** How and for whom an answer is written. */
export interface Page {
  readonly width: number;
  readonly style: Style;
  readonly nameOf: (gpuId: string) => string;
}

const GOOD = new Set(['single_gpu', 'single_node', 'multi_node', 'feasible', 'right_sized', 'affordable']);
const BAD = new Set(['does_not_fit', 'infeasible', 'budget_too_small', 'under_provisioned', 'latency_unreachable']);

/** The colour of a verdict. */
export function verdictStyle(code: string, { good, warn, bad }: Style): (text: string) => string {
  if (GOOD.has(code)) return good;
  return BAD.has(code) ? bad : warn;
}

/** A heading and its lines, indented; nothing where there are none. */
export const section = (title: string, lines: readonly string[], { heading }: Style): string[] =>
  lines.length === 0 ? [] : ['', heading(title), ...lines.map((line) => `  ${line}`)];
