import type { Rung } from '@compute-advisor/domain';
import type { Planned } from '../use-cases/planned';
import { performanceOf } from './performance-view';
import { figure, machines, perMonth } from './wording';

/** Parts that are set side by side at most. */
const MOST_COMPARED = 4;

/** The best plan on each of several parts that the text asks about, by cost; empty for fewer than two. */
export function comparedWords({ question, ladder, market, work }: Planned): string {
  const asked = new Set((question.stated.candidates?.value ?? []).map(({ gpuId }) => gpuId));
  if (asked.size < 2) return '';
  const bestOf = new Map<string, Rung>();
  for (const r of ladder.leading.rungs) if (market.asked(r.gpu) && !bestOf.has(r.gpu.id)) bestOf.set(r.gpu.id, r);
  const priced = [...bestOf.values()].filter((r) => r.monthlyUsd !== undefined);
  if (priced.length < 2) return '';
  const sides = priced
    .sort((a, b) => (a.monthlyUsd ?? 0) - (b.monthlyUsd ?? 0) || (a.gpu.id < b.gpu.id ? -1 : 1))
    .slice(0, MOST_COMPARED)
    .map((r) => {
      const perMillion = performanceOf(r, work).usd_per_million_output_tokens;
      const rate = perMillion === undefined ? '' : ` ($${figure(perMillion, 2)} per million tokens written)`;
      return `${machines(r.gpuCount, r.gpu)} for ${perMonth(r.monthlyUsd ?? 0)}${rate}`;
    });
  return `Of what you ask about: ${sides.join(', ')}.`;
}
