/** What keeps a layout from running. */
export type RefusalCause =
  'precision' | 'engine' | 'architecture' | 'divisibility' | 'interconnect' | 'slice' | 'memory';

/** Why one layout does not run; the reason is about that layout and no other. */
export interface Refusal {
  readonly cause: RefusalCause;
  readonly reason: string;
  /** What would run, where it can be said. */
  readonly instead?: string;
}

/** The reason and what would run, in one clause. */
export const refusalText = (r: Refusal): string =>
  r.instead === undefined ? r.reason : `${r.reason}; ${r.instead} would run`;
