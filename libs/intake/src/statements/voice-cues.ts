import { isIdeographic } from '../lexer/token';
import type { VoiceCue } from '../words/voice-cues';
import { phrasesFrom, written } from './voice-phrases';
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
    const starts: number[] = [];
    let line = '';
    for (const k of sentence)
      for (const word of wordsOf(this.textAt(k))) {
        words.push(word);
        places.push(k);
        starts.push(line.length);
        line += written(word);
      }
    line += ' ';
    const cues = new Set<VoiceCue>();
    const covered = new Set<number>();
    words.forEach((word, n) => {
      const start = starts[n] ?? 0;
      for (const [phrase, cue] of phrasesFrom(word)) {
        if (!line.startsWith(phrase, start)) continue;
        cues.add(cue);
        for (let j = n; (starts[j] ?? Infinity) < start + phrase.length - 1; j += 1) covered.add(places[j] ?? -1);
      }
    });
    return { cues, covered };
  }
}

/** The words of an element, or its signs in a script that cuts no words. */
const wordsOf = (text: string): readonly string[] =>
  isIdeographic(text) ? [...text.replaceAll(' ', '')] : text.split(' ');
