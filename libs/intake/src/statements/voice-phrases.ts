import { lex } from '../lexer/lex';
import { isIdeographic } from '../lexer/token';
import { VOICE_PHRASES, type VoiceCue } from '../words/voice-cues';

/** A phrase as it stands in a sentence that is written for looking it up, with what it says. */
export interface VoicePhrase {
  readonly written: string;
  readonly cue: VoiceCue;
}

/** Phrases that begin with one word, or one sign. */
interface Begun {
  /** Those that need no second word apart by a blank. */
  readonly alone: VoicePhrase[];
  /** The same with those that go on with a second word, by that word. */
  readonly bySecond: Map<string, VoicePhrase[]>;
}

/** The words of a text in a form in which phrases are looked up: a blank before each, none before signs of scripts
 *  that cut no words. */
export const written = (word: string): string => {
  if (!isIdeographic(word)) return ` ${word}`;
  return word.includes(' ') ? word.replaceAll(' ', '') : word;
};

/** Phrases by their first word, or first sign; made when the first text asks. */
let known: ReadonlyMap<string, Begun> | undefined;

function phrases(): Map<string, Begun> {
  const out = new Map<string, Begun>();
  for (const [phrase, cues] of VOICE_PHRASES.flatMap((language) => Object.entries(language))) {
    const words = lex(phrase).map((t) => t.text);
    const [first = '', next = first] = words;
    const isApart = words.length > 1 && !isIdeographic(first) && !isIdeographic(next);
    const looked = words.map(written).join('') + (isIdeographic(first) ? '' : ' ');
    const entries = cues.split(' | ').map((cue): VoicePhrase => ({ written: looked, cue: cue as VoiceCue }));
    let begun = out.get(first);
    if (begun === undefined) out.set(first, (begun = { alone: [], bySecond: new Map() }));
    file(begun, isApart ? next : undefined, entries);
  }
  return out;
}

/** Files phrases, each list in the order in which they are given. */
function file({ alone, bySecond }: Begun, second: string | undefined, entries: readonly VoicePhrase[]): void {
  if (second === undefined) {
    alone.push(...entries);
    for (const list of bySecond.values()) list.push(...entries);
  } else {
    const list = bySecond.get(second) ?? [...alone];
    list.push(...entries);
    bySecond.set(second, list);
  }
}

/** Phrases that may begin with a word or a sign before the next one of its sentence. */
export function phrasesFrom(first: string, next: string | undefined): readonly VoicePhrase[] {
  known ??= phrases();
  const begun = known.get(first);
  if (begun === undefined) return NONE;
  return (next === undefined ? undefined : begun.bySecond.get(next)) ?? begun.alone;
}
const NONE: readonly VoicePhrase[] = [];
