import type { Engine, UseCase } from '@compute-advisor/domain';
import { lex } from '../lexer/lex';
import { PhraseTrie } from '../lexer/phrase-trie';
import type { SlipIndex } from '../lexer/slip';
import { indexSlips } from '../lexer/slip';
import { CURRENCY_NAMES } from './data/currencies';
import {
  AZURE_REGIONS,
  ENGINE_NAMES,
  ENGINES_NOT_MODELLED,
  NOT_A_MODEL,
  PLACE_NAMES,
  PROVIDER_NAMES,
  VENDOR_NAMES,
} from './data/places';
import type { PrecisionName } from './data/precisions';
import { PRECISION_NAMES } from './data/precisions';
import { SERVERS } from './data/servers';
import { FURTHER_SLIP_TARGETS, NEVER_SLIPS, SLIP_TARGETS } from './data/slip-words';
import { USE_CASE_WORDS } from './data/use-cases';
import type { Tag } from '../words';
import { phrases as wordList } from '../words';

/** What a known phrase can be. One phrase may be several of these. */
export interface Entry {
  readonly tags: Set<Tag>;
  use?: UseCase;
  engine?: Engine;
  provider?: string;
  vendor?: string;
  place?: string;
  currency?: string;
  /** Cards on the board of a server of this name. */
  cards?: number;
  ignored?: true;
}

/** Everything the reader knows that is not a model or a card. */
export interface Lexicon {
  readonly phrases: PhraseTrie<Entry>;
  readonly precisions: PhraseTrie<PrecisionName>;
  readonly slips: SlipIndex;
  isWord(word: string): boolean;
}

/** "we have", "our cluster": a phrase that begins with a word of the first person speaks for the writer, unless it
 *  speaks of somebody else. */
function speaksForWriter(phrase: string, entry: Entry, entries: ReadonlyMap<string, Entry>): void {
  const first = phrase.split(' ')[0] ?? '';
  if (first !== phrase && !entry.tags.has('party') && entries.get(first)?.tags.has('first') === true)
    entry.tags.add('first');
}

/** Entries by their folded phrase, made when first asked for. */
class Entries {
  readonly all = new Map<string, Entry>();

  at(phrase: string): Entry {
    const key = lex(phrase)
      .map((t) => t.text)
      .join(' ');
    const known = this.all.get(key);
    if (known !== undefined) return known;
    const entry: Entry = { tags: new Set() };
    this.all.set(key, entry);
    return entry;
  }
}

/** Tags first, as the word lists give them. */
function addTags(entries: Entries): void {
  for (const [phrase, tags] of wordList()) for (const tag of tags) entries.at(phrase).tags.add(tag);
  for (const [phrase, entry] of entries.all) speaksForWriter(phrase, entry, entries.all);
}

/** What is named: uses, engines, providers, vendors, places, currencies. */
function addNames(entries: Entries): void {
  for (const [use, list] of Object.entries(USE_CASE_WORDS))
    for (const phrase of list.split('|')) entries.at(phrase).use ??= use as UseCase;
  for (const [name, engine] of Object.entries(ENGINE_NAMES)) entries.at(name).engine = engine;
  for (const [name, provider] of Object.entries(PROVIDER_NAMES)) entries.at(name).provider = provider;
  for (const [name, vendor] of Object.entries(VENDOR_NAMES)) entries.at(name).vendor = vendor;
  for (const [name, place] of Object.entries(PLACE_NAMES)) entries.at(name).place = place;
  for (const name of AZURE_REGIONS) entries.at(name).place = name;
  for (const [name, cards] of Object.entries(SERVERS)) {
    const entry = entries.at(name);
    entry.cards = cards;
    entry.tags.add('node');
  }
  for (const [name, currency] of Object.entries(CURRENCY_NAMES)) entries.at(name).currency = currency;
}

/** Products that look like models and are none, and engines that nothing here is known of. */
function addIgnored(entries: Entries): void {
  for (const name of ENGINES_NOT_MODELLED) {
    const entry = entries.at(name);
    entry.ignored = true;
    entry.tags.add('otherEngine');
  }
  for (const name of NOT_A_MODEL) {
    const entry = entries.at(name);
    if (/\bapi\b/.test(name)) entry.tags.add('api');
    if (entry.engine === undefined && entry.use === undefined) entry.ignored = true;
  }
}

/** The words whose misspellings are read as them. */
function slipTargets(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [phrase, tags] of wordList())
    if (/^[a-z]{5,}$/.test(phrase) && tags.some((t) => SLIP_TARGETS.has(t))) words.add(phrase);
  for (const word of FURTHER_SLIP_TARGETS) words.add(word);
  return words;
}

/** One object for all phrases that mean nothing but the same tags: a few hundred instead of tens of thousands. */
function sharing(): (entry: Entry) => Entry {
  const kept = new Map<string, Entry>();
  return (entry) => {
    if (Object.keys(entry).length > 1) return entry;
    const key = [...entry.tags].join(' ');
    const known = kept.get(key) ?? entry;
    kept.set(key, known);
    return known;
  };
}

/** Builds the lexicon once. */
export function buildLexicon(): Lexicon {
  const entries = new Entries();
  addTags(entries);
  addNames(entries);
  addIgnored(entries);
  const phrases = new PhraseTrie<Entry>();
  const shared = sharing();
  for (const [phrase, entry] of entries.all) phrases.add(phrase, shared(entry));
  const precisions = new PhraseTrie<PrecisionName>();
  for (const [name, precision] of PRECISION_NAMES) precisions.add(name, precision);
  const known = new Set<string>([...NEVER_SLIPS, ...[...entries.all.keys()].flatMap((phrase) => phrase.split(' '))]);
  return { phrases, precisions, slips: indexSlips(slipTargets(), 5, false), isWord: (word) => known.has(word) };
}
