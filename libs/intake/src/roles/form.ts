import type { Page } from '../page/page';
import type { Unit } from './quantity';
import { uniform } from './rows/unit';
import type { Role } from './table';
import type { Proposal } from './weigh';

/** A role that the shape of the text around a figure proposes, without a word that speaks for it. */
export const shaped = (role: Role, at: number, score: number, unit: Unit): Proposal => ({
  role,
  at,
  unit: uniform(unit),
  score,
  heads: [],
  leans: [],
});

/** The same for a length whose evidence ends at `end`, by the words that spoke for it. */
export const shapedLength = (
  role: Role,
  at: number,
  score: number,
  end: number,
  heads: readonly number[] = [],
): Proposal => ({
  role,
  at,
  unit: uniform({ dimension: role === 'contextTokens' ? 'bare' : 'tokens', end, scale: 1, noun: at }),
  score,
  heads,
  leans: heads,
});

/** The number of the figure at `k`; NaN where there is none. */
export const valueAt = (page: Page, k: number): number => page.at(k)?.figure?.value ?? NaN;
