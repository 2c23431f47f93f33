import { isCapitalised } from './capital';
import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Speaker, Tense } from './attribution';
import type { Posts } from './posts';

/** Who speaks, and of when, at one place of a text. */
export interface Voice {
  speaker: Speaker;
  tense: Tense;
}

/** How long the label of a turn may be, its colon included. */
const TURN_LABEL = 5;
const BULLETS = new Set(['-', '*', '•', '(', '"', '·', '–', '“', '|']);

/** Short cells between tabs, bars, commas or wide gaps, a figure in one of them. */
const ROW = /^(?=.*\d)[^\t|,;]{1,24}(?:(?:\t| {2,}| ?\| ?|[,;](?=\S))[^\t|,;]{1,24})+$/;

/** How the heading of a list ended: its rows are said by whom, and of when, the heading is. */
export class ListHeading {
  private voice: Voice | undefined;
  /** Rows of the list so far. */
  private rows = 0;
  private capital = false;

  constructor(
    private readonly elements: readonly Element[],
    private readonly text: string,
    private readonly posts: Posts,
  ) {}

  /** A sentence that ends with a colon begins a list; the writer's own of now says nothing about its rows. */
  begin(voice: Voice, from: number): void {
    this.rows = 0;
    let head = from;
    while (this.elements[head]?.kind === 'mark') head += 1;
    this.capital = isCapitalised(this.text, this.elements[head]);
    this.voice = voice.speaker === 'writer' && voice.tense === 'now' ? undefined : { ...voice };
  }

  /** The voice of the heading, for a row of its list; any other line ends the list, and so does an empty one behind its
   *  rows. */
  over(from: number): Voice | undefined {
    if (this.voice === undefined || !this.posts.startsLine(this.elements[from]?.start ?? 0)) return this.voice;
    const start = this.elements[from]?.start ?? 0;
    const bulleted = BULLETS.has(this.text[start] ?? '') || this.isRow(start);
    const ended = this.rows > 0 && this.posts.startsParagraph(start);
    this.rows += 1;
    if (!bulleted && (ended || !this.isTurn(from)) && !this.isRestOf(from)) this.voice = undefined;
    return this.voice;
  }

  /** `256    4980`, `8x H200,34000`: a line of figures in columns. */
  private isRow(start: number): boolean {
    const end = this.text.indexOf('\n', start);
    return ROW.test(this.text.slice(start, end < 0 ? undefined : end));
  }

  /** "on a p5en.48xlarge at $85/hr": a line behind the rows that goes on with a small letter, in a text that begins its
   *  lines with capitals. */
  private isRestOf(from: number): boolean {
    const sign = this.text[this.elements[from]?.start ?? 0] ?? '';
    if (!this.capital || this.rows < 2 || sign === sign.toUpperCase()) return false;
    const sentence = this.elements[from]?.sentence;
    for (let k = from; this.elements[k]?.sentence === sentence; k += 1)
      if (['first', 'ask', 'want', 'nowCue'].some((t) => this.elements[k]?.tags.has(t as Tag) === true)) return false;
    return true;
  }

  /** `yash: any 24 GB card`: a short label at the head of a line. */
  private isTurn(from: number): boolean {
    if (this.elements[from]?.tags.has('own') === true || this.elements[from]?.tags.has('first') === true) return false;
    for (let k = from; k < from + TURN_LABEL; k += 1) if (this.elements[k]?.text === ':') return k > from;
    return false;
  }
}
