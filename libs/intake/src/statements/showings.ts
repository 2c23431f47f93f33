import { DOCUMENTS, MADE_BY, POSTED, READS, SHOWN, THREADS, YOURS } from '../words/telling-words';
import { firstWord } from '../lexer/first-word';
import { Look } from './look';
import { isItsMatter } from './matters';
import { signsOf } from './told';

/** Whose what is shown is. */
const SHOWERS = signsOf([], YOURS, THREADS, POSTED, READS);
/** How far into a sentence the table may stand that it is about. */
const OPENING = 8;
/** How far behind "your" its noun may stand: "your 4x A40 result". */
const NOUN_REACH = 5;
/** How far around a table the words may stand that say whose it is. */
const AROUND = 4;

/** What somebody else measured and showed: "your table", "the numbers you posted", "the sweep in the first post". */
export class Showings extends Look {
  /** Element from which a sentence tells what another has shown; -1 where it does not. What the writer reads there
   *  begins behind the clause in which he says so. */
  from(from: number, to: number): number {
    if (!this.told.in(from, SHOWERS)) return -1;
    const head = this.head(from, to);
    if (!this.tellsFigures(head, to)) return -1;
    for (let k = head; k < to && k < head + OPENING; k += 1)
      if (this.isShown(k)) return this.namesWriter(head, k) ? this.nextClause(k, to) : head;
    return -1;
  }

  /** "The table though says 120 minutes" goes on with whoever showed it. */
  isTheTable(k: number): boolean {
    return SHOWN.has(this.textAt(k)) && this.has(k - 1, 'definite');
  }

  /** "Your sweep for Kimi K2 is what I was looking for" names only what it is about. */
  private tellsFigures(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (this.elements[k]?.kind === 'figure') return true;
    return false;
  }

  private isShown(k: number): boolean {
    return this.isYours(k) || (this.isTable(k) && !this.has(k - 1, 'first') && this.isOfThread(k));
  }

  /** "Your benchmark shows", "deine Tabelle", "votre tableau". */
  private isYours(k: number): boolean {
    if (!YOURS.has(this.textAt(k))) return false;
    for (let j = k + 1; j <= k + NOUN_REACH && this.sameClause(j, k); j += 1) {
      if (this.isTable(j)) return true;
      if (this.has(j, 'first') || this.elements[j]?.kind === 'mark') return false;
    }
    return false;
  }

  private isTable(k: number): boolean {
    if (isItsMatter(this.elements, k)) return false;
    const noun = firstWord(this.textAt(k));
    return SHOWN.has(noun) || DOCUMENTS.has(noun) || this.has(k, 'medium', 'publication');
  }

  /** "The table in the first post", "the numbers you posted", "if I read the table right". */
  private isOfThread(k: number): boolean {
    for (let j = k + 1; j <= k + AROUND && this.sameSentence(j, k) && !this.isContent(j); j += 1)
      if (THREADS.has(this.textAt(j)) || POSTED.has(this.textAt(j))) return true;
    for (let j = k - 1; j >= k - AROUND && this.sameSentence(j, k); j -= 1)
      if (READS.has(this.textAt(j))) return !MADE_BY.has(this.textAt(k + 1)) || !this.has(k + 2, 'first');
    return false;
  }

  private namesWriter(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (this.has(k, 'first') || this.textAt(k).split(' ').includes('i')) return true;
    return false;
  }

  private nextClause(k: number, to: number): number {
    for (let j = k + 1; j < to; j += 1) if (!this.sameClause(j, k)) return j;
    return -1;
  }
}
