import type { Page } from '../page/page';

/** How far behind a use the later year may stand, elements, and how far its clause is looked through, letters. */
const LATER_WITHIN = 4;
const CLAUSE = 24;
const WEIGHED_LATER = /^[^.。!?\n]*(?:검토|고려|検討|考虑|再说|再考虑)/u;

/** "음성 상담은 내년에 검토": the use at `k` is only weighed for a later year. */
export function isPutOff(page: Page, k: number): boolean {
  const end = page.at(k)?.end ?? 0;
  const isLater = page.after(k, LATER_WITHIN, ['future'], (e) => e.kind !== 'word') >= 0;
  return isLater && WEIGHED_LATER.test(page.text.slice(end, end + CLAUSE));
}
