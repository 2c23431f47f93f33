import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { SetAside, SetAsideReason, Span } from '../reading';
import type { Token } from '../lexer/token';
import { LANGUAGES } from '../words/language-words';
import { NIGHTS } from '../words/half-day-words';
import { countsOtherThings } from './other-counts';
import type { Assignment } from '../roles/choose';
import { LOADS, moneyReason, unread, type Why } from './unread';

/** What accounting needs to know of a reading. */
export interface Ledger {
  readonly page: Page;
  readonly tokens: readonly Token[];
  readonly assignment: Assignment;
  /** Figures that a later or firmer one replaced. */
  readonly superseded: ReadonlySet<number>;
  /** Elements whose reason is known from elsewhere: ruled-out hardware, other models. */
  readonly known: ReadonlyMap<number, SetAsideReason>;
  /** Where the words of the facts stand. */
  readonly covered: readonly Span[];
}

/** Kinds of element that are names of the catalog, and these with those of figures. */
const NAMES: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['model', 'gpu', 'instance', 'provider', 'place']);
const COUNTED: ReadonlySet<Element['kind']> = new Set<Element['kind']>([...NAMES, 'figure', 'money', 'size', 'time']);

/** Everything that must be accounted for and lies in no fact, in text order: every figure and every name in exactly
 *  one entry. Linear. */
export function setAsides(ledger: Ledger): SetAside[] {
  const { page, tokens } = ledger;
  const out: SetAside[] = [];
  const covered = merged(ledger.covered);
  let next = 0;
  page.elements.forEach((e, k) => {
    for (const span of openSpans(page, e, k, tokens)) {
      while (next < covered.length && (covered[next]?.end ?? 0) <= span.start) next += 1;
      let why: Why | undefined;
      for (const { start, end } of uncovered(span, covered, next)) {
        const text = page.text.slice(start, end);
        if (holdsWords(text)) out.push(entryOf(start, end, text, (why ??= reasonFor(ledger, k))));
      }
    }
  });
  return together(page.text, out);
}

/** The parts of an element that must be accounted for: the whole of a name or figure, else its digit groups. */
function openSpans(page: Page, e: Element, k: number, tokens: readonly Token[]): readonly Span[] {
  if (COUNTED.has(e.kind) || (e.tags.size > 0 && (isNamed(e) || isVagueLoad(page, e, k)))) return [e];
  let numbers: readonly Token[] = NO_NUMBERS;
  for (let i = e.from; i < e.to; i += 1) {
    const t = tokens[i];
    if (t?.kind === 'number') numbers = [...numbers, t];
  }
  return numbers;
}
const NO_NUMBERS: readonly Token[] = [];

/** An engine outside the four, or where a model comes from: named, though nothing is planned with it. */
const isNamed = (e: Element): boolean => e.tags.has('otherEngine') || e.tags.has('modelOrigin');

/** "A few hundred users", "几十个人": a load that is told in no figure. */
const isVagueLoad = (page: Page, e: Element, k: number): boolean =>
  e.tags.has('vagueCount') && page.after(k, 2, LOADS, (e) => e.kind !== 'word') >= 0;

/** A letter or a digit, asked of the plain ones first. */
const holdsWords = (text: string): boolean => /[a-z0-9]/i.test(text) || /[\p{L}\p{N}]/u.test(text);

const entryOf = (start: number, end: number, text: string, { reason, note }: Why): SetAside =>
  note === undefined ? { start, end, text, reason } : { start, end, text, reason, note };

/** What of a span lies outside all facts from the one at `from` on. */
function uncovered(span: Span, covered: readonly Span[], from: number): Span[] {
  const out: Span[] = [];
  let { start } = span;
  for (let n = from; start < span.end; n += 1) {
    const fact = covered[n];
    if (fact === undefined || fact.start >= span.end) break;
    if (fact.start > start) out.push({ start, end: fact.start });
    start = Math.max(start, fact.end);
  }
  if (start < span.end) out.push({ start, end: span.end });
  return out;
}

function reasonFor(ledger: Ledger, k: number): Why {
  const { page } = ledger;
  const stated = ledger.known.get(k) ?? page.against(k);
  if (stated !== undefined) return { reason: stated };
  if (ledger.superseded.has(k) || page.cells.get(k)?.sums === true) return { reason: 'superseded' };
  if (page.cells.get(k)?.machine === 'name') return { reason: 'other_matter' };
  const e = page.at(k);
  if (e === undefined) return { reason: 'not_understood' };
  if (page.metered.has(k)) return { reason: 'other_matter' };
  return nameReason(e) ?? figureReason(ledger, k, e);
}

/** A name that no fact rests on was said again, or is of another matter. */
function nameReason(e: Element): Why | undefined {
  if (e.tags.has('otherEngine')) return { reason: 'not_modelled', note: ENGINE_NOTE };
  if (e.tags.has('vagueCount')) return { reason: 'not_understood', note: 'load' };
  if (e.tags.has('modelOrigin')) return { reason: 'not_modelled', note: ORIGIN_NOTE };
  if (e.kind === 'provider' || e.kind === 'place') return { reason: 'other_matter' };
  return NAMES.has(e.kind) ? { reason: 'superseded' } : undefined;
}

function figureReason({ page, assignment }: Ledger, k: number, e: Element): Why {
  if (e.kind === 'money') return page.isOffered(k) ? { reason: 'hypothetical' } : moneyReason(page, k);
  if (e.kind !== 'figure' || (e.figure?.spelled === true && e.figure.value <= 1)) return { reason: 'other_matter' };
  return OTHER_DIMENSIONS.has(assignment.chosen.get(k)?.unit.dimension ?? 'bare') ||
    isOtherMatter(page, k) ||
    countsOtherThings(page, k)
    ? { reason: 'other_matter' }
    : unread(page, k);
}

/** What an engine outside the four would change. */
const ENGINE_NOTE = 'engine: overhead and speed are those of the engine that is planned';

/** What the origin of a model would change. */
const ORIGIN_NOTE = 'origin: the model that is planned or proposed may come from anywhere';

/** Measures that say what kind of thing they are about: memory, a time, a share of something. */
const OTHER_DIMENSIONS: ReadonlySet<string> = new Set([
  'memory',
  'duration',
  'share',
  'factor',
  'steps',
  'setting',
  'cards',
  'samples',
]);
const THIS_CENTURY: readonly [number, number] = [1990, 2099];
/** "40 % by day and 8 % at night": the plan is for the days. */
const isShareOfNights = (page: Page, k: number): boolean =>
  page.has(page.unitAt(k), 'percent') &&
  [1, 2, 3].some((d) => page.sameSentence(k + d, k) && NIGHTS.has(page.textAt(page.unitAt(k) + d)));
/** A label or a unit names another matter: a port, a version, memory of the host, a year. */
function isOtherMatter(page: Page, k: number): boolean {
  const value = page.at(k)?.figure?.value ?? 0;
  if (Number.isInteger(value) && value >= THIS_CENTURY[0] && value <= THIS_CENTURY[1]) return true;
  return (
    page.has(k - 1, 'hostThing', 'index', 'gradAcc') ||
    isBehindEngine(page, k) ||
    LANGUAGES.test(page.textAt(page.unitAt(k))) ||
    page.has(k + 1, 'hostThing', 'gb', 'index', 'min', 'sec', 'day', 'week', 'month', 'year') ||
    page.before(k, 3, ['hostThing', 'index']) >= 0 ||
    page.is(k - 1, '#') ||
    page.is(k + 1, '/') ||
    page.is(k - 1, '/') ||
    isShareOfNights(page, k)
  );
}

/** `--gpu-memory-utilization 0.92`. */
const isMemoryFlag = (page: Page, j: number): boolean => page.at(j)?.kind === 'ignored' && page.has(j, 'notUtil');
/** `vLLM 0.19`, `--gpu-memory-utilization 0.92`. */
const isBehindEngine = (page: Page, k: number): boolean =>
  page.at(k - 1)?.kind === 'engine' || isMemoryFlag(page, k - 1);

function merged(spans: readonly Span[]): Span[] {
  const out: { start: number; end: number }[] = [];
  for (const s of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = out[out.length - 1];
    if (last !== undefined && s.start <= last.end) last.end = Math.max(last.end, s.end);
    else out.push({ start: s.start, end: s.end });
  }
  return out;
}

/** Neighbours with one reason and nothing but blanks and marks between them are one entry. */
function together(text: string, entries: readonly SetAside[]): SetAside[] {
  const out: SetAside[] = [];
  for (const entry of entries) {
    const last = out[out.length - 1];
    const start = Math.max(entry.start, last?.end ?? 0); // one sign may be several tokens: ⅘
    if (start >= entry.end) continue;
    const { end } = entry;
    if (
      last !== undefined &&
      last.reason === entry.reason &&
      last.note === entry.note &&
      /^[\s.:/|,x*-]{0,3}$/.test(text.slice(last.end, start))
    )
      out[out.length - 1] = entryOf(last.start, end, text.slice(last.start, end), last);
    else out.push(start === entry.start ? entry : entryOf(start, end, text.slice(start, end), entry));
  }
  return out;
}
