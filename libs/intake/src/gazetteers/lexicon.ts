import type { Engine, UseCase } from '@compute-advisor/domain';
import { lex } from '../lexer/lex';
import { PhraseTrie } from '../lexer/phrase-trie';
import type { SlipIndex } from '../lexer/slip';
import { indexSlips } from '../lexer/slip';
import { CURRENCY_NAMES } from './data/currencies';
import { AZURE_REGIONS, ENGINE_NAMES, NOT_A_MODEL, PLACE_NAMES, PROVIDER_NAMES, VENDOR_NAMES } from './data/places';
import type { PrecisionName } from './data/precisions';
import { PRECISION_NAMES } from './data/precisions';
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
  ignored?: true;
}

/** Everything the reader knows that is not a model or a card. */
export interface Lexicon {
  readonly phrases: PhraseTrie<Entry>;
  readonly precisions: PhraseTrie<PrecisionName>;
  readonly slips: SlipIndex;
  isWord(word: string): boolean;
}

/** Plain words that resemble a key word but are none. */
const NEVER_SLIPS = [
  'content',
  'contents',
  'contest',
  'course',
  'uses',
  'userland',
  'usable',
  'priced',
  'contain',
  'takes',
  'broken',
  'token',
  'minutes',
  'request',
  'request',
  'guess',
  'quest',
  'perdon',
  'state',
  'stage',
  'statement',
  'later',
  'latter',
  'lately',
  'single',
  'singles',
  'conclude',
  'plan',
  'plane',
  'place',
  'second',
  'sound',
  'client',
  'cliente',
  'person',
  'reason',
  'modes',
  'model',
  'models',
  'monthly',
  'dayly',
  'years',
  'yours',
  'there',
  'three',
  'theirs',
  'then',
  'than',
  'thing',
  'server',
  'serves',
  'service',
  'services',
  'never',
  'severe',
  'sever',
  'careful',
  'chard',
  'charts',
  'chart',
  'cart',
  'carts',
  'crads',
  'parallels',
  'answered',
  'prompted',
  'contexts',
  'contextual',
  'usage',
  'usages',
  'dates',
  'data',
  'daily',
  'pages',
  'image',
  'mage',
  'other',
  'others',
  'outputs',
  'people',
  'peoples',
  'staffed',
  'batched',
  'rates',
  'rated',
  'costed',
  'counts',
  'county',
  'hosted',
  'hours',
  'ours',
  'humans',
  'human',
  'input',
  'inputs',
  'tables',
  'about',
  'abort',
  'concurrents',
  'running',
  'runnings',
  'budgets',
  'buffer',
  'slot',
  'lots',
  'slots',
  'memory',
  'mentioned',
];

/** Words that people mistype and mean: nouns and units of figures. */
const SLIP_TARGETS: ReadonlySet<Tag> = new Set<Tag>([
  'who',
  'req',
  'tok',
  'ctx',
  'conc',
  'in',
  'out',
  'month',
  'year',
  'hour',
  'day',
  'latency',
  'budget',
  'gpuWord',
  'node',
  'daily',
  'monthly',
  'yearly',
  'util',
  'peak',
]);

/** "we have", "our cluster": a phrase that begins with a word of the first person speaks for the writer, unless it
 *  speaks of somebody else. */
function speaksForWriter(phrase: string, entry: Entry, entries: ReadonlyMap<string, Entry>): void {
  const first = phrase.split(' ')[0] ?? '';
  if (first !== phrase && !entry.tags.has('party') && entries.get(first)?.tags.has('first') === true)
    entry.tags.add('first');
}

/** Builds the lexicon once. */
export function buildLexicon(): Lexicon {
  const entries = new Map<string, Entry>();
  const at = (phrase: string): Entry => {
    const key = lex(phrase)
      .map((t) => t.text)
      .join(' ');
    let entry = entries.get(key);
    if (entry === undefined) {
      entry = { tags: new Set() };
      entries.set(key, entry);
    }
    return entry;
  };
  for (const [phrase, tags] of wordList()) for (const tag of tags) at(phrase).tags.add(tag);
  for (const [phrase, entry] of entries) speaksForWriter(phrase, entry, entries);
  for (const [use, list] of Object.entries(USE_CASE_WORDS))
    for (const phrase of list.split('|')) at(phrase).use ??= use as UseCase;
  for (const [name, engine] of Object.entries(ENGINE_NAMES)) at(name).engine = engine;
  for (const [name, provider] of Object.entries(PROVIDER_NAMES)) at(name).provider = provider;
  for (const [name, vendor] of Object.entries(VENDOR_NAMES)) at(name).vendor = vendor;
  for (const [name, place] of Object.entries(PLACE_NAMES)) at(name).place = place;
  for (const name of AZURE_REGIONS) at(name).place = name;
  for (const [name, currency] of Object.entries(CURRENCY_NAMES)) at(name).currency = currency;
  for (const name of NOT_A_MODEL) {
    const entry = at(name);
    if (/\bapi\b/.test(name)) entry.tags.add('api');
    if (entry.engine === undefined && entry.use === undefined) entry.ignored = true;
  }
  const phrases = new PhraseTrie<Entry>();
  const precisions = new PhraseTrie<PrecisionName>();
  for (const [phrase, entry] of entries) phrases.add(phrase, entry);
  for (const [name, precision] of PRECISION_NAMES) precisions.add(name, precision);
  const known = new Set<string>(NEVER_SLIPS);
  const words = new Set<string>();
  for (const [phrase, tags] of wordList())
    if (/^[a-z]{5,}$/.test(phrase) && tags.some((t) => SLIP_TARGETS.has(t))) words.add(phrase);
  for (const word of [
    'same',
    'time',
    'simultaneous',
    'seconds',
    'tokens',
    'concurrent',
    'context',
    'users',
    'about',
    'quantized',
  ])
    words.add(word);
  for (const phrase of entries.keys()) for (const word of phrase.split(' ')) known.add(word);
  return { phrases, precisions, slips: indexSlips(words, 5, false), isWord: (word) => known.has(word) };
}
