import { isIdeographic } from '../lexer/token';
import type { VoiceCue } from '../words/voice-cues';
import { phrasesFrom, type VoicePhrase, written } from './voice-phrases';
import { Look } from './look';

/** Turns of phrase that a sentence holds, and the elements that they cover. */
interface FoundCues {
  readonly cues: ReadonlySet<VoiceCue>;
  readonly covered: ReadonlySet<number>;
}
const NO_CUES: FoundCues = { cues: new Set(), covered: new Set() };

/** Turns of phrase in a sentence that say whose it is, or of when. */
export class VoiceCues extends Look {
  /** What the elements of a sentence say. */
  in(sentence: readonly number[]): FoundCues {
    const line = new Line();
    for (const k of sentence) line.add(this.textAt(k), k);
    return line.cues((phrase, k) => this.isPart(phrase, k));
  }

  /** "22 deles", "22 van hen": so many of those who were counted. */
  private isPart({ cue }: VoicePhrase, k: number): boolean {
    return cue === 'of theirs' && this.at(k - 1)?.figure !== undefined;
  }
}

/** A sentence as phrases are looked up in it. */
class Line {
  private readonly words: string[] = [];
  /** The element of every word. */
  private readonly places: number[] = [];
  /** What is found, from the first phrase on. */
  private found: { readonly cues: Set<VoiceCue>; readonly covered: Set<number> } | undefined = undefined;
  /** All words as phrases are written, and where each begins: put together when a phrase may be there. */
  private text: string | undefined = undefined;
  private readonly starts: number[] = [];

  /** Adds the words of an element, or its signs in a script that cuts no words. */
  add(text: string, place: number): void {
    if (isIdeographic(text)) for (const sign of text.replaceAll(' ', '')) this.addWord(sign, place);
    else if (text.includes(' ')) for (const word of text.split(' ')) this.addWord(word, place);
    else this.addWord(text, place);
  }

  private addWord(word: string, place: number): void {
    this.words.push(word);
    this.places.push(place);
  }

  /** What the sentence says, save what `leaves` says of a phrase and the element that it begins at. */
  cues(leaves: (phrase: VoicePhrase, k: number) => boolean): FoundCues {
    const { places, words } = this;
    for (let n = 0; n < words.length; n += 1)
      for (const phrase of phrasesFrom(words[n] ?? '', words[n + 1]))
        if (!leaves(phrase, places[n] ?? -1)) this.take(phrase, n);
    return this.found ?? NO_CUES;
  }

  /** Takes what a phrase says that begins at word `n`, where all of it is there. */
  private take(phrase: VoicePhrase, n: number): void {
    this.text ??= this.writtenOut();
    const { starts } = this;
    const start = starts[n] ?? 0;
    if (!this.text.startsWith(phrase.written, start)) return;
    this.found ??= { cues: new Set(), covered: new Set() };
    this.found.cues.add(phrase.cue);
    const end = start + phrase.written.length - 1;
    for (let j = n; (starts[j] ?? Infinity) < end; j += 1) this.found.covered.add(this.places[j] ?? -1);
  }

  private writtenOut(): string {
    let text = '';
    for (const word of this.words) {
      this.starts.push(text.length);
      text += written(word);
    }
    return `${text} `;
  }
}
