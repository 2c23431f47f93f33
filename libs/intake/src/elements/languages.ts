import { lex } from '../lexer/lex';
import { perWord } from '../lexer/per-word';
import type { Tag } from '../words';
import { BOUND, WORDS } from '../words';
import { FUNCTION_WORDS } from '../words/function-words';
import { eachAsMeant, type Element, remade } from './element';
import { asMeant } from './homonyms';
import { Heard, spoken } from './spoken-languages';

/** Tags that say who speaks, of when and to what end. A word carries them only in its own language: "eu" is no first
 *  person in English, "type" nobody, "im" not "I'm". */
const VOICE: ReadonlySet<Tag> = new Set<Tag>([
  'first',
  'third',
  'person',
  'party',
  'org',
  'claims',
  'past',
  'suppose',
  'nowCue',
  'former',
  'holds',
  'determiner',
  'offer',
  'until',
  'hearsay',
  'reports',
  'heOrShe',
  'they',
  'hisOrHer',
  'have',
  'inverts',
  'medium',
  'perceives',
  'acquires',
  'oneOf',
  'agoBefore',
  'agoBehind',
  'not',
  'most',
  'turn',
  'ifWord',
  'wouldBe',
]);

/** Scripts that no other language here is written in. */
const OWN_SCRIPT = /[^\u0000-\u024f]/;
/** Languages in which a phrase, by its folded tokens, carries each tag of voice. */
const LANGUAGES_OF: ReadonlyMap<string, ReadonlyMap<Tag, ReadonlySet<string>>> = phraseLanguages();
/** The tags of a phrase that it does not carry in every language. Where they are all English as well, it carries them
 *  wherever English is spoken. */
const boundTagsOf = perWord((phrase) => {
  const tags = LANGUAGES_OF.get(phrase);
  return tags === undefined ? null : { tags, areEnglish: [...tags.values()].every((of) => of.has('en')) };
});

function phraseLanguages(): Map<string, Map<Tag, Set<string>>> {
  const out = new Map<string, Map<Tag, Set<string>>>();
  for (const [language, words] of Object.entries(WORDS))
    for (const [phrase, tags] of Object.entries(words)) {
      const voices = tags.split(' ').filter((t) => BOUND.has(language) || VOICE.has(t as Tag)) as Tag[];
      if (voices.length === 0) continue;
      const key = keyOf(phrase);
      if (OWN_SCRIPT.test(key)) continue;
      const known = out.get(key) ?? new Map<Tag, Set<string>>();
      for (const tag of voices) known.set(tag, (known.get(tag) ?? new Set()).add(language));
      out.set(key, known);
    }
  return withFreeTags(out);
}

function keyOf(phrase: string): string {
  if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return phrase;
  return lex(phrase)
    .map((t) => t.text)
    .join(' ');
}

/** What a phrase means in a language that is not bound as well, it means everywhere. */
function withFreeTags(out: Map<string, Map<Tag, Set<string>>>): Map<string, Map<Tag, Set<string>>> {
  for (const [language, words] of Object.entries(WORDS)) {
    if (BOUND.has(language)) continue;
    for (const [phrase, tags] of Object.entries(words)) {
      if (/[^\x20-\x7e]/.test(phrase)) continue; // bound languages fold into Latin letters
      const known = out.get(keyOf(phrase));
      if (known !== undefined)
        for (const tag of tags.split(' ') as Tag[]) if (!VOICE.has(tag) && known.has(tag)) known.delete(tag);
    }
  }
  return out;
}

/** Words so long tell a bound language as its function words do, alone or in a phrase, where no other file has them. */
const TELLING = /^[a-z]{5,}$/;
const LANGUAGES_OF_FUNCTION_WORD: ReadonlyMap<string, readonly string[]> = functionWords();

function functionWords(): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const [language, words] of Object.entries(FUNCTION_WORDS))
    for (const word of new Set(words.split(' '))) out.set(word, [...(out.get(word) ?? []), language]);
  const said = Object.entries(WORDS).map(([language, words]) => [language, wordsOf(words)] as const);
  for (const [language, own] of said) {
    if (!BOUND.has(language)) continue;
    for (const word of own)
      if (
        TELLING.test(word) &&
        !out.has(word) &&
        said.every(([other, words]) => other === language || !words.has(word))
      )
        out.set(word, [language]);
  }
  return out;
}

/** The words of all phrases of a language. */
function wordsOf(phrases: Readonly<Record<string, string>>): ReadonlySet<string> {
  return new Set(Object.keys(phrases).flatMap((phrase) => phrase.split(' ')));
}

const NAMES: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['gpu', 'instance', 'model', 'precision']);
/** The words of an element that tell a language, each with its languages. */
const tellingWordsOf = perWord((text): readonly (readonly [string, readonly string[]])[] =>
  text.split(' ').flatMap((word) => {
    const languages = LANGUAGES_OF_FUNCTION_WORD.get(word);
    return languages === undefined ? [] : [[word, languages] as const];
  }),
);

/** The elements with the tags that their sentence's language gives them. Linear. */
export function inLanguage(elements: readonly Element[]): readonly Element[] {
  const text = new Heard();
  const sentences: Heard[] = [];
  for (const e of elements) {
    // the letters of a name ("L40S", "A100") are words of no language
    if (NAMES.has(e.kind)) continue;
    for (const [word, languages] of tellingWordsOf(e.text)) {
      (sentences[e.sentence] ??= new Heard()).note(word, languages);
      text.note(word, languages);
    }
  }
  const whole = spoken(text.counts, []);
  const usual = whole === undefined ? undefined : new Set([...whole, 'en']);
  const active: (ReadonlySet<string> | undefined)[] = [];
  sentences.forEach(({ counts }, sentence) => (active[sentence] = spoken(counts, usual ?? [])));
  return eachAsMeant(elements, (e, k) => {
    const languages = active[e.sentence] ?? usual;
    const before = k > 0 ? elements[k - 1] : undefined;
    if (isVerb(e, before, languages) || isI(e, before, elements[k + 1], languages)) return remade(e, { kind: 'word' });
    return voiced(asMeant(e, before, elements[k + 1], languages), languages);
  });
}

/** "el 15 % usa el asistente": a verb of Spanish, Italian and Portuguese; a country only behind a preposition. */
function isVerb(e: Element, before: Element | undefined, languages: ReadonlySet<string> | undefined): boolean {
  if (e.kind !== 'place' || !e.tags.has('holds') || languages === undefined || languages.has('en')) return false;
  return VERB_OF.some((l) => languages.has(l)) && !TO_PLACES.has(before?.text ?? '');
}
const VERB_OF = ['es', 'it', 'pt'] as const;
const TO_PLACES = new Set(
  'a en in em na pela de da di los nos negli degli dagli para per hacia desde los gli'.split(' '),
);

/** "Eu pensava em L4": who speaks, in Portuguese; no union but behind a preposition. */
const isI = (e: Element, before: Element | undefined, next: Element | undefined, of: Spoken): boolean =>
  e.kind === 'place' &&
  e.text === 'eu' &&
  of?.has('pt') === true &&
  I_DO.test(next?.text ?? '') &&
  !isPlaceBehind(before);
const I_DO = /(?:o|ei|ava|ia|ou)(?: |$)/;
const isPlaceBehind = (before: Element | undefined): boolean => TO_PLACES.has(before?.text ?? '');
type Spoken = ReadonlySet<string> | undefined;

function voiced(e: Element, languages: ReadonlySet<string> | undefined): Element {
  const bound = e.tags.size === 0 ? null : boundTagsOf(e.text);
  if (bound === null || (bound.areEnglish && languages?.has('en') !== false)) return e;
  let foreign: Tag[] | undefined;
  for (const tag of e.tags) {
    const of = bound.tags.get(tag);
    if (of !== undefined && !isAnySpoken(of, languages)) (foreign ??= []).push(tag);
  }
  return foreign === undefined ? e : remade(e, { tags: without(e.tags, foreign) });
}

/** The tags without some. Each set of them is made once: what is known of a word is found by its set of tags. */
function without(tags: ReadonlySet<Tag>, some: readonly Tag[]): ReadonlySet<Tag> {
  let known = LEFT.get(tags);
  if (known === undefined) LEFT.set(tags, (known = new Map()));
  const key = some.join(' ');
  let left = known.get(key);
  if (left === undefined) known.set(key, (left = new Set([...tags].filter((tag) => !some.includes(tag)))));
  return left;
}
const LEFT = new WeakMap<ReadonlySet<Tag>, Map<string, ReadonlySet<Tag>>>();

function isAnySpoken(of: ReadonlySet<string>, languages: ReadonlySet<string> | undefined): boolean {
  for (const language of of) if (languages?.has(language) ?? !BOUND.has(language)) return true;
  return false;
}
