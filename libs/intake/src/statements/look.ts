import { anyOf, type Element } from '../elements/element';
import { lastWord } from '../lexer/first-word';
import type { TagGroup } from '../elements/tag-groups';
import type { Tag } from '../words';
import { BIDDERS, OBLIGES } from '../words/small-words';
import { WISH_LISTS } from '../words/goal-words';
import { IS, NOBODY_YET, RIVALS, SAYS, SOMEBODY } from '../words/telling-words';
import { CONTENT, HELD, INDEFINITE, MACHINES } from './contents';
import { behindGreeting } from './greetings';
import { isOwnRecord } from './matters';
import type { Told } from './told';

/** How far from somebody the verb may stand by which his load becomes the writer's. */
const TAKEN_REACH = 8;
/** How far behind a list of wishes the paper may stand that it is from. */
const WISH_REACH = 12;
/** How far from "I saw" the medium may stand. */
const SEEN_WITHIN = 12;

/** The elements of a text with the questions that every cue asks. All looks are bounded. */
export class Look {
  /** Declared and then set: fields that are defined are slow where a class has so many heirs, each of its own shape. */
  declare protected readonly told: Told;
  declare protected readonly elements: readonly Element[];
  constructor(told: Told) {
    this.told = told;
    this.elements = told.elements;
  }

  /** The element at `k`, none outside the text. An index below zero is no index to an array: looked up as one it costs
   *  ten times as much. */
  protected at(k: number): Element | undefined {
    return k < 0 ? undefined : this.elements[k];
  }

  /** A card, a machine or a model. */
  protected isMachinery(k: number): boolean {
    return MACHINES.has(this.at(k)?.kind ?? 'word');
  }

  protected textAt(k: number): string {
    return this.at(k)?.text ?? '';
  }

  protected has(k: number, ...tags: readonly Tag[]): boolean {
    const e = this.at(k);
    return e !== undefined && anyOf(e.tags, tags);
  }

  protected carries(k: number, group: TagGroup): boolean {
    return this.told.carries(k, group);
  }

  protected sameSentence(a: number, b: number): boolean {
    return this.at(a) !== undefined && this.at(a)?.sentence === this.at(b)?.sentence;
  }

  protected sameClause(a: number, b: number): boolean {
    return this.at(a) !== undefined && this.at(a)?.clause === this.at(b)?.clause;
  }

  /** A figure or a name. */
  protected isContent(k: number): boolean {
    return CONTENT.has(this.at(k)?.kind ?? 'word');
  }

  /** Whether anything is stated from `a` on, before element `b`. */
  statesBetween(a: number, b: number): boolean {
    for (let k = a; k < b; k += 1) if (this.isContent(k)) return true;
    return false;
  }

  /** The first word of a sentence: the mark that ends one stands at the head of the next. */
  protected opening(from: number, to: number): number {
    let k = from;
    while (k < to - 1 && this.at(k)?.kind === 'mark') k += 1;
    return k;
  }

  /** The first word with which a sentence says something, behind whoever is greeted. */
  protected head(from: number, to: number): number {
    return Math.min(behindGreeting(this.elements, this.opening(from, to)), to - 1);
  }

  /** Whether a machine, a model or an amount stands within eight elements behind `k` in its sentence. */
  protected namesMachines(k: number): boolean {
    for (let j = k + 1; j <= k + 8 && this.sameSentence(j, k); j += 1)
      if (HELD.has(this.at(j)?.kind ?? 'word')) return true;
    return false;
  }

  /** "The new claims assistant", "our automated claims portal": an article, what it is like, and the noun that it only
   *  describes; somebody who claims is known as one. */
  protected isDescribed(k: number): boolean {
    if (!this.has(k - 2, 'determiner', 'definite') || !this.sameClause(k - 2, k)) return false;
    if (this.has(k - 1, 'person', 'org', 'party', 'workplace', 'who', 'boss', 'house')) return false;
    return this.at(k + 1)?.kind === 'use' || (this.at(k + 1)?.kind === 'word' && !this.leadsOn(k + 1));
  }

  /** What a claim goes on with: "that", "to", "up to", an article. */
  private leadsOn(k: number): boolean {
    return this.has(k, 'determiner', 'definite', 'first', 'third', 'to', 'least', 'most', 'hedge', 'have', 'holds');
  }

  /** "We take over the portal of our sister company", "our partner joins in May": whose load becomes the writer's. */
  private isTakenOn(k: number): boolean {
    let [first, taken] = [false, false];
    for (let j = k - TAKEN_REACH; j <= k + TAKEN_REACH; j += 1)
      if (this.sameClause(j, k)) {
        first ||= this.has(j, 'first');
        taken ||= this.has(j, 'takesOn');
      }
    return first && taken;
  }

  /** Somebody who is named for what the writer has to do, or nobody in particular. */
  protected isOurMatter(k: number): boolean {
    if (this.saysWhatWeAre(k - 2) || this.saysWhatWeAre(k - 3) || this.isWithWriter(k)) return true;
    const isWanted = this.isObliged(k) || this.isTakenOn(k) || this.isWishOfClient(k);
    return isWanted || this.isNobodyYet(k) || isOwnRecord(this.elements, k);
  }

  /** "My brother and I run", "ein Freund und ich". */
  private isWithWriter(k: number): boolean {
    return (
      this.has(k + 1, 'and') && this.has(k + 2, 'first') && !this.has(k + 2, 'determiner') && this.sameClause(k, k + 2)
    );
  }

  /** "Wish list of the client, from the slide deck": what a client asks for is what the writer has to serve, wherever
   *  it stands written. */
  private isWishOfClient(k: number): boolean {
    let client = false;
    for (let j = k; j >= k - WISH_REACH && this.sameSentence(j, k); j -= 1) {
      client ||= this.has(j, 'outsider');
      if (client && WISH_LISTS.has(this.textAt(j)) && !this.has(j - 1, 'hisOrHer')) return true;
    }
    return false;
  }

  /** "The bidder shall host", "le prestataire doit fournir": a tender says what its writer needs. */
  private isObliged(k: number): boolean {
    const name = this.textAt(k);
    return BIDDERS.has(lastWord(name)) && this.sameClause(k, k + 1) && this.obliges(k + 1);
  }

  private obliges(k: number): boolean {
    const words = this.textAt(k); // "must be" is one phrase
    const isOne = OBLIGES.has(words) || OBLIGES.has(words.replace(/ .*/, ''));
    return isOne || OBLIGES.has(`${words} ${this.textAt(k + 1)}`);
  }

  /** "I've seen 16x H100 on a slide", "habe ich auf der Messe gesehen": what the writer only read or saw, in a medium
   *  that is not his own. */
  protected isSeenIn(k: number): boolean {
    if (!this.has(k, 'perceives')) return false;
    for (let j = k - SEEN_WITHIN; j <= k + SEEN_WITHIN; j += 1)
      if (this.sameSentence(j, k) && this.has(j, 'medium', 'publication', 'party'))
        return ![j, j - 1, j - 2].some((n) => this.has(n, 'first') && !this.has(n, 'perceives'));
    return false;
  }

  /** "Until somebody shows what we need", "in the hope that someone knows": nobody in particular. */
  protected isNobodyYet(k: number): boolean {
    return SOMEBODY.has(this.textAt(k)) && NOBODY_YET.has(this.textAt(k - 1)) && this.sameSentence(k - 1, k);
  }

  /** "We are a law firm", "wir sind eine Kanzlei": the verb at `k` says what the writer is. */
  private saysWhatWeAre(k: number): boolean {
    if (IS.has(this.textAt(k)) && this.has(k - 1, 'first')) return true;
    if (this.has(k, 'first') && this.has(k, 'groupOf')) return true;
    return this.has(k, 'first') && /(?:'re|'m| are| am| sind| bin)$/.test(this.textAt(k));
  }

  /** "A conference where a bank said". */
  protected isSaying(k: number): boolean {
    return INDEFINITE.test(this.textAt(k - 1)) && this.sameClause(k, k + 1) && SAYS.has(this.textAt(k + 1));
  }

  /** "a mate", "our landlord's son", "mon beau-frère", "one of my cousins". */
  protected isDetermined(k: number): boolean {
    const before = this.at(this.has(k - 1, 'former') && this.sameClause(k - 2, k) ? k - 2 : k - 1); // "ein früherer X"
    if (before === undefined || !this.sameSentence(k - 1, k)) return false;
    if (before.kind === 'figure') return before.figure?.spelled === true && before.figure.value === 1;
    const isRival = RIVALS.has(this.textAt(k)) && this.has(k - 2, 'determiner'); // "our biggest rival"
    const isOne = isRival || INDEFINITE.test(this.textAt(k - 2)); // "a Bavarian supplier"
    if (isOne && before.kind === 'word' && before.tags.size === 0) return this.sameSentence(k - 2, k);
    return before.tags.has('determiner') || /(?:'s|s')$/.test(before.text) || before.text === 's';
  }
}
