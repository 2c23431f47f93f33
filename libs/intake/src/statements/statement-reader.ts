import type { Element } from '../elements/element';
import type { TagIndex } from '../elements/tag-index';
import { Afterwards } from './afterwards';
import { Answers } from './answers';
import { Askings } from './askings';
import { followBrackets } from './brackets';
import { HandedOn } from './handed-on';
import { Hosted } from './hosted';
import { ListHeading } from './list-heading';
import type { Voice } from './list-heading';
import { Others } from './others';
import { Parties } from './parties';
import { Posts } from './posts';
import { Quotations } from './quotations';
import { ReportedSpeech } from './reported-speech';
import { endOrRestart } from './restarts';
import { Scenes } from './scenes';
import { Sequels } from './sequels';
import { Shapes } from './shapes';
import { Showings } from './showings';
import { Tenses } from './tenses';
import { WeighedVoice } from './weighed-voice';
import type { Speaker, Statements, Tense } from './attribution';
import { Told } from './told';

/** Reads speaker and tense of a text, sentence by sentence and clause by clause. */
export class StatementReader {
  private readonly speaker: Speaker[] = [];
  private readonly tense: Tense[] = [];
  private readonly asks: boolean[] = [];
  private readonly billed: boolean[] = [];
  private readonly clauses: number[] = [];
  private readonly parties: Parties;
  private readonly tenses: Tenses;
  private readonly others: Others;
  private readonly hosted: Hosted;
  private readonly handedOn: HandedOn;
  private readonly scenes: Scenes;
  private readonly answers: Answers;
  private readonly askings: Askings;
  private readonly posts: Posts;
  private readonly sequels: Sequels;
  private readonly weighed: WeighedVoice;
  private readonly shapes: Shapes;
  private readonly showings: Showings;
  private readonly heading: ListHeading;
  private readonly reported: ReportedSpeech;
  private readonly quotations: Quotations;
  private readonly afterwards: Afterwards;
  /** How the sentence before ended, for "they" and "it". */
  private carried: Speaker = 'writer';
  private quoted = false;

  constructor(
    private readonly elements: readonly Element[],
    private readonly text: string,
    index?: TagIndex,
  ) {
    const told = new Told(elements, index);
    this.parties = new Parties(told);
    this.tenses = new Tenses(told);
    this.others = new Others(told, text, this.parties);
    this.hosted = new Hosted(told);
    this.handedOn = new HandedOn(told, text);
    this.answers = new Answers(told);
    this.askings = new Askings(told);
    this.posts = new Posts(text);
    this.scenes = new Scenes(told, this.posts, this.tenses);
    this.shapes = new Shapes(told);
    this.weighed = new WeighedVoice(told);
    this.showings = new Showings(told);
    this.sequels = new Sequels(told, text, this.showings);
    this.heading = new ListHeading(elements, text, this.posts);
    this.reported = new ReportedSpeech(told);
    this.quotations = new Quotations(told, text, this.parties);
    const { handedOn, others, parties, shapes, tenses } = this;
    this.afterwards = new Afterwards(told, this.speaker, this.tense, { handedOn, others, parties, shapes, tenses });
  }

  read(): Statements {
    for (let from = 0; from < this.elements.length;) {
      const to = endOrRestart(this.elements, from, this.shapes.sentenceEnd(from), this.text);
      this.sentence(from, to);
      from = to;
    }
    this.afterwards.ownWhatIsLeft();
    this.quotations.disown(this.speaker, this.afterwards.elsewhere);
    const { speaker, tense, clauses, asks, billed } = this;
    const { kept: handedOn, elsewhere } = this.afterwards;
    return { speaker, tense, clauses, asks, billed, handedOn, elsewhere };
  }

  private isAnothers(): boolean {
    return this.quoted || this.quotations.open;
  }

  private sentence(from: number, to: number): void {
    if (this.quotations.enter(from)) this.carried = 'writer';
    this.quoted = this.posts.isQuotedAt(this.elements[from]?.start ?? 0, this.quoted);
    const question = this.shapes.isQuestion(from, to);
    const voice = this.opened(from, to, question);
    const settled = this.settledBy(from, to, question, voice);
    const others = settled === undefined ? this.othersFrom(from, to, question) : -1;
    const weighed = this.weighed.of(from, to, { ...voice, others, isSaid: question || settled !== undefined });
    const unreal = question ? this.answers.isDeclined(from, to) : this.tenses.isUnreal(from, to);
    const stack: Voice[] = [];
    for (let a = from; a < to;) {
      const b = this.shapes.clauseEnd(a, to);
      this.clauses.push(a);
      followBrackets(this.elements[a]?.text, voice, stack);
      if (unreal && voice.tense === 'now') voice.tense = 'hypothetical';
      if (others >= a && others < b) voice.speaker = 'other';
      this.clause(a, b, voice, question, others);
      a = b;
    }
    if (settled !== undefined) this.afterwards[settled](from, to, voice);
    this.afterwards.settle(from, to, voice, weighed);
    this.note(from, to, voice, question);
  }

  private note(from: number, to: number, voice: Voice, question: boolean): void {
    const silent = question || this.isAnothers();
    const done = this.afterwards.disown(from, to, { asks: question, silent });
    this.carried = this.sequels.note(from, to, done ? 'writer' : voice.speaker, silent || done);
    this.afterwards.attribute(from, to);
    this.scenes.note(from, to, voice, { quoted: this.isAnothers(), asks: question });
    // a sentence that ends with a colon may be the heading of a list
    if (this.elements[to - 1]?.text === ':') this.heading.begin(this.others.headingVoice(from, to, voice), from);
  }

  /** Element from which a sentence speaks of somebody else, or of what he showed; -1 when it does not. */
  private othersFrom(from: number, to: number, question: boolean): number {
    if (this.isAnothers()) return -1;
    const said = question ? -1 : this.others.from(from, to);
    return said >= 0 ? said : this.showings.from(from, to);
  }

  /** What a sentence says of all of it: how hardware came to the writer, or what somebody asks for some. */
  private settledBy(from: number, to: number, question: boolean, voice: Voice): 'keep' | 'offer' | undefined {
    if (this.isAnothers()) return undefined;
    if (this.handedOn.tells(from, to, question)) return 'keep';
    return voice.tense === 'now' && this.askings.tells(from, to) ? 'offer' : undefined;
  }

  /** The voice in which a sentence begins. */
  private opened(from: number, to: number, question: boolean): Voice {
    const over = this.scenes.over(from, to, question);
    const listed = this.heading.over(from) ?? over;
    const voice: Voice =
      listed === undefined
        ? { speaker: this.isAnothers() ? 'other' : this.sequels.speakerAt(from, to, this.carried), tense: 'now' }
        : { speaker: listed.speaker, tense: listed.tense };
    if (voice.tense === 'now' && this.tenses.isOver(from, to)) voice.tense = 'past';
    return voice;
  }

  /** @param others the element from which the sentence speaks of somebody else, whoever spoke before it */
  private clause(a: number, b: number, voice: Voice, question: boolean, others: number): void {
    if (voice.speaker === 'other' && !this.quoted && question && this.shapes.opensQuestion(a, b))
      voice.speaker = 'writer';
    this.retrospect(a, b, voice);
    const billed = this.hosted.holds(a, b);
    for (let k = a; k < b; k += 1) {
      if (k === others) voice.speaker = 'other';
      this.step(k, voice);
      this.speaker.push(this.quoted ? 'other' : voice.speaker);
      this.tense.push(voice.tense);
      this.asks.push(question);
      this.billed.push(billed);
    }
  }

  /** A cue at the end of a clause holds for the whole of it: "260 at 12 parallel, says the vendor", "4x V100 until
   *  last March". Somebody in the middle of it speaks only from there on: "8 L40S in a box and a colleague's 3090". */
  private retrospect(a: number, b: number, voice: Voice): void {
    if (this.quotations.open) return;
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
    this.quotations.step(k, voice, this.quoted);
    if (e === undefined || e.kind !== 'word' || this.quotations.open) return;
    if (this.parties.isParty(k)) voice.speaker = 'other';
    else if (this.parties.isWriter(k) && !this.reported.holds(k, voice)) voice.speaker = 'writer';
    this.reported.note(k, voice);
    voice.tense = this.tenses.from(k, e, voice.tense);
  }
}
