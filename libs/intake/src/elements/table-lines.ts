/** Where the lines of a text begin and end. */
export function* linesOf(text: string): Generator<{ start: number; end: number }> {
  for (let start = 0; start <= text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    yield { start, end };
    start = end + 1;
  }
}

/** Where the last cell of a line ends: before a bar that closes it. */
function lastOf(line: string, separator: string): number {
  const { length } = line.trimEnd();
  return separator === '|' && line.trimEnd().endsWith('|') ? length - 1 : length;
}

/** Where the cells of a line stand in the text that it begins in at `offset`. */
export function cellsOf(line: string, separator: string, offset: number): { start: number; end: number }[] {
  const out: { start: number; end: number }[] = [];
  const pattern = separator === '  ' ? / {2,}/g : undefined;
  let from = line.length - line.trimStart().length;
  if (separator === '|' && line[from] === '|') from += 1;
  const push = (to: number): void => {
    out.push({ start: offset + from, end: offset + to });
  };
  const last = lastOf(line, separator);
  for (;;) {
    if (pattern !== undefined) pattern.lastIndex = from;
    const hit = pattern?.exec(line);
    const at = pattern === undefined ? line.indexOf(separator, from) : (hit?.index ?? -1);
    if (at < 0 || at >= last) break;
    push(at);
    from = at + (hit?.[0].length ?? 1);
  }
  if (from <= last) push(last);
  return out;
}
