import type { Tag } from '../words';
import { type Element, figureOf, remade } from './element';

/** Small words that are spelt alike in several languages and mean another thing in each: what they are in the sentence
 *  they stand in. Watts and nodes are counted, "há" and "ha" are verbs, "år" are counted and "är" is not, "do" is two
 *  in Hindi, "fire" four in Danish. */

type Languages = ReadonlySet<string> | undefined;

/** How one spelling is meant; `counted` says that a figure stands right before it. */
type Meaning = (e: Element, counted: boolean, next: Element | undefined, of: Languages) => Element;

const MEANING_OF: Readonly<Record<string, Meaning>> = {
  nos: (e, counted) => (counted ? tagged(e, 'node') : e),
  w: (e, counted, _, of) => (counted ? e : tagged(e, ...(of?.has('pl') === true ? (['deadline'] as const) : []))),
  ar: (e, counted) => (counted ? tagged(e, 'year') : e),
  // "0,7 с, допустимо": a second, not "with"
  с: (e, counted, next) => (counted && endsAmount(e, next) ? tagged(e, 'sec') : e),
  // "3,8 тыс. токенов с выдержками": tokens with something, no pace
  'токенов с': tokensWith,
  'токена с': tokensWith,
  ha: (e, _, __, of) => (isOnly(of, VERB_HA) ? without(e, 'ha') : e),
  // "on tourne avec 4 L4": who speaks, in French
  on: (e, _, __, of) => (isOnly(of, ['fr']) ? tagged(e, 'first') : e),
  // "L40S of H100": Dutch weighs
  of: (e, _, __, of) => (isOnly(of, ['nl']) ? tagged(e, 'or') : e),
  // "chez Scaleway à Paris", "une seule L40S à 0,95 €": "à", which folds into "has"
  a: (e, _, next) => (PLACED.has(next?.kind ?? 'word') ? without(without(e, 'holds'), 'have') : e),
  // "ficar no Brasil"
  no: (e, _, next, of) => (isOnly(of, ['pt']) && next?.kind === 'place' ? tagged(e, 'in') : e),
  // "52 tys. par", where others say "per"
  par: (e, counted, _, of) => (counted && of?.has('pl') === true ? tagged(e, 'samples', 'doc') : without(e, 'samples')),
  // "must go through": a gigabyte only behind its number
  go: (e, counted) => (counted ? e : without(e, 'gb')),
  do: numberIn('hi', 2),
  to: numberIn('da', 2),
  fire: numberIn('da', 4),
  // "2,000 users on Llama 3.3 70B", "on the intranet": so many there are; "with 12 users on", "20 users on 2 L40S" are
  // at once
  'users on': (e, _, next) => (countsThoseAtWork(e, next) ? e : tagged(e, 'who', 'instrument')),
  dos: (e, _, __, of) => (isOf(e, of) ? remade(e, { kind: 'word' }) : e),
};

function tokensWith(e: Element, _: boolean, next: Element | undefined): Element {
  return endsAmount(e, next) ? e : tagged(e, 'tok');
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(Object.entries(MEANING_OF));

/** The element as it is meant between its neighbours in a sentence of these languages. */
export function asMeant(e: Element, before: Element | undefined, next: Element | undefined, of: Languages): Element {
  const meaning = e.kind === 'word' || e.kind === 'figure' ? MEANINGS.get(e.text) : undefined;
  if (meaning === undefined) return e;
  return meaning(e, before?.kind === 'figure' && before.sentence === e.sentence, next, of);
}

const tagged = (e: Element, ...tags: readonly Tag[]): Element => remade(e, { tags: new Set(tags) });

/** "dos quais": the Portuguese article is two only in Spanish. */
const isOf = (e: Element, of: Languages): boolean => e.kind === 'figure' && of?.has('pt') === true && !of.has('es');

/** Nothing follows that they could be users of, or the hardware that carries them. */
const countsThoseAtWork = (e: Element, next: Element | undefined): boolean =>
  next === undefined || next.sentence !== e.sentence || CARRIES.has(next.kind) || next.text === 'average';
const CARRIES: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['mark', 'figure', 'gpu', 'instance']);

/** Nothing follows in the sentence that it could be "with" or "from". */
const endsAmount = (e: Element, next: Element | undefined): boolean =>
  next === undefined || next.sentence !== e.sentence || next.kind === 'mark';
/** A number in one language and a small word in others: "do GPU", "fire L40S", where something to count follows. */
function numberIn(language: string, value: number): Meaning {
  return (e, _, next, of) => (isOnly(of, [language]) && countsNext(e, next) ? meantFigure(e, value) : e);
}

const VERB_HA: readonly string[] = ['es', 'it', 'pt'];

/** One of the languages is spoken, and English is not. */
const isOnly = (of: Languages, those: readonly string[]): boolean =>
  of !== undefined && !of.has('en') && those.some((language) => of.has(language));

/** What nobody has: where it stands and what it costs. */
const PLACED: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['money', 'place', 'provider']);
const without = (e: Element, tag: Tag): Element => remade(e, { tags: new Set([...e.tags].filter((t) => t !== tag)) });

/** What two can be counted of stands behind. */
const COUNTED: readonly Tag[] = ['gpuWord', 'node', 'pageUnit', 'who', 'day', 'hour', 'week', 'month', 'year', 'sec'];
const countsNext = (e: Element, next: Element | undefined): boolean =>
  next !== undefined &&
  next.sentence === e.sentence &&
  (next.kind === 'gpu' || next.kind === 'instance' || COUNTED.some((tag) => next.tags.has(tag)));

const meantFigure = (e: Element, value: number): Element =>
  remade(e, { kind: 'figure', tags: new Set(), figure: figureOf(value, true) });
