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
};

/** Every phrase of every language with its tags, apart by blanks, in the order of the files. */
export function* phrases(): Generator<readonly [phrase: string, tags: string]> {
  for (const words of Object.values(WORDS)) yield* Object.entries(words);
}
export type { Tag } from './tag';
