import { plainText } from '../lexer/plain-text';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { NOT_PLANNED } from './data/growth-words';

/** How far behind a growth it may be said that it is not planned for, letters. */
const SAID_WITHIN = 90;

/** "We may double next year but don't plan on it", "it might double, but ignore that": the claims without a growth that
 *  the text does not want planned for. */
export function withoutRefusedGrowth(page: Page, claims: readonly Claim[]): readonly Claim[] {
  return claims.filter((c) => c.member !== 'growthFactor' || !isRefused(page, c));
}

function isRefused(page: Page, { at, end }: Claim): boolean {
  const behind = plainText(page.text.slice(end, end + SAID_WITHIN));
  const found = NOT_PLANNED.exec(behind);
  return found !== null && isOfNext(page, at, end + found.index);
}
/** In its sentence or the next one. */
function isOfNext(page: Page, at: number, place: number): boolean {
  const said = page.elements.find((e) => e.end > place);
  return said !== undefined && said.sentence - (page.at(at)?.sentence ?? 0) <= 1;
}
