import type { PriceFeedMemoryRepository } from '@compute-advisor/application';

/** How an operator settles what the rules refused: `list`, `accept FEED`, `reset FEED`. Gives the lines to print;
 *  undefined for a call that says nothing.
 *  Accepting takes the refused reading at the feed's next refresh, when it still says the same; resetting has the next
 *  reading judged as if it were the feed's first.
 *  Works on the store that the running services share: they see it at their next refresh. @throws
 *  {PriceSnapshotsUnavailable} */
export async function settleRefusals(
  words: readonly string[],
  memories: PriceFeedMemoryRepository,
): Promise<readonly string[] | undefined> {
  const [verb, feed] = words;
  if (verb === 'list' && words.length === 1) return listed(memories);
  if (feed === undefined || words.length !== 2) return undefined;
  if (verb === 'accept') return [await accept(feed, memories)];
  if (verb !== 'reset') return undefined;
  await memories.remember(feed, { anchors: [], startsAnew: true });
  return [`The next reading of ${feed} is judged as if it were the first.`];
}

async function listed(memories: PriceFeedMemoryRepository): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const feed of await memories.feedsRemembered()) {
    const { refusal } = await memories.memoryOf(feed);
    if (!refusal) continue;
    const state = stateOf(refusal);
    lines.push(
      `${feed}\t${new Date(refusal.sinceMs).toISOString()}\trefused ${refusal.times} x\t${state}\t${refusal.reason}`,
    );
  }
  return lines.length > 0 ? lines : ['Nothing is refused.'];
}

const stateOf = (refusal: { readonly acceptedByOperator: boolean; readonly needsOperator: boolean }): string => {
  if (refusal.acceptedByOperator) return 'accepted, taken at the next refresh';
  return refusal.needsOperator ? 'NEEDS AN OPERATOR' : 'waiting';
};

async function accept(feed: string, memories: PriceFeedMemoryRepository): Promise<string> {
  const memory = await memories.memoryOf(feed);
  if (!memory.refusal) return `Nothing of ${feed} is refused.`;
  await memories.remember(feed, { ...memory, refusal: { ...memory.refusal, acceptedByOperator: true } });
  return `The reading of ${feed} is taken at the next refresh that says the same: ${memory.refusal.reason}.`;
}
