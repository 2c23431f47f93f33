import type { Tag } from '../words';
import type { Element } from '../elements/element';
import { Parties } from './parties';
import { Posts } from './posts';
import { Subjects } from './subjects';
import { Times } from './times';
import type { Speaker, Statements, Tense } from './attribution';

interface Voice {
  speaker: Speaker;
  tense: Tense;
}

const STARTS_QUESTION: readonly Tag[] = ['ask', 'fit', 'opensQuestion'];
/** How far into a sentence a word may stand that says whether it goes on with the one before. */
const OPENING = 5;
/** How far into a clause a word of asking may stand. */
const QUESTION_OPENING = 4;
/** How long the label of a turn may be, its colon included. */
const TURN_LABEL = 5;
/** The writer as somebody else's object. */
const OBJECTS = new Set(['us', 'me', 'uns', 'mir', 'mich']);
const BULLETS = new Set(['-', '*', '•', '(', '"', '·', '–', '“']);

/** Reads speaker and tense of a text, sentence by sentence and clause by clause. */
export class StatementReader {
  private readonly speaker: Speaker[] = [];
  private readonly tense: Tense[] = [];
  private readonly asks: boolean[] = [];
  private readonly billed: boolean[] = [];
  private readonly clauses: number[] = [];
  private readonly parties: Parties;
  private readonly times: Times;
  private readonly subjects: Subjects;
  private readonly posts: Posts;
  /** Where the last label of a time begins, or -1. */
  private readonly lastLabel: number;
  /** How the sentence before ended, for "they" and "it". */
  private carried: Speaker = 'writer';
  private quoted = false;
  /** How the heading of a list ended: its rows are said by whom, and of when, the heading is. */
  private heading: Voice | undefined;
  /** Rows of that list so far. */
  private rows = 0;
  /** The last verb with which another reports something. */
  private said = -1;
  /** An other's words in quotation marks: nothing in them speaks for the writer. */
  private cited = false;

  constructor(
    private readonly elements: readonly Element[],
    private readonly text: string,
  ) {
    this.parties = new Parties(elements);
    this.times = new Times(elements);
    this.subjects = new Subjects(elements);
    this.posts = new Posts(text);
    this.lastLabel = this.findLastLabel();
  }

  read(): Statements {
    for (let from = 0; from < this.elements.length;) {
      const to = this.sentenceEnd(from);
      this.sentence(from, to);
      from = to;
    }
    return { speaker: this.speaker, tense: this.tense, clauses: this.clauses, asks: this.asks, billed: this.billed };
  }

  private sentenceEnd(from: number): number {
    const sentence = this.elements[from]?.sentence;
    let to = from;
    while (to < this.elements.length && this.elements[to]?.sentence === sentence) to += 1;
    return to;
  }

  private startsLine(k: number): boolean {
    return this.posts.startsLine(this.elements[k]?.start ?? 0);
  }

  private sentence(from: number, to: number): void {
    if (this.startsLine(from)) {
      this.cited = false;
      this.quoted = this.posts.isQuoted(this.elements[from]?.start ?? 0);
    }
    const question = this.isQuestion(from, to);
    const listed = this.underHeading(from);
    const voice: Voice = listed === undefined ? { speaker: this.opening(from, to), tense: 'now' } : { ...listed };
    if (voice.tense === 'now' && this.isOver(from, to)) voice.tense = 'past';
    const unreal = !question && (this.times.isUnreal(from, to) || this.times.isInverted(from, to));
    const others = question || this.quoted || this.cited ? -1 : this.subjects.othersFrom(from, to);
    const stack: Voice[] = [];
    for (let a = from; a < to;) {
      const b = this.clauseEnd(a, to);
      this.clauses.push(a);
      if (unreal && voice.tense === 'now') voice.tense = 'hypothetical';
      if (others >= a && others < b) voice.speaker = 'other';
      this.clause(a, b, voice, stack, question);
      a = b;
    }
    this.carried = voice.speaker;
    if (this.elements[to - 1]?.text !== ':') return;
    this.rows = 0;
    this.heading = voice.speaker === 'writer' && voice.tense === 'now' ? undefined : { ...voice };
  }

  /** A sentence of a time that is over: dated, about a trial that ended, or an earlier row of a timeline. */
  private isOver(from: number, to: number): boolean {
    if (this.times.isDated(from, to) || this.times.isTrial(from, to) || this.times.isGivenUp(from, to)) return true;
    return from < this.lastLabel && this.times.isTimeLabel(from, to);
  }

  /** Where the last label of a time begins: "Week 1: ... Week 6: ... Now: ...". */
  private findLastLabel(): number {
    let last = -1;
    for (let from = 0; from < this.elements.length; from = this.sentenceEnd(from))
      if (this.times.isTimeLabel(from, this.elements.length) || this.times.isNowLabel(from, this.elements.length))
        last = from;
    return last;
  }

  /** The voice of the heading, for a row of its list; any other line ends the list, and so does an empty one behind its
   *  rows. */
  private underHeading(from: number): Voice | undefined {
    if (this.heading === undefined || !this.startsLine(from)) return this.heading;
    const start = this.elements[from]?.start ?? 0;
    const bulleted = BULLETS.has(this.text[start] ?? '');
    const ended = this.rows > 0 && this.posts.startsParagraph(start);
    this.rows += 1;
    if (!bulleted && (ended || !this.isTurn(from))) this.heading = undefined;
    return this.heading;
  }

  /** `yash: any 24 GB card`: a short label at the head of a line. */
  private isTurn(from: number): boolean {
    if (this.elements[from]?.tags.has('own') === true || this.elements[from]?.tags.has('first') === true) return false;
    for (let k = from; k < from + TURN_LABEL; k += 1) if (this.elements[k]?.text === ':') return k > from;
    return false;
  }

  private isQuestion(from: number, to: number): boolean {
    // the mark that ends a sentence stands at the head of the next
    for (let k = to; k >= from && k >= to - 2; k -= 1) {
      const text = this.elements[k]?.text;
      if (text === '?' || text === 'か') return true;
    }
    return false;
  }

  /** Who speaks when a sentence begins: a quoted line is another's, a "they" goes on with whom the sentence before
   *  spoke of. */
  private opening(from: number, to: number): Speaker {
    if (this.quoted || this.cited) return 'other';
    if (this.carried === 'writer') return 'writer';
    for (let k = from; k < to && k < from + OPENING; k += 1) {
      const e = this.elements[k];
      if (e?.tags.has('first') === true || e?.tags.has('nowCue') === true) return 'writer';
      if (e?.tags.has('third') === true) return 'other';
    }
    return 'writer';
  }

  private clauseEnd(from: number, to: number): number {
    const clause = this.elements[from]?.clause;
    let k = from + 1;
    while (k < to && this.elements[k]?.clause === clause && this.elements[k]?.tags.has('turn') !== true) k += 1;
    return k;
  }

  private clause(a: number, b: number, voice: Voice, stack: Voice[], question: boolean): void {
    this.brackets(a, voice, stack);
    if (voice.speaker === 'other' && !this.quoted && question && this.opensQuestion(a, b)) voice.speaker = 'writer';
    this.retrospect(a, b, voice);
    const billed = this.isBill(a, b);
    for (let k = a; k < b; k += 1) {
      this.step(k, voice);
      this.speaker.push(this.quoted ? 'other' : voice.speaker);
      this.tense.push(voice.tense);
      this.asks.push(question);
      this.billed.push(billed);
    }
  }

  /** What stands in brackets is said by whom it is said there; behind them goes on what was before. */
  private brackets(a: number, voice: Voice, stack: Voice[]): void {
    const mark = this.elements[a]?.text;
    if (mark === '(') stack.push({ ...voice });
    else if (mark === ')') {
      const before = stack.pop();
      if (before !== undefined) Object.assign(voice, before);
    }
  }

  /** "..., is that enough for us": a question behind somebody's report is the writer's. */
  private opensQuestion(a: number, b: number): boolean {
    for (let k = a; k < b && k < a + QUESTION_OPENING; k += 1) {
      const e = this.elements[k];
      if (e === undefined || e.tags.has('party') || e.tags.has('third')) return false;
      if (STARTS_QUESTION.some((t) => e.tags.has(t))) return true;
    }
    return false;
  }

  /** "The API cost us $3,400 for 40,000 requests". */
  private isBill(a: number, b: number): boolean {
    let api = false;
    let money = false;
    let cards = false;
    for (let k = a; k < b; k += 1) {
      const e = this.elements[k];
      api ||= e?.tags.has('api') === true;
      money ||= e?.kind === 'money';
      cards ||= e?.kind === 'gpu' || e?.kind === 'instance' || e?.tags.has('budget') === true;
    }
    return api && money && !cards;
  }

  /** A cue at the end of a clause holds for the whole of it: "260 at 12 parallel, says the vendor", "4x V100 until
   *  last March". Somebody in the middle of it speaks only from there on: "8 L40S in a box and a colleague's 3090". */
  private retrospect(a: number, b: number, voice: Voice): void {
    if (this.cited) return;
    let own = false;
    for (let k = a; k < b; k += 1) {
      const e = this.elements[k];
      if (this.parties.isWriter(k)) own = true;
      if (!own && this.parties.isParty(k)) {
        if (!this.parties.statesBetween(a, k) || this.isAttribution(k, b)) voice.speaker = 'other';
        own = true;
      }
      if ((e?.tags.has('past') === true || this.times.isOver(k)) && !this.nowBefore(a, k)) voice.tense = 'past';
      if (e?.tags.has('suppose') === true && voice.tense === 'now') voice.tense = 'hypothetical';
      if (voice.tense === 'offered' && e?.tags.has('dropped') === true) voice.tense = 'hypothetical';
    }
  }

  /** "says the vendor", "according to the README" behind what was said; a publication speaks of its whole clause. */
  private isAttribution(k: number, b: number): boolean {
    const e = this.elements[k];
    if (e?.tags.has('publication') === true) return true;
    return e?.tags.has('person') !== true && e?.tags.has('org') !== true && !this.parties.statesBetween(k + 1, b);
  }

  private nowBefore(a: number, k: number): boolean {
    for (let j = a; j < k; j += 1) if (this.elements[j]?.tags.has('nowCue') === true) return true;
    return false;
  }

  private step(k: number, voice: Voice): void {
    const e = this.elements[k];
    if (e?.text === '"') this.cited = !this.cited && voice.speaker === 'other';
    if (e === undefined || e.kind !== 'word' || this.cited) return;
    if (this.parties.isParty(k)) voice.speaker = 'other';
    else if (this.parties.isWriter(k) && !this.isReported(k, voice)) voice.speaker = 'writer';
    if (voice.speaker === 'other' && (e.tags.has('claims') || e.tags.has('reports') || e.tags.has('claim')))
      this.said = k;
    voice.tense = this.tenseAt(e, voice.tense);
  }

  /** "A consultant thought we would need 16 B200", "who audited us last spring": the writer inside of what another
   *  says or does. "Our 4 A100" are his all the same. */
  private isReported(k: number, voice: Voice): boolean {
    const e = this.elements[k];
    if (e === undefined || voice.speaker === 'writer' || e.tags.has('own')) return false;
    if (OBJECTS.has(e.text)) return true;
    const verb = this.elements[this.said];
    if (verb?.sentence !== e.sentence || e.clause - verb.clause > 1) return false;
    for (let j = this.said + 1; j < k; j += 1) if (this.elements[j]?.tags.has('turn') === true) return false;
    return !this.parties.statesBetween(this.said, k);
  }

  private tenseAt(e: Element, before: Tense): Tense {
    if (e.tags.has('suppose')) return 'hypothetical';
    if (e.tags.has('offer')) return 'offered';
    if (e.tags.has('past') && !e.tags.has('nowCue')) return 'past';
    return e.tags.has('nowCue') && before === 'past' ? 'now' : before;
  }
}
