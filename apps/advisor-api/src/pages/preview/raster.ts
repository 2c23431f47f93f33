import { crc32, deflateSync } from 'node:zlib';
import type { Outline } from './outlines';

/** A colour, red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Steps between the paper and a colour: 64 are finer than an eye tells. */
const STEPS = 64;

/** A picture on white paper in up to four colours: each pixel holds a colour and how much of it. No clock, no font of
 *  the machine, no processor's own arithmetic: the same drawing gives the same pixels everywhere. */
export class Raster {
  private readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    private readonly colours: readonly Colour[],
  ) {
    this.pixels = new Uint8Array(width * height);
  }

  /** Fills an outline with the colour of that number. Exact area coverage, edge by edge. */
  fill(outline: Outline, colour: number): void {
    const points = outline.flat();
    if (points.length === 0) return;
    const [left, top] = [floorOf(points, 0), floorOf(points, 1)];
    const right = Math.min(this.width, Math.ceil(Math.max(...points.map((p) => p[0]))) + 1);
    const bottom = Math.min(this.height, Math.ceil(Math.max(...points.map((p) => p[1]))));
    if (right <= left || bottom <= top) return;
    const span = right - left + 2;
    const area = new Float64Array(span * (bottom - top));
    for (const ring of outline) {
      ring.forEach(([x1, y1], i) => {
        const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
        const [ax, bx] = [x1, x2].map((x) => Math.min(right - left, Math.max(0, x - left)));
        edge(area, span, bottom - top, [ax ?? 0, y1 - top, bx ?? 0, y2 - top]);
      });
    }
    for (let y = top; y < bottom; y += 1) {
      let sum = 0;
      for (let x = left; x < right; x += 1) {
        sum += area[(y - top) * span + (x - left)] ?? 0;
        const shade = Math.round(Math.min(1, Math.abs(sum)) * (STEPS - 1));
        if (shade > 0) this.pixels[y * this.width + x] = colour * STEPS + shade;
      }
    }
  }

  /** The picture as a PNG of 256 colours. */
  png(): Buffer {
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y += 1)
      rows.set(this.pixels.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    const head = Buffer.alloc(13);
    head.writeUInt32BE(this.width, 0);
    head.writeUInt32BE(this.height, 4);
    head.set([8, 3, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', head),
      chunk('PLTE', this.palette()),
      chunk('IDAT', deflateSync(rows, { level: 6 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  private palette(): Buffer {
    const shades = this.colours.flatMap((colour) =>
      Array.from({ length: STEPS }, (_, i) => colour.map((v) => Math.round(255 + ((v - 255) * i) / (STEPS - 1)))),
    );
    return Buffer.from(shades.flat());
  }
}

const floorOf = (points: readonly (readonly [number, number])[], axis: 0 | 1): number =>
  Math.max(0, Math.floor(Math.min(...points.map((p) => p[axis]))));

type Line = readonly [number, number, number, number];

/** Adds one edge: in every row it crosses, the signed area to its right, as a change from pixel to pixel. */
function edge(area: Float64Array, span: number, rows: number, [x1, y1, x2, y2]: Line): void {
  if (y1 === y2) return;
  const [sign, ax, ay, bx, by] = y1 < y2 ? [1, x1, y1, x2, y2] : [-1, x2, y2, x1, y1];
  const slope = (bx - ax) / (by - ay);
  const end = Math.min(rows, Math.ceil(by));
  for (let y = Math.max(0, Math.floor(ay)); y < end; y += 1) {
    const [from, to] = [Math.max(ay, y), Math.min(by, y + 1)];
    if (to <= from) continue;
    const [xa, xb] = [ax + (from - ay) * slope, ax + (to - ay) * slope];
    spread(area, y * span, Math.min(xa, xb), Math.max(xa, xb), sign * (to - from));
  }
}

/** Spreads the height of an edge in one row over the pixels it crosses. */
function spread(area: Float64Array, row: number, low: number, high: number, height: number): void {
  const add = (x: number, value: number): void => {
    area[row + x] = (area[row + x] ?? 0) + value;
  };
  const [first, last] = [Math.floor(low), Math.floor(high)];
  if (first === last) {
    const inside = 1 - ((low + high) / 2 - first);
    add(first, height * inside);
    add(first + 1, height * (1 - inside));
    return;
  }
  const perPixel = height / (high - low);
  let covered = 0;
  for (let x = first; x <= last; x += 1) {
    const [from, to] = [Math.max(low, x), Math.min(high, x + 1)];
    const part = (to - from) * perPixel;
    const here = part * (x + 1 - (from + to) / 2);
    add(x, here + covered);
    covered = part - here;
  }
  add(last + 1, covered);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
