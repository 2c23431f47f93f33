import type { Advice } from '@compute-advisor/application';
import { usd } from '../format';
import { GLYPH_HEIGHT, glyphBoxes, type GlyphGroup } from '../glyph';
import { fleetWords, namesIn, planShort, type Names } from '../names';
import { modeWord, nothingNamed, recommends } from '../standing';
import { verdictView } from '../verdict.view';
import { boxOutline, outlinesOf, widthOf, type Weight } from './outlines';
import { Raster, type Colour } from './raster';

/** The size that link previews show whole. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** The light tokens of the pages: paper is white. */
const COLOURS: readonly Colour[] = [
  [0x14, 0x17, 0x1a],
  [0x5a, 0x5e, 0x63],
  [0x00, 0x69, 0x4c],
];
const [INK, MUTE, ACCENT] = [0, 1, 2];

const [LEFT, WIDEST] = [80, 1040];
const GLYPH_SCALE = 2;

/** Hardware with a line under it. */
interface Hardware {
  readonly groups: readonly GlyphGroup[];
  readonly filled: number;
  readonly best: boolean;
  readonly line: string;
}

/** Draws text; returns where it ends. */
function write(on: Raster, text: string, x: number, y: number, look: readonly [number, Weight, number]): number {
  const [size, weight, colour] = look;
  for (const outline of outlinesOf({ text, x, y, size, weight })) on.fill(outline, colour);
  return x + widthOf(text, size, weight);
}

/** A sentence in lines that fit, broken at spaces; what does not fit into the last line ends in an ellipsis. */
function linesOf(sentence: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, '600') <= WIDEST) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && widthOf(`${last.join('')}…`, size, '600') > WIDEST) last.pop();
  return [...lines.slice(0, most - 1), `${last.join('')}…`];
}

function todayOf({ recommendation_set: set, spec_so_far: spec }: Advice, names: Names): Hardware[] {
  const fleet = spec.current_configuration?.fleet;
  const cost = set.current_monthly_cost;
  if (fleet === undefined || fleet.source === 'defaulted' || set.current_assessment === undefined) return [];
  return [
    {
      groups: fleet.value.map((line) => ({ count: line.gpu_count, bytes: names.memoryBytes(line.gpu_id) ?? 0 })),
      filled: 1 - set.current_assessment.headroom_fraction,
      best: false,
      line: cost === undefined ? `today, ${fleetWords(fleet.value, names)}` : `today, ${usd(cost)} a month`,
    },
  ];
}

function proposedOf({ recommendation_set: set }: Advice, names: Names, best: boolean): Hardware[] {
  const [first] = set.options;
  if (first === undefined || set.verdict.code === 'right_sized') return [];
  const cost = first.monthly_cost === undefined ? '' : `, ${usd(first.monthly_cost)} a month`;
  return [
    {
      groups: [{ count: first.gpu_count, bytes: names.memoryBytes(first.gpu_id) ?? 0 }],
      filled: 1 - first.headroom_fraction,
      best,
      line: `${planShort(first, names)}${cost}`,
    },
  ];
}

/** Draws hardware upon a ground line; returns where it ends. */
function drawHardware(on: Raster, { groups, filled, best, line }: Hardware, x: number, ground: number): number {
  for (const box of glyphBoxes(groups, filled)) {
    const [left, wide] = [x + box.x * GLYPH_SCALE, box.width * GLYPH_SCALE];
    const [tall, fill] = [Math.round(box.tall * GLYPH_SCALE), Math.round(box.fill * GLYPH_SCALE)];
    const outer = boxOutline(left, ground - tall, wide, tall);
    const inner = boxOutline(left + 2, ground - tall + 2, wide - 4, tall - 4).map((ring) => [...ring].reverse());
    on.fill(boxOutline(left, ground - fill, wide, fill), best ? ACCENT : MUTE);
    on.fill([...outer, ...inner], MUTE);
  }
  return write(on, line, x, ground + 34, [24, '400', MUTE]);
}

/** The picture that stands beside a link to a saved answer: what the page says first, as a PNG of 1200 by 630. */
export function previewOf(advice: Advice): Buffer {
  const names = namesIn(advice);
  const verdict = verdictView(advice, names);
  const on = new Raster(PREVIEW.width, PREVIEW.height, COLOURS);
  const brand = write(on, 'Compute Advisor', LEFT, 102, [26, '600', INK]);
  write(on, modeWord(advice), brand + 24, 102, [26, '400', MUTE]);
  const size = linesOf(verdict.sentence, 54, 3).length > 2 ? 44 : 54;
  const step = Math.round(size * 1.18);
  const lines = linesOf(verdict.sentence, size, 3);
  lines.forEach((line, i) => write(on, line, LEFT, 206 + i * step, [size, '600', INK]));
  const below = 206 + (lines.length - 1) * step;
  if (verdict.figure !== undefined) {
    const end = write(on, verdict.figure.value, LEFT, below + 112, [84, '600', INK]);
    write(on, fitting(verdict.figure.label, WIDEST + LEFT - end - 20, 34), end + 20, below + 112, [34, '400', MUTE]);
  }
  const hardware = [...todayOf(advice, names), ...proposedOf(advice, names, recommends(advice))];
  let x = LEFT;
  for (const one of nothingNamed(advice) ? [] : hardware) {
    const boxes = glyphBoxes(one.groups, one.filled);
    const wide = (boxes.at(-1)?.x ?? 0) * GLYPH_SCALE + GLYPH_HEIGHT;
    x = Math.max(drawHardware(on, one, x, 534), x + wide) + 96;
  }
  return on.png();
}

/** As many whole words as fit. */
function fitting(text: string, width: number, size: number): string {
  const words = text.split(' ');
  while (words.length > 0 && widthOf(words.join(' '), size, '400') > width) words.pop();
  return words.join(' ').replace(/[,;:]$/, '');
}
