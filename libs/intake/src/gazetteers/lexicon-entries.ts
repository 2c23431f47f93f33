import type { Engine, UseCase } from '@compute-advisor/domain';
import { hasFarScript, isFarPhrase, type PhraseCutter } from '../lexer/phrase-tokens';
import { phrases as wordList, type Tag, WORDS } from '../words';
import { CURRENCY_NAMES } from './data/currencies';
import { AZURE_REGIONS } from './data/azure-regions';
import {
  ENGINE_NAMES,
  ENGINES_NOT_MODELLED,
  NOT_A_MODEL,
  PLACE_NAMES,
  PROVIDER_NAMES,
  VENDOR_NAMES,
} from './data/places';
import { PLACED_BY_ADJECTIVE } from './data/place-adjectives';
import { SERVERS } from './data/servers';
import { USE_CASE_WORDS } from './data/use-cases';

/** What a known phrase can be. One phrase may be several of these. */
export interface Entry {
  readonly tags: Set<Tag>;
  use: UseCase | undefined;
  engine: Engine | undefined;
  provider: string | undefined;
  vendor: string | undefined;
  place: string | undefined;
  currency: string | undefined;
  /** Cards on the board of a server of this name. */
  cards: number | undefined;
  ignored: true | undefined;
}

/** A phrase of which nothing is known yet. All are made with all of their members, so that a look at one costs the same
 *  whatever it is. */
const emptyEntry = (): Entry => ({
  tags: new Set(),
  use: undefined,
  engine: undefined,
  provider: undefined,
  vendor: undefined,
  place: undefined,
  currency: undefined,
  cards: undefined,
  ignored: undefined,
});

/** What a list says of a phrase. */
interface Definition {
  readonly phrase: string;
  readonly define: (entry: Entry) => void;
}

/** What the lists say of the phrases that begin with one token: what they mean, then what they name. */
interface Definitions {
  readonly tags: Definition[];
  readonly names: Definition[];
}

/** "we have", "our cluster": a phrase that begins with a word of the first person speaks for the writer, unless it
 *  speaks of somebody else, or is of a language in which that word means something else: "im Monat", "i månaden". */
function speaksForWriter(phrase: string, entry: Entry, entries: ReadonlyMap<string, Entry>): void {
  const first = phrase.split(' ')[0] ?? '';
  if (first === phrase || entry.tags.has('party') || entries.get(first)?.tags.has('first') !== true) return;
  const listed = Object.values(WORDS).filter((words) => words[phrase] !== undefined);
  if (listed.length === 0 || listed.some((words) => /\bfirst\b/.test(words[first] ?? ''))) entry.tags.add('first');
}

/** What the lists say of every phrase, by the token it begins with. Entries of one beginning are put together when
 *  they are asked for; what they hold does not depend on any other. */
export class LexiconEntries {
  /** Every phrase as it is written, in the order of the lists. */
  readonly phrases: string[] = [];
  private readonly waiting = new Map<string, Definitions>();
  /** What no text in Latin letters asks for. */
  private readonly far: (Definition & { readonly list: keyof Definitions })[] = [];
  /** One object for all phrases that mean nothing but the same tags: a few hundred instead of tens of thousands. */
  private readonly shared = new Map<string, Entry>();

  constructor(private readonly cutter: PhraseCutter) {
    this.addTags();
    this.addNames();
    this.addIgnored();
  }

  /** The folded phrases that begin with a token and what they mean; undefined where none do, and when they are taken.
   */
  take(first: string): Iterable<readonly [phrase: string, entry: Entry]> | undefined {
    if (this.far.length > 0 && hasFarScript(first)) this.sortFar();
    const definitions = this.waiting.get(first);
    if (definitions === undefined) return undefined;
    this.waiting.delete(first);
    const entries = new Map<string, Entry>();
    const spellings = new Map<string, string>();
    this.define(definitions.tags, entries, spellings);
    for (const [phrase, entry] of entries) speaksForWriter(phrase, entry, entries);
    this.define(definitions.names, entries, spellings);
    return [...spellings].flatMap(([spelling, key]) => {
      const entry = entries.get(key);
      return entry === undefined ? [] : [[spelling, this.sharedWith(entry)] as const];
    });
  }

  /** Spellings that only differ in their blanks mean the same; where the blanks are says where a word ends. */
  private define(
    definitions: readonly Definition[],
    entries: Map<string, Entry>,
    spellings: Map<string, string>,
  ): void {
    for (const { phrase, define } of definitions) {
      const key = this.cutter.textOf(phrase);
      spellings.set(hasFarScript(phrase) ? phrase : key, key);
      let entry = entries.get(key);
      if (entry === undefined) entries.set(key, (entry = emptyEntry()));
      define(entry);
    }
  }

  private sharedWith(entry: Entry): Entry {
    if (Object.values(entry).some((said) => said !== undefined && said !== entry.tags)) return entry;
    const key = [...entry.tags].join(' ');
    const known = this.shared.get(key) ?? entry;
    this.shared.set(key, known);
    return known;
  }

  private add(list: keyof Definitions, phrase: string, define: Definition['define']): void {
    this.phrases.push(phrase);
    if (isFarPhrase(phrase)) this.far.push({ list, phrase, define });
    else this.file(list, { phrase, define });
  }

  private file(list: keyof Definitions, definition: Definition): void {
    const first = this.cutter.firstOf(definition.phrase);
    if (first === undefined) return;
    let waiting = this.waiting.get(first);
    if (waiting === undefined) this.waiting.set(first, (waiting = { tags: [], names: [] }));
    waiting[list].push(definition);
  }

  private sortFar(): void {
    for (const { list, ...definition } of this.far) this.file(list, definition);
    this.far.length = 0;
  }

  /** Tags first, as the word lists give them. */
  private addTags(): void {
    const known = new Map<string, Definition['define']>();
    for (const [phrase, tags] of wordList()) {
      let define = known.get(tags);
      if (define === undefined) known.set(tags, (define = tagging(tags)));
      this.add('tags', phrase, define);
    }
  }

  private addName(phrase: string, define: Definition['define']): void {
    this.add('names', phrase, define);
  }

  /** What is named: uses, engines, providers, vendors, places, currencies. */
  private addNames(): void {
    for (const [use, list] of Object.entries(USE_CASE_WORDS))
      for (const phrase of list) this.addName(phrase, (entry) => void (entry.use = use as UseCase));
    for (const [name, engine] of Object.entries(ENGINE_NAMES))
      for (const form of [name, `${name}'s`]) this.addName(form, (entry) => void (entry.engine = engine));
    for (const [name, provider] of Object.entries(PROVIDER_NAMES))
      for (const form of [name, `${name}'s`]) this.addName(form, (entry) => void (entry.provider = provider));
    for (const [name, vendor] of Object.entries(VENDOR_NAMES))
      this.addName(name, (entry) => void (entry.vendor = vendor));
    for (const [name, place] of Object.entries(PLACE_NAMES)) this.addName(name, (entry) => void (entry.place = place));
    for (const [name, place] of PLACED_BY_ADJECTIVE) this.addName(name, (entry) => void (entry.place = place));
    for (const [name, place] of AZURE_REGIONS) this.addName(name, (entry) => void (entry.place = place));
    for (const [name, cards] of Object.entries(SERVERS))
      this.addName(name, (entry) => {
        entry.cards = cards;
        entry.tags.add('node');
      });
    for (const [name, currency] of CURRENCY_NAMES) this.addName(name, (entry) => void (entry.currency = currency));
  }

  /** Products that look like models and are none, and engines that nothing here is known of. */
  private addIgnored(): void {
    for (const name of ENGINES_NOT_MODELLED)
      this.addName(name, (entry) => {
        entry.ignored = true;
        entry.tags.add('otherEngine');
      });
    for (const name of NOT_A_MODEL)
      this.addName(name, (entry) => {
        if (/\bapi\b/.test(name)) entry.tags.add('api');
        if (entry.engine === undefined && entry.use === undefined) entry.ignored = true;
      });
  }
}

/** @param tags apart by blanks */
function tagging(tags: string): Definition['define'] {
  const all = tags.split(' ') as Tag[];
  return (entry) => {
    for (const tag of all) entry.tags.add(tag);
  };
}
