import type { Page } from '../page/page';
import type { Spoken } from './head-reach';
import { type Unit, unitsOf } from './quantity';
import type { Scale } from './scale';

/** What looks like a length of one and counts several. */
export const countsRather = (page: Page, k: number, unit: Unit, row: Scale, heads: readonly Spoken[]): boolean =>
  isCountedThing(page, k, unit, row, heads) || isFewAnswers(page, k, unit, row) || isAnswered(page, k, unit, row);

/** "12.000 cartas ... resumen", "do streszczenia 56 tys. umów": a noun right behind a bare number is what it counts,
 *  whatever side stands there too. */
const isCountedThing = (page: Page, k: number, unit: Unit, row: Scale, heads: readonly Spoken[]): boolean =>
  unit.dimension === 'bare' &&
  (row.role === 'outputTokens' || row.role === 'inputTokens') &&
  heads.every((h) => h.at > k || page.at(h.at)?.kind === 'use') &&
  unitsOf(page, k).some((u) => (u.dimension === 'things' || isManyOf(page, k, u)) && u.noun === k + 1);
/** "Our library answers about 3,000 chat questions": what is answered is counted. */
const isAnswered = (page: Page, k: number, unit: Unit, row: Scale): boolean =>
  row.role === 'outputTokens' &&
  unit.dimension === 'bare' &&
  page.sameSentence(k, k + 1) &&
  (page.has(k + 1, 'req') || (page.at(k + 1)?.kind === 'use' && page.has(k + 2, 'req')));

/** "2-3 generations in parallel", "each 600 completions in an 8-hour day": so few of what is answered, or so many of
 *  each or of a day, are answers, no length of one. */
const isFewAnswers = (page: Page, k: number, unit: Unit, row: Scale): boolean =>
  row.role === 'outputTokens' &&
  page.has(unit.noun, 'req') &&
  ((page.at(k)?.figure?.value ?? 0) < FEWEST_TOKENS ||
    (unit.noun === k + 1 && page.speaksOf(k, 'each', 'daily', 'day')));
const FEWEST_TOKENS = 16;
/** So many pieces of work are no length of one. */
const isManyOf = (page: Page, k: number, { dimension }: Unit): boolean =>
  dimension === 'work' && (page.at(k)?.figure?.value ?? 0) >= MANY_PIECES;
const MANY_PIECES = 10_000;

/** "Discharge letters: 350 letters a day": what comes in a time is no stock, whatever its label says. */
export const rateRather = (page: Page, k: number, unit: Unit, row: Scale): number =>
  row.role === 'items' && unit.dimension === 'work' && unitsOf(page, k).some((u) => u.period !== undefined)
    ? RATE_RATHER
    : 0;
const RATE_RATHER = 2;
