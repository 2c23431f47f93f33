import { isIdeographic } from '../lexer/token';
import type { VoiceCue } from '../words/voice-cues';
import { phrasesFrom, type VoicePhrase, written } from './voice-phrases';
import { Look } from './look';

/** Turns of phrase that a sentence holds, and the elements that they cover. */
interface FoundCues {
  readonly cues: ReadonlySet<VoiceCue>;
  readonly covered: ReadonlySet<number>;
}

/** Turns of phrase in a sentence that say whose it is, or of when. */
export class VoiceCues extends Look {
  /** What the elements of a sentence say. */
  in(sentence: readonly number[]): FoundCues {
    const words: string[] = [];
    const places: number[] = [];
    for (const k of sentence)
      for (const word of wordsOf(this.textAt(k))) {
        words.push(word);
        places.push(k);
      }
    const found = { cues: new Set<VoiceCue>(), covered: new Set<number>() };
    let line: Line | undefined;
    for (const [n, word] of words.entries())
      for (const phrase of phrasesFrom(word))
        if ((phrase.second === undefined || phrase.second === words[n + 1]) && !this.isPart(phrase, places[n] ?? 0))
          take(found, phrase, (line ??= lineOf(words)), n, places);
    return found;
  }

  /** "22 deles", "22 van hen": so many of those who were counted. */
  private isPart({ cue }: VoicePhrase, k: number): boolean {
    return cue === 'of theirs' && this.at(k - 1)?.figure !== undefined;
  }
}

/** A sentence as phrases are looked up in it, and where its words begin. */
interface Line {
  readonly text: string;
  readonly starts: readonly number[];
}

function lineOf(words: readonly string[]): Line {
  const starts: number[] = [];
  let text = '';
  for (const word of words) {
    starts.push(text.length);
    text += written(word);
  }
  return { text: `${text} `, starts };
}

/** Takes what a phrase says that begins at word `n`, where all of it is there. */
function take(
  { cues, covered }: { readonly cues: Set<VoiceCue>; readonly covered: Set<number> },
  phrase: VoicePhrase,
  { text, starts }: Line,
  n: number,
  places: readonly number[],
): void {
  const start = starts[n] ?? 0;
  if (!text.startsWith(phrase.written, start)) return;
  cues.add(phrase.cue);
  for (let j = n; (starts[j] ?? Infinity) < start + phrase.written.length - 1; j += 1) covered.add(places[j] ?? -1);
}

/** The words of an element, or its signs in a script that cuts no words. */
const wordsOf = (text: string): readonly string[] =>
  isIdeographic(text) ? [...text.replaceAll(' ', '')] : text.split(' ');
