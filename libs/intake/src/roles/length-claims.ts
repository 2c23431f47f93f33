import type { Page } from '../page/page';
import { LENGTH_TIMES } from '../words/small-words';
import { type Claim, shown, vague } from './claim';
import { claim, figureOf, type Maker } from './claim-maker';
import type { Proposal } from './weigh';

/** Shorter than this, a bare number or a number in words is no length, tokens. */
const SHORTEST = 16;
/** How firm a length is: tokens are firmer than what is counted into them; a limit of a server and a length without a
 *  word that speaks for it come last. */
const TOKENS = 3;
const PROSE = 2.5;
const COUNTED = 2;
const UNSPOKEN = 1.5;
/** "4,800 tokens altogether" holds its parts. */
const WHOLE = 0.4;

/** A length of a prompt or an answer, in tokens. */
export const length =
  (member: 'inputTokens' | 'outputTokens', what: string): Maker =>
  (page, p) => {
    if (member === 'inputTokens' && isPerBatch(page, p)) return undefined;
    const times = member === 'inputTokens' ? chunksBefore(page, p.at) : undefined;
    if (times !== undefined) return product(page, p, times);
    const value = Math.round(figureOf(page, p) * p.unit.scale);
    if (value < SHORTEST && isDoubtful(page, p)) return undefined;
    const said =
      p.unit.dimension === 'prose'
        ? { approximation: `${what}: ${quoted(page, p)}taken as ${shown(value)} tokens, ${shown(p.unit.scale)} each.` }
        : vague(page, p.at, what, value);
    return claim(page, p, member, value, { weight: lengthWeight(page, p), ...said });
  };

/** The words that say how long it is, where they stand in a row: `"40 pages" is `. */
function quoted(page: Page, { at, unit }: Proposal): string {
  const [from, to] = [page.at(at)?.start, page.at(unit.noun)?.end];
  return from === undefined || to === undefined || to <= from ? '' : `"${page.text.slice(from, to)}" is `;
}

/** "512 prompts per batch": counted, not measured. */
const isPerBatch = (page: Page, p: Proposal): boolean =>
  page.has(p.unit.noun, 'req') && !page.has(p.unit.noun, 'tok') && /^per batch/.test(page.textAt(p.unit.noun + 1));

/** A bare number, unless it is the most that is answered ("a label out (max 8)"), and one in words. */
const isDoubtful = (page: Page, p: Proposal): boolean =>
  page.at(p.at)?.figure?.spelled === true ||
  (p.unit.dimension === 'bare' &&
    !(p.role === 'outputTokens' && (page.has(p.at - 1, 'most') || isKeyed(page, p) || isElided(page, p))));
/** "Each claim is 420 tokens and the answer is 6": behind a length in tokens the unit is left out. */
function isElided(page: Page, { at, heads }: Proposal): boolean {
  const out = heads.find((h) => h < at && h >= at - ANSWER_WITHIN && page.has(h, 'out'));
  if (out === undefined || page.at(at + 1)?.kind === 'word') return false;
  for (let j = out - 1; j >= out - TOKENS_WITHIN && page.sameSentence(j, at); j -= 1)
    if (page.at(j)?.kind === 'figure') return page.has(j + 1, 'tok');
  return false;
}
const ANSWER_WITHIN = 2;
const TOKENS_WITHIN = 8;
/** `output_tokens: 12`: a key that names tokens and side leaves no doubt. */
const isKeyed = (page: Page, p: Proposal): boolean =>
  (page.is(p.at - 1, ':') || page.is(p.at - 1, '=')) && p.heads.some((h) => page.has(h, 'tok') && page.has(h, 'out'));

function lengthWeight(page: Page, p: Proposal): number {
  const isLimit = p.heads.some((h) => /^max/.test(page.textAt(h)) || isFlagOfMost(page, h, p.at));
  if (isLimit || p.heads.length === 0) return UNSPOKEN;
  const isWhole = p.heads.some((h) => page.has(h, 'total'));
  return firmness(page, p) + (isWhole ? WHOLE : 0) + realness(page, p.at);
}
/** "With 35-token prompts I measured 2,000 tok/s": of a run, which gives way to what is really there: "our real shape
 *  is 3,000 in / 400 out". */
function realness(page: Page, k: number): number {
  if (page.speaksOf(k, 'real')) return REAL;
  return page.speaksOf(k, 'tps') && page.speaksOf(k, 'observed', 'measuredRate', 'loadTest') ? -REAL : 0;
}
const REAL = 0.3;
/** `--max_input_len 24576`: what a server is set to take at most. */
const isFlagOfMost = (page: Page, h: number, at: number): boolean =>
  h < at &&
  [h - 1, h - 2].some((j) => page.sameSentence(j, h) && /^max$/.test(page.textAt(j)) && page.at(j + 1)?.glued === true);
function firmness(page: Page, p: Proposal): number {
  if (isCountOf(page, p)) return COUNTED;
  return p.unit.dimension === 'prose' ? PROSE : TOKENS;
}

/** "48 prompts": so few are more likely counted than measured. */
const isCountOf = (page: Page, p: Proposal): boolean =>
  p.unit.dimension === 'tokens' &&
  page.has(p.unit.noun, 'req') &&
  !page.has(p.unit.noun, 'tok') &&
  figureOf(page, p) < FEWEST_TOKENS;
const FEWEST_TOKENS = 100;

/** `10 chunks x 512 tokens`, "8 passages of 400 tokens": the element of the number that multiplies a length. */
function chunksBefore(page: Page, k: number): number | undefined {
  const led = page.has(k - 1, 'each', 'per', 'hedge') && LENGTH_TIMES.has(page.textAt(k - 2)) ? k - 2 : k - 1;
  if (!page.has(led, 'chunk') && !LENGTH_TIMES.has(page.textAt(led))) return undefined;
  const c = page.before(k, 3, ['chunk']);
  if (c < 0) return undefined;
  const before = page.at(c - 1);
  if (before?.kind === 'figure' && (before.figure?.value ?? 0) <= MOST_CHUNKS) return c - 1;
  return before?.text === '-' && page.at(c - 2)?.kind === 'figure' ? c - 2 : undefined;
}
/** More passages than this are a library, not what goes into a prompt. */
const MOST_CHUNKS = 1000;

function product(page: Page, p: Proposal, times: number): Claim {
  const a = page.at(times)?.figure?.value ?? 1;
  const b = figureOf(page, p);
  return claim(page, p, 'inputTokens', a * b, {
    start: page.at(times)?.start ?? 0,
    weight: TOKENS,
    approximation:
      `Input tokens: ${shown(a)} chunks of ${shown(b)} tokens are ${shown(a * b)}; the question itself is ` +
      'not counted.',
  });
}

/** Contexts that people mean as a power of two when they write them with a k. */
const POWERS: Readonly<Record<number, number>> = {
  1: 1024,
  2: 2048,
  4: 4096,
  8: 8192,
  16: 16384,
  32: 32768,
  64: 65536,
  65: 65536,
  128: 131072,
  131: 131072,
  256: 262144,
  262: 262144,
  512: 524288,
};
/** Tokens of a context: `8k` is 8192, `12k` is 12000, `1M` is 1000000. */
const contextTokens = (value: number, kilo: number | undefined): number =>
  kilo === undefined ? value : (POWERS[kilo] ?? value);

/** Shortest and longest context that is believed, tokens. */
const SHORTEST_CONTEXT = 128;
const LONGEST_CONTEXT = 20_000_000;

/** The length that a model must hold, in tokens. */
export const context: Maker = (page, p) => {
  const figure = page.at(p.at)?.figure;
  if (figure === undefined) return undefined;
  const value = Math.round(contextTokens(figure.value, figure.kilo) * p.unit.scale);
  if (!(value >= SHORTEST_CONTEXT) || value > LONGEST_CONTEXT || isModelsOwn(page, p.at)) return undefined;
  return claim(page, p, 'contextTokens', value, {
    weight: p.heads.length > 0 ? 3 : 1,
    ...(isEngineKey(page, p) ? { setting: true as const } : {}),
    ...vague(page, p.at, 'Context', value, ' tokens'),
  });
};
/** `--max-model-len 32768`, `n_ctx = 8192`, `-c 16384`: the most that a server takes, not how long what comes is. */
const isEngineKey = (page: Page, p: Proposal): boolean =>
  p.heads.some((h) => {
    const key = page
      .textAt(h)
      .replace(/[-_ ]+/g, ' ')
      .trim();
    if (h >= p.at || p.at - h > KEY_WITHIN) return false;
    return ENGINE_KEYS.test(key) || (FLAG_KEYS.test(key) && page.is(h - 1, '-'));
  });
const KEY_WITHIN = 4;
const ENGINE_KEYS =
  /^(?:max (?:model|seq(?:uence)?) len(?:gth)?|n ctx|num ctx|ctx size|max total tokens|ollama context length)$/;
const FLAG_KEYS = /^(?:context length|max context len(?:gth)?|max input len(?:gth)?|c)$/;
/** "Qwen supports up to 128k": what the model can, not what is asked for. */
const isModelsOwn = (page: Page, k: number): boolean => page.before(k, 6, ['supports']) >= 0;
