import type { Page } from '../quantities/page';
import { readLoad } from '../quantities/loads';
import { contextTokens, readLength } from '../quantities/lengths';
import type { Statement } from '../quantities/statement';
import { shown } from '../quantities/statement';

/** What corrections in the text undo and put in its place. */
export interface Corrections {
  readonly dropped: ReadonlySet<number>;
  readonly statements: readonly Statement[];
  readonly remarks: readonly string[];
}

/** "30 users, no, make that 25": the later figure takes the place of the one before it; with a unit of its own it stands for itself. */
export function applyCorrections(page: Page): Corrections {
  const dropped = new Set<number>();
  const statements: Statement[] = [];
  const remarks: string[] = [];
  page.elements.forEach((e, k) => {
    if (!e.tags.has('correct')) return;
    const now = figureBehind(page, k);
    if (now < 0) return;
    const before = figureBefore(page, k);
    if (before < 0 || dropped.has(before)) return;
    const had = clone(page, before);
    const has = clone(page, now);
    if (had === undefined) return;
    if (has === undefined) {
      statements.push({
        ...had,
        value:
          had.role === 'contextTokens' || had.value === page.at(before)!.figure!.value
            ? scaled(page, now, had.role)
            : had.value * (page.at(now)!.figure!.value / page.at(before)!.figure!.value),
        at: now,
        start: page.at(now)!.start,
        end: page.at(now)!.end,
        weight: had.weight + 1,
      });
      page.used.add(now);
    } else if (has.role !== had.role && !(has.role === 'totalUsers' && had.role === 'concurrentRequests')) return;
    dropped.add(before);
    page.used.add(before);
    remarks.push(
      `The text corrects ${shown(page.at(before)!.figure!.value)} to ${shown(page.at(now)!.figure!.value)}; the correction is used.`,
    );
  });
  return { dropped, statements, remarks };
}
const scaled = (page: Page, k: number, role: string): number =>
  role === 'contextTokens'
    ? contextTokens(page.at(k)!.figure!.value, page.at(k)!.figure!.kilo)
    : page.at(k)!.figure!.value;

function figureBehind(page: Page, k: number): number {
  for (let j = k + 1; j <= k + 5; j++) {
    const e = page.at(j);
    if (e === undefined) return -1;
    if (e.kind === 'figure') return j;
    if (e.kind === 'model' || e.kind === 'gpu' || e.kind === 'money') return -1;
  }
  return -1;
}
function figureBefore(page: Page, k: number): number {
  for (let j = k - 1; j >= k - 14 && j >= 0; j--) if (page.at(j)!.kind === 'figure') return j;
  return -1;
}
/** What a figure would say, without claiming it. */
function clone(page: Page, k: number): Statement | undefined {
  const was = page.used.has(k);
  const found = readLength(page, k) ?? readLoad(page, k);
  if (!was) page.used.delete(k);
  return found;
}
