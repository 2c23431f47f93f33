import { lex } from '../lexer/lex';
import { isIdeographic } from '../lexer/token';
import en from './voice-cues/en.json';
import de from './voice-cues/de.json';
import fr from './voice-cues/fr.json';
import es from './voice-cues/es.json';
import it from './voice-cues/it.json';
import pt from './voice-cues/pt.json';
import nl from './voice-cues/nl.json';
import pl from './voice-cues/pl.json';
import ru from './voice-cues/ru.json';
import uk from './voice-cues/uk.json';
import cs from './voice-cues/cs.json';
import sv from './voice-cues/sv.json';
import da from './voice-cues/da.json';
import tr from './voice-cues/tr.json';
import ja from './voice-cues/ja.json';
import zh from './voice-cues/zh.json';
import ko from './voice-cues/ko.json';
import id from './voice-cues/id.json';
import vi from './voice-cues/vi.json';

/** What a word or a turn of phrase says about whose a sentence is, and of when. */
export type VoiceCue =
  | 'everybody says'
  | 'says'
  | 'of theirs'
  | 'not ours'
  | 'long ago'
  | 'turned down'
  | 'would be'
  | 'somebody'
  | 'with us'
  | 'a trade';

/** Phrases by language, folded, each with what it says, several things apart by a bar. */
const PHRASES: readonly Readonly<Record<string, string>>[] = [
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ru,
  uk,
  cs,
  sv,
  da,
  tr,
  ja,
  zh,
  ko,
  id,
  vi,
];

/** A phrase as it stands in a sentence that is written for looking it up, with what it says. */
type Phrase = readonly [written: string, cue: VoiceCue];

/** The words of a text in a form in which phrases are looked up: a blank before each, none before signs of scripts
 *  that cut no words. */
export const written = (word: string): string => {
  if (!isIdeographic(word)) return ` ${word}`;
  return word.includes(' ') ? word.replaceAll(' ', '') : word;
};

/** Phrases by their first word, or first sign; made when the first text asks. */
let known: ReadonlyMap<string, readonly Phrase[]> | undefined;

function phrases(): Map<string, Phrase[]> {
  const out = new Map<string, Phrase[]>();
  for (const [phrase, cues] of PHRASES.flatMap((language) => Object.entries(language))) {
    const words = lex(phrase).map((t) => t.text);
    const first = words[0] ?? '';
    const looked = words.map(written).join('') + (isIdeographic(first) ? '' : ' ');
    const entries = cues.split(' | ').map((cue): Phrase => [looked, cue as VoiceCue]);
    out.set(first, [...(out.get(first) ?? []), ...entries]);
  }
  return out;
}

/** Phrases that begin with a word or a sign. */
export function phrasesFrom(first: string): readonly Phrase[] {
  known ??= phrases();
  return known.get(first) ?? [];
}
