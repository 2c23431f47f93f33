import type { Page } from '../page/page';
import { atOnceBehind, shareInWords } from '../page/share-words';
import type { Span } from '../reading';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import type { Settled } from './settle';

/** "10 % at the same time", "maybe a third of them at once": the part of the users who are there at once, in the words
 *  of both. */
export function usersAtOnce(page: Page, settled: Settled): Claim | undefined {
  const users = settled.winners.get('totalUsers');
  if (users === undefined) return undefined;
  const share = settled.winners.get('concurrentShare') ?? wordedShare(page, users);
  if (share === undefined) return undefined;
  const value = Math.max(1, Math.round(users.value * share.value));
  const part = `${shown(share.value * 100)} % of ${shown(users.value)} users`;
  return {
    member: 'concurrentRequests',
    value,
    at: share.at,
    weight: 2,
    start: share.start,
    end: share.end,
    pieces: [...(users.pieces ?? [users]), share],
    approximation: `Concurrent requests: ${part} are ${shown(value)}.`,
  };
}

/** A share that is said in words and of which the next words say that it is there at once. */
function wordedShare(page: Page, users: Claim): (Span & { readonly value: number; readonly at: number }) | undefined {
  for (const [k, e] of page.elements.entries()) {
    const value = shareInWords(e);
    if (value === undefined || page.against(k) !== undefined) continue;
    if (Math.abs(e.sentence - (page.at(users.at)?.sentence ?? 0)) > 1) continue;
    const at = page.at(atOnceBehind(page, k) ?? -1);
    if (at !== undefined) return { value, at: k, start: e.start, end: at.end };
  }
  return undefined;
}
