import { lex } from '../lexer/lex';
import { isIdeographic } from '../lexer/token';
import { VOICE_PHRASES, type VoiceCue } from '../words/voice-cues';

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
  for (const [phrase, cues] of VOICE_PHRASES.flatMap((language) => Object.entries(language))) {
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
