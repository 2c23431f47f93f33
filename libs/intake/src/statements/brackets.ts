import type { Voice } from './list-heading';

/** What stands in brackets is said by whom it is said there; behind them goes on what was before.
 *  @param mark the text of the element that opens a clause
 *  @param stack the voices before the brackets that are open */
export function followBrackets(mark: string | undefined, voice: Voice, stack: Voice[]): void {
  if (mark === '(') stack.push({ ...voice });
  else if (mark === ')') {
    const before = stack.pop();
    if (before !== undefined) Object.assign(voice, before);
  }
}
