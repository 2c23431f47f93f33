import type { Element } from '../elements/element';
import { firstWord } from '../lexer/first-word';
import { perWord } from '../lexer/per-word';
import type { Tag } from '../words';
import { onceInText } from './once';
import type { Page } from './page';

/** What a rule begins at: elements of a kind, with a tag, or written as one of some words. */
export interface Beginning {
  readonly kinds?: readonly Element['kind'][];
  readonly tags?: readonly Tag[];
  /** Folded, as the whole of an element. */
  readonly words?: Iterable<string>;
  /** Folded, as the first word of an element. */
  readonly firstWords?: Iterable<string>;
  /** How far behind such an element the rule begins, before it when negative. */
  readonly step?: number;
}

/** A rule that begins at an element, so far from it. */
interface Start {
  readonly rule: number;
  readonly step: number;
}
const OF_KIND = new Map<Element['kind'], Start[]>();
const OF_TAG = new Map<Tag, Start[]>();
/** Rules that begin at a word, as the whole of an element and as the first word of one. */
const OF_WORD = new Map<string, { readonly whole: Start[]; readonly first: Start[] }>();
let rules = 0;

/** The places of a text, in its order, where a rule may begin: most rules can at one or two elements or at none. What
 *  stands at each element is looked up once in a text, for all rules together. */
export function beginningsOf(...beginnings: readonly Beginning[]): (page: Page) => readonly number[] {
  const rule = rules;
  rules += 1;
  for (const { kinds = [], tags = [], words = [], firstWords = [], step = 0 } of beginnings) {
    for (const kind of kinds) note(OF_KIND, kind, { rule, step });
    for (const tag of tags) note(OF_TAG, tag, { rule, step });
    for (const word of words) ofWord(word).whole.push({ rule, step });
    for (const word of firstWords) ofWord(word).first.push({ rule, step });
  }
  return (page) => ofAllRules(page)[rule] ?? NOWHERE;
}
const NOWHERE: readonly number[] = [];

function note<K>(starts: Map<K, Start[]>, key: K, start: Start): void {
  const known = starts.get(key);
  if (known === undefined) starts.set(key, [start]);
  else known.push(start);
}

function ofWord(word: string): { readonly whole: Start[]; readonly first: Start[] } {
  let starts = OF_WORD.get(word);
  if (starts === undefined) OF_WORD.set(word, (starts = { whole: [], first: [] }));
  return starts;
}

/** The rules that begin at an element for how it is written. */
const startsAt = perWord((text): readonly Start[] => [
  ...(OF_WORD.get(text)?.whole ?? []),
  ...(OF_WORD.get(firstWord(text))?.first ?? []),
]);

type Places = (number[] | undefined)[];

const ofAllRules = onceInText<Places>(({ elements }) => {
  const found = new Array<number[] | undefined>(rules).fill(undefined);
  for (let k = 0; k < elements.length; k += 1) {
    const e = elements[k] as Element;
    addAll(found, OF_KIND.get(e.kind), k, elements.length);
    addAll(found, startsAt(e.text), k, elements.length);
    if (e.tags.size > 0) for (const tag of e.tags) addAll(found, OF_TAG.get(tag), k, elements.length);
  }
  return found;
});

function addAll(found: Places, starts: readonly Start[] | undefined, at: number, end: number): void {
  if (starts === undefined) return;
  for (const { rule, step } of starts) {
    const k = at + step;
    const places = found[rule];
    if (k < 0 || k >= end) continue;
    if (places === undefined) found[rule] = [k];
    else addInOrder(places, k);
  }
}

/** Places come nearly in order: only rules with several steps find one before the last. */
function addInOrder(places: number[], k: number): void {
  let at = places.length;
  while (at > 0 && (places[at - 1] ?? 0) > k) at -= 1;
  if (places[at - 1] === k) return;
  if (at === places.length) places.push(k);
  else places.splice(at, 0, k);
}
