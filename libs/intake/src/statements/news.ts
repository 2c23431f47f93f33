import { lastWord } from '../lexer/first-word';
import { AUTHORS, AUTHORS_SIGNS, BEHIND, BEHIND_NEWS, NEWS, OF_NEWS, PAPERS, PEOPLE } from '../words/news-words';
import { MADE_BY } from '../words/telling-words';
import { isIdeographic } from '../lexer/token';
import { Look } from './look';

/** How far into a sentence the news or the authors may be named. */
const OPENING = 6;
/** How far behind "the authors of" the paper or the engine may stand. */
const WORK_REACH = 4;
/** How many signs of a script without blanks may stand before the engine and the word for those who made it. */
const SIGNS = 14;
/** What else stands between those who made a thing and the thing. */
const OF = new Set(['behind', 'des', 'der', 'hinter', 'dei', 'della', 'do', 'dos', 'das', 'achter', 'z', 'till', 'av']);

/** What the world tells: "in the news today: a telecom orders 20,000 GB300", "the authors of the vLLM paper measured on
 *  one A100". Neither cards nor engine nor model are the writer's. */
export class News extends Look {
  /** Whether a sentence is about others from its beginning on. */
  tells(from: number, to: number): boolean {
    const head = this.head(from, to);
    if (isIdeographic(this.textAt(head)) || isIdeographic(this.textAt(head + 1)))
      return this.isOfAuthorsInSigns(head, to);
    for (let k = head; k < to && k < head + OPENING; k += 1) {
      if (this.has(k, 'first')) return false;
      if (this.isNews(k, head) || this.isOfAuthors(k)) return true;
      if (this.isContent(k) && this.at(k)?.kind !== 'model') return false;
    }
    return false;
  }

  /** "In the news today", "haberlere göre", "oggi sul giornale"; no "news app", and no "good news". */
  private isNews(k: number, head: number): boolean {
    if (!NEWS.test(this.textAt(k)) || !this.sameSentence(k, k + 1)) return false;
    const isIn =
      k > head
        ? OF_NEWS.has(lastWord(this.textAt(k - 1))) || OF_NEWS.has(this.textAt(k - 2))
        : /^haber/.test(this.textAt(k));
    const next = this.textAt(k + 1);
    return isIn && (BEHIND_NEWS.test(next) || this.has(k + 1, 'nowCue', 'claims', 'reports', 'turnVerb'));
  }

  /** "The makers of SGLang", "die Autoren des Papers", "the vLLM authors". */
  private isOfAuthors(k: number): boolean {
    if (PEOPLE.test(this.textAt(k))) return BEHIND.has(this.textAt(k + 1)) && this.isWorkBehind(k + 1);
    if (!AUTHORS.test(this.textAt(k))) return false;
    if (this.isWork(k - 1) || (this.textAt(k - 1) === '-' && this.isWork(k - 2))) return true;
    if (this.isWork(k + 1) && this.at(k + 1)?.kind === 'word') return true; // "авторы статьи"
    return (MADE_BY.has(this.textAt(k + 1)) || OF.has(this.textAt(k + 1))) && this.isWorkBehind(k + 1);
  }

  private isWorkBehind(of: number): boolean {
    for (let j = of + 1; j <= of + WORK_REACH && this.sameClause(j, of) && !this.has(j, 'first'); j += 1)
      if (this.isWork(j)) return true;
    return false;
  }

  /** An engine, a model or a paper. */
  private isWork(k: number): boolean {
    const kind = this.at(k)?.kind;
    return kind === 'engine' || kind === 'model' || PAPERS.test(this.textAt(k));
  }

  /** "vLLM 论文的作者", "SGLang の開発者たち". */
  private isOfAuthorsInSigns(head: number, to: number): boolean {
    let [work, signs] = [false, ''];
    for (let k = head; k < to && k < head + SIGNS && !this.has(k, 'first'); k += 1) {
      work ||= this.at(k)?.kind === 'engine' || this.at(k)?.kind === 'model';
      if (work) signs += this.textAt(k).replaceAll(' ', '');
    }
    return work && AUTHORS_SIGNS.test(signs);
  }
}
