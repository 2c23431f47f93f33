import type { UseCase } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Fact, GazetteerModel } from '../reading';
import { isPutOff } from './put-off';
import { isTunedAlready, tunedBy } from './tuned-already';
import { useOfName, wordedUse } from './worded-use';

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
 *  @param others what further services of the text are for: their words are not about the first one
 */
export function resolveUseCase(
  page: Page,
  modelAt: number | undefined,
  kind: GazetteerModel['kind'] | undefined,
  others: ReadonlySet<UseCase> = new Set(),
  elsewhere: Elsewhere = undefined,
): Fact<UseCase> | undefined {
  const best = mostTelling(page, { modelAt, kind, others, elsewhere }) ?? tuned(page) ?? wordedUse(page);
  const byKind = (kind === undefined ? undefined : OF_KIND[kind]) ?? useOfName(page.textAt(modelAt ?? -1));
  const model = modelAt === undefined ? undefined : page.at(modelAt);
  if (byKind === undefined || model === undefined || (best !== undefined && OVER_KIND.has(best.value))) return best;
  return saidBy(page, byKind, model);
}

/** What a batch does with each of its items, where words say it: "translated overnight".
 *  @param others as for `resolveUseCase` */
export const resolveTask = (
  page: Page,
  modelAt: number | undefined,
  others: ReadonlySet<UseCase>,
  elsewhere: Elsewhere,
): Fact<UseCase> | undefined =>
  mostTelling(page, { modelAt, kind: undefined, others: new Set<UseCase>([...others, 'batch', 'chat']), elsewhere });

/** Whether an element stands in the part of the text that tells of another service; undefined where there is none. */
type Elsewhere = ((k: number) => boolean) | undefined;

/** The model of the plan and what is said of the others. */
interface Planned {
  readonly modelAt: number | undefined;
  readonly kind: GazetteerModel['kind'] | undefined;
  /** What further services of the text are for. */
  readonly others: ReadonlySet<UseCase>;
  /** Whether an element tells of another service. */
  readonly elsewhere: Elsewhere;
}

/** What a service is for whose part of the text lies between two elements. */
export const useBetween = (page: Page, from: number, to: number, modelAt: number): Fact<UseCase> | undefined =>
  mostTelling(page, { modelAt, kind: undefined, others: new Set(), elsewhere: (k) => k < from || k >= to });

/** The most telling word for what the tokens are for; the first of equals. */
function mostTelling(page: Page, planned: Planned): Fact<UseCase> | undefined {
  let best: Fact<UseCase> | undefined;
  let score = 0;
  for (const k of begins(page)) {
    const e = page.at(k);
    if (e === undefined || page.against(k) !== undefined || planned.elsewhere?.(k) === true) continue;
    const use = useAt(page, k, e);
    if (
      use === undefined ||
      isPutOff(page, k) ||
      planned.others.has(use) ||
      !isOfPlan(page, k, e, use, planned.modelAt)
    )
      continue;
    const rank = rankOf(page, k, use, planned);
    if (rank <= score) continue;
    best = saidBy(page, use, e);
    score = rank;
  }
  return best;
}
const begins = beginningsOf({ kinds: ['use'], tags: ['trains'], words: ['batch'] });

/** How telling the word at `k` is: more where it says what the model is for, least where it is a product's name or the
 *  work of another kind of model. */
function rankOf(page: Page, k: number, use: UseCase, { modelAt, kind }: Planned): number {
  if (PRODUCTS.has(page.textAt(k)) || (kind !== undefined && LANGUAGE.has(kind) && HELPERS.has(use))) return LEAST_RANK;
  return (RANK[use] ?? 1) + (isForIt(page, k, modelAt) ? FOR_IT : 0);
}
const LEAST_RANK = 1;
const FOR_IT = 5;
/** Assistants that are bought: their name alone says little of what is planned. */
const PRODUCTS: ReadonlySet<string> = new Set(['copilot', 'cursor', 'claude code']);
/** Work that no language model is planned for: the transcripts that it sums up come from another one. */
const HELPERS: ReadonlySet<UseCase> = new Set<UseCase>([
  'embeddings',
  'reranking',
  'speech',
  'image_generation',
  'video_generation',
]);
const LANGUAGE: ReadonlySet<string> = new Set(['text', 'vision-language']);

/** "Llama 3.3 70B FP8 for the in-product assistant": a preposition between the model of the plan and the word. */
function isForIt(page: Page, k: number, modelAt: number | undefined): boolean {
  if (modelAt === undefined || modelAt > k || k - modelAt > FOR_REACH || !page.sameSentence(modelAt, k)) return false;
  const between = page.elements.slice(modelAt + 1, k);
  if (between.some((e) => e.kind === 'model' || e.kind === 'size' || SEPARATES.has(e.text))) return false;
  return between.slice(-LED_REACH).some((e) => FOR.has(e.text));
}
const FOR_REACH = 9;
/** Words that may stand between the preposition and what it leads to. */
const LED_REACH = 5;
const FOR: ReadonlySet<string> = new Set('for as fur als para como pour comme per come voor dla для'.split(' '));
const SEPARATES: ReadonlySet<string> = new Set([',', ';', '.', ':']);

/** What words say even of a model that is made for something else. */
const OVER_KIND: ReadonlySet<UseCase> = new Set<UseCase>(['voice', 'fine_tuning', 'training']);

const saidBy = (page: Page, value: UseCase, { start, end }: Element): Fact<UseCase> => ({
  value,
  evidence: page.text.slice(start, end),
  start,
  end,
});

const tuned = (page: Page): Fact<UseCase> | undefined => {
  const method = tunedBy(page);
  return method === undefined ? undefined : saidBy(page, 'fine_tuning', method);
};

/** What the word at `k` says the tokens are for. */
function useAt(page: Page, k: number, e: Element): UseCase | undefined {
  if (e.kind === 'use') return e.name as UseCase;
  if (e.text === 'batch' && isKindOfJob(page, k)) return 'batch';
  return e.tags.has('trains') && trainsModel(page, k) ? 'training' : undefined;
}

/** `BATCH id=884 model=qwen3-4b`, `type: batch`: what kind of job a record says it is. */
const isKindOfJob = (page: Page, k: number): boolean =>
  (!page.sameSentence(k - 1, k) && page.at(k + 1)?.kind === 'word' && page.is(k + 2, '=')) ||
  ((page.is(k - 1, ':') || page.is(k - 1, '=')) && JOB_KEYS.test(page.textAt(k - 2)));
const JOB_KEYS = /^(?:type|kind|mode|workload|job|use case|use_case|task|typ|tipo)$/;

/** Whether that is what the model of the plan does: not ruled out, not done already, no helper's part. */
function isOfPlan(page: Page, k: number, e: Element, use: UseCase, modelAt: number | undefined): boolean {
  const not = page.before(k, 3, ['not'], (x) => x.text === ',' || x.kind === 'use');
  if (not >= 0 && !page.is(k - 1, 'only')) return false;
  if (isDoneElsewhere(page, k)) return false;
  if (use === 'fine_tuning') return !isTunedAlready(page, k, e) && !isOfServer(page, k);
  if (use === 'embeddings' || use === 'reranking') return !helperBeside(page, k, modelAt);
  if (use === 'speech' && e.text === 'captions') return !page.has(k - 1, 'image');
  return !(use === 'coding' && e.text === 'cursor');
}

/** "Moderation is done elsewhere", "the embeddings run on CPUs": no part of the plan. */
const isDoneElsewhere = (page: Page, k: number): boolean =>
  page.after(k, ELSEWHERE_REACH, ['elsewhere'], (e) => e.kind === 'use' || e.kind === 'model' || e.text === ';') >= 0;
const ELSEWHERE_REACH = 10;

/** "training Llama 3 70B", "train a 13B", "DeepSeek-V3 training"; not "training data". */
function trainsModel(page: Page, k: number): boolean {
  const named = (j: number): boolean => ['size', 'model'].includes(page.at(j)?.kind ?? '') && page.sameSentence(j, k);
  return (
    named(k + 1) ||
    (named(k + 2) && page.has(k + 1, 'per', 'own', 'determiner')) ||
    (named(k - 1) && !page.has(k + 1, 'samples') && !page.is(k + 1, 'data') && !page.is(k + 1, 'set'))
  );
}
/** `--max-lora-rank 64`: a limit of a server for adapters that are there already. */
const isOfServer = (page: Page, k: number): boolean =>
  page.is(k - 2, 'max') && (page.is(k - 1, '-') || page.is(k - 1, '_'));
/** Embeddings that another model of the text makes beside the one to be planned. */
function helperBeside(page: Page, k: number, modelAt: number | undefined): boolean {
  for (let j = Math.max(0, k - 4); j <= k + 4; j++)
    if (page.at(j)?.kind === 'model' && j !== modelAt && page.sameSentence(j, k)) return true;
  return false;
}
