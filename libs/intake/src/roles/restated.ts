import type { Page } from '../page/page';
import type { Tag } from '../words';
import { shapedLength, valueAt } from './form';
import type { Role } from './table';
import type { Proposal } from './weigh';
import { proposalsFor } from './weigh';

/** What a length in tokens is worth over the same length in pages. */
const RESTATED = 0.5;
/** How far back the same length may have been said, elements. */
const SAID_AGAIN = 6;
const SIDES: ReadonlySet<Role> = new Set<Role>(['inputTokens', 'outputTokens']);
/** Words that begin another length. */
const ANOTHER: readonly Tag[] = ['in', 'out', 'isl', 'osl', 'ctx', 'per', 'and'];

/** "40 pages, that is some 25k tokens": the length that was given in pages or words just before, in tokens. */
export function restated(page: Page, k: number): Proposal | undefined {
  const before = page.has(k + 1, 'tok') && page.sameSentence(k, k + 1) ? figureBefore(page, k) : undefined;
  const said = before === undefined ? undefined : proposalsFor(page, before)[0];
  if (before === undefined || said?.unit.dimension !== 'prose' || !SIDES.has(said.role)) return undefined;
  if (!(valueAt(page, k) > valueAt(page, before))) return undefined;
  return shapedLength(said.role, k, said.score + RESTATED, k + 1, [k + 1]);
}

/** The figure right before that nothing begins another length behind. */
function figureBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= k - SAID_AGAIN && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, ...ANOTHER)) return undefined;
    if (page.at(j)?.kind === 'figure') return j;
  }
  return undefined;
}
