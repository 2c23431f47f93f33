import { lastWord } from '../lexer/first-word';
import { SHIFTS } from '../words/each-words';
import { onceInText } from './once';
import type { Page } from './page';

/** Nobody works in more shifts of a day. */
const MOST_SHIFTS = 4;
const MANY_SHIFTS = /^(?:shifts|schichten|turnos|turni|equipes|postes|diensten|zmiany|смены|смен)$/;

/** "With two shifts a day": how many there are. */
const shifts = onceInText<{ readonly aDay: number }>((page) => {
  const told = page.kinds('figure').find((k) => page.has(k + 2, 'daily') && MANY_SHIFTS.test(page.textAt(k + 1)));
  const aDay = told === undefined ? 1 : (page.at(told)?.figure?.value ?? 1);
  return { aDay: aDay <= MOST_SHIFTS ? aDay : 1 };
});

/** How often in a day what is told of the time at `j` comes: of a shift as often as there are shifts, else once. */
export const timesOfShift = (page: Page, j: number): number => (isShift(page.textAt(j)) ? shifts(page).aDay : 1);
const isShift = (text: string): boolean => SHIFTS.has(lastWord(text));
