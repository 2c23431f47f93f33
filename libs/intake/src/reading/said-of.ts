import type { Page } from '../page/page';
import type { Span } from '../reading';
import type { Tag } from '../words';

/** The words with a tag that the writer says of now and does not deny.
 *  @param keep which of their elements count */
export const saidOf = (page: Page, tag: Tag, keep: (k: number) => boolean = () => true): Span[] =>
  page.tagged(tag).flatMap((k) => {
    const e = page.at(k);
    if (e === undefined || e.tags.has('holds') || page.against(k) !== undefined || !keep(k)) return [];
    if (page.has(k - 1, 'not') && !e.text.startsWith('no')) return [];
    return [{ start: e.start, end: e.end }];
  });
