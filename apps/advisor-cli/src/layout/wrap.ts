/** Columns of a terminal that says nothing of itself. */
export const USUAL_COLUMNS = 80;

/** Text in lines of at most `width` characters, broken between words; a longer word stands alone, or is cut when
 *  `cut` says so. */
export function wrapped(text: string, width: number, cut = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .split(/\s+/)
    .filter((one) => one !== '')
    .flatMap((one) => (cut ? pieces(one, width) : [one])))
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

/** A long name breaks after a slash or a dash where it can. */
function pieces(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  const at = Math.max(word.lastIndexOf('/', width - 1), word.lastIndexOf('-', width - 1));
  const end = at > 0 ? at + 1 : width;
  return [word.slice(0, end), ...pieces(word.slice(end), width)];
}

/** A paragraph behind a mark, its further lines under its first word. */
export function item(mark: string, text: string, width: number): string[] {
  return wrapped(text, Math.max(20, width - mark.length)).map(
    (line, i) => (i === 0 ? mark : ' '.repeat(mark.length)) + line,
  );
}

export interface TableOptions {
  readonly width: number;
  /** Columns whose cells are broken into lines where the table is too wide, most willing first. */
  readonly wraps?: readonly number[];
  /** Columns of figures, set to the right. */
  readonly right?: readonly number[];
}

/** The narrowest a broken column gets. */
const NARROWEST = 12;

/** Rows as columns two spaces apart, within the width. */
export function table(rows: readonly (readonly string[])[], { width, wraps = [], right = [] }: TableOptions): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, c) => Math.max(0, ...rows.map((row) => (row[c] ?? '').length)));
  const total = (): number => widths.reduce((sum, one) => sum + one, 0) + 2 * (columns - 1);
  for (const column of wraps) {
    const over = total() - width;
    if (over > 0) widths[column] = Math.max(NARROWEST, (widths[column] ?? 0) - over);
  }
  return rows.flatMap((row) => {
    const cells = widths.map((w, c) => (wraps.includes(c) ? wrapped(row[c] ?? '', w, true) : [row[c] ?? '']));
    const height = Math.max(1, ...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, i) =>
      cells
        .map((lines, c) => {
          const cell = lines[i] ?? '';
          return right.includes(c) ? cell.padStart(widths[c] ?? 0) : cell.padEnd(widths[c] ?? 0);
        })
        .join('  ')
        .trimEnd(),
    );
  });
}
