import type { Span } from '../reading';

/** Whether a place stands in a span. */
export const isIn = (at: number, { start, end }: Span): boolean => at >= start && at < end;

/** The text with blanks for all but what is kept; a model that stands in them ends with a full stop. */
export function blanked(text: string, isKept: (at: number) => boolean, names: readonly Span[]): string {
  const kept = (at: number): boolean => isKept(at) || names.some((n) => isIn(at, n));
  const stops = new Set(names.map((n) => n.end));
  const blank = (at: number): string => (stops.has(at) ? '.' : ' ');
  return text
    .split('')
    .map((c, at) => (kept(at) || c === '\n' ? c : blank(at)))
    .join('');
}
