import type { Advice } from '@compute-advisor/application';
import { EDITS, type Edit } from './edits';

/** A stretch of the description and how it was understood; `plain` words were not weighed for the plan. */
export interface WordsPiece {
  readonly text: string;
  readonly kind: 'plain' | 'read' | 'aside' | 'unknown';
  /** What it was read as, or why it was set aside. */
  readonly role?: string;
  /** Signs that follow it without a space. */
  readonly tail?: string;
  /** How it is corrected where it stands. */
  readonly fix?: WordsFix;
}

/** The form behind a mark. */
export interface WordsFix {
  readonly id: string;
  readonly label: string;
  /** Member that is entered; `words` for the words themselves. */
  readonly member: string;
  readonly value: string;
  readonly place: string;
  readonly edit?: Edit;
  readonly note: string;
}

/** The description as it was read: every piece in order, and how many there are of each kind. */
export interface WordsView {
  readonly pieces: readonly WordsPiece[];
  readonly read: number;
  readonly assumed: number;
  readonly aside: number;
  readonly unknown: number;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'read' | 'aside' | 'unknown';
  readonly role: string;
  readonly member?: string;
  readonly value?: unknown;
}

/** Where a member's own name would puzzle a reader. */
const ROLES: Readonly<Record<string, string>> = {
  fleet: 'fleet today',
  concurrent_requests: 'people at once',
  context_tokens: 'longest context',
  input_tokens: 'prompt',
  output_tokens: 'answer',
  ttft_ms: 'first token',
  tpot_ms: 'each token',
  end_to_end_ms: 'whole answer',
  weight_precision: 'weights',
  kv_cache_precision: 'cache',
  only_gpus: 'no other hardware allowed',
  excluded_gpus: 'ruled out',
  usd_one_off: 'sum to spend once',
  candidates: 'asked about',
  use_case: 'use',
  price_per_gpu_hour: 'price you pay',
  utilization_fraction: 'utilisation',
  total_users: 'people in all',
};

const REASONS: Readonly<Record<string, string>> = {
  not_mine: 'set aside: somebody else’s',
  past: 'set aside: no longer there',
  hypothetical: 'set aside: hypothetical',
  superseded: 'set aside: corrected later',
  other_matter: 'set aside: another matter',
  not_modelled: 'set aside: not modelled',
  not_understood: 'not understood',
};

const worded = (member: string, parent: string): string => {
  if (member === 'usd_per_month') return parent === 'budget' ? 'budget' : 'paid a month';
  return ROLES[member] ?? member.replace(/_/g, ' ');
};

const isSpan = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((place) => typeof place === 'number');

/** A figure says what it was taken as. */
const taken = (value: unknown): string =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1000
    ? `, ${String(value).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`
    : '';

/** Every member with a place in the description, wherever it stands in the specification. */
function readMarks(node: unknown, name: string, parent: string): Mark[] {
  if (typeof node !== 'object' || node === null) return [];
  const { at, value } = node as { readonly at?: unknown; readonly value?: unknown };
  const own: Mark[] = isSpan(at)
    ? [{ start: at[0], end: at[1], kind: 'read', role: `${worded(name, parent)}${taken(value)}`, member: name, value }]
    : [];
  const entries = Object.entries(node).filter(([key]) => key !== 'at');
  const inner = entries.flatMap(([key, child]) => readMarks(child, /^\d+$|^value$/.test(key) ? name : key, name));
  return [...own, ...inner];
}

const countDefaults = (node: unknown): number => {
  if (typeof node !== 'object' || node === null) return 0;
  const own = (node as { readonly source?: unknown }).source === 'defaulted' ? 1 : 0;
  return Object.values(node).reduce((sum: number, value) => sum + countDefaults(value), own);
};

/** Marks that share words are one mark with all their roles; what it is corrected as is then its words. */
function joined(marks: readonly Mark[]): Mark[] {
  const sorted = [...marks].sort((a, b) => a.start - b.start || b.end - a.end);
  const out: Mark[] = [];
  for (const mark of sorted) {
    const last = out.at(-1);
    if (last === undefined || mark.start >= last.end) {
      out.push(mark);
      continue;
    }
    const roles = [...new Set([last.role, mark.role])].join(', ');
    out[out.length - 1] = { start: last.start, end: Math.max(last.end, mark.end), kind: last.kind, role: roles };
  }
  return out;
}

const NOTES: Readonly<Record<Mark['kind'], string>> = {
  read: 'Changes these words of your description and asks again.',
  aside: 'It shaped nothing in the plan. Say it in other words to have it count.',
  unknown: 'Nothing in the plan rests on these words. Say them in other words.',
};

/** A figure is corrected as a figure, anything else by its words. */
function fixOf(mark: Mark, text: string, index: number): WordsFix {
  const edit = mark.member === undefined ? undefined : EDITS[mark.member];
  const asFigure = edit?.kind === 'number' && edit.asks === undefined && typeof mark.value === 'number';
  return {
    id: `mark-${index}`,
    label: mark.kind === 'read' ? capital(mark.role.replace(/, [\d,]+$/, '')) : 'In other words',
    member: asFigure && mark.member !== undefined ? mark.member : 'words',
    value: asFigure ? String(mark.value) : text,
    place: `${mark.start}-${mark.end}`,
    ...(asFigure ? { edit } : {}),
    note: NOTES[mark.kind],
  };
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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
  for (const [index, mark] of marks.entries()) {
    if (mark.start > place) pieces.push({ text: description.slice(place, mark.start), kind: 'plain' });
    const text = description.slice(mark.start, mark.end);
    const tail = /^[,.;:!?)]+/.exec(description.slice(mark.end, marks[index + 1]?.start))?.[0] ?? '';
    pieces.push({
      text,
      kind: mark.kind,
      role: mark.role,
      ...(tail === '' ? {} : { tail }),
      fix: fixOf(mark, text, index),
    });
    place = mark.end + tail.length;
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
