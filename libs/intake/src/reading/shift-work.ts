import { HOURS_PER_DAY } from '@compute-advisor/domain';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { together, writtenLike } from '../page/written';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { IN_SHIFTS, SHIFT_SYSTEM, SHIFT_SYSTEMS } from '../words/week-words';
import { numberAt } from './count';

/** Shifts that people work in, as the hours of a day: "60 workers in two shifts", "im Dreischichtbetrieb", "en 2x8",
 *  "两班倒", "8時間の2交代". */

/** A shift is so long where nothing says otherwise, hours. */
const USUAL = 8;
const LONGEST = 12;
const MOST_SHIFTS = 4;
/** How far before the word for shifts their number may stand, and how far from it their length, elements. */
const NUMBER_REACH = 4;
const LENGTH_REACH = 6;

/** Where shifts may be told. */
export const shiftsBegin = (page: Page): readonly number[] => together(named(page), systems(page));
const named = beginningsOf({ tags: ['shiftWork'], words: ['班'] }, { words: ['x'], step: 1 });
const systems = writtenLike(SHIFT_SYSTEM);

/** The number of shifts, and where it stands. */
interface Shifts {
  readonly many: number;
  readonly at: number;
}

/** The hours of all shifts of a day. */
export function shiftsOfDay(page: Page, k: number): Claim | undefined {
  const told = byNumber(page, k) ?? bySystem(page, k) ?? timesEight(page, k);
  if (told === undefined || page.is(k + 1, 'ago') || told.many < 2 || told.many > MOST_SHIFTS) return undefined;
  const length = lengthNear(page, k, told.at);
  if (length === undefined && mayBeElse(page, k, told.at)) return undefined;
  const value = told.many * (length?.hours ?? USUAL);
  return value > HOURS_PER_DAY ? undefined : claimOf(page, k, value, told, length?.at);
}

function claimOf(page: Page, k: number, value: number, { many, at }: Shifts, length: number | undefined): Claim {
  const isTold = length !== undefined || page.is(k - 1, 'x');
  const places = [at, k, length ?? k];
  return {
    member: 'hoursPerDay',
    value,
    at: k,
    weight: WEIGHT,
    start: page.at(Math.min(...places))?.start ?? 0,
    end: page.at(Math.max(...places))?.end ?? 0,
    approximation: isTold ? undefined : `${shown(many)} shifts are taken as ${shown(USUAL)} hours each.`,
  };
}
const WEIGHT = 3;

/** The number that stands before the word, over a length: "two 8-hour shifts". */
function byNumber(page: Page, k: number): Shifts | undefined {
  if (!page.has(k, 'shiftWork') && !isOfShifts(page, k)) return undefined;
  for (let j = k - 1; j >= k - NUMBER_REACH && page.sameSentence(j, k); j -= 1) {
    const many = numberAt(page, j);
    if (many === undefined || isHours(page, j)) continue;
    return Number.isInteger(many) && page.at(j)?.figure?.low === undefined ? { many, at: j } : undefined;
  }
  return undefined;
}
/** "Deux équipes", "tres turnos" are teams and turns of a talk as well: shifts are what people work in. */
const mayBeElse = (page: Page, k: number, number: number): boolean =>
  ELSE_TOO.has(page.textAt(k)) && !(INTO.has(page.textAt(number - 1)) && page.speaksOf(k, 'who'));
const ELSE_TOO: ReadonlySet<string> = new Set(['equipes', 'turnos', 'turni']);
const INTO: ReadonlySet<string> = new Set(['en', 'em', 'a', 'in', 'su', 'de']);
/** "两班，每班8小时": the sign is one of shifts where each of them is told of. */
const isOfShifts = (page: Page, k: number): boolean =>
  page.is(k, '班') && numberAt(page, k - 1) !== undefined && [k + 1, k + 2].some((j) => page.is(j, '每 班'));

/** "Im Zweischichtbetrieb", "w systemie trzyzmianowym". */
function bySystem(page: Page, k: number): Shifts | undefined {
  const many = SHIFT_SYSTEMS.find(([words]) => words.test(page.textAt(k)))?.[1];
  return many === undefined ? undefined : { many, at: k };
}

/** "En 2x8", "travail en 3 x 8": French shifts of eight hours. */
function timesEight(page: Page, k: number): Shifts | undefined {
  const many = numberAt(page, k) === USUAL && page.is(k - 1, 'x') ? numberAt(page, k - 2) : undefined;
  const isCounted = page.at(k + 1)?.kind === 'gpu' || page.has(k + 1, 'gpuWord', 'gb');
  return many !== undefined && IN_SHIFTS.has(page.textAt(k - 3)) && !isCounted ? { many, at: k - 2 } : undefined;
}

/** How long each of them is, where hours stand near. */
function lengthNear(page: Page, k: number, number: number): { hours: number; at: number } | undefined {
  for (let n = 1; n <= LENGTH_REACH; n += 1)
    for (const j of [k + n, k - n]) {
      const hours = j === number || !page.sameSentence(j, k) ? undefined : numberAt(page, j);
      if (hours !== undefined && hours <= LONGEST && isHours(page, j)) return { hours, at: j };
    }
  return undefined;
}
const isHours = (page: Page, j: number): boolean =>
  page.has(j + 1, 'hour') || (page.is(j + 1, '-') && page.has(j + 2, 'hour'));
