import { type Token, tokenAt } from '../lexer/token';
import type { Tag } from '../words';
import type { Element } from './element';
import type { FigureMention } from './figures';

const NONE: ReadonlySet<Tag> = new Set();
const PERCENT: ReadonlySet<Tag> = new Set<Tag>(['percent']);

/** Where an element stands and how it is written. */
type Place = Pick<Element, 'text' | 'from' | 'to' | 'start' | 'end' | 'glued'>;
/** What an element is beside its kind and place. */
type Details = Required<Omit<Element, keyof Place | 'kind' | 'sentence' | 'clause'>>;
/** Nothing more. All details are made of it, so that a look at them costs the same whatever the element is. */
export const NO_DETAILS: Details = {
  tags: NONE,
  figure: undefined,
  currency: undefined,
  model: undefined,
  gpu: undefined,
  instance: undefined,
  precision: undefined,
  engine: undefined,
  name: undefined,
  cards: undefined,
  clock: undefined,
  hours: undefined,
  span: undefined,
  tax: undefined,
};

/** The elements of a text as they are cut, in its order, each in its sentence and clause. */
export class ElementList {
  private sentence = 0;
  private clause = 0;
  readonly elements: Element[] = [];
  constructor(private readonly tokens: readonly Token[]) {}

  /** The element before the one that comes next. */
  get last(): Element | undefined {
    return this.elements[this.elements.length - 1];
  }
  /** What comes next is in another sentence. */
  endSentence(): void {
    this.sentence++;
    this.clause++;
  }
  /** What comes next is in another clause of its sentence. */
  endClause(): void {
    this.clause++;
  }
  /** Takes back all elements from a token on: a model whose size stood before its family begins there. */
  takeBack(from: number): void {
    while ((this.last?.from ?? -1) >= from) this.elements.pop();
  }
  /** Adds what the tokens from `from` to `to` (exclusive) are; gives back `to`. */
  push(kind: Element['kind'], from: number, to: number, more: Details = NO_DETAILS): number {
    const { text, start, glued } = tokenAt(this.tokens, from);
    const { end } = tokenAt(this.tokens, to - 1);
    const whole = to - from === 1 ? text : this.textOf(from, to);
    this.elements.push(this.elementOf(kind, { text: whole, from, to, start, end, glued }, more));
    return to;
  }

  private elementOf(kind: Element['kind'], place: Place, more: Details): Element {
    return {
      kind,
      text: place.text,
      tags: more.tags,
      // whole numbers, and kept as such: once a place was worked out as a fraction, all places of all texts are boxed
      from: place.from | 0,
      to: place.to | 0,
      start: place.start | 0,
      end: place.end | 0,
      sentence: this.sentence,
      clause: this.clause,
      glued: place.glued,
      figure: more.figure,
      currency: more.currency,
      model: more.model,
      gpu: more.gpu,
      instance: more.instance,
      precision: more.precision,
      engine: more.engine,
      name: more.name,
      cards: more.cards,
      clock: more.clock,
      hours: more.hours,
      span: more.span,
      tax: more.tax,
    };
  }
  /** Adds a word without a meaning up to a token, where there is one. */
  pushTo(to: number | undefined, from: number): number | undefined {
    return to === undefined ? undefined : this.push('word', from, to);
  }
  /** Adds a figure that its percent stands before, and behind it a percent that nothing of the text stands for. */
  pushPercent(from: number, found: FigureMention | undefined): number | undefined {
    if (found === undefined) return undefined;
    const at = this.push('figure', from, found.end, { ...NO_DETAILS, figure: found.figure });
    const { end } = tokenAt(this.tokens, at - 1);
    const place = { text: '%', from: at, to: at, start: end, end, glued: true };
    this.elements.push(this.elementOf('word', place, { ...NO_DETAILS, tags: PERCENT }));
    return at;
  }
  private textOf(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map((t) => t.text)
      .join(' ');
  }
}
