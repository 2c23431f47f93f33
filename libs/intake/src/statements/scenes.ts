import { TITLES_OF_PAST } from '../words/moment-words';
import { IS_NOW, POINTS_BACK } from '../words/telling-words';
import { areMarks } from './contents';
import type { Voice } from './list-heading';
import { Look } from './look';
import type { Posts } from './posts';
import type { TimeLabels } from './time-labels';
import type { Tenses } from './tenses';
import type { Times } from './times';
import type { Trials } from './trials';
import type { Told } from './told';

/** What the writer tells of what is over. */
const OVER: Voice = { speaker: 'writer', tense: 'past' };

/** How long a heading may be, its stop included. */
const LONGEST_HEADING = 9;

const MARKUP = new Set(['#', '*', '_']);

/** How far a scene goes: to the end of its paragraph or line, of a line about a time until it tells of now, as long as
 *  what follows is told of it, or as long as the outcome of a trial is told. */
type Reach = 'paragraph' | 'line' | 'stage' | 'told' | 'trial' | 'bare trial';

/** What a heading or a sentence about the past opens: the sentences behind it go on with it until a word of now, the
 *  writer's own present or a new paragraph ends it. */
export class Scenes extends Look {
  private scene: { readonly voice: Voice; readonly reach: Reach } | undefined;
  /** The sentence before was the heading itself. */
  private fresh = false;

  private readonly times: Times;
  private readonly labels: TimeLabels;
  private readonly trials: Trials;

  constructor(
    told: Told,
    private readonly posts: Posts,
    tenses: Tenses,
  ) {
    super(told);
    this.times = tenses.times;
    this.labels = tenses.labels;
    this.trials = tenses.trials;
  }

  /** The voice that an open scene gives to a sentence. */
  over(from: number, to: number, question: boolean): Voice | undefined {
    if (this.scene === undefined) return undefined;
    if (!this.goesOn(from, to, question)) this.scene = undefined;
    return this.scene === undefined ? undefined : { ...this.scene.voice };
  }

  private goesOn(from: number, to: number, question: boolean): boolean {
    if (this.isLeft(from)) return false;
    if (this.scene?.reach === 'line') return true;
    if (question || this.isPresent(from, to)) return false;
    return this.isOfScene(from, to) || this.isToldThen(from, to);
  }

  private isOfScene(from: number, to: number): boolean {
    const reach = this.scene?.reach;
    if (reach === 'bare trial') return this.isVerbless(from, to);
    if (reach === 'trial') return this.isOfItsMachine(from, to);
    return reach === 'paragraph' || (reach === 'stage' && !this.isAnotherStage(from, to));
  }

  /** Remembers what a sentence opens. `opened` is the voice that its own words gave it. */
  note(from: number, to: number, opened: Voice, how: { readonly quoted: boolean; readonly asks: boolean }): void {
    // the mark that ends a question stands alone before the line of its answer
    if (this.fresh && areMarks(this.elements, from, to)) return;
    const isHeading = this.isHeading(from, to);
    const isOfTrial = how.asks && this.trials.isAskedOf(from, to);
    this.fresh = isHeading || isOfTrial;
    if (how.quoted) return;
    if (isOfTrial) this.scene = { voice: { speaker: 'writer', tense: 'past' }, reach: 'line' };
    else this.open(from, to, { ...opened }, isHeading);
  }

  private open(from: number, to: number, voice: Voice, isHeading: boolean): void {
    if (isHeading && this.isTitleOfPast(from, to)) this.scene = { voice: OVER, reach: 'paragraph' };
    else if (isHeading && (this.isOfPast(from, to, voice) || this.isOfOthers(from, to, voice)))
      this.scene = { voice, reach: 'paragraph' };
    else if (this.scene === undefined && voice.tense === 'past' && voice.speaker === 'writer')
      this.scene = { voice, reach: this.reachOf(from, to) };
  }

  private reachOf(from: number, to: number): Reach {
    if (this.labels.isPastRow(from, to)) return 'line';
    if (this.labels.isTimeLabel(from, to)) return 'stage';
    if (this.trials.isBare(from, to)) return 'bare trial';
    for (let k = from; k < to; k += 1) if (this.has(k, 'trial')) return 'trial';
    return 'told';
  }

  /** A new paragraph, and any new line behind what is only told. */
  private isLeft(from: number): boolean {
    const start = this.elements[this.opening(from, from + 2)]?.start ?? 0;
    if (this.fresh || !this.posts.startsLine(start)) return false;
    return this.scene?.reach !== 'paragraph' || this.posts.startsParagraph(start);
  }

  /** "Present: 130 people", "we plan for 24,000 by Easter": a label of its own, or what is to come. */
  private isAnotherStage(from: number, to: number): boolean {
    if (this.textAt(this.head(from, to) + 1) === ':' || this.labels.isTimeLabel(from, to)) return true;
    for (let k = from; k < to; k += 1) if (this.has(k, 'plan', 'future', 'growth')) return true;
    return false;
  }

  /** A word of now, or what the writer has, wants or asks for. */
  private isPresent(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'nowCue', 'want', 'ask', 'target', 'budget')) return true;
      // "IT says max 900 euros a month"
      if (this.has(k, 'most') && this.elements[k + 1]?.kind === 'money') return true;
      if (this.has(k, 'first') && this.has(k, 'own') && !this.has(k, 'past')) return true;
    }
    return false;
  }

  /** "Jetson AGX Orin, Phi-4-mini, 1 terminal.": what a trial was, behind the sentence that says it is over. */
  private isVerbless(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1)
      if (this.has(k, 'real', 'future', 'plan', 'first', 'conc') || IS_NOW.has(this.textAt(k))) return false;
    return true;
  }

  /** "Llama 3.1 8B, Q4_K_M, Ollama.", "41 tok/s, the crew loved it": what ran in a trial that was told of, and how
   *  fast, without a load that could be asked for. */
  private isOfItsMachine(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1)
      if (this.has(k, 'who', 'req', 'rps', 'rpd', 'daily', 'most', 'least', 'doc', 'ctx', 'peak')) return false;
    return this.statesBetween(from, to) && this.isVerbless(from, to);
  }

  /** "It was slow and served 20 people", "they ran on two T4": a verb of the past about what was named before. */
  private isToldThen(from: number, to: number): boolean {
    let [past, back] = [false, this.has(this.head(from, to), 'definite')];
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'wouldBe', 'ifWord', 'future', 'plan', 'lately', 'loadTest') || IS_NOW.has(this.textAt(k)))
        return false;
      past ||= this.times.isPastVerb(k);
      // what was measured in a trial needs no word that points back to it
      back ||=
        (this.scene?.reach === 'trial' && this.has(k, 'observed')) ||
        POINTS_BACK.has(this.textAt(k)) ||
        this.has(k, 'third');
    }
    return past && back;
  }

  /** A short sentence of its own at the head of a line that states nothing: "What we had.", "## Before the move". */
  private isHeading(from: number, to: number): boolean {
    const head = this.head(from, to);
    const first = this.elements[this.firstOfTitle(head)];
    if (to - from > LONGEST_HEADING || !this.posts.startsLine(first?.start ?? 0)) return false;
    return !this.statesBetween(from, to) && !this.has(to - 1, 'ask') && !this.isTelling(head, to);
  }

  /** The first of the signs that make a title of the word at `head`: "## History", "**Before.**". */
  private firstOfTitle(head: number): number {
    let k = head;
    while (MARKUP.has(this.textAt(k - 1))) k -= 1;
    return k;
  }

  /** "I had been with them until May": who did what is a sentence, no heading. */
  private isTelling(head: number, to: number): boolean {
    return this.has(head, 'first') && !this.has(head, 'determiner') && head + 1 < to;
  }

  /** "What we had.", "2023", "## Before the move": the word of the past stands at its head. */
  private isOfPast(from: number, to: number, opened: Voice): boolean {
    const head = this.head(from, to);
    return opened.tense === 'past' && this.has(head, 'past', 'former', 'beforeThat', 'calendar', 'until');
  }

  /** "**Before.**", "## History": one word of what is over, and signs around it. */
  private isTitleOfPast(from: number, to: number): boolean {
    const words: number[] = [];
    for (let k = from; k < to; k += 1) if (this.elements[k]?.kind !== 'mark') words.push(k);
    const [title] = words;
    return words.length === 1 && title !== undefined && this.isWordOfPast(title);
  }
  private isWordOfPast(k: number): boolean {
    return this.has(k, 'past', 'former', 'beforeThat') || TITLES_OF_PAST.has(this.textAt(k));
  }

  /** "What others have." */
  private isOfOthers(from: number, to: number, opened: Voice): boolean {
    return opened.speaker === 'other' && this.textAt(this.head(from, to)).startsWith('what');
  }
}
