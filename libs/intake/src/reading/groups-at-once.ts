import type { Page } from '../page/page';
import { shareAt, shareBegins } from '../page/share-words';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { GROUP_OF, NO_GROUPS, WAITS } from '../words/moment-words';
import { numberAt } from './count';

/** "6 classes of 32 at the same time, but in a class one in four is waiting": groups of so many people, and the part of
 *  those who are there that waits for an answer. */

/** More groups than these are no groups of people. */
const MOST_GROUPS = 1000;
/** How far behind those who are there the part of them may stand, elements, and how far behind it its verb. */
const PART_REACH = 20;
const WAITS_REACH = 4;

const NAMES: Readonly<Partial<Record<Member, string>>> = {
  totalUsers: 'Users',
  concurrentRequests: 'Concurrent requests',
};

/** The claims of a text, groups of people as all of them, and of those the part that waits. */
export const withGroupsAtOnce = (page: Page, claims: readonly Claim[]): readonly Claim[] =>
  withWaiting(
    page,
    claims.map((c) => groupsOf(page, c) ?? c),
  );

function groupsOf(page: Page, c: Claim): Claim | undefined {
  const what = NAMES[c.member];
  if (what === undefined || c.setting === true || c.pieces !== undefined || !GROUP_OF.has(page.textAt(c.at - 1)))
    return undefined;
  const noun = c.at - 2;
  const at = [noun - 1, noun - 2].find((j) => page.at(j)?.kind === 'figure');
  const many = at === undefined || !page.sameSentence(at, c.at) ? undefined : numberAt(page, at);
  if (at === undefined || many === undefined || !isGroup(page, noun) || page.against(at) !== undefined)
    return undefined;
  if (!Number.isInteger(many) || many < 2 || many > MOST_GROUPS) return undefined;
  const value = many * c.value;
  const groups = { start: page.at(at)?.start ?? c.start, end: page.at(noun)?.end ?? c.end };
  return {
    ...c,
    value,
    pieces: [groups, { start: c.start, end: c.end }],
    approximation: `${what}: ${shown(many)} times ${shown(c.value)} each are ${shown(value)}.`,
  };
}
/** A noun that holds people; "two shifts of 140" are not there together, and "6 users of 32" are a part. */
const isGroup = (page: Page, noun: number): boolean =>
  page.at(noun)?.kind === 'word' &&
  page.timeUnit(noun) === undefined &&
  !page.has(noun, 'who', 'person', 'req', 'doc', 'image', 'tok', 'gpuWord', 'node', 'percent', 'shiftWork') &&
  !NO_GROUPS.test(page.textAt(noun));

/** The part of those who are there that waits for an answer is what is in flight. */
function withWaiting(page: Page, claims: readonly Claim[]): readonly Claim[] {
  for (const k of shareBegins(page)) {
    const share = page.against(k) === undefined ? shareAt(page, k) : undefined;
    if (share === undefined || share.value >= 1 || !isWaiting(page, share.end)) continue;
    const crowd = crowdBefore(page, claims, k);
    if (crowd === undefined) return claims;
    const value = Math.max(1, Math.ceil(crowd.value * share.value));
    const words = { start: page.at(share.from)?.start ?? 0, end: page.at(share.end)?.end ?? 0 };
    const part: Claim = {
      member: 'concurrentRequests',
      value,
      at: crowd.at,
      weight: crowd.weight + 1,
      ...words,
      pieces: [...(crowd.pieces ?? [crowd]).map(({ start, end }) => ({ start, end })), words],
      approximation: `Concurrent requests: ${shown(share.value * 100)} % of ${shown(crowd.value)} are ${shown(value)}.`,
    };
    const isPart = (c: Claim): boolean => c.member === 'concurrentShare' && c.at >= share.from && c.at <= share.end;
    const rest = claims.filter((c) => !isPart(c) && !(c === crowd && c.member === 'concurrentRequests'));
    return [...rest, part];
  }
  return claims;
}
const isWaiting = (page: Page, end: number): boolean =>
  [1, 2, 3, 4].some((n) => n <= WAITS_REACH && page.sameSentence(end + n, end) && isWait(page.textAt(end + n)));
const isWait = (text: string): boolean => text.split(' ').some((word) => WAITS.test(word));

/** Those who are there at once, else all of them, counted last before the part. */
function crowdBefore(page: Page, claims: readonly Claim[], k: number): Claim | undefined {
  const near = claims
    .filter((c) => NAMES[c.member] !== undefined && c.setting !== true && c.tested !== true)
    .filter((c) => c.at < k && k - c.at <= PART_REACH)
    .sort((a, b) => b.at - a.at);
  return near.find((c) => c.member === 'concurrentRequests') ?? near[0];
}
