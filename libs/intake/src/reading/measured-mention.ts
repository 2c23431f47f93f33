import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { DEMAND } from '../roles/measured';
import type { Tag } from '../words';
import type { Hardware } from './hardware-mention';

/** A figure of speed, a load of the cards or trouble in the sentence, said by the writer of now. */
export const measuredHere = (page: Page, h: Hardware): boolean =>
  page.speaksOf(h.at, ...MEASURES) &&
  measures(page).some(
    (j) => j !== h.at && Math.abs(j - h.at) < SAID_WITHIN && page.sameSentence(j, h.at) && isMeasured(page, j),
  );
const SAID_WITHIN = 40;
const SEEN: readonly Tag[] = ['observed', 'trouble', 'util'];
const SPEEDS: readonly Tag[] = ['tps', 'tpsUser'];
const MEASURES: readonly Tag[] = [...SEEN, ...SPEEDS];
const isMeasured = (page: Page, j: number): boolean =>
  page.against(j) === undefined &&
  (page.has(j, ...SEEN) || (page.has(j, ...SPEEDS) && page.at(j - 1)?.kind === 'figure' && !isWished(page, j - 1))) &&
  !page.has(j - 1, 'want');
/** "At least 15 tokens per second": a figure that is asked for, nobody has seen it. */
const isWished = (page: Page, figure: number): boolean =>
  page.before(figure, 3, DEMAND, (e) => e.kind === 'figure') >= 0;

/** Somewhere the writer measures, outside of a question. */
export const textMeasures = (page: Page): boolean =>
  measures(page).some((k) => isMeasured(page, k) && page.statements.asks[k] !== true);
const measures = beginningsOf({ tags: MEASURES });
