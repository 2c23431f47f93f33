import { isIdeographic } from '../lexer/token';
import type { Page } from '../page/page';
import type { Unit } from './rows/unit';

/** Signs that Chinese, Japanese and Korean put between a number and what it counts; of themselves they count anything,
 *  cards too. */
const COUNTERS: ReadonlySet<string> = new Set([
  ...'封份张張个個条條篇单笔件起宗项例幅枚通本冊部つ통장건개부편권',
  ...['枚 の', '通 の', '件 の', '本 の', '冊 の', '部 の', '個 の', '통의', '장의', '건의', '개의', '부의'],
]);
/** Those that count nothing but letters, calls and orders. */
const LETTERS: ReadonlySet<string> = new Set([...'封通통单']);
/** What may join a counter to its noun. */
const JOINS: ReadonlySet<string> = new Set(['の', '의', '的']);

/** "매일 이메일 350통", "請求書345枚", "350张发票", "枚の請求書": pieces of work whose noun stands before the number or
 *  behind its counter. */
export function countedPieces(page: Page, k: number): Unit | undefined {
  const counter = k + 1;
  if (!COUNTERS.has(page.textAt(counter)) || !page.sameSentence(k, counter)) return undefined;
  const noun = JOINS.has(page.textAt(counter + 1)) ? counter + 2 : counter + 1;
  if ((isPiece(page, noun) || isMade(page, noun)) && page.sameSentence(k, noun))
    return { dimension: 'work', end: noun, scale: 1, noun: counter };
  if (LETTERS.has(page.textAt(counter))) return { dimension: 'work', end: counter, scale: 1, noun: counter };
  const isLabelled = isPiece(page, k - 1) && isIdeographic(page.textAt(k - 1)) && page.sameSentence(k - 1, k);
  return isLabelled ? { dimension: 'work', end: counter, scale: 1, noun: counter } : undefined;
}
/** "10万件の要約", "10만 건의 번역": what is made of each piece. */
const isMade = (page: Page, j: number): boolean => page.at(j)?.kind === 'use' && isIdeographic(page.textAt(j));
const isPiece = (page: Page, j: number): boolean => page.has(j, 'doc', 'req', 'image') && !page.has(j, 'tok');
