import type { Tag } from '../words';
import type { Element } from './element';

/** Small words that are spelt alike in several languages and mean another thing in each: what they are in the sentence
 *  they stand in. Watts and nodes are counted, "há" and "ha" are verbs, "do" is two in Hindi. */

type Languages = ReadonlySet<string> | undefined;

/** The element as it is meant between its neighbours in a sentence of these languages. */
export function asMeant(e: Element, before: Element | undefined, next: Element | undefined, of: Languages): Element {
  if (e.kind !== 'word') return e;
  const counted = before?.kind === 'figure' && before.sentence === e.sentence;
  if (e.text === 'nos') return counted ? { ...e, tags: new Set<Tag>(['node']) } : e;
  if (e.text === 'w' && !counted) return { ...e, tags: new Set<Tag>(of?.has('pl') === true ? ['deadline'] : []) };
  if (e.text === 'ha' && isOnly(of, VERB_HA)) return without(e, 'ha');
  return e.text === 'do' && isOnly(of, IS_TWO) && countsNext(e, next) ? twoOf(e) : e;
}

const VERB_HA: readonly string[] = ['es', 'it', 'pt'];
const IS_TWO: readonly string[] = ['hi'];

/** One of the languages is spoken, and English is not. */
const isOnly = (of: Languages, those: readonly string[]): boolean =>
  of !== undefined && !of.has('en') && those.some((language) => of.has(language));

const without = (e: Element, tag: Tag): Element => ({ ...e, tags: new Set([...e.tags].filter((t) => t !== tag)) });

/** What two can be counted of stands behind. */
const COUNTED: readonly Tag[] = ['gpuWord', 'node', 'pageUnit', 'who', 'day', 'hour', 'week', 'month', 'year', 'sec'];
const countsNext = (e: Element, next: Element | undefined): boolean =>
  next !== undefined &&
  next.sentence === e.sentence &&
  (next.kind === 'gpu' || next.kind === 'instance' || COUNTED.some((tag) => next.tags.has(tag)));

const twoOf = (e: Element): Element => ({
  ...e,
  kind: 'figure',
  tags: new Set(),
  figure: { value: 2, hedged: false, spelled: true },
});
