import type { Advice } from '@compute-advisor/application';

/** A stretch of the description and how it was understood; `plain` words were not weighed for the plan. */
export interface WordsPiece {
  readonly text: string;
  readonly kind: 'plain' | 'read' | 'aside' | 'unknown';
  /** What it was read as, or why it was set aside. */
  readonly role?: string;
}

/** The description as it was read: every piece in order, and how many there are of each kind. */
export interface WordsView {
  readonly pieces: readonly WordsPiece[];
  readonly read: number;
  readonly assumed: number;
  readonly aside: number;
  readonly unknown: number;
}

interface Mark extends Omit<WordsPiece, 'text'> {
  readonly start: number;
  readonly end: number;
}

/** Where a member's own name would puzzle a reader. */
const ROLES: Readonly<Record<string, string>> = {
  fleet: 'hardware today',
  concurrent_requests: 'at once, at peak',
  context_tokens: 'longest context',
  input_tokens: 'prompt',
  output_tokens: 'answer',
  ttft_ms: 'first token',
  tpot_ms: 'each token',
  end_to_end_ms: 'whole answer',
  weight_precision: 'weights',
  kv_cache_precision: 'cache',
  only_gpus: 'only on',
  excluded_gpus: 'ruled out',
  usd_one_off: 'sum to spend once',
  candidates: 'asked about',
};

const REASONS: Readonly<Record<string, string>> = {
  not_mine: 'somebody else\u2019s',
  past: 'no longer there',
  hypothetical: 'hypothetical',
  superseded: 'corrected later',
  other_matter: 'another matter',
  not_modelled: 'understood, not modelled',
  not_understood: 'not understood',
};

const worded = (member: string, parent: string): string => {
  if (member === 'usd_per_month') return parent === 'budget' ? 'budget a month' : 'paid a month';
  return ROLES[member] ?? member.replace(/_/g, ' ');
};

const isSpan = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((place) => typeof place === 'number');

/** Every member with a place in the description, wherever it stands in the specification. */
function readMarks(node: unknown, name: string, parent: string): Mark[] {
  if (typeof node !== 'object' || node === null) return [];
  const at = (node as { readonly at?: unknown }).at;
  const own: Mark[] = isSpan(at) ? [{ start: at[0], end: at[1], kind: 'read', role: worded(name, parent) }] : [];
  const entries = Object.entries(node).filter(([key]) => key !== 'at');
  const inner = entries.flatMap(([key, value]) => readMarks(value, /^\d+$|^value$/.test(key) ? name : key, name));
  return [...own, ...inner];
}

const countDefaults = (node: unknown): number => {
  if (typeof node !== 'object' || node === null) return 0;
  const own = (node as { readonly source?: unknown }).source === 'defaulted' ? 1 : 0;
  return Object.values(node).reduce((sum: number, value) => sum + countDefaults(value), own);
};

/** Marks that share words are one mark with all their roles. */
function joined(marks: readonly Mark[]): Mark[] {
  const sorted = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  const out: Mark[] = [];
  for (const mark of sorted) {
    const last = out.at(-1);
    if (last === undefined || mark.start >= last.end) {
      out.push(mark);
      continue;
    }
    const roles = [...new Set([last.role, mark.role])].filter((role) => role !== undefined).join(', ');
    out[out.length - 1] = { ...last, end: Math.max(last.end, mark.end), role: roles };
  }
  return out;
}

/** The description cut at every mark, in reading order. */
export function wordsView(advice: Advice, description: string): WordsView {
  const aside = (advice.set_aside ?? []).map(({ at, reason }): Mark => ({
    start: at[0],
    end: at[1],
    kind: reason === 'not_understood' ? 'unknown' : 'aside',
    role: REASONS[reason] ?? reason,
  }));
  const marks = joined([...readMarks(advice.spec_so_far, '', ''), ...aside]);
  const pieces: WordsPiece[] = [];
  let place = 0;
  for (const { start, end, kind, role } of marks) {
    if (start > place) pieces.push({ text: description.slice(place, start), kind: 'plain' });
    pieces.push({ text: description.slice(start, end), kind, ...(role === undefined ? {} : { role }) });
    place = end;
  }
  if (place < description.length) pieces.push({ text: description.slice(place), kind: 'plain' });
  const of = (kind: WordsPiece['kind']): number => marks.filter((mark) => mark.kind === kind).length;
  return {
    pieces,
    read: of('read'),
    assumed: countDefaults(advice.spec_so_far),
    aside: of('aside'),
    unknown: of('unknown'),
  };
}
