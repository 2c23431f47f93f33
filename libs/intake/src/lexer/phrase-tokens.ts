import { lex } from './lex';

/** One token of a phrase. */
export interface PhraseToken {
  readonly text: string;
  /** Nothing stands between this token and the one before. */
  readonly glued: boolean;
}

/** Marks inside a phrase that are as good as none. */
export const JOINERS: ReadonlySet<string> = new Set(['-', '_', '/', '.', ':', "'"]);

const PLAIN = /^[a-z]+$/;
const PLAIN_PHRASE = /^[a-z]+(?: [a-z]+)*$/;
const DIGIT = /\d/;
const BEGINS_WITH_LETTER = /^\p{L}/u;
/** Letters before the end, or before a sign that no word goes on with. */
const FIRST_WORD = /^[A-Za-z]+(?=$|[\x00-\x26\x28-\x40\x5b-\x5f\x7b-\x7f])/;

/** Letters of scripts that fold into letters of the same script. */
const FAR_SCRIPT = /[\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/;
const FAR_SCRIPT_ALONE = /^[\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3 ]+$/;

/** Cyrillic, Chinese, Japanese or Korean: no text without such a letter has a phrase of `isFarPhrase`, or a word of
 *  one. */
export const hasFarScript = (text: string): boolean => FAR_SCRIPT.test(text);
/** Such letters and blanks alone. */
export const isFarPhrase = (phrase: string): boolean => FAR_SCRIPT_ALONE.test(phrase);

/** Cuts phrases into the tokens that `lex` gives. Word lists write the same few thousand words over and over: each is
 *  cut once. */
export class PhraseCutter {
  /** Tokens of what stands between blanks, where they are the same beside whatever else. */
  private readonly known = new Map<string, readonly PhraseToken[]>();

  cut(phrase: string): readonly PhraseToken[] {
    if (!phrase.includes(' ')) return this.known.get(phrase) ?? this.cutAnew(phrase);
    const tokens: PhraseToken[] = [];
    for (const piece of phrase.split(' ')) {
      const cut = this.known.get(piece) ?? (DIGIT.test(piece) ? undefined : this.cutAnew(piece));
      if (cut === undefined || !this.known.has(piece)) return lex(phrase);
      tokens.push(...cut);
    }
    return tokens;
  }

  /** The texts of the tokens, apart by blanks. */
  textOf(phrase: string): string {
    if (PLAIN_PHRASE.test(phrase)) return phrase;
    const texts = this.cut(phrase).map((token) => token.text);
    return texts.join(' ');
  }

  /** The first token that joins nothing; undefined where there is none. */
  firstOf(phrase: string): string | undefined {
    const word = FIRST_WORD.exec(phrase)?.[0];
    if (word !== undefined) return word.toLowerCase();
    const blank = phrase.indexOf(' ');
    const piece = blank < 0 ? phrase : phrase.slice(0, blank);
    const begins = this.known.get(piece) ?? (DIGIT.test(piece) ? undefined : this.cutAnew(piece));
    const tokens = begins !== undefined && this.known.has(piece) ? begins : this.cut(phrase);
    return tokens.find((token) => !JOINERS.has(token.text))?.text;
  }

  /** Keeps pieces of letters: a number may reach over a blank, and a mark above a letter over what stands before. */
  private cutAnew(piece: string): readonly PhraseToken[] {
    const tokens = PLAIN.test(piece) ? [{ kind: 'word', text: piece, glued: false }] : lex(piece);
    if (BEGINS_WITH_LETTER.test(piece) && tokens.every(({ kind }) => kind !== 'number')) this.known.set(piece, tokens);
    return tokens;
  }
}
