import type { Element } from '../elements/element';
import type { Tag } from '../words';
import { CONTENT } from './contents';
import type { Speaker, Tense } from './attribution';
import { type Dismissal, Dismissals } from './dismissals';
import type { HandedOn } from './handed-on';
import { KinsWishes } from './kins-wishes';
import type { Voice } from './list-heading';
import type { Others } from './others';
import { OwnHouse } from './own-house';
import type { Parties } from './parties';
import type { Shapes } from './shapes';
import type { Tenses } from './tenses';
import type { Told } from './told';
import type { ForeignVoice } from './weighed-voice';

/** Who can say something of a sentence as a whole. */
interface Judges {
  readonly handedOn: HandedOn;
  readonly others: Others;
  readonly parties: Parties;
  readonly shapes: Shapes;
  readonly tenses: Tenses;
}

/** Who is somebody else, or speaks for himself, wherever he stands. */
const SOMEBODY_ELSE: readonly Tag[] = [
  'first',
  'outsider',
  'party',
  'hisOrHer',
  'publication',
  'medium',
  'claims',
  'offer',
  'hearsay',
  'notOurs',
  'former',
];
const ARTICLES: readonly Tag[] = ['definite', 'determiner'];
const QUOTES: ReadonlySet<string> = new Set(['"', '“', '”', '«', '»', '„', '>']);

/** What a sentence that is read says of all of itself, or of the one before. */
export class Afterwards {
  /** Where the sentence before begins, which the next may still say is somebody else's. */
  private last = 0;
  /** What is told to have been handed on to the writer. */
  readonly kept: boolean[] = [];
  /** Whether all that was weighed of a sentence says that it is not about the question. */
  readonly elsewhere: boolean[] = [];

  private readonly elements: readonly Element[];
  private readonly dismissals: Dismissals;

  constructor(
    private readonly told: Told,
    private readonly speaker: Speaker[],
    private readonly tense: Tense[],
    private readonly judges: Judges,
  ) {
    this.elements = told.elements;
    this.dismissals = new Dismissals(told);
  }

  /** What was handed on to the writer is his, and there now; who has planned it for how many is not. */
  keep(from: number, to: number, voice: Voice): void {
    const { handedOn, shapes } = this.judges;
    for (let a = from; a < to;) {
      const b = shapes.clauseEnd(a, to);
      if (handedOn.namesIt(a, b)) {
        this.speaker.fill('writer', a, b);
        this.tense.fill('now', a, b);
        for (let k = a; k < b; k += 1) this.kept[k] = true;
      }
      a = b;
    }
    voice.speaker = 'writer';
    voice.tense = 'now';
  }

  /** What somebody asks a sum for is on offer to the writer. */
  offer(from: number, to: number, voice: Voice): void {
    this.speaker.fill((voice.speaker = 'writer'), from, to);
    this.tense.fill((voice.tense = 'offered'), from, to);
  }

  /** What was weighed of a sentence holds for all of it. */
  settle(from: number, to: number, voice: Voice, weighed: ForeignVoice | undefined): void {
    for (let k = from; k < to; k += 1) this.elsewhere.push(weighed !== undefined);
    if (weighed === 'other') this.speaker.fill((voice.speaker = 'other'), from, to);
    else if (weighed !== undefined) this.tense.fill((voice.tense = weighed), from, this.presentFrom(from, to));
  }
  /** "We would have 5,000, today it's 400": where a clause of the sentence begins that tells of the present, else its
   *  end. */
  private presentFrom(from: number, to: number): number {
    const { times } = this.judges.tenses;
    for (let k = from + 1; k < to; k += 1)
      if (this.elements[k]?.tags.has('nowCue') === true && times.opensPresent(k)) return k;
    return to;
  }

  /** What is the writer's because nothing else in the text is: the only house, and what his kin wish. */
  ownWhatIsLeft(): void {
    this.ownOnlyHouse();
    new OwnHouse(this.told).takeOver(this.speaker);
    new KinsWishes(this.told).takeOver(this.speaker);
  }

  /** "The team uses 4 L40S for 60 users": a text that speaks in nobody's name and of one house only is about that one.
   *  It is the writer's, since nobody asks about machines of others alone. */
  private ownOnlyHouse(): void {
    let house = false;
    for (const [k, { kind, tags, text }] of this.elements.entries()) {
      if (SOMEBODY_ELSE.some((tag) => tags.has(tag)) || QUOTES.has(text)) return;
      if (CONTENT.has(kind) && this.speaker[k] !== 'other') return;
      const article = this.elements[k - 1];
      const isDefinite = [tags, article?.tags].some((t) => ARTICLES.some((tag) => t?.has(tag)));
      house ||= isDefinite && (tags.has('org') || tags.has('workplace') || tags.has('house'));
    }
    if (house) this.speaker.fill('writer');
  }

  /** "... and we said no": nothing is left of an offer; "it is not our house": what was told before is not ours; "the
   *  cards have been sold": it is over.
   *  @param silent a question and a quotation say nothing of what was told before
   *  @returns whether the sentence says nothing but that: whoever was spoken of is done with */
  disown(from: number, to: number, how: { readonly asks: boolean; readonly silent: boolean }): boolean {
    const { tenses, others } = this.judges;
    const told = this.dismissals.begins(this.last);
    const dismissed = how.asks ? undefined : this.dismissals.of(from, to, told, this.tense);
    if (dismissed !== undefined) this.dismiss(dismissed, told, from);
    if (!how.asks && tenses.isTurnedDown(from, to)) this.tense.fill('hypothetical', from, to);
    if (dismissed === undefined && !how.asks && others.dismisses(from, to, this.last))
      this.speaker.fill('other', this.last, from);
    if (!how.asks && tenses.dismisses(from, to, this.last)) this.tense.fill('past', this.last, from);
    this.last = how.silent ? to : from;
    return dismissed !== undefined;
  }

  private dismiss(how: Dismissal, from: number, to: number): void {
    this.elsewhere.fill(true, from, to);
    // what was refused is over for the writer, whoever proposed it
    if (how === 'refused') this.speaker.fill('writer', from, to);
    if (how === 'theirs') this.speaker.fill('other', from, to);
    else this.tense.fill(how === 'imagined' ? 'hypothetical' : 'past', from, to);
  }

  /** "The going rate at Vast, according to a chat, is 0.35 dollars": names before the first thing that a sentence
   *  states belong to whoever states it. */
  attribute(from: number, to: number): void {
    const { parties, shapes } = this.judges;
    let stated = from;
    while (stated < to && !shapes.statesBetween(stated, stated + 1)) {
      const own = this.speaker[stated] === 'writer' && parties.isWriter(stated);
      if (own || this.elements[stated]?.text === '(') return;
      stated += 1;
    }
    if (stated < to && this.speaker[stated] === 'other') this.speaker.fill('other', from, stated);
  }
}
