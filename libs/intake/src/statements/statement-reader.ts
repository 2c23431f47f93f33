import type { Element } from '../elements/element';
import { Answers } from './answers';
import { Bystanders } from './bystanders';
import { Hosted } from './hosted';
import { ListHeading } from './list-heading';
import type { Voice } from './list-heading';
import { Outsiders } from './outsiders';
import { Parties } from './parties';
import { Posts } from './posts';
import { Quotes } from './quotes';
import { ReportedSpeech } from './reported-speech';
import { Scenes } from './scenes';
import { Shapes } from './shapes';
import { Showings } from './showings';
import { Subjects } from './subjects';
import { Tenses } from './tenses';
import type { Speaker, Statements, Tense } from './attribution';

/** How far into a sentence a word may stand that says whether it goes on with the one before. */
const OPENING = 5;

/** Reads speaker and tense of a text, sentence by sentence and clause by clause. */
export class StatementReader {
  private readonly speaker: Speaker[] = [];
  private readonly tense: Tense[] = [];
  private readonly asks: boolean[] = [];
  private readonly billed: boolean[] = [];
  private readonly clauses: number[] = [];
  private readonly parties: Parties;
  private readonly tenses: Tenses;
  private readonly subjects: Subjects;
  private readonly bystanders: Bystanders;
  private readonly outsiders: Outsiders;
  private readonly hosted: Hosted;
  private readonly scenes: Scenes;
  private readonly answers: Answers;
  private readonly posts: Posts;
  private readonly shapes: Shapes;
  private readonly showings: Showings;
  private readonly heading: ListHeading;
  private readonly reported: ReportedSpeech;
  private readonly quotes: Quotes;
  /** How the sentence before ended, for "they" and "it". */
  private carried: Speaker = 'writer';
  private quoted = false;

  constructor(
    private readonly elements: readonly Element[],
    text: string,
  ) {
    this.parties = new Parties(elements);
    this.tenses = new Tenses(elements);
    this.subjects = new Subjects(elements);
    this.bystanders = new Bystanders(elements, text);
    this.outsiders = new Outsiders(elements, text);
    this.hosted = new Hosted(elements);
    this.answers = new Answers(elements);
    this.posts = new Posts(text);
    this.scenes = new Scenes(elements, this.posts, this.tenses);
    this.shapes = new Shapes(elements);
    this.showings = new Showings(elements);
    this.heading = new ListHeading(elements, text, this.posts);
    this.reported = new ReportedSpeech(elements);
    this.quotes = new Quotes(elements);
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
      this.quotes.cited = false;
      this.quoted = this.posts.isQuoted(this.elements[from]?.start ?? 0);
    }
    const question = this.shapes.isQuestion(from, to);
    const voice = this.opened(from, to, question);
    const others = question ? this.showings.from(from, to) : this.othersFrom(from, to);
    const unreal = question ? this.answers.isDeclined(from, to) : this.tenses.isUnreal(from, to);
    const stack: Voice[] = [];
    for (let a = from; a < to;) {
      const b = this.shapes.clauseEnd(a, to);
      this.clauses.push(a);
      if (unreal && voice.tense === 'now') voice.tense = 'hypothetical';
      if (others >= a && others < b) voice.speaker = 'other';
      this.clause(a, b, voice, stack, question);
      a = b;
    }
    this.carried = voice.speaker;
    this.scenes.note(from, to, voice, { quoted: this.quoted || this.quotes.cited, asks: question });
    if (this.elements[to - 1]?.text === ':') this.heading.begin(this.outsiders.headingVoice(from, to, voice), from);
  }

  /** Element from which a sentence speaks of somebody else; -1 when it does not. */
  private othersFrom(from: number, to: number): number {
    if (this.quoted || this.quotes.cited) return -1;
    const said = this.subjects.othersFrom(from, to);
    if (said >= 0) return said;
    if (this.outsiders.speakIn(from, to)) return from;
    return this.bystanders.verbOf(from, to) >= 0 ? from : this.showings.from(from, to);
  }

  /** The voice in which a sentence begins. */
  private opened(from: number, to: number, question: boolean): Voice {
    const over = this.scenes.over(from, to, question);
    const listed = this.heading.over(from) ?? over;
    const voice: Voice = listed === undefined ? { speaker: this.opening(from, to), tense: 'now' } : { ...listed };
    if (voice.tense === 'now' && this.tenses.isOver(from, to)) voice.tense = 'past';
    return voice;
  }

  /** Who speaks when a sentence begins: a quoted line is another's, a "they" goes on with whom the sentence before
   *  spoke of. */
  private opening(from: number, to: number): Speaker {
    if (this.quoted || this.quotes.cited) return 'other';
    if (this.carried === 'writer') return 'writer';
    for (let k = from; k < to && k < from + OPENING; k += 1) {
      const e = this.elements[k];
      if (e?.tags.has('first') === true || e?.tags.has('nowCue') === true) return 'writer';
      if (e?.tags.has('third') === true || (k > from && this.showings.isTheTable(k))) return 'other';
    }
    return 'writer';
  }

  private clause(a: number, b: number, voice: Voice, stack: Voice[], question: boolean): void {
    this.brackets(a, voice, stack);
    if (voice.speaker === 'other' && !this.quoted && question && this.shapes.opensQuestion(a, b))
      voice.speaker = 'writer';
    this.retrospect(a, b, voice);
    const billed = this.hosted.holds(a, b);
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

  /** A cue at the end of a clause holds for the whole of it: "260 at 12 parallel, says the vendor", "4x V100 until
   *  last March". Somebody in the middle of it speaks only from there on: "8 L40S in a box and a colleague's 3090". */
  private retrospect(a: number, b: number, voice: Voice): void {
    if (this.quotes.cited) return;
    let own = false;
    for (let k = a; k < b; k += 1) {
      if (this.parties.isWriter(k)) own = true;
      if (!own && this.parties.isParty(k)) {
        if (!this.parties.statesBetween(a, k) || this.parties.isAttribution(k, b)) voice.speaker = 'other';
        own = true;
      }
      voice.tense = this.tenses.ofClause(a, k, voice.tense);
    }
  }

  private step(k: number, voice: Voice): void {
    const e = this.elements[k];
    if (e?.text === '"') this.quotes.at(k, voice, this.quoted);
    if (e === undefined || e.kind !== 'word' || this.quotes.cited) return;
    if (this.parties.isParty(k)) voice.speaker = 'other';
    else if (this.parties.isWriter(k) && !this.reported.holds(k, voice)) voice.speaker = 'writer';
    this.reported.note(k, voice);
    voice.tense = this.tenses.from(k, e, voice.tense);
  }
}
