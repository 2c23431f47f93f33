import type { Tag } from '../words';
import type { Element } from '../elements/element';

/** Who speaks. */
export type Speaker = 'writer' | 'other';
/** When it holds: an offer is neither there nor only imagined. */
export type Tense = 'now' | 'past' | 'offered' | 'hypothetical';

/** What is decided once about every element of a text: the clause it stands in, who speaks there and of which time. */
export interface Statements {
  readonly speaker: readonly Speaker[];
  readonly tense: readonly Tense[];
  /** Element numbers at which a clause begins, ascending. */
  readonly clauses: readonly number[];
  /** Whether the sentence of an element is a question. */
  readonly asks: readonly boolean[];
  /** Whether the clause of an element speaks of the bill of a hosted service. */
  readonly billed: readonly boolean[];
}

interface Voice {
  speaker: Speaker;
  tense: Tense;
}

/** Splits a text into clauses and decides for each part of them speaker and tense; both carry on until something
 *  changes them. Linear. */
export function statementsOf(elements: readonly Element[], text: string): Statements {
  return new StatementReader(elements, text).read();
}

const STARTS_QUESTION: readonly Tag[] = ['ask', 'fit'];

class StatementReader {
  private readonly speaker: Speaker[] = [];
  private readonly tense: Tense[] = [];
  private readonly asks: boolean[] = [];
  private readonly billed: boolean[] = [];
  private readonly clauses: number[] = [];
  /** How the sentence before ended, for "they" and "it". */
  private carried: Speaker = 'writer';
  private quoted = false;
  /** How the heading of a list ended: its rows are said by whom, and of when, the heading is. */
  private heading: Voice | undefined;
  /** An other's words in quotation marks: nothing in them speaks for the writer. */
  private cited = false;

  constructor(
    private readonly elements: readonly Element[],
    private readonly text: string,
  ) {}

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

  /** Whether only blanks stand between an element and the line break before it. */
  private startsLine(k: number): boolean {
    let i = (this.elements[k]?.start ?? 0) - 1;
    while (i >= 0 && (this.text[i] === ' ' || this.text[i] === '\t')) i -= 1;
    return i < 0 || this.text[i] === '\n';
  }

  private sentence(from: number, to: number): void {
    if (this.startsLine(from)) this.cited = false;
    if (this.startsLine(from)) this.quoted = this.text[this.elements[from]?.start ?? 0] === '>';
    const question = this.isQuestion(from, to);
    const listed = this.underHeading(from);
    const voice: Voice = listed === undefined ? { speaker: this.opening(from, to), tense: 'now' } : { ...listed };
    const stack: Voice[] = [];
    for (let a = from; a < to;) {
      const b = this.clauseEnd(a, to);
      this.clauses.push(a);
      this.clause(a, b, voice, stack, question);
      a = b;
    }
    this.carried = voice.speaker;
    if (this.elements[to - 1]?.text === ':')
      this.heading = voice.speaker === 'writer' && voice.tense === 'now' ? undefined : { ...voice };
  }

  /** The voice of the heading, for a row of its list; any other line ends the list. */
  private underHeading(from: number): Voice | undefined {
    if (this.heading === undefined || !this.startsLine(from)) return this.heading;
    if (!BULLETS.has(this.text[this.elements[from]?.start ?? 0] ?? '')) this.heading = undefined;
    return this.heading;
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
    for (let k = from; k < to && k < from + 5; k += 1) {
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
      this.step(k, a, voice);
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
    for (let k = a; k < b && k < a + 4; k += 1) {
      const e = this.elements[k];
      if (e === undefined || e.tags.has('party') || e.tags.has('third')) return false;
      if (STARTS_QUESTION.some((t) => e.tags.has(t)) || QUESTION_VERBS.has(e.text)) return true;
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
   *  last March". */
  private retrospect(a: number, b: number, voice: Voice): void {
    let own = false;
    for (let k = a; k < b; k += 1) {
      const e = this.elements[k];
      if (e === undefined) continue;
      if (this.cited) return;
      if (this.isWriter(k)) own = true;
      if (!own && this.isParty(k)) {
        voice.speaker = 'other';
        own = true;
      }
      if ((e.tags.has('past') || this.isOver(k)) && !this.nowBefore(a, k)) voice.tense = 'past';
      if (voice.tense === 'offered' && e.tags.has('dropped')) voice.tense = 'hypothetical';
    }
  }

  private nowBefore(a: number, k: number): boolean {
    for (let j = a; j < k; j += 1) if (this.elements[j]?.tags.has('nowCue') === true) return true;
    return false;
  }

  private step(k: number, a: number, voice: Voice): void {
    const e = this.elements[k];
    if (e?.text === '"') this.cited = !this.cited && voice.speaker === 'other';
    if (e === undefined || e.kind !== 'word' || this.cited) return;
    if (this.isParty(k)) voice.speaker = 'other';
    else if (this.isWriter(k)) voice.speaker = 'writer';
    if (e.tags.has('suppose')) voice.tense = 'hypothetical';
    else if (e.tags.has('offer')) voice.tense = 'offered';
    else if (e.tags.has('past') && !e.tags.has('nowCue')) voice.tense = 'past';
    else if (e.tags.has('nowCue') && k > a - 1) this.present(voice);
  }

  private present(voice: Voice): void {
    if (voice.tense === 'past') voice.tense = 'now';
  }

  /** "We", "our": unless it only says whose friend it is, or to whom the vendor speaks. */
  private isWriter(k: number): boolean {
    const e = this.elements[k];
    if (e === undefined || !e.tags.has('first') || e.tags.has('past')) return false;
    for (let j = k - 1; j >= k - AFTER_PARTY && this.elements[j]?.clause === e.clause; j -= 1)
      if (this.isParty(j)) return false;
    return true;
  }

  /** "40 colleagues" are counted, they do not speak. */
  private isParty(k: number): boolean {
    const e = this.elements[k];
    if (e === undefined || (e.tags.has('who') && this.elements[k - 1]?.kind === 'figure')) return false;
    if (e.tags.has('party')) return true;
    if (e.tags.has('person')) return this.isDetermined(k);
    if (e.tags.has('org') && this.isDetermined(k))
      return /'s?$/.test(e.text) ? this.isOthers(k) : this.isOthers(k) && this.isHolder(k);
    return e.tags.has('claims') && !this.isOwnVerb(k);
  }

  /** "a mate", "our landlord's son", "mon beau-frère", "one of my cousins". */
  private isDetermined(k: number): boolean {
    const before = this.elements[k - 1];
    if (before === undefined || before.sentence !== this.elements[k]?.sentence) return false;
    if (before.kind === 'figure') return before.figure?.spelled === true && before.figure.value === 1;
    return before.tags.has('determiner') || /(?:'s|s')$/.test(before.text) || before.text === 's';
  }

  /** "Our team" and "our company" are the writer's own; "our customer" and "another team" are not. */
  private isOthers(k: number): boolean {
    const before = this.elements[k - 1];
    return before?.tags.has('first') !== true || OUTSIDERS.has(this.elements[k]?.text.replace(/'s?$/, '') ?? '');
  }

  /** "A bank upstairs runs 8 H100": the verb of owning or running has that subject. */
  private isHolder(k: number): boolean {
    for (let j = k + 1; j <= k + 5 && this.elements[j]?.clause === this.elements[k]?.clause; j += 1) {
      const e = this.elements[j];
      if (e?.tags.has('first') === true || e?.kind === 'figure') return false;
      if (e?.tags.has('holds') === true) return true;
    }
    return false;
  }

  /** "We promised the client": the one who says it is the writer. */
  private isOwnVerb(k: number): boolean {
    for (let j = k - 1; j >= k - 6 && this.elements[j]?.clause === this.elements[k]?.clause; j -= 1)
      if (this.elements[j]?.tags.has('first') === true) return true;
    return false;
  }

  /** "At my last gig", "bei meinem früheren Arbeitgeber": a place of work that is no longer the writer's. "Until
   *  2023": a time that is over. */
  private isOver(k: number): boolean {
    const e = this.elements[k];
    const next = this.elements[k + 1];
    if (e === undefined || next === undefined || next.sentence !== e.sentence) return false;
    if (e.tags.has('former')) return next.tags.has('workplace');
    const year = next.figure?.value ?? 0;
    return e.tags.has('until') && Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
  }
}
const OUTSIDERS = new Set([
  'customer',
  'client',
  'partner',
  'supplier',
  'provider',
  'kunde',
  'lieferant',
  'cliente',
  'socio',
  'partenaire',
]);
/** Years that are certainly over. */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2025;
const BULLETS = new Set(['-', '*', '•', '(', '"', '·', '–', '“']);
/** How close behind somebody else a word of the first person still belongs to him ("a friend of mine", "amigo meu",
 *  "le fournisseur nous a proposé"). */
const AFTER_PARTY = 2;
const QUESTION_VERBS = new Set([
  'is',
  'are',
  'would',
  'will',
  'does',
  'do',
  'can',
  'could',
  'should',
  'what',
  'which',
  'how',
  'so',
]);
