import letters from './letters.json';

/** Weights of the letters that are at hand. */
export type Weight = '400' | '600';

/** A point, in pixels, y down. */
export type Point = readonly [number, number];

/** Closed outlines; what several of them enclose is filled once. */
export type Outline = readonly (readonly Point[])[];

/** A text where it stands: its baseline begins at x, y. */
export interface Placed {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Pixels to the em. */
  readonly size: number;
  readonly weight: Weight;
}

interface Letter {
  readonly advance: number;
  readonly path: string;
}

/** Straight lines to a curve: at the sizes of a preview no corner is seen. */
const STEPS = 6;
/** Letters outside the set: a hollow box, as wide as a figure. */
const UNKNOWN: Letter = { advance: 620, path: 'M60 0L560 0L560 700L60 700ZM120 60L120 640L500 640L500 60Z' };

const faces: Readonly<Record<Weight, Readonly<Record<string, string>>>> = letters.faces;
const read = new Map<string, Letter>();

/** The letter, without its accent where only that is missing. */
function letter(sign: string, weight: Weight): Letter {
  const key = `${weight}${sign}`;
  const held = read.get(key);
  if (held !== undefined) return held;
  const plain = sign.normalize('NFD').charAt(0);
  const face = faces[weight];
  const found = [sign, plain].filter((one) => Object.hasOwn(face, one)).map((one) => face[one])[0];
  if (found === undefined) return UNKNOWN;
  const [advance = '0', ...path] = found.split(' ');
  const made = { advance: Number(advance), path: path.join(' ') };
  read.set(key, made);
  return made;
}

/** Width of a text, in pixels. */
export const widthOf = (text: string, size: number, weight: Weight): number =>
  [...text].reduce((sum, sign) => sum + letter(sign, weight).advance, 0) * (size / letters.unitsPerEm);

function flattened(path: string, place: (x: number, y: number) => Point): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let [atX, atY] = [0, 0];
  for (const [, command, words = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = words.trim().split(' ').map(Number);
    if (command === 'Z') {
      outlines.push(outline);
      outline = [];
    } else if (command === 'Q') {
      for (let i = 1; i <= STEPS; i += 1) {
        const [t, u] = [i / STEPS, 1 - i / STEPS];
        outline.push(place(u * u * atX + 2 * u * t * a + t * t * c, u * u * atY + 2 * u * t * b + t * t * d));
      }
      [atX, atY] = [c, d];
    } else {
      outline.push(place(a, b));
      [atX, atY] = [a, b];
    }
  }
  return outlines;
}

/** The letters of a text as outlines, one entry a letter. */
export function outlinesOf({ text, x, y, size, weight }: Placed): readonly Outline[] {
  const scale = size / letters.unitsPerEm;
  let pen = x;
  return [...text].map((sign) => {
    const { advance, path } = letter(sign, weight);
    const from = pen;
    pen += advance * scale;
    return flattened(path, (px, py) => [from + px * scale, y - py * scale]);
  });
}

/** A box as an outline. */
export const boxOutline = (x: number, y: number, width: number, height: number): Outline => [
  [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
];
