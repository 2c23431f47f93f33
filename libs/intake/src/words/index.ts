import en from './en.json';
import de from './de.json';
import es from './es.json';
import fr from './fr.json';
import pt from './pt.json';
import it from './it.json';
import nl from './nl.json';
import pl from './pl.json';
import ru from './ru.json';
import zh from './zh.json';
import ja from './ja.json';
import ko from './ko.json';
import hi from './hi.json';
import tr from './tr.json';
import sv from './sv.json';
import cs from './cs.json';
import da from './da.json';
import uk from './uk.json';
import vi from './vi.json';
import id from './id.json';
import { safety } from './availability-words';
import { eachDay } from './each-day';
import { hostedHere } from './hosted-here';
import { manifold } from './manifold';
import { ownRooms } from './own-rooms';
import { ownership } from './ownership';

/** Phrases by language: folded spelling (lower case, no diacritics), each with the tags it carries, apart by spaces. */
export const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en,
  de,
  es,
  fr,
  pt,
  it,
  nl,
  pl,
  ru,
  zh,
  ja,
  ko,
  hi,
  tr,
  sv,
  cs,
  da,
  uk,
  vi,
  id,
};

/** Languages whose short words are spelt like those of many others ("last", "kort", "her"): what they mean counts only
 *  where the language is spoken, and no word of another is taken for one of theirs misspelt. */
export const BOUND: ReadonlySet<string> = new Set(['tr', 'sv', 'cs', 'da', 'vi', 'id']);

/** Every phrase of every language with its tags, apart by blanks, in the order of the files;
 *  @param save languages that are left out */
export function* phrases(save: ReadonlySet<string> = new Set()): Generator<readonly [phrase: string, tags: string]> {
  for (const [language, words] of Object.entries(WORDS)) if (!save.has(language)) yield* Object.entries(words);
  yield* eachDay();
  yield* ownRooms();
  yield* hostedHere();
  yield* manifold();
  yield* ownership();
  yield* safety();
}
export type { Tag } from './tag';
