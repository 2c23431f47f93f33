import { type Share, shareAt, shareInWords } from '../page/share-words';
import { NOT_USED, OF_THE_TIME, REACHES, USED } from '../words/busy-words';
import { FOR } from '../words/each-words';
import { EXCEEDS } from '../words/goal-words';
import type { Element } from '../elements/element';
import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import type { Tag } from '../words';
import { growsByShare } from './growth-by-share';

/** How far from a share in words the use may stand that it is of, elements. */
const REACH = 5;
/** How far from a share of the time the verb of using may stand. */
const VERB_REACH = 6;
/** How far before a percentage the cards may stand that come to it. */
const CARDS_WITHIN = 7;

/** Words of memory: a share of it is no use. */
const MEMORY: readonly Tag[] = ['gb', 'vram', 'kv', 'notUtil'];
/** What else on cards comes to a percentage. */
const OTHER_METERS: readonly Tag[] = [...MEMORY, 'power', 'hostThing', 'prefix', 'growth'];
const PEOPLE: readonly Tag[] = ['who', 'conc', 'req', 'busyPeople'];

/** A word of use, and whether it says that nothing is done. */
interface Use {
  readonly at: number;
  readonly idle: boolean;
}

/** The share of use that words name at `k`: "idle half of the time", "zu einem Drittel ausgelastet", "our four L40S
 *  never go above 30%". */
export function useAt(page: Page, k: number): readonly Claim[] {
  const e = page.at(k);
  const share = page.used.has(k) ? undefined : shareAt(page, k);
  if (e === undefined || share === undefined || isOfElse(page, k, share)) return [];
  const use = useBeside(page, share, ofTheTime(page, share));
  const word = page.at(use?.at ?? -1);
  if (use === undefined || word === undefined || isOfOthers(page, use.at)) return [];
  const value = use.idle ? 1 - share.value : share.value;
  const [start, end] = [Math.min(e.start, word.start), Math.max(page.at(share.end)?.end ?? e.end, word.end)];
  return [{ member: 'utilizationFraction', value, at: k, weight: 1, start, end }];
}

/** Of people, of memory, of the time that something is used for; every other one is of people. */
function isOfElse(page: Page, k: number, share: Share): boolean {
  if (page.has(share.end + 1, ...PEOPLE) || growsByShare(page, share)) return true;
  if (page.before(k, REACH, MEMORY) >= 0 || page.after(share.end, REACH, MEMORY) >= 0) return true;
  const time = ofTheTime(page, share);
  if (time >= 0) return FOR.has(page.textAt(Math.max(time, share.end) + 1));
  const e = page.at(k);
  return e === undefined || (e.kind !== 'figure' && shareInWords(e) === undefined);
}
const isOfOthers = (page: Page, at: number): boolean =>
  page.has(at, 'notUtil', 'conc') || (page.has(at, 'who') && !USED.test(page.textAt(at)));

/** The word of use or of idling beside a share; where the share is one of the time, any verb of using says it. */
function useBeside(page: Page, { from, end }: Share, time: number): Use | undefined {
  const stop = (x: Element): boolean =>
    x.kind === 'figure' || (x.text === ',' && time < 0) || x.tags.has('turn') || x.tags.has('who');
  const near = (tag: Tag): number =>
    Math.max(page.before(from, REACH, [tag], stop), page.after(end, REACH, [tag], stop));
  const verb = (verbs: RegExp): number => (time < 0 ? -1 : verbNear(page, from, end, verbs));
  const idle = Math.max(near('idle'), verb(NOT_USED));
  if (idle >= 0) return { at: idle, idle: true };
  // "30 %" beside a plain word of use is weighed with the other figures
  if (time < 0 && isPercentage(page, from, end)) return useOfCards(page, from);
  const used = Math.max(near('util'), verb(USED));
  if (used < 0 || (time < 0 && isShareOf(page, end, used))) return undefined;
  return { at: used, idle: page.before(used, 2, ['not']) >= 0 };
}
const isPercentage = (page: Page, from: number, end: number): boolean =>
  page.at(from)?.kind === 'figure' && page.has(end, 'percent', 'tenths');
/** "Two thirds of the load in the US". */
const isShareOf = (page: Page, end: number, used: number): boolean =>
  used > end && used <= end + 3 && page.has(used, 'load');

/** "Our four L40S never go above 30%": a percentage that cards as the subject reach. */
function useOfCards(page: Page, from: number): Use | undefined {
  if (page.speaksOf(from, ...OTHER_METERS)) return undefined;
  let reaches = -1;
  for (let j = from - 1; j >= from - CARDS_WITHIN && page.sameSentence(j, from); j -= 1) {
    const e = page.at(j);
    if (e?.kind === 'gpu' || page.has(j, 'gpuWord')) return reaches >= 0 ? { at: reaches, idle: false } : undefined;
    if (e?.kind !== 'word' || page.has(j, 'price', 'moreOf')) return undefined;
    if (isReaching(page, j)) reaches = j;
  }
  return undefined;
}
const isReaching = (page: Page, j: number): boolean =>
  REACHES.test(page.textAt(j)) || EXCEEDS.has(page.textAt(j)) || page.has(j, 'most', 'least', 'beyond');

function verbNear(page: Page, from: number, end: number, verbs: RegExp): number {
  for (let n = 1; n <= VERB_REACH; n += 1)
    for (const j of [end + n, from - n]) if (page.sameSentence(j, end) && verbs.test(page.textAt(j))) return j;
  return -1;
}

/** "Of the time", "der Zeit", "du temps" beside a share; -1 where it is of something else. */
const ofTheTime = (page: Page, { from, end }: Share): number =>
  [end + 1, end + 2, end + 3, from - 1, from - 2].find(
    (j) => page.sameSentence(j, end) && OF_THE_TIME.test(page.textAt(j)) && !page.has(j, 'conc'),
  ) ?? -1;
