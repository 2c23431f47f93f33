import { MADE, TRAINED } from '../words/frame-words';
import { MADE_BY, SHOWN } from '../words/telling-words';
import { isCapitalised } from './capital';
import { Look } from './look';
import type { Told } from './told';

/** How far behind a test its maker may be named. */
const LONGEST_CLAUSE = 16;

/** Tests and talks with the name of whoever made them. */
export class ForeignTests extends Look {
  constructor(
    told: Told,
    private readonly text: string,
  ) {
    super(told);
  }

  /** "In the benchmark by Baseten", "the talk by the Mistral people": a test or a medium with the name of whoever made
   *  it. */
  isForeign(k: number): boolean {
    const medium = this.has(k, 'medium');
    if (!medium && !SHOWN.has(this.textAt(k))) return false;
    if (this.isMadeElsewhere(k)) return true;
    if (!MADE_BY.has(this.textAt(k + 1)) || !this.sameClause(k, k + 2)) return false;
    const maker = this.has(k + 2, 'definite') ? k + 3 : k + 2;
    return (medium && this.elements[maker]?.kind === 'model') || this.isMaker(maker);
  }

  /** "The benchmark everybody quotes, 3,100 tok/s, was made by NVIDIA". */
  private isMadeElsewhere(k: number): boolean {
    for (let j = k + 2; j <= k + LONGEST_CLAUSE && this.sameSentence(j, k) && !this.has(j, 'first'); j += 1)
      if (MADE.has(this.textAt(j - 1)) && MADE_BY.has(this.textAt(j)))
        return this.elements[j + 1]?.kind === 'vendor' || this.elements[j + 1]?.kind === 'provider';
    return false;
  }

  private isMaker(k: number): boolean {
    const maker = this.elements[k];
    if (maker?.kind === 'vendor' || maker?.kind === 'provider') return true;
    return maker?.kind === 'word' && maker.tags.size === 0 && isCapitalised(this.text, maker);
  }

  /** "DeepSeek V3 was trained on 2,048 H800": the machines of its makers, where nobody speaks of himself. */
  isMadeOn(k: number, head: number): boolean {
    if (this.elements[k]?.kind !== 'model' || k > head + 1 || !this.sameClause(k, k + 2)) return false;
    if (!this.has(k + 1, 'was') || !TRAINED.has(this.textAt(k + 2))) return false;
    let cards = false;
    for (let j = k; j <= k + LONGEST_CLAUSE && this.sameSentence(j, k); j += 1) {
      if (this.has(j, 'first')) return false;
      cards ||= this.elements[j]?.kind === 'gpu';
    }
    return cards;
  }
}
