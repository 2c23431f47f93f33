import type { Tag } from '../words';
import type { Page } from '../page/page';

const KINDS = new Set(['model', 'size', 'gpu', 'instance', 'precision', 'engine', 'provider', 'vendor', 'use']);
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
];
const WORDS = new RegExp(
  '^(?:' +
    'ai|llms?|ml|models?|gpt|inference|inferencing|assistants?|bots?|serve|serving|self-host|' +
    'selfhost|hosting|host|deploy(?:ed|ing|ment)?|compute|cluster|throughput|latency|neural|' +
    'transformers?|ki|ia|modell|modelle|modelo|modelos|modele|modeles|modello|modelli|推理|模|型|モ|デ|ル|' +
    'app|infra|infrastructure|saas|api|cloud|hosted|workload|traffic|endpoint' +
    ')$',
);

/** A question that asks for them by name, "which GPU", is one element. */
const ASKS_FOR_GPU = / gpus?$/;

/** Whether a text speaks of running models at all; a recipe for eight people does not. */
export function isAboutCompute(page: Page): boolean {
  return (
    page.elements.some(
      (e) =>
        KINDS.has(e.kind) ||
        TAGS.some((t) => e.tags.has(t)) ||
        WORDS.test(e.text) ||
        ASKS_FOR_GPU.test(e.text) ||
        (e.tags.has('req') && e.text !== 'a') ||
        e.tags.has('budget'),
    ) ||
    (page.elements.some((e) => e.kind === 'money') && page.elements.some((e) => e.tags.has('who'))) ||
    asksWhatMoneyBuys(page)
  );
}

/** "What can we run for 500 dollars a month?": asked here, it is about machines. */
function asksWhatMoneyBuys(page: Page): boolean {
  const spoken = (...tags: readonly Tag[]): boolean => page.elements.some((e) => tags.some((tag) => e.tags.has(tag)));
  return (
    page.elements.some((e) => e.kind === 'money') &&
    spoken('month', 'monthly') &&
    (spoken('opensQuestion') || page.elements.some((e) => e.text === '?')) &&
    (spoken('holds', 'buy') || (spoken('fit') && spoken('advice')))
  );
}
