/** One stretch of a strip. */
export interface StripSegment {
  readonly from: number;
  /** Where the next one begins; the end of the range for the last. */
  readonly until: number;
  readonly cost: string;
  readonly current: boolean;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Shares of the width, in per cent, that hold a cost or a tick before it collides. */
const [ROOM_FOR_COST, ROOM_WHEN_WIDE, ROOM_FOR_TICK, ROOM_FOR_END] = [15, 10, 10, 16];

/** A strip as finished SVG: one input over its range, one segment for each best plan with its cost, a tick where the
 *  answer flips, a pointer where the question stands.
 *  @param spoken the same in words @param show a value of the input */
export function strip(
  segments: readonly StripSegment[],
  at: number,
  spoken: string,
  show: (value: number) => string,
): string {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return '';
  const place = scaleOf(first.from, last.until);
  const pieces = segments.map((s) => segment(s, place));
  return (
    `<svg class="strip" width="100%" height="50" role="img" aria-label="${escaped(spoken)}">` +
    `${pieces.join('')}${ticks(segments, place, show)}` +
    `<svg x="${place(at).toFixed(2)}%" y="0" overflow="visible"><path class="here" d="M-5.5 0 L5.5 0 L0 8 ` +
    'Z"/></svg></svg>'
  );
}

/** Logarithmic where the range begins above nothing. */
function scaleOf(from: number, to: number): (value: number) => number {
  const logarithmic = from > 0 && to / from > 2;
  const read = (v: number): number => (logarithmic ? Math.log(Math.max(v, from)) : v);
  const [low, high] = [read(from), read(to)];
  return (value) => (high === low ? 0 : Math.min(100, Math.max(0, ((read(value) - low) / (high - low)) * 100)));
}

function segment({ from, until, cost, current }: StripSegment, place: (v: number) => number): string {
  const [x, end] = [place(from), place(until)];
  const width = end - x;
  const look = current ? ' cur' : '';
  const line = current
    ? `<rect class="seg-line" x="${x.toFixed(2)}%" y="28" width="${width.toFixed(2)}%" height="3"/>`
    : '';
  const wide = width < ROOM_FOR_COST ? ' wide' : '';
  const text =
    width < ROOM_WHEN_WIDE
      ? ''
      : `<text class="seg-t${look}${wide}" x="${(x + width / 2).toFixed(2)}%" y="24" text-anchor="middle">` +
        `${escaped(cost)}</text>`;
  return `<rect class="seg${look}" x="${x.toFixed(2)}%" y="9" width="${width.toFixed(2)}%" height="22"/>${line}${text}`;
}

/** Ticks where segments meet; their figures as long as they do not touch. */
function ticks(segments: readonly StripSegment[], place: (v: number) => number, show: (v: number) => string): string {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return '';
  const flips = segments.slice(1).map((s) => s.from);
  const lines = flips.map(
    (v) => `<line class="flip" x1="${place(v).toFixed(2)}%" x2="${place(v).toFixed(2)}%" y1="9" y2="36"/>`,
  );
  const edges = segments.flatMap((s, i) => (s.current ? [s.from, segments[i + 1]?.from ?? Infinity] : []));
  const labels: { readonly at: number; readonly text: string }[] = [];
  const fits = (at: number): boolean => labels.every((l) => Math.abs(l.at - at) >= ROOM_FOR_TICK);
  for (const v of [...flips].sort((a, b) => Number(edges.includes(b)) - Number(edges.includes(a))))
    if (fits(place(v)) && place(v) > 4 && place(v) < 96)
      labels.push({
        at: place(v),
        text: `<text class="tick" x="${place(v).toFixed(2)}%" y="48" text-anchor="middle">${show(v)}</text>`,
      });
  // A figure at the end lies on one side of its place: on a narrow strip it wants more room.
  const end = (at: 0 | 100, value: number, where: string): string => {
    if (!fits(at)) return '';
    const wide = labels.every((l) => Math.abs(l.at - at) >= ROOM_FOR_END) ? '' : ' wide';
    return `<text class="tick end${wide}" ${where} y="48">${show(value)}</text>`;
  };
  const ends = [end(0, first.from, 'x="0"'), end(100, last.until, 'x="100%" text-anchor="end"')];
  return `${lines.join('')}${labels.map((l) => l.text).join('')}${ends.join('')}`;
}
