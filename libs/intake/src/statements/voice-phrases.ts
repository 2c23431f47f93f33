import { lex } from '../lexer/lex';
import { isIdeographic } from '../lexer/token';
import { VOICE_PHRASES, type VoiceCue } from '../words/voice-cues';

/** A phrase as it stands in a sentence that is written for looking it up, with what it says. */
export interface VoicePhrase {
  readonly written: string;
  readonly cue: VoiceCue;
  /** Its second word, where both are words apart by blanks. */
  readonly second: string | undefined;
}

/** The words of a text in a form in which phrases are looked up: a blank before each, none before signs of scripts
 *  that cut no words. */
export const written = (word: string): string => {
  if (!isIdeographic(word)) return ` ${word}`;
  return word.includes(' ') ? word.replaceAll(' ', '') : word;
};

/** Phrases by their first word, or first sign; made when the first text asks. */
let known: ReadonlyMap<string, readonly VoicePhrase[]> | undefined;

function phrases(): Map<string, VoicePhrase[]> {
  const out = new Map<string, VoicePhrase[]>();
  for (const [phrase, cues] of VOICE_PHRASES.flatMap((language) => Object.entries(language))) {
    const words = lex(phrase).map((t) => t.text);
    const [first = '', next = first] = words;
    const isApart = words.length > 1 && !isIdeographic(first) && !isIdeographic(next);
    const looked = words.map(written).join('') + (isIdeographic(first) ? '' : ' ');
    const entries = cues
      .split(' | ')
      .map((cue): VoicePhrase => ({ written: looked, cue: cue as VoiceCue, second: isApart ? next : undefined }));
    out.set(first, [...(out.get(first) ?? []), ...entries]);
  }
  return out;
}

/** Phrases that begin with a word or a sign. */
export function phrasesFrom(first: string): readonly VoicePhrase[] {
  known ??= phrases();
  return known.get(first) ?? NONE;
}
const NONE: readonly VoicePhrase[] = [];
