import type { Page } from '../page/page';

/** Words that lead from what is asked to the hardware it is asked of. */
const LEADING = new Set(['for', 'on', 'with', 'mit', 'con', 'avec', 'com', 'auf', 'en', 'sur', 'using']);

/** "do I need NVLink for 2x 3090", "how many users on 2x A100": what the word at `ask` asks for is not the hardware at
 *  `from`. */
export function asksOtherThing(page: Page, ask: number, from: number): boolean {
  for (let j = ask + 2; j < from; j += 1) if (LEADING.has(page.textAt(j))) return true;
  return (
    page.has(ask + 1, 'who', 'req', 'tok', 'conc', 'vram') || page.is(ask + 1, 'memory') || page.is(ask + 1, 'long')
  );
}
