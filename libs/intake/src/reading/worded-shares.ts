import { type Share, shareAt, shareBegins } from '../page/share-words';
import { NOT_USED, OF_THE_TIME, REACHES, USED } from '../words/busy-words';
import { EXCEEDS } from '../words/goal-words';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import type { Tag } from '../words';
import { numberAt } from './count';

/** How far from a share in words the use may stand that it is of, elements. */
const REACH = 5;
/** How far behind "12 of our 60 nurses" it may say that they are there at once. */
const AT_ONCE_REACH = 7;

/** Words of memory: a share of it is no use. */
const MEMORY = ['gb', 'vram', 'kv', 'notUtil'] as const;

/** "utilisation is barely a quarter", "idle half of the time", "12 of our 60 nurses are on it at any moment": shares of
 *  use in words, and the part of a crowd that is there at once. */
export function withWordedShares(page: Page, claims: readonly Claim[]): Claim[] {
  const out = [...claims];
  const isNew = !claims.some((c) => c.member === 'utilizationFraction');
  for (const k of begins(page)) {
    if (page.against(k) !== undefined) continue;
    if (isNew) out.push(...useAt(page, k));
    const part = partOfCrowd(page, k);
    if (part === undefined) continue;
    const taken = new Set(part.map((c) => c.at));
    return [...out.filter((c) => !taken.has(c.at)), ...part];
  }
  return out;
}

/** A share in words, or the number of a part. */
const begins = shareBegins;

/** The share of use that words name at `k`. */
function useAt(page: Page, k: number): readonly Claim[] {
  const e = page.at(k);
  const share = e === undefined || page.used.has(k) ? undefined : shareAt(page, k);
  if (e === undefined || share === undefined || isOfPeople(page, share.end + 1)) return [];
  if (page.before(k, REACH, MEMORY) >= 0 || page.after(share.end, REACH, MEMORY) >= 0) return [];
  const use = useBeside(page, share, ofTheTime(page, share));
  const word = page.at(use?.at ?? -1);
  if (use === undefined || word === undefined || page.has(use.at, 'notUtil', 'conc') || (page.has(use.at, 'who') && !USED.test(word.text)))
    return [];
  const value = use.idle ? 1 - share.value : share.value;
  const [start, end] = [Math.min(e.start, word.start), Math.max(page.at(share.end)?.end ?? e.end, word.end)];
  return [{ member: 'utilizationFraction', value, at: k, weight: 1, start, end }];
}

const isOfPeople = (page: Page, j: number): boolean => page.has(j, 'who', 'conc', 'req', 'busyPeople');

/** The word of use or of idling beside a share; where the share is one of the time, any verb of using says it. */
function useBeside(
  page: Page,
  { from, end }: Share,
  time: number,
): { readonly at: number; readonly idle: boolean } | undefined {
  const stop = (x: Element): boolean =>
    x.kind === 'figure' || (x.text === ',' && time < 0) || x.tags.has('turn') || x.tags.has('who');
  const near = (tag: Tag): number => Math.max(page.before(from, REACH, [tag], stop), page.after(end, REACH, [tag], stop));
  const idle = Math.max(near('idle'), time < 0 ? -1 : verbNear(page, from, end, NOT_USED));
  if (idle >= 0) return { at: idle, idle: true };
  // "30 %" beside a plain word of use is weighed with the other figures
  if (time < 0 && page.at(from)?.kind === 'figure' && page.has(end, 'percent', 'tenths')) return useOfCards(page, from);
  const used = Math.max(near('util'), time < 0 ? -1 : verbNear(page, from, end, USED));
  // "two thirds of the load in the US"
  if (used > end && used <= end + 3 && page.has(used, 'load') && time < 0) return undefined;
  return used < 0 ? undefined : { at: used, idle: page.before(used, 2, ['not']) >= 0 };
}

/** "Our four L40S never go above 30%", "unsere Karten liegen bei 20 %": a percentage that cards as the subject reach. */
function useOfCards(page: Page, from: number): { readonly at: number; readonly idle: boolean } | undefined {
  let reaches = -1;
  for (let j = from - 1; j >= from - CARDS_WITHIN && page.sameSentence(j, from); j -= 1) {
    const e = page.at(j);
    if (e?.kind === 'gpu' || page.has(j, 'gpuWord')) return reaches >= 0 ? { at: reaches, idle: false } : undefined;
    if (e?.kind !== 'word' || page.has(j, 'kv', 'vram', 'price', 'growth', 'moreOf')) return undefined;
    if (REACHES.test(e.text) || EXCEEDS.has(e.text) || page.has(j, 'most', 'least', 'beyond')) reaches = j;
  }
  return undefined;
}
const CARDS_WITHIN = 7;

function verbNear(page: Page, from: number, end: number, verbs: RegExp): number {
  for (let n = 1; n <= VERB_REACH; n += 1) {
    if (page.sameSentence(end + n, end) && verbs.test(page.textAt(end + n))) return end + n;
    if (page.sameSentence(from - n, from) && verbs.test(page.textAt(from - n))) return from - n;
  }
  return -1;
}
const VERB_REACH = 6;

/** "Of the time", "der Zeit", "du temps" beside a share; -1 where it is of something else. */
const ofTheTime = (page: Page, { from, end }: Share): number =>
  [end + 1, end + 2, end + 3, from - 1, from - 2].find(
    (j) => page.sameSentence(j, end) && OF_THE_TIME.test(page.textAt(j)) && !page.has(j, 'conc'),
  ) ?? -1;

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
