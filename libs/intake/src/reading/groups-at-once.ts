import { hasWordOf } from '../lexer/first-word';
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
  const groups = what === undefined || c.setting === true || c.pieces !== undefined ? undefined : groupsBefore(page, c);
  if (what === undefined || groups === undefined) return undefined;
  const value = groups.many * c.value;
  return {
    ...c,
    value,
    pieces: [groups, c].map(({ start, end }) => ({ start, end })),
    approximation: `${what}: ${shown(groups.many)} times ${shown(c.value)} each are ${shown(value)}.`,
  };
}
/** "6 classes of" before so many people. */
function groupsBefore(page: Page, { at }: Claim): { many: number; start: number; end: number } | undefined {
  const noun = at - 2;
  const first = page.at(noun - 1)?.kind === 'word' ? noun - 2 : noun - 1;
  if (!GROUP_OF.has(page.textAt(at - 1)) || !isGroup(page, noun) || page.against(first) !== undefined) return undefined;
  const many = page.sameSentence(first, at) ? (numberAt(page, first) ?? 0) : 0;
  if (!Number.isInteger(many) || many < 2 || many > MOST_GROUPS) return undefined;
  return { many, start: page.at(first)?.start ?? 0, end: page.at(noun)?.end ?? 0 };
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
const isWait = (text: string): boolean => hasWordOf(text, WAITS);

/** Those who are there at once, else all of them, counted last before the part. */
function crowdBefore(page: Page, claims: readonly Claim[], k: number): Claim | undefined {
  const near = claims
    .filter((c) => NAMES[c.member] !== undefined && c.setting !== true && c.tested !== true)
    .filter((c) => c.at < k && k - c.at <= PART_REACH)
    .sort((a, b) => b.at - a.at);
  return near.find((c) => c.member === 'concurrentRequests') ?? near[0];
}
