import type { Tag } from '../gazetteers/data/words';
import type { Element } from './element';
import type { Page } from './page';
import type { Role, Statement } from './statement';
import { shown, state, vague } from './statement';

const stop = (e: Element): boolean => e.kind === 'figure' || e.kind === 'money' || e.text === ';';
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
/** Contexts so usual that a lone `32k` can only be one. */
const BARE = new Set([
  4, 8, 12, 16, 20, 24, 32, 40, 48, 60, 64, 65, 80, 96, 100, 120, 128, 131, 160, 200, 256, 262, 512,
]);

/** Tokens of a context: `8k` is 8192, `12k` is 12000, `1M` is 1000000. */
export function contextTokens(value: number, kilo: number | undefined): number {
  return kilo === undefined ? value : (POWERS[kilo] ?? value);
}

function context(page: Page, k: number, a: number, b: number, weight: number): Statement | undefined {
  const figure = page.at(k)!.figure!;
  const value = contextTokens(figure.value, figure.kilo);
  if (value < 128 || value > 20_000_000) return undefined;
  return state(
    page,
    'contextTokens',
    Math.round(value),
    k,
    a,
    b,
    weight,
    vague(page, k, 'Context', Math.round(value), ' tokens'),
  );
}

/** Reads what a figure says about token counts per request and per sequence. */
export function readLength(page: Page, k: number): Statement | undefined {
  const figure = page.at(k)!.figure!;
  const value = figure.value;
  if (!(value > 0) || value > 20_000_000) return undefined;
  if (page.has(k - 1, 'index') || (page.has(k - 2, 'index') && (page.is(k - 1, '=') || page.is(k - 1, ':')))) {
    page.used.add(k);
    return undefined;
  }
  return flagged(page, k) ?? chunks(page, k) ?? pair(page, k) ?? named(page, k) ?? bareContext(page, k);
}

const lengthOf = (
  page: Page,
  k: number,
  role: 'inputTokens' | 'outputTokens',
  value: number,
  a: number,
  b: number,
  weight: number,
): Statement =>
  state(
    page,
    role,
    Math.round(value),
    k,
    a,
    b,
    weight,
    vague(page, k, role === 'inputTokens' ? 'Input tokens' : 'Output tokens', Math.round(value)),
  );

/** `in/out 2000/500`, `700/200 tokens`, `1024:128`, `2k in / 500 out`: the left figure of a pair. */
function pair(page: Page, k: number): Statement | undefined {
  const slash = page.is(k + 1, '/') || page.is(k + 1, '->') || page.is(k + 1, ':') ? k + 1 : -1;
  const other = slash > 0 ? page.at(slash + 1) : undefined;
  const isFirst = other?.kind === 'figure' && page.sameSentence(k, slash + 1);
  const isSecond = (page.is(k - 1, '/') || page.is(k - 1, ':')) && page.at(k - 2)?.kind === 'figure';
  const first = isFirst ? k : isSecond ? k - 2 : -1;
  if (first < 0) return undefined;
  const left =
    first -
    1 -
    (page.is(first - 1, ':') ||
    page.is(first - 1, '=') ||
    page.is(first - 1, 'of') ||
    page.is(first - 1, '(') ||
    page.is(first - 1, ')')
      ? 1
      : 0);
  const right = first + 3;
  const inOut = (j: number): boolean =>
    page.has(j, 'in', 'isl') &&
    (page.is(j + 1, '/') || page.is(j + 1, '-') || page.has(j + 1, 'and')) &&
    page.has(j + 2, 'out', 'osl');
  const inOutBefore =
    (page.has(left, 'out', 'osl') && page.has(left - 2, 'in', 'isl')) || page.is(left, 'isl/osl') || inOut(left - 3);
  const named = inOutBefore || page.has(right, 'tok') || inOut(right) || (page.is(right, '(') && inOut(right + 1));
  if (!named && !terse(page, first)) return undefined;
  return lengthOf(
    page,
    k,
    k === first ? 'inputTokens' : 'outputTokens',
    page.at(k)!.figure!.value,
    first,
    Math.max(k, Math.min(right, page.has(right, 'tok') ? right : k)),
    3,
  );
}

/** `-c 16384` of llama.cpp. */
const flagged = (page: Page, k: number): Statement | undefined =>
  page.is(k - 1, 'c') && page.is(k - 2, '-') && page.at(k)!.figure!.value >= 256
    ? context(page, k, k - 1, k, 3)
    : undefined;

/** `128 concurrent, 4k/1k,`: two lengths alone between commas can only be what goes in and out. */
function terse(page: Page, first: number): boolean {
  const a = page.at(first)!.figure!;
  const b = page.at(first + 2)!.figure!;
  const open = page.is(first - 1, ',') || page.is(first - 1, '(') || !page.sameSentence(first - 1, first);
  const next = page.at(first + 3);
  const closed = next === undefined || !page.sameSentence(first, first + 3) || next.text === ',' || next.text === ')';
  return (
    page.is(first + 1, '/') &&
    open &&
    closed &&
    a.value >= 64 &&
    b.value >= 64 &&
    a.value <= 200000 &&
    b.value <= 200000 &&
    (a.kilo !== undefined || a.value >= 128) &&
    !(a.value === 24 && b.value === 7)
  );
}

/** `10 chunks x 512 tokens`: the product is what goes in. */
function chunks(page: Page, k: number): Statement | undefined {
  if (!page.has(k - 1, 'chunk', 'doc') && !(page.is(k - 1, 'x') || page.is(k - 1, '*') || page.is(k - 1, 'of')))
    return undefined;
  const c = page.before(k, 3, ['chunk']);
  if (c < 0 || !/tok/.test(page.at(page.unitAt(k))?.text ?? '')) return undefined;
  const n = page.at(c - 1)?.kind === 'figure' ? c - 1 : page.at(c + 1)?.kind === 'figure' && c + 1 !== k ? c + 1 : -1;
  if (n < 0) return undefined;
  const value = page.at(n)!.figure!.value * page.at(k)!.figure!.value;
  page.used.add(n);
  return state(page, 'inputTokens', value, k, n, page.unitAt(k), 3, {
    approximation: `Input tokens: ${shown(page.at(n)!.figure!.value)} chunks of ${shown(page.at(k)!.figure!.value)} tokens are ${shown(value)}; the question itself is not counted.`,
  });
}

interface Side {
  readonly role: Role;
  readonly at: number;
  readonly distance: number;
}

/** Which length word stands nearest: behind the figure first, then before it. */
function sideOf(page: Page, k: number): Side | undefined {
  const kind = (j: number): Role | undefined =>
    page.has(j, 'isl')
      ? 'inputTokens'
      : page.has(j, 'osl')
        ? 'outputTokens'
        : page.has(j, 'ctx')
          ? 'contextTokens'
          : page.has(j, 'seqs') && (page.at(k)!.figure!.kilo !== undefined || j < k)
            ? 'contextTokens'
            : page.has(j, 'out') || (page.is(j, 'into') && condenses(page, k))
              ? 'outputTokens'
              : page.has(j, 'in') && !isPreposition(page, j)
                ? 'inputTokens'
                : undefined;
  const assigned =
    (page.is(k - 1, '=') || page.is(k - 1, ':')) && page.sameSentence(k - 2, k) ? kind(k - 2) : undefined;
  if (assigned !== undefined) return { role: assigned, at: k - 2, distance: 1 };
  const labelled = page.sameSentence(k - 1, k) ? kind(k - 1) : undefined;
  if (
    (labelled !== undefined &&
      (page.has(k - 1, 'isl', 'osl') ||
        page.at(k + 1) === undefined ||
        kind(k + 1) === undefined ||
        page.at(k + 2)?.kind === 'figure') &&
      !page.has(k + 1, 'tok') &&
      !page.has(k + 1, 'out', 'in')) ||
    (labelled !== undefined && page.at(k + 2)?.kind === 'figure' && kind(k + 1) !== undefined)
  )
    return { role: labelled!, at: k - 1, distance: 1 };
  for (let j = k + 1; j <= k + 6 && page.sameSentence(k, j); j++) {
    const e = page.at(j)!;
    if (
      stop(e) ||
      e.text === ',' ||
      e.kind === 'model' ||
      e.kind === 'gpu' ||
      e.text === '/' ||
      (e.text === '-' && !e.glued) ||
      (j > k + 1 && page.has(j, 'and'))
    )
      break;
    if (j === k + 1 && COUNTED.test(page.at(j)!.text)) break;
    const role = kind(j);
    if (role !== undefined && !(j > k + 2 && page.at(j + 1)?.kind === 'figure' && j - k > 3))
      return { role, at: j, distance: j - k };
  }
  for (let j = k - 1; j >= k - 7 && j >= 0 && page.sameSentence(k, j); j--) {
    const e = page.at(j)!;
    if (e.kind === 'figure' && !page.has(j + 1, 'ctx', 'in', 'out') && k - j < 3 && !page.is(j + 1, '-')) break;
    if (e.kind === 'money' || e.text === ';' || (e.kind === 'figure' && j < k - 1)) break;
    const role = kind(j);
    if (role !== undefined) return { role, at: j, distance: k - j };
    if (e.text === ',' && j < k - 1) break;
  }
  return undefined;
}
/** "summarise 500 documents into 200 tokens". */
const condenses = (page: Page, k: number): boolean =>
  page.elements
    .slice(Math.max(0, k - 30), k + 10)
    .some((e) => e.sentence === page.at(k)!.sentence && e.name === 'summarization');
/** "1M summaries" counts them; "250 completion" measures one. */
const COUNTED =
  /^(?:summaries|answers|replies|responses|completions|generations|outputs|prompts|inputs|respuestas|antworten|reponses|respostas)$/;
/** "in" in front of a place, time or precision is no input; `800 in`, `in: 800`, `in=800` and `tokens in` are. */
function isPreposition(page: Page, j: number): boolean {
  if (page.at(j)!.text !== 'in' && page.at(j)!.text !== 'en' && page.at(j)!.text !== 'em') return false;
  const before = page.at(j - 1);
  const after = page.at(j + 1);
  const behindFigure =
    before !== undefined && page.sameSentence(j, j - 1) && (before.kind === 'figure' || page.has(j - 1, 'tok'));
  const closed =
    after === undefined ||
    !page.sameSentence(j, j + 1) ||
    after.kind === 'mark' ||
    page.has(j + 1, 'and', 'out') ||
    (after.kind === 'figure' && page.has(j + 2, 'out', 'tok'));
  return !(
    (behindFigure && closed) ||
    (after !== undefined && (after.text === '/' || after.text === '=' || after.text === ':'))
  );
}

function named(page: Page, k: number): Statement | undefined {
  const j = page.unitAt(k);
  const value = page.at(k)!.figure!.value;
  const tokens =
    j >= 0 &&
    (page.has(j, 'tok') || (page.has(j, 'in', 'out') && value >= 16) || /^tok/.test(page.at(j)!.text)) &&
    !page.has(j, 'tps') &&
    !perTime(page, j);
  const otherUnit =
    j >= 0 &&
    !tokens &&
    !page.has(j, 'ctx') &&
    (page.has(
      j,
      'who',
      'ms',
      'sec',
      'min',
      'hour',
      'day',
      'week',
      'month',
      'percent',
      'gb',
      'gpuWord',
      'node',
      'tps',
      'rps',
      'rpm',
      'conc',
      'samples',
      'steps',
      'chunk',
    ) ||
      (page.has(j, 'req', 'doc', 'image') && !page.has(j, 'in', 'out')) ||
      (['gpu', 'model', 'instance'].includes(page.at(j)!.kind) &&
        j === k + 1 &&
        !page.has(k - 1, 'ctx', 'in', 'out') &&
        !page.is(k - 1, '=') &&
        !page.is(k - 1, ':')));
  if (otherUnit) return undefined;
  if (tokens && page.period(j + 1) !== undefined) return undefined;
  const side = sideOf(page, k);
  const unitEnd = tokens ? j : k;
  if (side === undefined || (side.role === 'contextTokens' && tokens && insideRequest(page, k))) {
    if (!tokens || !/tok|jeton|トークン|词元|токен|토큰/.test(page.at(j)!.text)) return undefined;
    const mostly =
      page.has(j + 1, 'each') ||
      page.has(j + 2, 'each') ||
      page.before(k, 8, ['req', 'rps', 'rpm', 'doc', 'chunk']) >= 0 ||
      insideRequest(page, k);
    return mostly && value <= 200000 ? lengthOf(page, k, 'inputTokens', value, k, unitEnd, 1.5) : undefined;
  }
  const a = Math.min(side.at, k);
  const b = Math.max(side.at, unitEnd);
  if (side.role === 'contextTokens') {
    if (modelsOwn(page, k)) return undefined;
    return context(page, k, a, b, side.distance <= 3 ? 3 : 2);
  }
  if (
    value < 1 ||
    value > 2_000_000 ||
    (value < 16 &&
      !(tokens && /tok/.test(page.at(j)!.text)) &&
      !((page.is(k - 1, '=') || page.is(k - 1, ':')) && side.at === k - 2) &&
      (page.at(k)!.figure!.spelled || !/^(?:out|output|osl)$/.test(page.at(side.at)!.text)))
  )
    return undefined;
  if (!tokens && side.distance > 3 && page.at(k)!.figure!.kilo === undefined) return undefined;
  if (!tokens && page.has(side.at, 'req') && side.at > k) return undefined;
  if (!tokens && !page.is(k - 1, '=') && !page.is(k - 1, ':') && side.distance > 1 && value < 10) return undefined;
  return lengthOf(page, k, side.role as 'inputTokens' | 'outputTokens', value, a, b, tokens ? 3 : 2);
}

/** "20 prompts per user per day" counts prompts, it does not measure them. */
const perTime = (page: Page, j: number): boolean =>
  page.has(j, 'req') && (page.period(j + 1) !== undefined || page.has(j + 1, 'each', 'per', 'daily', 'conc'));
/** "each query stuffs ~6k tokens of context": a request carries them. */
const insideRequest = (page: Page, k: number): boolean =>
  page.before(k, 6, ['req', 'doc'], stop) >= 0 && page.before(k, 7, ['each', 'per'], stop) >= 0;
/** "Qwen supports up to 128k": what the model can, not what is asked for. */
function modelsOwn(page: Page, k: number): boolean {
  const supports = page.elements
    .slice(Math.max(0, k - 6), k)
    .some(
      (e) =>
        e.sentence === page.at(k)!.sentence && /^(?:supports?|native|natively|advertises|trained|claims)$/.test(e.text),
    );
  return supports;
}

/** `with 64k`, `, 16k,`, `at 32k`: nothing but a context is written like that. */
function bareContext(page: Page, k: number): Statement | undefined {
  const figure = page.at(k)!.figure!;
  if (figure.kilo === undefined || !BARE.has(figure.kilo) || figure.low !== undefined) return undefined;
  const next = page.at(k + 1);
  const before = page.at(k - 1);
  const closed =
    next === undefined ||
    !page.sameSentence(k, k + 1) ||
    (next.kind === 'mark' && next.text !== '%' && next.text !== '/') ||
    page.has(k + 1, 'and', 'or', 'conc') ||
    [
      'please',
      'max',
      'on',
      'with',
      'for',
      'at',
      'length',
      'using',
      'is',
      'would',
      'doable',
      'fits',
      'and',
      'but',
      'in',
    ].includes(next.text);
  const opened =
    before === undefined ||
    !page.sameSentence(k, k - 1) ||
    [
      ',',
      ';',
      '.',
      '!',
      '?',
      '(',
      '@',
      '/',
      'with',
      'at',
      'to',
      'mit',
      'con',
      'avec',
      'com',
      'full',
      'using',
      'need',
      'want',
      'w',
      '~',
      '+',
      'and',
      'bei',
      'a',
      'around',
      'about',
      'least',
      'in',
      'into',
      'of',
      'the',
      'max',
      'only',
      'for',
    ].includes(before.text) ||
    page.has(k - 1, 'most', 'least', 'hedge', 'ask', 'want', 'own', 'run') ||
    ['model', 'precision', 'gpu', 'size'].includes(before.kind);
  const tags: readonly Tag[] = ['samples', 'steps'];
  if (!closed || !opened || page.before(k, 5, tags, stop) >= 0) return undefined;
  return context(page, k, k, k, 1);
}
