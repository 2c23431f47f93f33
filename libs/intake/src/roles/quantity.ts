import type { Tag } from '../words';
import { isUnknown } from '../words/voice';
import type { Page, Period } from '../elements/page';
import { PERIOD_SECONDS } from '../elements/page';

/** What a figure counts or measures, as its unit says. */
export type Dimension =
  | 'bare'
  | 'people'
  | 'inflight'
  | 'sequences'
  | 'work'
  | 'rate'
  | 'paced'
  | 'pacedLong'
  | 'thingRate'
  | 'things'
  | 'tokens'
  | 'prose'
  | 'speed'
  | 'duration'
  | 'share'
  | 'factor'
  | 'memory'
  | 'cards'
  | 'samples'
  | 'chunks'
  | 'steps'
  | 'setting';

/** One way to take a figure: its dimension, how far the words of its unit reach, and what turns it into the base unit
 *  (seconds, tokens, per second). */
export interface Unit {
  readonly dimension: Dimension;
  /** The last element of the unit; the figure itself when it has none. */
  readonly end: number;
  readonly scale: number;
  readonly period?: Period;
  /** The element of the noun that is counted. */
  readonly noun: number;
  /** Counted for each user, not for all. */
  readonly each?: true;
}

/** Tokens in a word, a character and a page of prose, for lengths that the text gives in those. */
const TOKENS_PER_WORD = 1.33;
const TOKENS_PER_CHARACTER = 0.25;
const TOKENS_PER_PAGE = 650;

/** Words of a unit by the dimension they name, the firmest first. */
const UNITS: readonly (readonly [Tag, Dimension, number])[] = [
  ['tpsUser', 'speed', 1],
  ['tps', 'speed', 1],
  ['rps', 'rate', 1],
  ['rpm', 'rate', 1 / 60],
  ['rpd', 'rate', 1 / 86_400],
  ['percent', 'share', 0.01],
  ['tenths', 'share', 0.1],
  ['tpot', 'duration', 0.001],
  ['ms', 'duration', 0.001],
  ['epochs', 'setting', 1],
  ['geomKvHeads', 'setting', 1],
  ['geomHeads', 'setting', 1],
  ['geomLayers', 'setting', 1],
  ['lora', 'setting', 1],
  ['tok', 'tokens', 1],
  ['isl', 'tokens', 1],
  ['osl', 'tokens', 1],
  ['ctx', 'tokens', 1],
  ['dau', 'people', 1],
  ['mau', 'people', 1],
  ['chunk', 'chunks', 1],
  ['wordUnit', 'prose', TOKENS_PER_WORD],
  ['charUnit', 'prose', TOKENS_PER_CHARACTER],
  ['pageUnit', 'prose', TOKENS_PER_PAGE],
  ['conc', 'inflight', 1],
  ['seqs', 'sequences', 1],
  ['who', 'people', 1],
  ['gb', 'memory', 1],
  ['req', 'work', 1],
  ['image', 'work', 1],
  ['doc', 'work', 1],
  ['samples', 'samples', 1],
  ['steps', 'steps', 1],
  ['gpuWord', 'cards', 1],
  ['node', 'cards', 1],
  ['sec', 'duration', 1],
  ['min', 'duration', 60],
  ['hour', 'duration', 3600],
  ['day', 'duration', 86_400],
  ['week', 'duration', 604_800],
  ['month', 'duration', 2_592_000],
  ['in', 'tokens', 1],
  ['out', 'tokens', 1],
];
/** Dimensions that let a further noun count instead: "9 support agents", "20 parallel users". */
const LIGHT: ReadonlySet<Dimension> = new Set<Dimension>(['work', 'inflight', 'tokens']);

/** Every way a figure can be taken, by the words behind it; the last resort is the bare number. */
export function unitsOf(page: Page, k: number): Unit[] {
  const found: Unit[] = [];
  const add = (unit: Unit): void => {
    if (!found.some((u) => u.dimension === unit.dimension && u.noun === unit.noun)) found.push(unit);
  };
  if (isFactor(page, k)) {
    add({ dimension: 'factor', end: k + 1, scale: 1, noun: k + 1 });
    // "1.5 times today's users": a multiple counts none of what it multiplies.
    if (page.has(k + 1, 'foldUnit') && !Number.isInteger(page.at(k)?.figure?.value)) return found;
  }
  const pace = paceAt(page, k);
  if (pace !== undefined) add(pace);
  let j = page.unitAt(k);
  if (j >= 0 && isAdjective(page, j)) j += 3;
  if (j >= 0 && isLabel(page, j) && !page.is(j + 1, ':')) j = -1;
  for (let step = 0; step < 3 && j >= 0 && page.sameSentence(k, j); step += 1, j += 1) {
    const e = page.at(j);
    if (e === undefined || e.kind === 'figure' || e.kind === 'money' || (e.kind === 'mark' && !JOINS.has(e.text)))
      break;
    if (e.kind === 'gpu' || e.kind === 'instance') {
      if (step === 0) add({ dimension: 'cards', end: j, scale: 1, noun: j });
      break;
    }
    if (e.kind === 'model' || e.kind === 'precision' || e.kind === 'size' || LEADERS.has(e.text)) break;
    if (step > 0 && (page.has(j, 'and', 'or') || page.has(j, 'per', 'each'))) break;
    if (step > 0 && isLabel(page, j)) break;
    const before = found.length;
    for (const unit of unitsAt(page, k, j)) add(unit);
    if (found.length === before && step === 0 && soundsLikePeople(page, j, page.at(k)?.figure?.value))
      add({ dimension: 'people', end: j, scale: 1, noun: j });
    if (found.length === before && step === 0) for (const unit of thingsAt(page, k, j)) add(unit);
    const strong = found.slice(before).some((u) => !LIGHT.has(u.dimension));
    if (isAdjective(page, k) && found.length > before) break;
    if (strong || (found.length > before && page.has(j, 'in', 'out') && !page.has(j + 1, 'tok'))) break;
    if (found.length > before && found.slice(before).some((u) => u.period !== undefined)) break;
  }
  add({ dimension: 'bare', end: k, scale: 1, noun: k });
  return found;
}
const JOINS = new Set(['-', '+']);
/** Words that lead on to something else than what is counted: "I'd give 12 to the teacher". */
const LEADERS = new Set(['to', 'from', 'by', 'with', 'because', 'when', 'if', 'than', 'which', 'while']);
/** "1,200-token articles": a figure joined to its unit describes the noun, it does not count it. */
const isAdjective = (page: Page, k: number): boolean =>
  page.at(k)?.kind === 'figure' &&
  page.is(k + 1, '-') &&
  page.at(k + 1)?.glued === true &&
  page.has(k + 2, 'tok', 'wordUnit', 'pageUnit', 'charUnit');
/** `isl=650 osl=40`: a word with a sign of assignment behind it names the next figure. */
const isLabel = (page: Page, j: number): boolean =>
  ((page.is(j + 1, '=') && !(page.has(j, 'tok') && page.at(j + 1)?.glued !== true)) || page.is(j + 1, ':')) &&
  page.sameSentence(j, j + 1);
/** Fewer than these, things that nobody listed are no volume. */
const FEWEST_THINGS = 20;
/** "11,000 claims", "2,600 leases per day": a noun that nobody listed, counted in numbers. */
function thingsAt(page: Page, k: number, j: number): Unit[] {
  const e = page.at(j);
  const value = page.at(k)?.figure?.value ?? 0;
  if (e?.kind !== 'word' || !isUnknown(e.tags, 'hostThing') || value < FEWEST_THINGS || !NOUN.test(e.text)) return [];
  const found = page.period(j + 1) ?? page.period(j + 2);
  const things: Unit = { dimension: 'things', end: j, scale: 1, noun: j };
  if (found === undefined || !page.sameSentence(found.end - 1, k)) return [things];
  return [{ dimension: 'thingRate', end: found.end - 1, scale: 1, period: found.period, noun: j }, things];
}
const NOUN = /^\p{L}{4,}$/u;
/** "400 barristers": a plural that nobody listed but that ends like a trade counts people. */
const soundsLikePeople = (page: Page, j: number, value = Infinity): boolean => {
  const e = page.at(j);
  return (
    value > FEWEST_PEOPLE && e?.kind === 'word' && isUnknown(e.tags) && TRADES.test(e.text) && !THINGS.test(e.text)
  );
};
/** So few of a trade that nobody listed may be anything. */
const FEWEST_PEOPLE = 3;
const TRADES = /^[a-z]{4,}(?:ers|ors|ists|ians|ees|eurs|istas|isti|istes|iker|ikern|innen)$/;
const THINGS = new RegExp(
  '(?:' +
    'layers|others|numbers|containers|clusters|papers|orders|letters|errors|vectors|sensors|' +
    'monitors|colors|colours|floors|doors|drivers|computers|printers|routers|switchers|filters|' +
    'buffers|pointers|offers|partners|members|centers|registers|chapters|workers|lovers|covers|' +
    'borders|flavors|factors|sectors|processors|accelerators|tensors|trees|fees|committees|meters|' +
    'liters|litres|posters|folders|headers|trackers|servers|tokenizers|transformers|optimizers|' +
    'adapters|corners|quarters|winters|summers|semesters|answers|speakers|routers|scanners|chargers|dozers' +
    ')$',
);

/** "140 a minute", "18 of those per second", "4 times a day": a figure that nothing but a period follows. */
function paceAt(page: Page, k: number): Unit | undefined {
  let j = k + 1;
  if (page.has(j, 'foldUnit')) j += 1;
  else if (page.at(j)?.tags.has('who') === true && /^of (?:them|those|these)$/.test(page.at(j)?.text ?? '')) j += 1;
  else if (page.is(j, 'of') && POINTERS.has(page.at(j + 1)?.text ?? '')) j += 2;
  const found = page.sameSentence(k, j) ? page.period(j) : undefined;
  const free = found === undefined && unitsAt(page, k, page.unitAt(k)).length === 0;
  const before = free ? periodBefore(page, k) : undefined;
  if (before !== undefined) return paced(before, k, k);
  if (found === undefined || (found.period === 'hour' && !Number.isInteger(page.at(k)?.figure?.value)))
    return undefined;
  return paced(found.period, k, found.end - 1);
}
/** Only loads are counted by the second or the minute; by the hour and longer it can be money, wages or shifts. */
const paced = (period: Period, k: number, end: number): Unit => ({
  dimension: period === 'second' || period === 'minute' ? 'paced' : 'pacedLong',
  end,
  scale: 1,
  period,
  noun: k,
});
const POINTERS = new Set(['them', 'those', 'these', 'which']);

/** `毎秒5`, `초당 8`, "per second 12": the period that stands right before a figure. */
function periodBefore(page: Page, k: number): Period | undefined {
  const j = page.has(k - 1, 'hedge', 'most', 'least') ? k - 2 : k - 1;
  if (j < 0 || !page.sameSentence(j, k)) return undefined;
  const whole = page.period(j);
  if (whole?.end === j + 1) return whole.period;
  const parted = page.period(j - 1);
  return parted?.end === j + 1 ? parted.period : undefined;
}

const isFactor = (page: Page, k: number): boolean => {
  const next = page.at(k + 1);
  if (next === undefined || !page.sameSentence(k, k + 1)) return false;
  if (page.has(k + 1, 'foldUnit')) return page.period(k + 2) === undefined;
  if (page.is(k + 1, '-') && page.has(k + 2, 'foldUnit')) return true;
  const after = page.at(k + 2);
  return (
    next.text === 'x' && next.glued && after?.kind !== 'gpu' && after?.kind !== 'figure' && after?.kind !== 'instance'
  );
};

/** What the element at `j` makes of the figure: its tags, and a period behind it ("calls a day", "tokens per second").
 */
function unitsAt(page: Page, k: number, j: number): Unit[] {
  const out: Unit[] = [];
  for (const [tag, dimension, scale] of UNITS) {
    if (!page.has(j, tag)) continue;
    if ((tag === 'in' || tag === 'out') && (!isSide(page, j) || namesNext(page, k, j))) continue;
    if (tag === 'out' && ANSWERS.test(page.at(j)?.text ?? '') && (page.at(k)?.figure?.value ?? 0) >= MANY_ANSWERS) {
      out.push(...timed(page, k, { dimension: 'work', end: j, scale: 1, noun: j }));
      continue;
    }
    if (tag === 'who' && /^of (?:them|those|these|which|whom)$/.test(page.at(j)?.text ?? '') && !meansPeople(page, k))
      continue;
    if (tag === ('min' as Tag) && page.has(j, 'least') && !page.has(k + 1, 'min')) continue;
    out.push(
      ...timed(page, k, {
        dimension,
        end: j,
        scale,
        noun: j,
        ...(tag === 'rps' ? { period: 'second' as const } : {}),
        ...(tag === 'rpm' ? { period: 'minute' as const } : {}),
        ...(tag === 'rpd' ? { period: 'day' as const } : {}),
        ...(tag === 'tpsUser' || (dimension === 'speed' && isPerHead(page, j)) ? { each: true as const } : {}),
      }),
    );
  }
  return out;
}

/** "1,200 developers, 700 of them": the figure before counts people, or none does and people are named. */
function meansPeople(page: Page, k: number): boolean {
  for (let j = k - 1; j >= 0 && j >= k - THEM_REACH; j -= 1)
    if (page.at(j)?.kind === 'figure')
      return [1, 2, 3].some((n) => page.has(j + n, 'who', 'dau', 'mau', 'conc')) || soundsLikePeople(page, j + 1);
  return page.peopleBefore(k);
}
const THEM_REACH = 16;

/** "generate 400k answers": so many are counted, not measured in tokens. */
const ANSWERS =
  /^(?:answers|responses|replies|completions|summaries|antworten|respuestas|reponses|respostas|risposte|antwoorden)$/;
const MANY_ANSWERS = 1000;

/** "12 tok/s per pupil": for each of whom nobody listed, never for a card, a machine or a time. */
function isPerHead(page: Page, j: number): boolean {
  const e = page.at(j + 2);
  if (!page.has(j + 1, 'per') || e === undefined || !page.sameSentence(j, j + 2)) return false;
  return page.has(j + 2, 'who', 'seqs') || (e.kind === 'word' && isUnknown(e.tags) && NOUN.test(e.text));
}

/** `输入2k输出500`: the word behind the figure names the next one when this one has its own before it. */
const namesNext = (page: Page, k: number, j: number): boolean =>
  page.at(j + 1)?.kind === 'figure' && page.has(k - 1, 'in', 'out') && !page.has(j + 2, 'in', 'out', 'tok');

/** "in" and "out" measure a length only where nothing follows that they could lead to. */
export function isSide(page: Page, j: number): boolean {
  const e = page.at(j);
  if (e === undefined) return false;
  if (!PREPOSITIONS.has(e.text)) return true;
  const next = page.at(j + 1);
  if (next?.kind === 'figure') return page.at(j - 1)?.kind === 'figure' && page.has(j + 2, 'out', 'osl', 'tok');
  return (
    next === undefined ||
    !page.sameSentence(j, j + 1) ||
    next.kind === 'mark' ||
    page.has(j + 1, 'and', 'out', 'each') ||
    (e.text === 'out' && (next.text === 'as' || next.text === 'per'))
  );
}
const PREPOSITIONS = new Set(['in', 'en', 'em', 'out']);

/** "2,500 users x 20 prompts/day". */
const TIMES_SIGN = new Set(['x', '×', '*']);

/** Work and tokens with a period are rates and speeds; people with one are daily or monthly users. */
function timed(page: Page, k: number, unit: Unit): Unit[] {
  if (unit.dimension !== 'work' && unit.dimension !== 'tokens' && unit.dimension !== 'inflight') return [unit];
  if (page.has(unit.noun, 'ctx') && !page.has(unit.noun, 'tok')) return [unit]; // a context has no pace
  if (unit.dimension === 'inflight' && !page.has(unit.end, 'req', 'who')) return [unit];
  const early = periodBefore(page, k);
  const found = early === undefined ? periodBehind(page, unit.end) : { period: early, end: unit.end, each: false };
  const times = TIMES_SIGN.has(page.at(k - 1)?.text ?? '') && page.has(k - 2, 'who', 'dau', 'mau');
  if (found === undefined) return [unit];
  const scale = 1 / PERIOD_SECONDS[found.period];
  if (isLengthOfEach(page, k)) return [unit];
  const each = found.each || times ? { each: true as const } : {};
  return unit.dimension === 'tokens'
    ? [{ dimension: 'speed', end: found.end, scale, period: found.period, noun: unit.noun, ...each }]
    : [{ dimension: 'rate', end: found.end, scale, period: found.period, noun: unit.noun, ...each }, unit];
}

/** "40,000 PDFs of 12 pages every night": how long each of those counted before is, and the period is theirs. */
function isLengthOfEach(page: Page, k: number): boolean {
  const of = page.has(k - 1, 'hedge', 'most', 'least') ? k - 2 : k - 1;
  if (!OF.has(page.at(of)?.text ?? '') || !page.has(k + 1, 'pageUnit', 'wordUnit', 'charUnit', 'tok')) return false;
  return page.at(of - 1)?.kind === 'word' && page.at(of - 2)?.kind === 'figure' && page.sameSentence(of - 2, k);
}
/** The last element of "of about 400 words each" that begins at `j`. */
function lengthOfEach(page: Page, j: number): number | undefined {
  const at = [j + 1, j + 2].find((k) => page.at(k)?.kind === 'figure' && isLengthOfEach(page, k));
  if (at === undefined) return undefined;
  return page.has(at + 2, 'each') ? at + 2 : at + 1;
}
const OF = new Set(['of', 'with', 'von', 'mit', 'zu', 'à', 'a', 'de', 'con', 'di', 'da', 'avec', 'com', 'van', 'met']);

/** What a rate does not reach over: other figures and names. */
const PARTS_OF_OTHERS: ReadonlySet<string> = new Set(['figure', 'money', 'gpu', 'instance', 'model', 'provider']);

/** The period within a few words behind a noun, and whether a "per user" stands with it. */
export function periodBehind(page: Page, from: number): { period: Period; end: number; each: boolean } | undefined {
  let each = false;
  for (let j = from + 1; j <= from + 5 && page.sameSentence(from, j); j += 1) {
    const length = lengthOfEach(page, j);
    if (length !== undefined) {
      j = length;
      continue;
    }
    const e = page.at(j);
    if (e?.kind === 'figure' && page.has(j + 1, 'sec', 'min') && page.at(from + 1)?.text === 'of') continue;
    if (e === undefined || PARTS_OF_OTHERS.has(e.kind) || e.text === ',' || e.text === '(') break;
    const period = page.period(j);
    if (period !== undefined && !(page.has(j, 'hour') && e.text === 'h')) {
      const behind = page.has(period.end, 'each') || isPerThing(page, period.end);
      return { period: period.period, end: behind ? period.end : period.end - 1, each: each || behind };
    }
    if (page.has(j, 'each') || (leadsTo(page, j) && page.has(j + 1, 'who')) || isPerThing(page, j)) each = true;
    else if (page.has(j, 'and', 'or', 'ask', 'want')) break;
  }
  return undefined;
}

/** "per agent", "pro Filiale": for each of what is not listed; an article only leads on ("in a busy hour"). */
const isPerThing = (page: Page, j: number): boolean =>
  page.has(j, 'per') && !page.has(j, 'determiner', 'to') && isPerHead(page, j - 1);
const leadsTo = (page: Page, j: number): boolean => page.has(j, 'per') || page.is(j, '/');

/** "went from 94 % to 56 %": the first is how it was. */
export const isFormer = (page: Page, k: number): boolean => {
  if (!page.has(k - 1, 'from')) return false;
  const to = page.after(k, 3, ['to']);
  return to >= 0 && page.at(to + 1)?.kind === 'figure' && page.before(k, 4, ['changed']) >= 0;
};
