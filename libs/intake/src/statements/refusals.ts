import { EXPIRED } from '../words/frame-words';
import { ABOVE } from '../words/number-links';
import { REFUSES, TURNS_DOWN } from '../words/telling-words';
import { Look } from './look';
import { signsOf } from './told';

const TRIED = signsOf(['tried']);
const REFUSED = signsOf([], REFUSES);
const OFFERED = signsOf(['offer', 'offerNoun']);
/** "… and dropped it", "… and gave it up again". */
const LAST_WORDS = 4;

/** What was tried, offered or bought and came to nothing: the sentence itself says so. */
export class Refusals extends Look {
  /** "Investor bol raha hai", "finance offered": what one's own house says is no offer. */
  isSaidByHouse(k: number): boolean {
    return this.has(k - 1, 'house', 'boss') && this.sameClause(k - 1, k);
  }

  /** "We evaluated a hosted endpoint, which came to $2,750 a month, and dropped it": tried, and over at the end of the
   *  sentence. */
  isGivenUp(from: number, to: number): boolean {
    if (!this.told.in(from, TRIED)) return false;
    let tried = false;
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'nowCue', 'wouldBe')) return false;
      tried ||= this.has(k, 'tried');
      if (tried && k >= to - LAST_WORDS && this.has(k, 'rejected')) return true;
    }
    return false;
  }

  /** "Finance turned down the eight H100 ($2.49 an hour each)", "l'offerta da 1.900 € è stata respinta": what was
   *  refused, with its price. */
  isRefused(from: number, to: number): boolean {
    if (!this.told.in(from, REFUSED)) return false;
    let [refused, priced] = [false, false];
    for (let k = from; k < to; k += 1) {
      if (this.has(k, 'budget', 'target')) return false;
      refused ||= REFUSES.has(this.textAt(k)) || REFUSES.has(`${this.textAt(k)} ${this.textAt(k + 1)}`);
      priced ||= this.elements[k]?.kind === 'money';
    }
    return refused && priced;
  }

  /** "They offered us ten H100, which we turned down": an offer that the sentence itself declines. */
  isDeclined(from: number, to: number): boolean {
    if (!this.told.in(from, OFFERED)) return false;
    let offered = false;
    for (let k = from; k < to; k += 1) {
      if (this.isLimit(k)) return false;
      if (offered && (this.has(k, 'dropped', 'rejected') || this.isNo(k))) return !this.isOfProvider(k);
      offered ||= this.has(k, 'offer') || this.isOfferOf(k);
    }
    return false;
  }

  /** "Offers above SEK 2.4 million are rejected": the limit is the writer's, whoever offers. */
  private isLimit(k: number): boolean {
    if (this.elements[k]?.kind !== 'money') return false;
    return this.has(k - 1, 'least') || this.has(k - 2, 'least') || ABOVE.test(this.textAt(k - 1));
  }

  /** "The dealer proposes two, and Azure is rejected": a seller with a clause of his own. */
  isOfProvider(k: number): boolean {
    let provider = false;
    for (let j = k - 1; this.sameClause(j, k); j -= 1) {
      if (this.has(j, 'offer', 'offerNoun')) return false;
      provider ||= this.elements[j]?.kind === 'provider';
    }
    return provider;
  }

  /** "... which we declined", "on a refusé", "die abgelehnt wurde", "I let it expire". */
  private isNo(k: number): boolean {
    const [word, two] = [this.textAt(k), `${this.textAt(k)} ${this.textAt(k + 1)}`];
    return [EXPIRED, REFUSES, TURNS_DOWN].some((set) => set.has(word) || set.has(two));
  }

  /** "Oracle's offer is 16 H100". */
  isOfferOf(k: number): boolean {
    return this.has(k, 'offerNoun') && /(?:'s|s')$/.test(this.textAt(k - 1)) && this.sameClause(k - 1, k);
  }
}
