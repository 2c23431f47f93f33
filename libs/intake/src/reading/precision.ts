import type { KvPrecision, WeightPrecision } from '@compute-advisor/domain';
import type { Lexicon } from '../gazetteers/lexicon';
import type { PrecisionName } from '../gazetteers/data/precisions';
import type { Token } from '../lexer/token';
import type { Fact } from '../reading';
import type { Page } from '../elements/page';

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
};

/** A precision stated in the sentence beats one inside a model's name; the last of several is kept only after a
 *  correction. */
export function resolvePrecision(
  page: Page,
  tokens: readonly Token[],
  lexicon: Lexicon,
  corrected: (at: number) => boolean,
): PrecisionsReading {
  let weights: Fact<WeightPrecision> | undefined;
  let weightScore = 0;
  let kv: Fact<KvPrecision> | undefined;
  page.elements.forEach((e, k) => {
    if (page.against(k) !== undefined) return;
    if (e.kind === 'precision' && e.precision !== undefined) {
      const note = noteFor(page.text.slice(e.start, e.end), e.precision);
      if (isCache(page, k)) {
        const p = KV[e.precision.precision];
        if (p !== undefined && kv === undefined && !isNegated(page, k)) kv = fact(page, p, e.start, e.end, note);
        return;
      }
      if (isNegated(page, k) || isCompute(page, k) || isQuarter(page, k) || corrected(k)) return;
      const score = scoreOf(page, k, e.precision);
      if (score > weightScore) {
        weights = fact(page, e.precision.precision, e.start, e.end, note);
        weightScore = score;
      }
    }
    if (e.kind === 'model' && weightScore < 2) {
      const inside = insideName(tokens, e.from, e.to, lexicon);
      if (inside !== undefined) {
        weights = fact(
          page,
          inside.name.precision,
          tokens[inside.from]!.start,
          tokens[inside.to - 1]!.end,
          noteFor(page.text.slice(tokens[inside.from]!.start, tokens[inside.to - 1]!.end), inside.name),
        );
        weightScore = 2;
      }
    }
  });
  return { ...(weights === undefined ? {} : { weights }), ...(kv === undefined ? {} : { kv }) };
}

function insideName(
  tokens: readonly Token[],
  from: number,
  to: number,
  lexicon: Lexicon,
): { name: PrecisionName; from: number; to: number } | undefined {
  let best: { name: PrecisionName; from: number; to: number } | undefined;
  for (let j = from; j < to; j++) {
    if (j > from && tokens[j]!.glued && tokens[j - 1]!.kind === 'word' && tokens[j]!.kind === 'word') continue;
    const match = lexicon.precisions.match(tokens, j);
    if (match !== undefined && match.end <= to && (best === undefined || best.name.generic === true)) {
      best = { name: match.value, from: j, to: match.end };
      j = match.end - 1;
    }
  }
  return best;
}

/** Methods beat generic widths; what runs now or is wanted beats what is compared with. */
function scoreOf(page: Page, k: number, name: PrecisionName): number {
  let score = name.generic === true || name.precision === 'int8' ? 4 : 5;
  if (page.before(k, 2, ['versus', 'or']) >= 0 && page.at(k - 2)?.kind === 'precision') score -= 2;
  if (page.before(k, 4, ['source'], (e) => e.kind === 'precision') >= 0 && page.before(k, 4, ['target']) < 0)
    score -= 1;
  return score;
}
function isCache(page: Page, k: number): boolean {
  const left = page.before(k, 4, ['kv'], (e) => e.kind === 'precision' || e.kind === 'model' || e.text === ',');
  if (/^(?:weights?|gewichte|pesos|poids|pesi|model|权重|重み)$/.test(page.at(k + 1)?.text ?? '')) return false;
  if (left >= 0 && page.at(left - 1)?.kind !== 'precision') return true;
  if (page.is(k + 1, 'cache')) return true;
  const right = page.after(k, 2, ['kv'], (e) => e.kind === 'precision' || e.text === ',');
  return right >= 0 && !(page.at(right + 1)?.kind === 'precision' && right === k + 2);
}
function isNegated(page: Page, k: number): boolean {
  const e = page.at(k)!;
  if (/^(?:no|not|without|don|do|non|un|ohne|keine|sin|sans|sem|senza|zonder|never|avoid)/.test(e.text)) return false;
  const not = page.before(k, 2, ['not'], (x) => x.text === ',');
  return not >= 0 || page.is(k - 1, 'than') || page.is(k - 1, 'from');
}
/** `bf16 compute`, `--dtype float16` beside a quantisation method, training arithmetic: not how the weights are
 *  stored. */
const isCompute = (page: Page, k: number): boolean =>
  page.is(k + 1, 'compute') || page.is(k + 1, 'tflops') || page.is(k + 1, 'activations') || page.is(k + 1, 'tensor');
/** "In Q3 we spent": a bare Q1 to Q4 is a quarter of the year unless a model, a size or a word of quantising stands
 *  beside it. */
function isQuarter(page: Page, k: number): boolean {
  if (!/^q ?[1-4]$/.test(page.at(k)?.text ?? '') || page.text[page.at(k)?.start ?? 0] !== 'Q') return false;
  for (let j = k - 4; j <= k + 3; j += 1) {
    const e = page.at(j);
    if (
      j !== k &&
      e !== undefined &&
      page.sameSentence(j, k) &&
      (e.kind === 'model' || e.kind === 'size' || e.kind === 'precision' || /quant|gguf/.test(e.text))
    )
      return page.has(k - 1, 'in', 'deadline') && e.kind !== 'size' && j > k;
  }
  return true;
}
const noteFor = (written: string, name: PrecisionName): string | undefined =>
  name.near === true ? `"${written}" is planned as ${name.precision}, the nearest format of the catalog.` : undefined;
const fact = <T>(page: Page, value: T, start: number, end: number, approximation: string | undefined): Fact<T> => ({
  value,
  evidence: page.text.slice(start, end),
  start,
  end,
  ...(approximation === undefined ? {} : { approximation }),
});
