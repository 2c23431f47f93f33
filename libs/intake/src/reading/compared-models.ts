import type { Page } from '../page/page';
import type { Tag } from '../words';

/** Elements of a line that are looked at for what it reports. */
const LINE = 14;

/** "- qwen2.5:7b q4: GX10 43 tok/s" beside another such line: one of several models that were measured against each
 *  other. */
export function isCompared(page: Page, k: number): boolean {
  const mine = reportedLine(page, k);
  return mine !== undefined && (reports(page, mine.last + 1, 1) || reports(page, mine.first - 1, -1));
}

/** Whether the next model on that side stands in such a line too. */
function reports(page: Page, from: number, step: 1 | -1): boolean {
  for (let j = from, n = 0; n < LINE && page.at(j) !== undefined; j += step, n += 1)
    if (page.at(j)?.kind === 'model') return reportedLine(page, j) !== undefined;
  return false;
}

/** The line of a list that begins with a model and gives figures behind a colon, none of them a load or a length. */
function reportedLine(page: Page, k: number): { readonly first: number; readonly last: number } | undefined {
  const first = BULLETS.has(page.textAt(k - 1)) ? k - 1 : k;
  if (page.sameSentence(first - 1, k)) return undefined;
  let last = k;
  while (last < k + LINE && page.sameSentence(last + 1, k)) last += 1;
  const colon = [1, 2, 3].map((n) => k + n).find((j) => j < last && page.is(j, ':'));
  if (colon === undefined) return undefined;
  const behind = page.elements.slice(colon + 1, last + 1);
  const isReport = behind.some((e) => e.kind === 'figure') && !behind.some((e) => LOADS.some((t) => e.tags.has(t)));
  return isReport ? { first, last } : undefined;
}
const BULLETS: ReadonlySet<string> = new Set(['-', '*', '•', '+']);
const LOADS: readonly Tag[] = ['who', 'req', 'conc', 'rps', 'rpm', 'rpd', 'in', 'out', 'ctx', 'doc'];
