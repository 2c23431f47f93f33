import type { Span } from '../reading';
import type { Page } from './page';

/** The place in the text from one element to another. */
export const spanBetween = (page: Page, from: number, to: number): Span => ({
  start: page.at(from)?.start ?? 0,
  end: page.at(to)?.end ?? 0,
});
