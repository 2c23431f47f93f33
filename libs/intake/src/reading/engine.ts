import type { Engine } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import { factOf } from './fact';

/** Names that only one engine gives to its variables, metrics and arguments, by how they begin. */
const SIGNS: readonly (readonly [RegExp, Engine])[] = [
  [/\b(?:OLLAMA|LLAMA_ARG)_[A-Z_]+/, 'llama.cpp'],
  [/\b(?:VLLM_[A-Z0-9_]+|vllm:[a-z_]+)/, 'vllm'],
  [/\b(?:SGL(?:ANG)?_[A-Z0-9_]+|sglang:[a-z_]+)/, 'sglang'],
  [/\b(?:TRTLLM|TLLM|TRT_LLM)_[A-Z0-9_]+/, 'tensorrt-llm'],
];

/** The engine that the writer names and does not rule out: what is changed to before what stands beside the model,
 *  that before what is left or only asked about; the first of equals. One that is not modelled may win, then none is
 *  read. Without a name the engine whose variables or metrics stand in the text.
 *  @param modelAt the element of the model that is planned
 *  @param otherAt those of the other models */
export function engineOf(
  page: Page,
  modelAt: number | undefined,
  otherAt: readonly number[],
): Fact<Engine> | undefined {
  let best: Element | undefined;
  let score = -Infinity;
  for (const k of enginesOf(page)) {
    const e = page.at(k);
    if (e === undefined || isKey(page, e) || page.has(k - 1, 'not') || isAgainst(page, k, modelAt)) continue;
    if (isOfTrial(page, k, modelAt, otherAt)) continue;
    const worth = worthOf(page, k, modelAt);
    if (worth <= score) continue;
    if (best === undefined || best.engine !== e.engine) best = e;
    score = worth;
  }
  if (best !== undefined) return best.engine === undefined ? undefined : factOf(page.text, best.engine, [best]);
  if (enginesOf(page).some((k) => !isKey(page, page.elements[k] as Element))) return undefined;
  return bySigns(page);
}

/** What is not the writer's or is over, unless the model is taken from there as well. */
const isAgainst = (page: Page, k: number, modelAt: number | undefined): boolean =>
  page.against(k) !== undefined &&
  (modelAt === undefined || page.against(modelAt) === undefined || !page.sameSentence(k, modelAt));

/** "The lab runs Ollama with Llama 3.1 for the demo": of a trial with another model than the one that is planned. */
const isOfTrial = (page: Page, k: number, modelAt: number | undefined, otherAt: readonly number[]): boolean =>
  (page.speaksOf(k, 'trial') || page.speaksOf(k, 'rehearsal')) &&
  otherAt.some((at) => page.sameSentence(at, k)) &&
  (modelAt === undefined || !page.sameSentence(modelAt, k));

/** `OLLAMA_MAX_QUEUE=512`: the name begins a variable. */
const isKey = (page: Page, e: Element): boolean =>
  page.text[e.end] === '_' && !/\p{Ll}/u.test(page.text.slice(e.start, e.end));

const enginesOf = beginningsOf({ kinds: ['engine'], tags: ['otherEngine'] });
const isEngine = (e: Element): boolean => e.kind === 'engine' || e.tags.has('otherEngine');

/** What ends each of them. */
const SAYS_SIGN = /(?:OLLAMA|ARG|VLLM|SGL|SGLANG|LLM)_|(?:vllm|sglang):/;

function bySigns(page: Page): Fact<Engine> | undefined {
  if (!SAYS_SIGN.test(page.text)) return undefined;
  for (const [sign, engine] of SIGNS) {
    const found = sign.exec(page.text);
    // what a sister school has set is none of the writer's
    if (found !== null && !isOfOthers(page, found.index))
      return factOf(page.text, engine, [{ start: found.index, end: found.index + found[0].length }]);
  }
  return undefined;
}

const isOfOthers = (page: Page, index: number): boolean =>
  page.against(page.elements.findIndex((e) => e.end > index)) !== undefined;

/** How far before an engine the words stand that lead to it or away from it, and the model that it serves. */
const LED_REACH = 3;
const MODEL_REACH = 12;
const ENGINE_REACH = 4;
const CHANGED_TO = 4;
const BESIDE_MODEL = 1;
const LEFT = -4;
const ASKED = -2;
/** One that nothing is known of is read only where the others are left or asked about. */
const NOT_MODELLED = -1;

/** What speaks for an engine's being the one in use or wanted. */
function worthOf(page: Page, k: number, modelAt: number | undefined): number {
  const until = (e: Element): boolean => isEngine(e) || e.kind === 'model' || e.text === ';';
  if (page.sameSentence(k, k + 1) && REFUSES.test(page.textAt(k + 1))) return LEFT;
  const isLeft = page.before(k, LED_REACH, ['source', 'leaving', 'versus'], until) >= 0;
  const isAimed = page.is(k - 1, 'to') || page.before(k, LED_REACH, ['target'], until) >= 0;
  if (isAimed && isEngineBefore(page, k)) return CHANGED_TO;
  if (isLeft && goesOnToEngine(page, k)) return LEFT;
  const beside = modelAt !== undefined && Math.abs(modelAt - k) <= MODEL_REACH && page.sameSentence(modelAt, k);
  const standing = (beside ? BESIDE_MODEL : 0) + (page.statements.asks[k] === true ? ASKED : 0);
  return page.at(k)?.kind === 'engine' ? standing : standing + NOT_MODELLED;
}

/** "vLLM refuses (compute capability 7.0)". */
const REFUSES = new RegExp(
  "^(?:refuses|refused|crashes|crashed|fails|failed|segfaults|dropped|drops|abandoned|lacks|does not|doesn ' t|" +
    "doesn't|cannot|can't|won ' t|streikt|plante|falla|refuse|crasha)",
);
/** "From Ollama to SGLang": another engine stands right before what is changed to. */
const isEngineBefore = (page: Page, k: number): boolean => engineWithin(page, k, -1);
/** "From Ollama to SGLang": another one follows what is left. */
const goesOnToEngine = (page: Page, k: number): boolean => engineWithin(page, k, 1);

function engineWithin(page: Page, k: number, step: 1 | -1): boolean {
  for (let n = 1; n <= ENGINE_REACH; n += 1) {
    const e = page.at(k + n * step);
    if (e === undefined || !page.sameSentence(k, k + n * step)) return false;
    if (isEngine(e)) return true;
  }
  return false;
}
