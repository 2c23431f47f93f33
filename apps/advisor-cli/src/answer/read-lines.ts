import type { Advice, Sourced } from '@compute-advisor/application';
import { item, table } from '../layout/wrap';
import { section, type Page } from './page';

const SOURCES = { provided: 'given', inferred: 'read', derived: 'derived', defaulted: 'assumed' } as const;

const isSourced = (member: object): member is Sourced<unknown> => 'value' in member && 'source' in member;

/** A value in a cell: parts of hardware by count and name, everything else as short as it goes. */
function shown(value: unknown, nameOf: Page['nameOf']): string {
  if (Array.isArray(value)) return value.map((one) => shown(one, nameOf)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const { gpu_id: gpuId, gpu_count: count } = value as { gpu_id?: string; gpu_count?: number };
  if (gpuId !== undefined) return count === undefined ? nameOf(gpuId) : `${count} x ${nameOf(gpuId)}`;
  const plain = (inner: unknown): unknown =>
    isSourced(Object(inner) as object) ? (inner as Sourced<unknown>).value : inner;
  return Object.entries(value)
    .map(([name, inner]) => `${name.replace(/_/g, ' ')} ${shown(plain(inner), nameOf)}`)
    .join(', ');
}

/** `spec_so_far` member by member, with provenance. */
export function members(spec: object, nameOf: Page['nameOf']): (readonly string[])[] {
  return Object.entries(spec).flatMap(([name, member]): (readonly string[])[] => {
    if (typeof member === 'string') return [[name, member, '']];
    if (typeof member !== 'object' || member === null) return [];
    if (!isSourced(member)) return members(member as object, nameOf);
    const { value, source, evidence } = member;
    const origin = SOURCES[source];
    return [
      [name.replace(/_/g, ' '), shown(value, nameOf), evidence === undefined ? origin : `${origin} "${evidence}"`],
    ];
  });
}

/** What was understood, a line for each member. */
export const readLines = ({ spec_so_far: spec }: Advice, { width, nameOf }: Page): string[] =>
  table(members(spec, nameOf), { width: width - 2, wraps: [2, 1] });

/** How the description was read: what became of every figure and name in it, and how sure the answer is. */
export function explanation(advice: Advice, page: Page): string {
  const { width, style } = page;
  const { confidence } = advice.recommendation_set;
  const aside = (advice.set_aside ?? []).map(({ text, reason }) => [`"${text}"`, reason.replace(/_/g, ' ')]);
  const list = (entries: readonly string[]): string[] => entries.flatMap((entry) => item('- ', entry, width - 2));
  return [
    style.heading('Read'),
    ...readLines(advice, page).map((line) => `  ${line}`),
    ...section('Set aside', table(aside, { width: width - 2, wraps: [0] }), style),
    ...section('Assumed or approximated', list(advice.assumption_banner), style),
    ...section(`Confidence ${confidence.level}, ${confidence.score}`, list(confidence.reasons), style),
    '',
  ].join('\n');
}
