import type { Entry } from '../gazetteers/lexicon';
import type { PhraseMatch } from '../lexer/phrase-trie';
import type { Tag } from '../words';
import { LEADS_TO_PLACE } from '../words/small-words';
import { anyOf, type Element } from './element';
import { regionIn } from './regions';
import type { TokenSource } from './token-source';

/** What a known phrase of so many tokens is as an element: the first of its meanings that names something, a word
 *  otherwise. */
export function elementOf(entry: Entry, source: TokenSource, width: number): Said {
  if (entry.ignored === true) return said('ignored', entry);
  if (entry.engine !== undefined) return said('engine', entry, undefined, entry.engine);
  if (entry.use !== undefined) return said('use', entry, entry.use);
  if (entry.provider !== undefined) return said('provider', entry, entry.provider);
  if (entry.vendor !== undefined) return said('vendor', entry, entry.vendor);
  if (entry.place !== undefined) return said('place', entry, width > 1 ? regionIn(source, entry.place) : entry.place);
  return said('word', entry, undefined, undefined, entry.cards);
}

/** What a known phrase says as an element. */
type Said = Required<Pick<Element, 'kind' | 'tags' | 'name' | 'engine' | 'cards'>>;
const said = (
  kind: Said['kind'],
  { tags }: Entry,
  name?: Said['name'],
  engine?: Said['engine'],
  cards?: Said['cards'],
): Said => ({ kind, tags, name, engine, cards });

/** "In one go", "one label", "jeden Abend", "one third": the number is a part of what the phrase means. */
export const isNoNumber = (tags: ReadonlySet<Tag>): boolean => anyOf(tags, IN_PHRASES);
const IN_PHRASES: readonly Tag[] = [
  'once',
  'shortAnswer',
  'daily',
  'vagueCount',
  'oneThird',
  'twoThirds',
  'threeQuarters',
];

/** "El equipo usa 2 A100": a verb that is also the name of a place, between a subject and an object. */
export function isVerb(source: TokenSource, i: number, { value, end }: PhraseMatch<Entry>): boolean {
  if (!value.tags.has('holds')) return false;
  const [before, next] = [source.at(i - 1), source.at(end)];
  const isObject = next.text !== '' && next.kind !== 'mark' && !next.line;
  return isObject && before.kind === 'word' && !source.at(i).line && !LEADS_TO_PLACE.has(before.text);
}
