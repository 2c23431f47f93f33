import type { Page, Period } from '../page/page';
import type { BatchReading, Fact, MediaReading, Span } from '../reading';

/** A stock of sound with the time that there is for it. */
export interface AudioJob {
  readonly batch: Fact<BatchReading>;
  readonly spans: readonly Span[];
}
/** One measure of pictures or sound, and the words it rests on. */
export interface Measure {
  readonly value: MediaReading;
  readonly span: Span;
  readonly approximation?: string;
  readonly job?: AudioJob;
}

/** The amount at `k`. */
export const valueAt = (page: Page, k: number): number => page.at(k)?.figure?.value ?? NaN;
/** The stretch from one element to another. */
export const between = (page: Page, a: number, b: number): Span => ({
  start: page.at(a)?.start ?? 0,
  end: page.at(b)?.end ?? 0,
});
/** Days in a period; a month of load has 30. */
export const DAYS: Readonly<Partial<Record<Period, number>>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
