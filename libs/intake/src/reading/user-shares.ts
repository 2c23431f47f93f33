import type { Page } from '../page/page';
import { atOnceBehind, shareInWords } from '../page/share-words';
import type { Fact, Span } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import type { Settled } from './settle';

/** "10 % at the same time", "maybe a third of them at once": the product is the concurrency. */
export function sharedUsers(page: Page, settled: Settled, facts: Partial<Record<Member, Fact<number>>>): void {
  const users = settled.winners.get('totalUsers');
  if (users === undefined || facts.concurrentRequests !== undefined) return;
  const share = settled.winners.get('concurrentShare') ?? wordedShare(page, users);
  if (share === undefined) return;
  const value = Math.max(1, Math.round(users.value * share.value));
  facts.concurrentRequests = factOf(
    page.text,
    value,
    [users, share],
    `Concurrent requests: ${shown(share.value * 100)} % of ${shown(users.value)} users are ${shown(value)}.`,
  );
}

/** A share that is said in words and of which the next words say that it is there at once. */
function wordedShare(page: Page, users: Claim): (Span & { readonly value: number }) | undefined {
  for (const [k, e] of page.elements.entries()) {
    const value = shareInWords(e);
    if (value === undefined || page.against(k) !== undefined) continue;
    if (Math.abs(e.sentence - (page.at(users.at)?.sentence ?? 0)) > 1) continue;
    const at = page.at(atOnceBehind(page, k) ?? -1);
    if (at !== undefined) return { value, start: e.start, end: at.end };
  }
  return undefined;
}
