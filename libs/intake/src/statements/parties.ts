import { FIRST, NAMES_SOMEBODY } from './contents';
import { Excuses } from './excuses';
import { WHEN } from '../words/frame-words';
import { BINDING } from '../words/goal-words';
import { OWN_METERS } from '../words/sources-of-claims';
import { ALIKE, WITHIN } from '../words/telling-words';
import { introducesTrade, isOfHouse, isTheirCompany, onlySaysWhich } from './trades';

/** How close behind somebody else a word of the first person still belongs to him ("a friend of mine"). */
const AFTER_PARTY = 2;
/** The same where a clause about him begins: "the man who sold us our chairs". */
const IN_RELATIVE = 4;
const RELATIVE = / (?:who|that)$/;
/** How far behind "I" the verb of seeing may stand. */
const WITNESS_REACH = 10;
const WORDS_BEFORE = 3;
/** What a noun goes on with, and no verb of saying. */
const OF_WHAT = new Set(['of', 'from', 'out', 'in', 'per', 'within']);

/** Words that say who speaks. */
export class Parties extends Excuses {
  /** What is known already of who the elements are. */
  private readonly writers: boolean[] = [];
  private readonly parties: boolean[] = [];

  /** "We", "our": unless it only says whose friend it is, or to whom the vendor speaks. */
  isWriter(k: number): boolean {
    if (!this.carries(k, FIRST) || isTheirCompany(this.elements, k)) return false;
    return (this.writers[k] ??= this.speaksAsWriter(k));
  }

  private speaksAsWriter(k: number): boolean {
    if (this.has(k, 'past', 'opinion', 'notOurs') || this.isOfSomebody(k)) return false;
    if (this.isTheirHouse(k) || this.isOfMine(k)) return false;
    if (this.isWitness(k)) return false;
    for (let j = k - 1; j >= k - IN_RELATIVE && this.sameClause(j, k); j -= 1)
      if (this.isParty(j)) return k - j > AFTER_PARTY && !RELATIVE.test(this.textAt(j));
    return true;
  }

  /** "I have seen", "we read": the writer says only where he has it from. */
  private isWitness(k: number): boolean {
    if (this.has(k, 'own') && !this.has(k, 'perceives')) return false;
    for (let j = k; j <= k + WITNESS_REACH && this.sameSentence(j, k); j += 1) if (this.isSeenIn(j)) return true;
    return false;
  }

  /** A possessive that introduces somebody, or says whose street the bakery is in ("a company our size"). */
  private isOfSomebody(k: number): boolean {
    return introducesTrade(this.elements, k) || onlySaysWhich(this.elements, k) || ALIKE.has(this.textAt(k + 1));
  }

  /** Somebody who is not the writer. "40 colleagues" are counted, they do not speak. */
  isParty(k: number): boolean {
    if (this.at(k) === undefined) return false;
    return (this.parties[k] ??= this.isNamed(k) && !this.isExcused(k) && !this.isOurMatter(k));
  }

  /** A meter of the writer's, who made something or is named for when it was, and people who are counted. */
  private isExcused(k: number): boolean {
    if (this.isOwnMeter(k) || this.isOnlyWhen(k) || this.isMaker(k) || this.isNoSpeaker(k)) return true;
    if (this.isMeasured(k) || this.isAsker(k) || this.isOurStaff(k) || this.isOurCards(k)) return true;
    return this.has(k, 'who', 'doc') && this.isCounted(k);
  }

  private isNamed(k: number): boolean {
    if (isTheirCompany(this.elements, k)) return true;
    if (!this.carries(k, NAMES_SOMEBODY)) return this.isOutside(k) || (this.isIndefinite(k) && this.isHolder(k));
    if (this.has(k, 'party')) return !this.isOwnWay(k);
    if (this.isOutside(k) || (this.has(k, 'medium') && this.isSaidIn(k))) return true;
    if (this.has(k, 'person')) return this.isPerson(k);
    const house = this.has(k, 'org') && (this.isDetermined(k) || isOfHouse(this.elements, k));
    if (house) return this.isOtherHouse(k) || this.isSaying(k);
    if (this.isIndefinite(k)) return this.isHolder(k);
    return this.isClaim(k);
  }

  /** "A mate", "my neighbours": somebody introduced; or named without an article where he holds machines. */
  private isPerson(k: number): boolean {
    if (this.isListedWithWriter(k)) return false;
    if (this.isDetermined(k)) return !this.isCoupled(k) && !this.isWisher(k);
    return this.opensSentence(k) && this.isHolder(k);
  }

  /** Asked of somebody, a reason, said in the writer's own house ("кадры говорят 210"), one of the writer's own, or
   *  his own meter ("laut ollama ps", "laut DCGM", "laut Grafana", "según Grafana"). */
  private isOwnWay(k: number): boolean {
    const isHouse = this.has(k, 'hearsay') && this.sameClause(k - 1, k) && this.isOwnHouse(k - 1);
    if (isHouse || this.isAskedOf(k) || this.isReason(k)) return true;
    const isMeter = this.elements[k + 1]?.kind === 'engine' || this.has(k + 1, 'util', 'instrument');
    if (this.has(k, 'publication')) return isMeter && this.sameClause(k, k + 1);
    return (this.has(k, 'person') && this.isCoupled(k)) || this.isListedWithWriter(k);
  }

  private isClaim(k: number): boolean {
    return this.has(k, 'claims') && !OWN_METERS.has(this.textAt(k + 1)) && !this.isOwnVerb(k) && !this.isNoun(k);
  }

  /** "40 colleagues", "两位同事", "同僚2人", "3,000トークンの記事": so many or so long, not one that says something. */
  private isCounted(k: number): boolean {
    const figure = this.countOf(k);
    return figure !== undefined && !(figure.spelled && figure.value === 1);
  }

  /** "In the webinar", "im Artikel", "według artykułu": at the head of a sentence, where the rest was said or shown. */
  private isSaidIn(k: number): boolean {
    if (!this.opensSentence(k) || this.has(k - 1, 'first') || this.has(k - 2, 'first')) return false;
    for (let j = k - 1; j >= k - WORDS_BEFORE && this.sameSentence(j, k); j -= 1)
      if (WITHIN.has(this.textAt(j))) return true;
    return false;
  }

  /** At most three words stand before it, and nothing that states anything. */
  private opensSentence(k: number): boolean {
    for (let j = k - 1; this.sameSentence(j, k) && this.elements[j]?.kind !== 'mark'; j -= 1)
      if (k - j > WORDS_BEFORE || this.isContent(j)) return false;
    return true;
  }

  /** "Me and my son", "me + roommate": whoever is named together with the writer speaks with him. */
  private isCoupled(k: number): boolean {
    const joined = this.has(k - 1, 'and') ? k - 1 : k - 2;
    const isHim = this.has(joined, 'first') || this.has(joined - 1, 'first', 'self');
    return this.has(joined, 'and') && isHim && this.sameSentence(joined, k);
  }

  /** "A streamer wants to feature it", "the customer expects an answer in 2 s": a wish about the writer's service;
   *  whoever wants to sell or to run something names it. */
  private isWisher(k: number): boolean {
    if (!this.has(k + 1, 'wishes') || !this.sameClause(k, k + 1)) return false;
    for (let j = k + 2; this.sameSentence(j, k) && j < k + 14; j += 1) {
      const kind = this.elements[j]?.kind;
      if (kind === 'gpu' || kind === 'instance' || kind === 'money' || kind === 'model') return false;
    }
    return true;
  }

  /** "Our team", "the office" are the writer's own; "our customer", "another team" and whoever holds hardware are not.
   */
  private isOtherHouse(k: number): boolean {
    const possessive = /'s?$/.test(this.elements[k]?.text ?? '');
    if ((this.has(k - 1, 'first') && !this.has(k, 'outsider')) || this.isHereAt(k)) return false;
    return possessive ? !this.has(k - 1, 'definite') : this.isHolder(k) || this.isActing(k);
  }

  /** "We promised the client": the one who says it is the writer. */
  private isOwnVerb(k: number): boolean {
    for (let j = k - 1; j >= k - 6 && this.sameClause(j, k); j -= 1)
      if (
        (this.has(j, 'first') && !this.isOfSomebody(j)) ||
        this.isOwnHouse(j) ||
        BINDING.has(this.textAt(j)) ||
        this.isMeter(j, k) ||
        this.isOfUsers(j, k)
      )
        return true;
    return false;
  }

  /** "What the gateway told me", "the logs told us". */
  private isMeter(j: number, verb: number): boolean {
    return j === verb - 1 && this.has(j, 'instrument') && this.has(j - 1, 'definite', 'first');
  }

  /** "Legal insists", "der Vorstand verspricht": a department of the writer's own house; "it" is none. */
  private isOwnHouse(k: number): boolean {
    return this.has(k, 'house', 'boss') && this.textAt(k) !== 'it';
  }

  /** "11,000 claims", "the claims desk", "dates and promises out of every mail": a noun, nobody's claim. */
  private isNoun(k: number): boolean {
    if (!this.has(k, 'nounToo')) return false;
    const before = this.at(k - 1);
    return (
      !this.sameSentence(k - 1, k) ||
      !this.sameClause(k, k + 1) ||
      before?.kind === 'figure' ||
      this.has(k - 1, 'determiner') ||
      this.isDescribed(k) ||
      before?.kind === 'mark' ||
      (this.has(k - 1, 'and') && OF_WHAT.has(this.textAt(k + 1)))
    );
  }

  /** "And now I read", "und jetzt sagt der Händler": what is told next, not who says what stands before. */
  private isCoordinate(k: number): boolean {
    const joined = this.has(k - 1, 'nowCue') ? k - 2 : k - 1;
    return this.has(joined, 'and') && this.sameClause(joined, k);
  }

  /** "says the vendor", "according to the README" behind what was said; a publication speaks of its whole clause. */
  isAttribution(k: number, b: number): boolean {
    if (WHEN.has(this.textAt(k - 1)) || this.isCoordinate(k)) return false;
    if (this.has(k, 'publication')) return true;
    return !this.has(k, 'person', 'org') && !this.statesBetween(k + 1, b);
  }
}
