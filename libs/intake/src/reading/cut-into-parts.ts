import { hasWordOf, lastWord } from '../lexer/first-word';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { CUT_BEFORE, CUT_BEHIND, CUTS_UP, EACH_WITH, OF_ONE, PARTS } from '../words/cut-words';
import { EVERY } from '../words/small-words';
import { numberAt } from './count';
import { isSameNoun } from './same-noun';

/** "2,000 case files, each split into 12 parts, every part once", "14.600 Bücher mit je 18 Kapiteln ... je Kapitel":
 *  the model is asked once for every part, as often as there are pieces times their parts. */

/** More parts are no cutting of a piece, fewer pieces no job. */
const MOST_PARTS = 2000;
const FEWEST_PIECES = 10;
/** How far from the parts the verb, the "each" and the pieces may stand, elements. */
const VERB_REACH = 7;
const EACH_REACH = 4;
const PIECES_REACH = 26;
const NAMED_REACH = 140;

/** Pieces of work and what each is cut into, with the elements of both numbers and of the last noun. */
export interface Cut {
  readonly pieces: number;
  readonly parts: number;
  readonly noun: number;
  /** The noun of the parts is one of those that other things are cut into. */
  readonly isListed: boolean;
}

/** The pieces of a text that are cut into parts which are asked for one by one; undefined where none are. */
export const cutOf = (page: Page): Cut | undefined => found(page).cut;
const found = onceInText<{ readonly cut: Cut | undefined }>((page) => ({ cut: findCut(page) }));

function findCut(page: Page): Cut | undefined {
  for (const parts of page.kinds('figure')) {
    const value = numberAt(page, parts) ?? 0;
    if (!Number.isInteger(value) || value < 2 || value > MOST_PARTS || page.against(parts) !== undefined) continue;
    const inRow = piecesOfRow(page, parts);
    if (inRow !== undefined) return { pieces: inRow, parts, noun: parts, isListed: true };
    const noun = partsNoun(page, parts);
    const isNamed = noun !== undefined && (isCutUp(page, parts, noun) || isOfEachPiece(page, parts, noun));
    const last = isNamed ? noun : (unlistedParts(page, parts) ?? -1);
    const pieces = last < 0 ? undefined : piecesOf(page, parts, last);
    if (pieces !== undefined) return { pieces, parts, noun: last, isListed: isNamed };
  }
  return undefined;
}

/** The number of pieces in the row of a table whose heading says that the figure at `k` is what each is cut into. */
function piecesOfRow(page: Page, k: number): number | undefined {
  const cell = page.cells.get(k);
  if (cell?.column?.parts !== true) return undefined;
  const isBeside = (j: number): boolean => {
    const other = page.cells.get(j);
    return other?.table === cell.table && other.row === cell.row && other.column?.role === 'items';
  };
  return page.kinds('figure').find(isBeside);
}

/** The noun of the parts behind their number; the number itself where the noun is only said of one of them: "split in
 *  four, each part one request". */
function partsNoun(page: Page, k: number): number | undefined {
  for (const j of [k + 1, k + 2]) if (page.sameSentence(j, k) && isPart(page, j)) return j;
  const isLast = !page.sameSentence(k, k + 1) || page.at(k + 1)?.kind === 'mark';
  return isLast && [k - 1, k - 2].some((j) => page.sameSentence(j, k) && isCutting(page, j)) ? k : undefined;
}
/** "500 films of 90 scenes each, each scene 2,000 tokens": whatever it is, where each of them is spoken of behind. */
function unlistedParts(page: Page, k: number): number | undefined {
  const noun = page.unitAt(k);
  const isThing = page.sameSentence(noun, k) && page.at(noun)?.kind === 'word' && !page.has(noun, ...NO_PIECES);
  return isThing && isOfEachPiece(page, k, noun) ? noun : undefined;
}
const isPart = (page: Page, j: number): boolean =>
  page.at(j)?.kind === 'word' && (PARTS.test(lastWord(page.textAt(j))) || PARTS.test(page.textAt(j)));
const isCutting = (page: Page, j: number): boolean => hasWordOf(page.textAt(j), CUTS_UP);

/** "Each split into 12 parts", "in je 5 Teile zerlegt". */
function isCutUp(page: Page, parts: number, noun: number): boolean {
  const [start, end] = [page.at(parts)?.start ?? 0, page.at(noun)?.end ?? 0];
  if (CUT_BEFORE.test(page.text.slice(Math.max(0, start - SIGNS), start))) return true;
  if (CUT_BEHIND.test(page.text.slice(end, end + SIGNS))) return true;
  for (let j = parts - 1; j >= parts - VERB_REACH && page.sameSentence(j, parts); j -= 1) {
    if (isCutting(page, j)) return true;
    if (page.at(j)?.kind === 'figure') break;
  }
  return [noun + 1, noun + 2].some((j) => page.sameSentence(j, noun) && isCutting(page, j));
}

/** Signs around the parts in which a verb of a script without blanks is looked for. */
const SIGNS = 8;

/** "18 chapters each", "mit je 18 Kapiteln", "18 chapters a title", where the text speaks of one of the parts: "11,000
 *  tokens per chapter". */
function isOfEachPiece(page: Page, parts: number, noun: number): boolean {
  const isSaidBehind = page.sameSentence(noun, noun + 1) && isEach(page, noun + 1);
  return (isSaidBehind || isLedByEach(page, parts)) && speaksOfOne(page, noun);
}
function isLedByEach(page: Page, parts: number): boolean {
  for (let j = parts - 1; j >= parts - EACH_REACH && page.sameSentence(j, parts); j -= 1) {
    if (isEach(page, j) && !page.is(j, 'a')) return true;
    if (!EACH_WITH.has(page.textAt(j)) && !page.has(j, 'hedge', 'doc')) return false;
  }
  return false;
}
const isEach = (page: Page, j: number): boolean =>
  page.has(j, 'each', 'per') || EVERY.has(page.textAt(j)) || OF_ONE.has(page.textAt(j)) || page.is(j, 'chacun');
const speaksOfOne = (page: Page, noun: number): boolean =>
  page.elements.some(
    (e, k) => k > noun + 1 && e.kind === 'word' && isEach(page, k - 1) && isSameNoun(e.text, page.textAt(noun)),
  );

/** The number of pieces: those that are named beside the parts, wherever they were counted, else the last ones counted
 *  before them. */
function piecesOf(page: Page, parts: number, noun: number): number | undefined {
  const name = nameOfOne(page, parts, noun);
  const figures = page
    .kinds('figure')
    .filter((k) => k < parts && isPieces(page, k))
    .reverse();
  const named =
    name === undefined ? undefined : figures.find((k) => parts - k <= NAMED_REACH && isNamed(page, k, name));
  if (named !== undefined) return named;
  const [last] = figures;
  const sentences = (page.at(parts)?.sentence ?? 0) - (page.at(last ?? parts)?.sentence ?? 0);
  return last !== undefined && parts - last <= PIECES_REACH && sentences <= 1 ? last : undefined;
}
/** "18 chapters a title", "each transcript is cut into 8 chunks". */
function nameOfOne(page: Page, parts: number, noun: number): string | undefined {
  if (isEach(page, noun + 1) && page.sameSentence(noun, noun + 2) && page.at(noun + 2)?.kind === 'word')
    return page.textAt(noun + 2);
  for (let j = parts - 1; j >= parts - VERB_REACH && page.sameSentence(j, parts); j -= 1)
    if (isEach(page, j) && page.at(j + 1)?.kind === 'word' && j + 1 < parts) return page.textAt(j + 1);
  return undefined;
}
const isNamed = (page: Page, k: number, name: string): boolean =>
  [k + 1, k + 2, k + 3].some((j) => page.sameSentence(j, k) && isSameNoun(page.textAt(j), name));

/** A whole number of things that are no people, no measure and no time. */
function isPieces(page: Page, k: number): boolean {
  const value = numberAt(page, k) ?? 0;
  const noun = page.unitAt(k);
  const isThing = page.sameSentence(noun, k) && page.at(noun)?.kind === 'word' && !page.has(noun, ...NO_PIECES);
  return isThing && Number.isInteger(value) && value >= FEWEST_PIECES && page.timeUnit(noun) === undefined;
}
const NO_PIECES: readonly Tag[] = [
  'who',
  'tok',
  'pageUnit',
  'percent',
  'gb',
  'ms',
  'sec',
  'min',
  'in',
  'out',
  'gpuWord',
  'node',
  'wordUnit',
  'conc',
];
