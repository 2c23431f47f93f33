import type { Tag } from '../words';
import { isAddressee } from './addressee';
import { OBJECT_PRONOUNS, RELATING } from '../words/frame-words';
import type { VoiceCue } from '../words/voice-cues';
import WEIGHTS from './data/voice-weights.json';
import type { Voice } from './list-heading';
import { Look } from './look';
import { saysPastYear } from './past-year';
import { onlySaysWhich } from './trades';
import { VoiceCues } from './voice-cues';
import type { Told } from './told';

/** Why a sentence is not about the writer's question: it is somebody else's, it is over, or it never came about. */
export type ForeignVoice = 'other' | 'past' | 'hypothetical';

type Found = VoiceCue | Tag | 'a year that is over' | 'a figure or a name first' | 'nothing of the writer';

const VOICES: readonly ForeignVoice[] = ['other', 'past', 'hypothetical'];
/** What the evidence has to come to before a sentence is taken from the writer. */
const ENOUGH = 2;
/** Words with which the writer speaks of himself. */
const WRITERS_WORDS: readonly Found[] = [
  'first',
  'want',
  'ask',
  'target',
  'budget',
  'nowCue',
  'boss',
  'house',
  'with us',
];
/** What is longer is no sentence, elements: a listing, a log. */
const LONGEST = 90;
const FOR: Readonly<Record<ForeignVoice, ReadonlyMap<Found, number>>> = {
  other: tableOf(WEIGHTS.other),
  past: tableOf(WEIGHTS.past),
  hypothetical: tableOf(WEIGHTS.hypothetical),
};
const AGAINST: ReadonlyMap<Found, readonly number[]> = tableOf(WEIGHTS.against);
/** What weighs anything; what only dismisses the sentence before does not. */
const WEIGHED: ReadonlySet<Found> = new Set([...VOICES.flatMap((voice) => [...FOR[voice].keys()]), ...AGAINST.keys()]);

function tableOf<T>(table: Readonly<Record<string, T>>): ReadonlyMap<Found, T> {
  return new Map(Object.entries(table)) as ReadonlyMap<string, T> as ReadonlyMap<Found, T>;
}

/** What is known of a sentence before it is weighed. */
interface Begun extends Voice {
  /** A question, or one that tells how the writer's machines came to him. */
  readonly isSaid: boolean;
  /** The element from which it speaks of somebody else, -1 where none does. */
  readonly others: number;
}
const WRITERS: Begun = { speaker: 'writer', tense: 'now', isSaid: false, others: -1 };

/** Whose a sentence is where no rule says it: everything that speaks for and against the writer is weighed once. */
export class WeighedVoice extends Look {
  private readonly cues: VoiceCues;

  constructor(told: Told) {
    super(told);
    this.cues = new VoiceCues(told);
  }

  /** The voice of a sentence that states something; undefined where it is the writer's, of now, and where it is decided
   *  already: by how it begins, or by a rule for all that it states. */
  of(from: number, to: number, begun: Begun = WRITERS): ForeignVoice | undefined {
    const isDecided = begun.others >= 0 && !this.statesBetween(from, begun.others);
    if (isDecided || begun.isSaid || begun.speaker === 'other' || begun.tense !== 'now') return undefined;
    if (to - from > LONGEST || !this.statesBetween(from, to)) return undefined;
    const sentence = this.outsideBrackets(from, to);
    if (sentence.some((k) => this.has(k, 'party') && isAddressee(this.elements, k))) return undefined;
    const { cues, covered } = this.cues.in(sentence);
    // no single word decides: of those there is always one that means something else
    if (![...cues].some((cue) => WEIGHED.has(cue))) return undefined;
    const found = this.foundIn(sentence, covered);
    for (const cue of cues) found.add(cue);
    if (!WRITERS_WORDS.some((tag) => found.has(tag))) found.add('nothing of the writer');
    return verdict(found);
  }

  /** The elements of a sentence without what is only said in brackets of a part of it; all of them where nothing else
   *  states anything. */
  private outsideBrackets(from: number, to: number): readonly number[] {
    const all: number[] = [];
    const outside: number[] = [];
    let [depth, states] = [0, false];
    for (let k = from; k < to; k += 1) {
      if (this.textAt(k) === '(') depth += 1;
      if (depth === 0) {
        outside.push(k);
        states ||= this.isContent(k);
      }
      if (this.textAt(k) === ')' && depth > 0) depth -= 1;
      all.push(k);
    }
    return states ? outside : all;
  }

  private foundIn(sentence: readonly number[], covered: ReadonlySet<number>): Set<Found> {
    const found = new Set<Found>();
    for (const k of sentence) {
      if (saysPastYear(this.textAt(k))) found.add('a year that is over');
      if (!covered.has(k)) this.addTags(k, covered, found);
    }
    if (this.isContent(this.head(sentence[0] ?? 0, (sentence.at(-1) ?? 0) + 1))) found.add('a figure or a name first');
    return found;
  }

  /** Of the meanings of a word the strongest speaks for somebody else or another time, and all against that. */
  private addTags(k: number, covered: ReadonlySet<number>, found: Set<Found>): void {
    let [strongest, worth]: [Tag | undefined, number] = [undefined, 0];
    for (const tag of this.at(k)?.tags ?? []) {
      if (AGAINST.has(tag) && (tag !== 'first' || this.isSubject(k, covered))) found.add(tag);
      const most = Math.max(...VOICES.map((voice) => FOR[voice].get(tag) ?? 0));
      if (most > worth) [strongest, worth] = [tag, most];
    }
    if (strongest !== undefined) found.add(strongest);
  }

  /** "We run", "our cluster"; not "who told me", "whose talk I heard", "the notary of my village" nor "our dentist". */
  private isSubject(k: number, covered: ReadonlySet<number>): boolean {
    if (OBJECT_PRONOUNS.has(this.textAt(k)) || onlySaysWhich(this.elements, k)) return false;
    if (this.has(k, 'determiner') && (covered.has(k + 1) || covered.has(k + 2))) return false;
    return ![k - 1, k - 2].some((j) => RELATING.has(this.textAt(j)) && this.sameSentence(j, k));
  }
}

/** The voice that most speaks for, where all that is found comes to enough. */
function verdict(found: ReadonlySet<Found>): ForeignVoice | undefined {
  const sums = VOICES.map((voice) => sumOf(found, (name) => FOR[voice].get(name)));
  const all = sums.reduce((a, b) => a + b, 0);
  if (all < ENOUGH) return undefined;
  const most = sums.indexOf(Math.max(...sums));
  return all + sumOf(found, (name) => AGAINST.get(name)?.[most]) >= ENOUGH ? VOICES[most] : undefined;
}

function sumOf(found: ReadonlySet<Found>, weightOf: (name: Found) => number | undefined): number {
  let sum = 0;
  for (const name of found) sum += weightOf(name) ?? 0;
  return sum;
}
