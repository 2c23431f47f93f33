import { Look } from './look';

/** How far behind its verb the hardware may stand that is held. */
const HELD_WITHIN = 4;

/** Looks for the hardware that a verb is about. */
export class Holding extends Look {
  /** Whether hardware stands right behind the verb, in its clause. */
  protected holdsCards(verb: number): boolean {
    for (let j = verb + 1; j <= verb + HELD_WITHIN && this.sameClause(j, verb); j += 1) {
      const kind = this.elements[j]?.kind;
      if (kind === 'gpu' || kind === 'instance') return true;
    }
    return false;
  }
}
