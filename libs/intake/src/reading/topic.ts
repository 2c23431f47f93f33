import type { Tag } from '../words';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { writtenLike } from '../page/written';
import { wordSet } from '../words/word-set';
import { asksAnything } from './text-questions';

const KINDS = ['model', 'size', 'gpu', 'instance', 'precision', 'engine', 'provider', 'vendor', 'use'] as const;
const TAGS: readonly Tag[] = [
  'tok',
  'tps',
  'tpsUser',
  'ctx',
  'rps',
  'rpm',
  'rpd',
  'ttft',
  'tpot',
  'gpuWord',
  'dau',
  'mau',
  'conc',
  'batchSize',
  'tp',
  'kv',
  'isl',
  'osl',
  'vram',
  'notUtil',
  'api',
  'node',
  'budget',
];
const words = beginningsOf({
  words: wordSet(
    'ai llm llms ml model models gpt inference inferencing assistant assistants bot bots serve serving self-host ' +
      'selfhost hosting host deploy deployed deploying deployment compute cluster throughput latency neural ' +
      'transformer transformers ki ia modell modelle modelo modelos modele modeles modello modelli 推理 模 型 モ デ ル ' +
      'app infra infrastructure saas api cloud hosted workload traffic endpoint',
  ),
});

/** A question that asks for them by name, "which GPU", is one element. */
const asksForGpu = writtenLike(/ gpus?$/);

/** Whether a text speaks of running models at all; a recipe for eight people does not. */
export function isAboutCompute(page: Page): boolean {
  return (
    KINDS.some((kind) => page.kinds(kind).length > 0) ||
    page.tells(...TAGS) ||
    words(page).length > 0 ||
    page.tagged('req').some((k) => !page.is(k, 'a')) ||
    asksForGpu(page).length > 0 ||
    (namesMoney(page) && page.tells('who')) ||
    asksWhatMoneyBuys(page)
  );
}

const namesMoney = (page: Page): boolean => page.kinds('money').length > 0;

/** "What can we run for 500 dollars a month?": asked here, it is about machines. */
const asksWhatMoneyBuys = (page: Page): boolean =>
  namesMoney(page) &&
  page.tells('month', 'monthly') &&
  (page.tells('opensQuestion') || asksAnything(page)) &&
  (page.tells('holds', 'buy') || (page.tells('fit') && page.tells('advice')));
