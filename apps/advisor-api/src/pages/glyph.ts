/** GPUs of one part in a fleet glyph. */
export interface GlyphGroup {
  readonly count: number;
  readonly bytes: number;
}

/** Boxes drawn of a fleet; a larger one is cut and its number said beside it. */
const MOST = 16;
const [WIDTH, STEP, HEIGHT] = [13, 17, 46];
/** The memory that fills the height, bytes; a larger part fills it as well. */
const TALLEST = 192 * 2 ** 30;
const SHORTEST = 12;

/** The fleet glyph as finished SVG: one box a GPU, its height the memory, its fill what the load takes. */
export function glyph(groups: readonly GlyphGroup[], filled: number, best: boolean): string {
  const boxes = groups.flatMap(({ count, bytes }) => Array.from({ length: Math.min(count, MOST) }, () => bytes));
  const shown = boxes.slice(0, MOST);
  const width = Math.max(WIDTH, shown.length * STEP - 4);
  const share = Math.min(1, Math.max(0, filled));
  const drawn = shown.map((bytes, i) => {
    const tall = Math.max(SHORTEST, Math.min(1, bytes / TALLEST) * HEIGHT);
    const x = i * STEP;
    const fill = (tall * share).toFixed(1);
    return (
      `<rect class="gpu-fill${best ? ' best' : ''}" x="${x}" y="${(HEIGHT - tall * share).toFixed(1)}" ` +
      `width="${WIDTH}" height="${fill}"/>` +
      `<rect class="gpu-box" x="${x + 0.5}" y="${(HEIGHT - tall + 0.5).toFixed(1)}" width="${WIDTH - 1}" ` +
      `height="${(tall - 1).toFixed(1)}"/>`
    );
  });
  return (
    `<svg class="glyph" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" aria-hidden="true" ` +
    `focusable="false">${drawn.join('')}</svg>`
  );
}
