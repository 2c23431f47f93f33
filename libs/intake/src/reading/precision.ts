import type { KvPrecision, WeightPrecision } from '@compute-advisor/domain';
import type { Lexicon } from '../gazetteers/lexicon';
import type { PrecisionName } from '../gazetteers/data/precisions';
import type { Token } from '../lexer/token';
import { tokenAt } from '../lexer/token';
import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import { CONCLUDES, MATTERS } from '../words/telling-words';
import type { Fact, Span } from '../reading';
import type { ModelsReading } from './model';
import { isQuarter } from './quarter';

/** Precisions of weights and cache. */
export interface PrecisionsReading {
  readonly weights?: Fact<WeightPrecision>;
  readonly kv?: Fact<KvPrecision>;
}

const KV: Readonly<Partial<Record<WeightPrecision, KvPrecision>>> = {
  fp32: 'fp32',
  bf16: 'bf16',
  fp16: 'fp16',
  fp8: 'fp8',
  int8: 'int8',
  q8_0: 'q8_0',
  q4_0: 'q4_0',
  int4: 'int4',
  nvfp4: 'nvfp4',
  q4_k_m: 'q4_0',
  'bnb-8bit': 'int8',
  q5_0: 'q8_0',
  q5_k_m: 'q8_0',
  q6_k: 'q8_0',
};

/** A precision stated in the sentence beats one inside a model's name; the last of several is kept only after a
 *  correction. */
export function resolvePrecision(
  page: Page,
  tokens: readonly Token[],
  lexicon: Lexicon,
  corrected: (at: number) => boolean,
  models: Pick<ModelsReading, 'at' | 'otherAt'> = { otherAt: [] },
): PrecisionsReading {
  let weights: Proposed | undefined;
  let kv: Fact<KvPrecision> | undefined;
  for (const k of begins(page)) {
    const e = page.at(k);
    if (e === undefined || isAgainst(page, k, models.at)) continue;
    if (e.precision !== undefined && isCache(page, k)) {
      kv ??= cacheAt(page, k, e, e.precision);
      continue;
    }
    const found =
      e.kind === 'model'
        ? insideName(page, tokens, e, lexicon, models.otherAt.includes(k))
        : statedAt(page, k, corrected, models);
    if (found !== undefined && found.score > (weights?.score ?? -Infinity)) weights = found;
  }
  return { ...(weights === undefined ? {} : { weights: weights.fact }), ...(kv === undefined ? {} : { kv }) };
}

const begins = beginningsOf({ kinds: ['precision', 'model'] });

/** "Mistral Small 24B in bf16" of a sentence that is not the writer's, where the model is taken from it. */
function isAgainst(page: Page, k: number, at: number | undefined): boolean {
  if (page.against(k) === undefined) return false;
  const isTaken = at !== undefined && page.against(at) !== undefined && page.sameSentence(k, at);
  return !isTaken || Math.abs(k - at) > OTHER_REACH;
}

/** The precision at `k`, where it says how the weights are stored and nothing takes its place. */
function statedAt(
  page: Page,
  k: number,
  corrected: (at: number) => boolean,
  models: Pick<ModelsReading, 'otherAt'>,
): Proposed | undefined {
  const e = page.at(k);
  if (e?.precision === undefined || !isOfWeights(page, k, e) || corrected(k)) return undefined;
  const score = scoreOf(page, k, e.precision) - (isOfOther(page, k, models) ? OF_OTHER : 0);
  return { fact: written(page, e.precision.precision, e, e.precision), score };
}

/** A precision of the weights, with what speaks for it. */
interface Proposed {
  readonly fact: Fact<WeightPrecision>;
  readonly score: number;
}
/** What a precision inside a model's name is worth: less than any that is stated, more than that of arithmetic and
 *  than what belongs to another model. */
const OF_NAME = 2;
const OF_OTHER = 3.5;
const ARITHMETIC = 3.5;

/** "Should I move to Qwen3.5 122B in 4 bit?": the nearest model before it in its sentence is not the one planned. */
function isOfOther(page: Page, k: number, models: Pick<ModelsReading, 'otherAt'>): boolean {
  for (let j = k - 1; j > k - OTHER_REACH && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'model') return models.otherAt.includes(j);
  return false;
}
const OTHER_REACH = 6;

/** The precision of the cache, unless it is ruled out. */
function cacheAt(page: Page, k: number, e: Element, name: PrecisionName): Fact<KvPrecision> | undefined {
  const precision = KV[name.precision];
  return precision === undefined || isNegated(page, k, e) ? undefined : written(page, precision, e, name);
}

/** Whether a precision says how the weights are stored. */
const isOfWeights = (page: Page, k: number, e: Element): boolean =>
  !isNegated(page, k, e) && !isCompute(page, k) && !isQuarter(page, k, e) && !isOnlyWonderedAt(page, k);

/** "Does FP8 on the newer card matter for training at all?": whether it makes a difference, no wish. */
const isOnlyWonderedAt = (page: Page, k: number): boolean => page.statements.asks[k] === true && matterBehind(page, k);
function matterBehind(page: Page, k: number): boolean {
  for (let j = k + 1; j <= k + WONDER_REACH && page.sameSentence(j, k); j += 1)
    if (MATTERS.has(page.textAt(j))) return true;
  return false;
}
const WONDER_REACH = 10;

/** A precision that is part of a model's name; a method in it before a width. */
function insideName(
  page: Page,
  tokens: readonly Token[],
  e: Element,
  lexicon: Lexicon,
  other: boolean,
): Proposed | undefined {
  let best: { name: PrecisionName; span: Span } | undefined;
  let behind = e.from;
  for (let j = e.from; j < e.to; j++) {
    if (j < behind || (j > e.from && isMidWord(tokens, j))) continue;
    const match = lexicon.precisions.match(tokens, j);
    if (match === undefined || match.end > e.to || (best !== undefined && best.name.generic !== true)) continue;
    const span = { start: tokenAt(tokens, j).start, end: tokenAt(tokens, match.end - 1).end };
    best = { name: match.value, span };
    behind = match.end;
  }
  return best && { fact: written(page, best.name.precision, best.span, best.name), score: OF_NAME - (other ? 1 : 0) };
}
/** Two words that are written as one: a precision does not begin within. */
const isMidWord = (tokens: readonly Token[], j: number): boolean =>
  tokenAt(tokens, j).glued && tokenAt(tokens, j - 1).kind === 'word' && tokenAt(tokens, j).kind === 'word';

/** "fp8 would be nice but those can't, so int8". */
const CONCLUDED = 2;
/** Methods beat generic widths; what runs now or is wanted beats what is compared with. */
function scoreOf(page: Page, k: number, name: PrecisionName): number {
  let score = name.generic === true || name.precision === 'int8' ? 4 : 5;
  if (isConcluded(page, k)) score += CONCLUDED;
  if (page.before(k, 2, ['versus', 'or']) >= 0 && page.at(k - 2)?.kind === 'precision') score -= 2;
  if (page.before(k, 4, ['source'], (e) => e.kind === 'precision') >= 0 && page.before(k, 4, ['target']) < 0)
    score -= 1;
  return isArithmetic(page, k, name) ? score - ARITHMETIC : score;
}
/** "So int8", "so it's INT8", "also AWQ". */
const isConcluded = (page: Page, k: number): boolean =>
  [k - 1, k - 2].some((j) => CONCLUDES.has(page.textAt(j)) && page.sameSentence(j, k));

/** `--dtype half`, `"torch_dtype": "bfloat16"`: what is computed in; the weights too, unless something else is said of
 *  them. */
function isArithmetic(page: Page, k: number, name: PrecisionName): boolean {
  if (!SIXTEEN.has(name.precision)) return false;
  if (/^dtype/.test(page.textAt(k))) return true;
  let j = k - 1;
  while (j > k - DTYPE_REACH && DTYPE_MARKS.has(page.textAt(j))) j -= 1;
  return /dtype$/.test(page.textAt(j));
}
const SIXTEEN: ReadonlySet<string> = new Set(['fp16', 'bf16', 'fp32']);
const DTYPE_REACH = 6;
const DTYPE_MARKS: ReadonlySet<string> = new Set(['"', "'", ':', '=']);
function isCache(page: Page, k: number): boolean {
  const left = page.before(k, 4, ['kv'], (e) => e.kind === 'precision' || e.kind === 'model' || e.text === ',');
  if (/^(?:weights?|gewichte|pesos|poids|pesi|model|权重|重み)$/.test(page.textAt(k + 1))) return false;
  if (left >= 0 && page.at(left - 1)?.kind !== 'precision') return true;
  if (page.is(k + 1, 'cache')) return true;
  const right = page.after(k, 2, ['kv'], (e) => e.kind === 'precision' || e.text === ',');
  return right >= 0 && !(page.at(right + 1)?.kind === 'precision' && right === k + 2);
}
function isNegated(page: Page, k: number, e: Element): boolean {
  if (/^(?:no|not|without|don|do|non|un|ohne|keine|sin|sans|sem|senza|zonder|never|avoid)/.test(e.text)) return false;
  const not = page.before(k, 2, ['not'], (x) => x.text === ',');
  return not >= 0 || page.is(k - 1, 'than') || page.is(k - 1, 'from');
}
/** `bf16 compute`, `--dtype float16` beside a quantisation method, training arithmetic: not how the weights are
 *  stored. */
const isCompute = (page: Page, k: number): boolean =>
  page.is(k + 1, 'compute') || page.is(k + 1, 'tflops') || page.is(k + 1, 'activations') || page.is(k + 1, 'tensor');
/** A precision with its words, and with a note where it is the nearest of the catalog. */
function written<T>(page: Page, value: T, { start, end }: Span, name: PrecisionName): Fact<T> {
  const evidence = page.text.slice(start, end);
  const approximation = `"${evidence}" is planned as ${name.precision}, the nearest format of the catalog.`;
  return { value, evidence, start, end, ...(name.near === true ? { approximation } : {}) };
}
