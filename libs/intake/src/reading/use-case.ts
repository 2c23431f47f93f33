import type { UseCase } from '@compute-advisor/domain';
import type { Fact, GazetteerModel } from '../reading';
import type { Page } from '../elements/page';

const RANK: Readonly<Partial<Record<UseCase, number>>> = {
  fine_tuning: 9,
  training: 9,
  voice: 8,
  rag: 7,
  code_completion: 7,
  reranking: 6,
  embeddings: 6,
  image_generation: 6,
  video_generation: 6,
  speech: 6,
  coding: 5,
  batch: 5,
  summarization: 4,
  classification: 4,
  document_processing: 4,
  translation: 4,
  agents: 4,
  chat: 3,
};
const OF_KIND: Readonly<Record<string, UseCase>> = {
  embedding: 'embeddings',
  reranker: 'reranking',
  image: 'image_generation',
  video: 'video_generation',
  speech: 'speech',
};

/** What the tokens are for: the most telling words of the text, else what kind of model it is.
 *  @param others what further services of the text are for: their words are not about the first one */
export function resolveUseCase(
  page: Page,
  modelAt: number | undefined,
  kind: GazetteerModel['kind'] | undefined,
  others: ReadonlySet<UseCase> = new Set(),
): Fact<UseCase> | undefined {
  let best: Fact<UseCase> | undefined;
  let score = 0;
  page.elements.forEach((e, k) => {
    const trains = e.tags.has('trains') && trainsModel(page, k);
    if ((e.kind !== 'use' && !trains) || page.against(k) !== undefined) return;
    const use = e.kind === 'use' ? (e.name as UseCase) : 'training';
    if (page.before(k, 3, ['not'], (x) => x.text === ',' || x.kind === 'use') >= 0 && !page.is(k - 1, 'only')) return;
    if (others.has(use) || (use === 'fine_tuning' && isDone(page, k))) return;
    if ((use === 'embeddings' || use === 'reranking') && helperBeside(page, k, modelAt)) return;
    if (use === 'coding' && page.at(k)!.text === 'cursor') return;
    const s = RANK[use] ?? 1;
    if (s > score) {
      best = { value: use, evidence: page.text.slice(e.start, e.end), start: e.start, end: e.end };
      score = s;
    }
  });
  best ??= tunedBy(page);
  const byKind = kind === undefined ? undefined : OF_KIND[kind];
  const model = modelAt === undefined ? undefined : page.at(modelAt);
  if (
    byKind !== undefined &&
    model !== undefined &&
    (best === undefined || (best.value !== 'voice' && best.value !== 'fine_tuning' && best.value !== 'training'))
  )
    return { value: byKind, evidence: page.text.slice(model.start, model.end), start: model.start, end: model.end };
  return best;
}
/** "LoRA on Mixtral, 310M tokens of data": a method beside its data is a run of it, adapters alone are served. */
function tunedBy(page: Page): Fact<UseCase> | undefined {
  const runs = page.elements.some(
    (e, k) =>
      e.tags.has('dataset') || e.tags.has('epochs') || (e.tags.has('samples') && page.at(k - 1)?.kind === 'figure'),
  );
  const method = runs ? page.elements.find((e, k) => METHOD.test(e.text) && page.against(k) === undefined) : undefined;
  return method === undefined
    ? undefined
    : {
        value: 'fine_tuning',
        evidence: page.text.slice(method.start, method.end),
        start: method.start,
        end: method.end,
      };
}
const METHOD = /^(?:q?lora|dora|peft|sft|dpo)$/;

/** "training Llama 3 70B", "train a 13B", "DeepSeek-V3 training"; not "training data". */
function trainsModel(page: Page, k: number): boolean {
  const named = (j: number): boolean => ['size', 'model'].includes(page.at(j)?.kind ?? '') && page.sameSentence(j, k);
  return (
    named(k + 1) ||
    (named(k + 2) && page.has(k + 1, 'per', 'own', 'determiner')) ||
    (named(k - 1) && !page.has(k + 1, 'samples') && !page.is(k + 1, 'data') && !page.is(k + 1, 'set'))
  );
}
/** "fine-tuned 34B", "our fine-tune of Llama": it is tuned already. */
const isDone = (page: Page, k: number): boolean =>
  page.is(k + 1, 'd') ||
  (page.is(k + 1, '-') && /^tuned?$/.test(page.at(k + 2)?.text ?? '')) ||
  (page.is(k + 1, 'of') && page.has(k - 1, 'own')) ||
  page.is(k - 1, 'already') ||
  /tuned|tunes$/.test(page.at(k)!.text) ||
  (/tune$/.test(page.at(k)!.text) && ['size', 'model'].includes(page.at(k - 1)?.kind ?? ''));
/** Embeddings that another model of the text makes beside the one to be planned. */
function helperBeside(page: Page, k: number, modelAt: number | undefined): boolean {
  for (let j = Math.max(0, k - 4); j <= k + 4; j++)
    if (page.at(j)?.kind === 'model' && j !== modelAt && page.sameSentence(j, k)) return true;
  return false;
}
