/** One piece of the text. Letters and digits are always separate tokens: `8xA100` is 8, x, a, 100. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Folded text. */
  readonly text: string;
  /** UTF-16 offsets into the original description. */
  readonly start: number;
  readonly end: number;
  /** Nothing stands between this token and the one before. */
  readonly glued: boolean;
  /** A line break stands before this token. */
  readonly line: boolean;
  /** Numbers only: the value as written, before any suffix; NaN otherwise. */
  readonly value: number;
  /** Numbers only: written with a decimal point or comma. */
  readonly decimal: boolean;
}

const FIRST_IDEOGRAPH = 0x2e80;
/** Whether a word is written in a script without blanks, where touching words are still two. */
export const isIdeographic = (text: string): boolean => text.charCodeAt(0) >= FIRST_IDEOGRAPH;

/** The token at `i`, or a mark that equals nothing when `i` is outside the text. */
export const tokenAt = (tokens: readonly Token[], i: number): Token => (i < 0 ? undefined : tokens[i]) ?? NOTHING;
export const NOTHING: Token = {
  kind: 'mark',
  text: '',
  start: 0,
  end: 0,
  glued: false,
  line: false,
  value: NaN,
  decimal: false,
};
