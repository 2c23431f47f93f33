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

/** One box of a glyph, in units of a drawing that is 46 high. */
export interface GlyphBox {
  readonly x: number;
  readonly width: number;
  readonly tall: number;
  /** Height of what the load takes. */
  readonly fill: number;
}

/** Height of a glyph in its own units. */
export const GLYPH_HEIGHT = HEIGHT;

/** The boxes of a fleet: one a GPU, its height the memory, its fill what the load takes. */
export function glyphBoxes(groups: readonly GlyphGroup[], filled: number): readonly GlyphBox[] {
  const boxes = groups.flatMap(({ count, bytes }) => Array.from({ length: Math.min(count, MOST) }, () => bytes));
  const share = Math.min(1, Math.max(0, filled));
  return boxes.slice(0, MOST).map((bytes, i) => {
    const tall = Math.max(SHORTEST, Math.min(1, bytes / TALLEST) * HEIGHT);
    return { x: i * STEP, width: WIDTH, tall, fill: tall * share };
  });
}

/** The fleet glyph as finished SVG. */
export function glyph(groups: readonly GlyphGroup[], filled: number, best: boolean): string {
  const shown = glyphBoxes(groups, filled);
  const width = Math.max(WIDTH, shown.length * STEP - 4);
  const drawn = shown.map(({ x, tall, fill }) => {
    return (
      `<rect class="gpu-fill${best ? ' best' : ''}" x="${x}" y="${(HEIGHT - fill).toFixed(1)}" ` +
      `width="${WIDTH}" height="${fill.toFixed(1)}"/>` +
      `<rect class="gpu-box" x="${x + 0.5}" y="${(HEIGHT - tall + 0.5).toFixed(1)}" width="${WIDTH - 1}" ` +
      `height="${(tall - 1).toFixed(1)}"/>`
    );
  });
  return (
    `<svg class="glyph" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" aria-hidden="true" ` +
    `focusable="false">${drawn.join('')}</svg>`
  );
}
