import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Tag } from '../words';

/** Whether the tuning at `k` is over: "fine-tuned 34B", "our fine-tune of Llama", "파인튜닝한 24B", "微调过的 7B". */
export const isTunedAlready = (page: Page, k: number, e: Element): boolean =>
  DONE_ENDING.test(page.text.slice(e.end, e.end + DONE_LETTERS)) ||
  page.is(k + 1, 'd') ||
  (page.is(k + 1, '-') && /^tuned?$/.test(page.textAt(k + 2))) ||
  (page.is(k + 1, 'of') && page.has(k - 1, 'own')) ||
  isServed(page, k) ||
  page.is(k - 1, 'already') ||
  /tuned|tunes$/.test(e.text) ||
  (/tune$/.test(e.text) && ['size', 'model'].includes(page.at(k - 1)?.kind ?? ''));
/** "Our own finetune of Llama 3.1 8B", "ein Finetune von Qwen3 14B": what a model was made into, where somebody uses it
 *  and nothing is told of data or of a run. */
function isServed(page: Page, k: number): boolean {
  const isNamed = OF.has(page.textAt(k + 1)) && [k + 2, k + 3].some((j) => MODELS.has(page.at(j)?.kind ?? 'mark'));
  if (!isNamed || page.tells(...RUN_OF_TUNING) || page.before(k, WISHED_WITHIN, WISHES) >= 0) return false;
  const before = [k - 1, k - 2].filter((j) => page.sameSentence(j, k));
  const isOne = before.some((j) => page.has(j, 'own', 'first', 'private', 'determiner', 'definite', 'third'));
  return isOne && page.tells(...USED);
}
const WISHED_WITHIN = 6;
const WISHES: readonly Tag[] = ['want', 'plan', 'ask', 'wishes'];
const OF: ReadonlySet<string> = new Set(['of', 'von', 'vom', 'de', 'di', 'van', 'z', 'на']);
const MODELS: ReadonlySet<string> = new Set(['model', 'size']);
const RUN_OF_TUNING: readonly Tag[] = ['samples', 'dataset', 'epochs', 'trains'];
const USED: readonly Tag[] = ['who', 'conc', 'dau', 'rps', 'rpm', 'rpd'];
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
