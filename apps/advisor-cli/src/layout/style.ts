/** How words stand out on a terminal; without colour every one is the text itself. */
export interface Style {
  readonly heading: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly warn: (text: string) => string;
  readonly bad: (text: string) => string;
}

const sgr =
  (on: number, off: number) =>
  (text: string): string =>
    `\u001b[${on}m${text}\u001b[${off}m`;
const plain = (text: string): string => text;

/** Text as it is. */
export const PLAIN: Style = { heading: plain, faint: plain, good: plain, warn: plain, bad: plain };
const COLOURED: Style = {
  heading: sgr(1, 22),
  faint: sgr(2, 22),
  good: sgr(32, 39),
  warn: sgr(33, 39),
  bad: sgr(31, 39),
};

/** Colour is for people at a terminal: never in a pipe, with NO_COLOR set to anything, or on a dumb terminal.
 *  FORCE_COLOR asks for it in a pipe. */
export function styleFor(isTty: boolean, env: Readonly<Record<string, string | undefined>>): Style {
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return PLAIN;
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0') return COLOURED;
  return isTty && env['TERM'] !== 'dumb' ? COLOURED : PLAIN;
}
