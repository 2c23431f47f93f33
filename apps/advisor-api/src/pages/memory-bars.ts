import type { OptionView } from '@compute-advisor/application';
import { gib } from './format';

type Memory = NonNullable<OptionView['memory']>;
type Parts = Pick<Memory, 'weights_bytes' | 'kv_cache_bytes' | 'activation_bytes' | 'runtime_overhead_bytes'>;

/** The four parts, always in this order. */
export const PARTS = [
  { part: 'weights', label: 'weights', member: 'weights_bytes' },
  { part: 'cache', label: 'cache', member: 'kv_cache_bytes' },
  { part: 'activations', label: 'activations', member: 'activation_bytes' },
  { part: 'runtime', label: 'runtime', member: 'runtime_overhead_bytes' },
] as const;

/** Bytes of the four parts in all. */
export const needed = (parts: Parts): number => PARTS.reduce((sum, { member }) => sum + parts[member], 0);

/** The least share of a bar that holds its figure. */
const ROOM_FOR_FIGURE = 8;

/** How a bar is drawn. */
export interface MemBarLook {
  readonly height: number;
  /** Bytes that the whole width stands for; the capacity where it is absent. */
  readonly scale?: number;
  /** Figures inside weights and cache. */
  readonly figures?: boolean;
  /** Said beside what runs over. */
  readonly overrun?: string;
}

/** Memory by part against a capacity: need filled, capacity outlined, what runs over in a dashed frame past a heavy
 *  line. In per cent of the room, so that nothing scales with it. Finished SVG; the words stand beside it. */
export function memBar(parts: Parts, capacity: number | undefined, look: MemBarLook): string {
  const { height } = look;
  const total = needed(parts);
  const scale = look.scale ?? Math.max(capacity ?? 0, total);
  const share = (bytes: number): number => (scale === 0 ? 0 : (bytes / scale) * 100);
  const at = (bytes: number): string => `${share(bytes).toFixed(2)}%`;
  let x = 0;
  const drawn = PARTS.map(({ part, member }) => {
    const bytes = parts[member];
    if (bytes <= 0) return '';
    const figure =
      look.figures === true && (part === 'weights' || part === 'cache') && share(bytes) > ROOM_FOR_FIGURE
        ? `<text class="in-part" x="${at(x + bytes / 2)}" y="${height * 0.67}" text-anchor="middle">` +
          `${gib(bytes).replace(/\u00a0.*$/, '')}</text>`
        : '';
    const rect = `<rect class="part ${part}" x="${at(x)}" y="0" width="${at(bytes)}" height="${height}"/>${figure}`;
    x += bytes;
    return rect;
  });
  return (
    `<svg class="membar" width="100%" height="${height}" aria-hidden="true" focusable="false">${drawn.join('')}` +
    `${frame(capacity, total, height, at, look.overrun)}</svg>`
  );
}

function frame(
  capacity: number | undefined,
  total: number,
  height: number,
  at: (bytes: number) => string,
  overrun: string | undefined,
): string {
  if (capacity === undefined) return '';
  if (total <= capacity) return `<rect class="capacity" x="0" y="0.5" width="${at(capacity)}" height="${height - 1}"/>`;
  const note =
    overrun === undefined ? '' : `<text class="note" x="${at(total)}" dx="10" y="${height * 0.67}">${overrun}</text>`;
  return (
    `<rect class="overrun" x="${at(capacity)}" y="0" width="${at(total - capacity)}" height="${height}"/>` +
    `<line class="cap-line" x1="${at(capacity)}" x2="${at(capacity)}" y1="-4" y2="${height + 4}"/>${note}`
  );
}
