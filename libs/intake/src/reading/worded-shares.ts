import { shareBegins } from '../page/share-words';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { numberAt } from './count';
import { useAt } from './used-shares';

/** How far behind "12 of our 60 nurses" it may say that they are there at once. */
const AT_ONCE_REACH = 7;

/** "utilisation is barely a quarter", "idle half of the time", "12 of our 60 nurses are on it at any moment": shares of
 *  use in words, and the part of a crowd that is there at once. */
export function withWordedShares(page: Page, claims: readonly Claim[]): Claim[] {
  const out = [...claims];
  const isNew = !claims.some((c) => c.member === 'utilizationFraction');
  for (const k of shareBegins(page)) {
    if (page.against(k) !== undefined) continue;
    if (isNew) out.push(...useAt(page, k));
    const part = partOfCrowd(page, k);
    if (part === undefined) continue;
    const taken = new Set(part.map((c) => c.at));
    return [...out.filter((c) => !taken.has(c.at)), ...part];
  }
  return out;
}

/** "12 of our 60 nurses are on it at any moment": how many there are and how many of them at once. */
function partOfCrowd(page: Page, k: number): readonly [Claim, Claim] | undefined {
  const at = wholeBehind(page, k);
  const [part, all] = [numberAt(page, k), at === undefined ? undefined : numberAt(page, at)];
  if (at === undefined || part === undefined || all === undefined || all <= part) return undefined;
  const noun = page.unitAt(at);
  const [few, crowd, people] = [page.at(k), page.at(at), page.at(noun)];
  if (few === undefined || crowd === undefined || people === undefined || !(page.has(noun, 'who') || isNamed(page, at)))
    return undefined;
  if (page.after(noun - 1, AT_ONCE_REACH, ['conc', 'busyPeople']) < 0) return undefined;
  return [
    { member: 'concurrentRequests', value: part, at: k, weight: 3, start: few.start, end: few.end },
    { member: 'totalUsers', value: all, at, weight: 2, start: crowd.start, end: people.end },
  ];
}

/** "30 of the 220 are typing": so many people were named before. */
function isNamed(page: Page, at: number): boolean {
  const value = numberAt(page, at);
  for (let j = at - 1; j >= at - NAMED_REACH && j >= 0; j -= 1)
    if (numberAt(page, j) === value && page.has(page.unitAt(j), 'who', 'dau')) return page.against(j) === undefined;
  return false;
}
const NAMED_REACH = 40;

/** The figure behind "of our". */
function wholeBehind(page: Page, k: number): number | undefined {
  if (!OF.has(page.textAt(k + 1))) return undefined;
  const at = page.has(k + 2, 'determiner', 'own', 'first') ? k + 3 : k + 2;
  return page.sameSentence(k, at) ? at : undefined;
}
const OF = new Set(['of', 'von', 'de', 'di', 'van', 'z', 'из']);
