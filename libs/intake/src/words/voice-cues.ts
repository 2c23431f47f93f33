import { lex } from '../lexer/lex';
import { isIdeographic } from '../lexer/token';
import CUES from './voice-cues.json';

/** What a word or a turn of phrase says about whose a sentence is, and of when. */
export type VoiceCue = keyof typeof CUES;

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
  for (const [cue, languages] of Object.entries(CUES))
    for (const list of Object.values(languages))
      for (const phrase of list.split('|')) {
        const words = lex(phrase).map((t) => t.text);
        const first = words[0] ?? '';
        const entry: Phrase = [words.map(written).join('') + (isIdeographic(first) ? '' : ' '), cue as VoiceCue];
        const others = out.get(first);
        if (others === undefined) out.set(first, [entry]);
        else others.push(entry);
      }
  return out;
}

/** Phrases that begin with a word or a sign. */
export function phrasesFrom(first: string): readonly Phrase[] {
  known ??= phrases();
  return known.get(first) ?? [];
}
