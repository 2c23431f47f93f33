import { AFTER_WHICH, ANECDOTES, POINTING, POINTS, RELATIVE } from '../words/frame-words';
import { ANOTHER, NEIGHBOUR, WITHIN } from '../words/telling-words';
import { PRICE_LISTS } from '../words/price-words';
import { firstWord } from '../lexer/first-word';
import type { Element } from '../elements/element';
import { isCapitalised } from './capital';
import { Look } from './look';
import type { Parties } from './parties';
import { signsOf, type Told } from './told';

const NOT_OURS = signsOf(['notOurs']);
const COLON = signsOf([], new Set([':']));
/** What points to how others do it. */
const EXAMPLE = signsOf([], POINTING);
const MEDIUM = signsOf(['medium']);
const MACHINES = signsOf(['node', 'gpuWord']);
/** How far into a sentence the colon may stand behind which somebody's matter is told. */
const LONGEST_HEAD = 12;
/** Whose thing it is: "Dave's rig"; "it's" and the like are none. */
const OWNER = /^(?!(?:it|that|there|here|what|let|he|she|who|how|where|today|tomorrow|yesterday)'s$)\p{L}{3,}'s?$/u;
/** "Two streets away": a figure in words tells of no load. */
const isSpelled = (e: Element | undefined): boolean => e?.figure?.spelled === true;

/** Sentences that are framed as somebody else's before they say anything: "the neighbours: four A6000", "Dave's rig
 *  does 22 tok/s", "what they do with it is none of our business". */
export class Frames extends Look {
  constructor(
    told: Told,
    private readonly text: string,
    private readonly parties: Parties,
  ) {
    super(told);
  }

  /** Element from which a sentence is another's by how it is framed; -1 when it is not. */
  othersFrom(from: number, to: number): number {
    const head = this.head(from, to);
    const dismissed = this.dismissedAt(head, to);
    if (dismissed >= 0) return dismissed;
    const introduced = this.introducedAt(head, to);
    if (introduced >= 0) return introduced;
    return this.isHowOthersDo(head, to) || this.isInMedium(head, to) || this.isOwned(head, to) ? head : -1;
  }

  /** "What Tesco does with its MI300X is none of our business": all of it, unless the writer speaks of his own. */
  private dismissedAt(head: number, to: number): number {
    if (!this.told.in(head, NOT_OURS)) return -1;
    let own = false;
    for (let k = head; k < to; k += 1) {
      if (this.has(k, 'notOurs')) return own ? k : head;
      own ||= this.has(k, 'first') && !this.has(k + 1, 'person');
    }
    return -1;
  }

  /** "The matter is closed", "it is not our house": a sentence that says nothing but that what was told before it is
   *  somebody else's. */
  dismisses(from: number, to: number): boolean {
    return this.dismissedAt(from, to) >= 0 && !this.statesBetween(from, to);
  }

  /** Nothing in a sentence is the writer's own: it may be dismissed by the next. */
  isDismissible(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1)
      if ((this.has(k, 'first') && this.has(k, 'own') && !this.has(k + 1, 'person')) || this.has(k, 'house', 'boss'))
        return false;
    return this.statesBetween(from, to);
  }

  /** "The neighbours upstairs: 4x A6000", "my cousin's club: a 3060, twelve members": who it is stands before a colon,
   *  what he has behind it. */
  private introducedAt(head: number, to: number): number {
    if (!this.told.in(head, COLON)) return -1;
    let named: 'nobody' | 'somebody' | 'medium' = 'nobody';
    let writer = false;
    for (let k = head; k < to && k <= head + LONGEST_HEAD; k += 1) {
      if (this.textAt(k) === ':') return this.behindColon(head, k, named, writer, to);
      if (
        this.isOwnMatter(k) ||
        PRICE_LISTS.has(firstWord(this.textAt(k))) ||
        (named === 'nobody' && AFTER_WHICH.has(this.textAt(k)))
      )
        return -1;
      if (this.isSomebodyElse(k)) named = this.has(k, 'medium') ? 'medium' : 'somebody';
      writer ||= this.has(k, 'first') && !this.has(k + 1, 'person');
    }
    return -1;
  }

  /** "What I remember from the fair: ...": the writer may have been there where a medium says it. */
  private behindColon(head: number, colon: number, named: string, writer: boolean, to: number): number {
    if (named === 'nobody' || (writer && named !== 'medium') || !this.statesBetween(colon + 1, to)) return -1;
    return writer ? colon : head;
  }

  private isOwnMatter(k: number): boolean {
    if (this.has(k, 'first') && this.has(k, 'own', 'determiner') && !this.has(k + 1, 'person')) return true;
    return this.has(k, 'boss', 'want', 'target', 'ask') || (this.isContent(k) && !isSpelled(this.elements[k]));
  }

  /** "Sixteen L4s and a prayer, that's how the call centre in Manila survives": what it all points to is theirs. */
  private isHowOthersDo(head: number, to: number): boolean {
    if (!this.told.in(head, EXAMPLE)) return false;
    let machines = false;
    for (let k = head; k < to; k += 1) {
      machines ||= this.elements[k]?.kind === 'gpu' || this.elements[k]?.kind === 'instance';
      if (!POINTING.has(this.textAt(k))) continue;
      const points = POINTS.test(`${this.textAt(k)} ${this.textAt(k + 1)} ${this.textAt(k + 2)}`);
      if (points && this.elements[k - 1]?.kind === 'mark')
        return machines && !this.isWriterIn(k, to) && !this.statesBetween(k, to);
    }
    return false;
  }

  private isWriterIn(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (this.has(k, 'first', 'house', 'boss')) return true;
    return false;
  }

  /** "There is this podcast in which a founder explains": a medium and the clause that tells what it says. */
  private isInMedium(head: number, to: number): boolean {
    if (!this.told.in(head, MEDIUM)) return false;
    for (let k = head; k < to && k <= head + LONGEST_HEAD && !this.isContent(k); k += 1)
      if (this.has(k, 'medium') && this.has(k - 1, 'determiner', 'definite') && !this.has(k - 1, 'first'))
        return RELATIVE.test(`${this.textAt(k + 1)} ${this.textAt(k + 2)}`) && !this.isWriterIn(head, to);
    return false;
  }

  private isSomebodyElse(k: number): boolean {
    if (this.parties.isParty(k) || this.isHeard(k) || ANECDOTES.has(this.textAt(k))) return true;
    const before = this.elements[k - 1];
    if (this.has(k, 'person')) return this.isDetermined(k) || before?.tags.has('own') === true;
    if (this.has(k, 'medium', 'publication') && !this.isOurMatter(k))
      return WITHIN.has(before?.text ?? '') || WITHIN.has(this.textAt(k - 2));
    return this.has(k, 'org', 'workplace') && [k - 1, k + 1].some((j) => this.isElsewhere(j));
  }

  /** "What I heard", not "the reading room", "a viewing gallery". */
  private isHeard(k: number): boolean {
    if (!this.has(k, 'hearsay', 'perceives')) return false;
    return !this.textAt(k).endsWith('ing') || !this.has(k - 1, 'definite', 'determiner');
  }

  private isElsewhere(k: number): boolean {
    return NEIGHBOUR.test(this.textAt(k)) || ANOTHER.has(this.textAt(k));
  }

  /** "Dave's rig does 22 tok/s": the machine of somebody who has a name of his own is the subject. */
  private isOwned(head: number, to: number): boolean {
    if (!this.told.in(head, MACHINES)) return false;
    for (let k = head; k < to - 1 && k <= head + LONGEST_HEAD; k += 1) {
      if (this.isContent(k) || this.has(k, 'first')) return false;
      if (this.isOwner(k) && this.has(k + 1, 'node', 'gpuWord') && this.statesBetween(k + 2, to)) return true;
    }
    return false;
  }

  private isOwner(k: number): boolean {
    const e = this.elements[k];
    return e?.kind === 'word' && e.tags.size === 0 && OWNER.test(e.text) && isCapitalised(this.text, e);
  }
}
