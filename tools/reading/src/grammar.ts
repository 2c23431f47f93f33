import frames from './data/frames.json';
import surroundings from './data/surroundings.json';

/** Writes descriptions from a specification: roles in frames of thirteen languages, 30 to 300 words, between sentences
 *  that must change nothing. The same seed writes the same texts. */

/** A figure of the specification and the words for it by language; `#` stands for the figure, `@` for the end of a
 *  window of the day. */
interface Frame {
  readonly member: string;
  readonly values: readonly number[];
  /** Written as a percentage, or as the percentage that is added. */
  readonly percent?: boolean;
  readonly growth?: boolean;
  /** Written in a unit this many times larger. */
  readonly divide?: number;
  /** Never written with marks between thousands. */
  readonly plain?: boolean;
  /** The hour that the window begins at. */
  readonly from?: number;
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** One text and what it states, by member of the reading. */
export interface Written {
  readonly text: string;
  readonly states: Readonly<Record<string, number | string>>;
  readonly language: string;
}

const FRAMES = frames as readonly Frame[];
const { openings, noise, filler } = surroundings as Readonly<
  Record<'openings' | 'noise' | 'filler', Readonly<Record<string, readonly string[]>>>
>;
/** Languages that write 12.000; the others write 12,000, and the French 12 000. */
const POINTS = new Set(['de', 'es', 'it', 'pt', 'nl']);
const BLANKS = new Set(['fr', 'pl', 'ru']);
/** Languages without blanks between sentences. */
const DENSE = new Set(['zh', 'ja']);

const MODELS: readonly (readonly [string, string])[] = [
  ['Llama 3.3 70B', 'meta-llama/Llama-3.3-70B-Instruct'],
  ['Qwen3-32B', 'Qwen/Qwen3-32B'],
  ['Mixtral 8x7B', 'mistralai/Mixtral-8x7B-Instruct-v0.1'],
  ['gpt-oss-120b', 'openai/gpt-oss-120b'],
];
const CARDS: readonly (readonly [string, string])[] = [
  ['H100', 'h100-sxm-80gb'],
  ['L40S', 'l40s-48gb'],
  ['H200', 'h200-sxm-141gb'],
  ['MI300X', 'mi300x-192gb'],
];
/** The share of texts that are long: filler is added until they have this many words. */
const LONG = 0.3;
const LONGEST = 300;
const SHORTEST = 30;

/** Writes one text. @param random numbers from 0 to 1 @param foreign sentences about others, the past and offers */
export function writeText(random: () => number, foreign: readonly string[]): Written {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const language = pick(Object.keys(openings));
  const [said, model] = pick(MODELS);
  const [card, gpu] = pick(CARDS);
  const count = pick([2, 4, 8, 16]);
  const states: Record<string, number | string> = { model, fleet: `${count} ${gpu}` };
  const opening = pick(openings[language] ?? [])
    .replace('@', said)
    .replace('&', String(count))
    .replace('$', card);
  const lines = [opening, ...statementsOf(language, states, random, pick)];
  surround(lines, language, foreign, random, pick);
  const broken = random() < 0.3 || lines.some((l) => l.startsWith('>'));
  return { text: lines.join(broken ? '\n' : ' '), states, language };
}

type Pick = <T>(list: readonly T[]) => T;

/** Two to six statements, each about another member; their values are added to `states`. */
function statementsOf(
  language: string,
  states: Record<string, number | string>,
  random: () => number,
  pick: Pick,
): string[] {
  const stop = DENSE.has(language) ? '。' : '.';
  const left = FRAMES.filter((f) => f.words[language] !== undefined);
  return Array.from({ length: 2 + Math.floor(random() * 5) }, () => {
    const [frame] = left.splice(Math.floor(random() * left.length), 1) as [Frame];
    const value = pick(frame.values);
    states[frame.member] = value;
    const phrase = pick(frame.words[language] ?? [])
      .replace('#', written(frame, value, language, random))
      .replace('@', String((frame.from ?? 0) + value));
    return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${random() < 0.6 ? stop : ';'}`;
  });
}

/** Puts other matters, others' sentences and filler before and behind. */
function surround(
  lines: string[],
  language: string,
  foreign: readonly string[],
  random: () => number,
  pick: Pick,
): void {
  const around = (line: string): void => {
    lines.splice(random() < 0.5 ? 0 : lines.length, 0, line);
  };
  const beside = [...(noise['any'] ?? []), ...(noise[language] ?? [])];
  for (let n = Math.floor(random() * 4); n > 0; n -= 1) around(random() < 0.5 ? pick(beside) : pick(foreign));
  const wanted = random() < LONG ? LONGEST * random() : SHORTEST;
  while (lengthOf(lines) < wanted) around(pick(filler[language] ?? []));
}

/** Words of a text; two signs of a language without blanks count as one. */
const lengthOf = (lines: readonly string[]): number =>
  lines.reduce((n, l) => n + l.split(' ').length + (l.match(/[\u3040-\u9fff]/g)?.length ?? 0) / 2, 0);

/** A figure as people of the language write it. */
function written(frame: Frame, value: number, language: string, random: () => number): string {
  if (frame.growth === true) return String(Math.round((value - 1) * 100));
  if (frame.percent === true) return String(Math.round(value * 100));
  const shown = value / (frame.divide ?? 1);
  if (shown < 1000 || frame.plain === true || random() < 0.5) return String(shown);
  const blank = BLANKS.has(language) ? ' ' : ',';
  const mark = POINTS.has(language) ? '.' : blank;
  return String(shown).replace(/\B(?=(?:\d{3})+$)/g, mark);
}
