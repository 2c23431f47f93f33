import type { Page } from '../page/page';

/** "Full fine-tuning, batch size 16": the text is about a run that learns. */
export const trains = (page: Page): boolean =>
  page.kinds('use').some((k) => TRAINS.has(page.at(k)?.name ?? '') && page.against(k) === undefined);
const TRAINS: ReadonlySet<string> = new Set(['fine_tuning', 'training']);
