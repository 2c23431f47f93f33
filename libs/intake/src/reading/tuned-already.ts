import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';

/** Whether the tuning at `k` is over: "fine-tuned 34B", "our fine-tune of Llama", "파인튜닝한 24B", "微调过的 7B". */
export const isTunedAlready = (page: Page, k: number, e: Element): boolean =>
  DONE_ENDING.test(page.text.slice(e.end, e.end + DONE_LETTERS)) ||
  page.is(k + 1, 'd') ||
  (page.is(k + 1, '-') && /^tuned?$/.test(page.textAt(k + 2))) ||
  (page.is(k + 1, 'of') && page.has(k - 1, 'own')) ||
  page.is(k - 1, 'already') ||
  /tuned|tunes$/.test(e.text) ||
  (/tune$/.test(e.text) && ['size', 'model'].includes(page.at(k - 1)?.kind ?? ''));
/** Endings of what is done in languages that do not part their words; "したい" is a wish. */
const DONE_ENDING = /^\s?(?:한|된|했|해 ?둔|过|過|后|後|好的|済|した(?!い))/;
const DONE_LETTERS = 4;

/** "LoRA on Mixtral, 310M tokens of data": a method beside its data is a run of it, adapters alone are served. */
export function tunedBy(page: Page): Element | undefined {
  const method = methodsOf(page).find((k) => page.against(k) === undefined);
  if (method === undefined) return undefined;
  const hasSamples = page.tagged('samples').some((k) => page.at(k - 1)?.kind === 'figure');
  return hasSamples || page.tells('dataset', 'epochs') ? page.at(method) : undefined;
}
const methodsOf = beginningsOf({ words: ['lora', 'qlora', 'dora', 'peft', 'sft', 'dpo'] });
