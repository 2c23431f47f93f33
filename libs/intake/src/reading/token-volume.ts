import type { Page } from '../page/page';
import type { BatchReading, Fact } from '../reading';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import type { Settled } from './settle';

/** "3B tokens a month": with the lengths of a request it is so many requests a day, written into `facts`; without them
 *  so many tokens. */
export function tokenVolume(page: Page, settled: Settled, facts: Facts): Fact<BatchReading> | undefined {
  if ((facts.requestsPerDay ?? facts.requestsPerSecond ?? facts.concurrentRequests) !== undefined) return undefined;
  const all = settled.winners.get('tokensPerDay');
  const volume =
    all === undefined ? volumeOfEach(settled) : { value: all.value, parts: [all], note: all.approximation };
  if (volume === undefined) return undefined;
  const total = Math.round(volume.value);
  const [input, output] = [facts.inputTokens?.value, facts.outputTokens?.value];
  if (input === undefined || output === undefined)
    return all && factOf(page.text, { totalTokens: total, recurrence: 'daily' }, volume.parts, volume.note);
  const requests = Math.round(volume.value / (input + output));
  const said =
    `Requests per day: ${shown(total)} tokens a day of ${shown(input)} in and ${shown(output)} out ` +
    `each are ${shown(requests)}.`;
  facts.requestsPerDay = factOf(page.text, requests, volume.parts, said);
  return undefined;
}

/** Tokens of a day and the words they rest on. */
interface Volume {
  readonly value: number;
  readonly parts: readonly Claim[];
  readonly note?: string | undefined;
}

/** So many tokens for each user, times the users. */
function volumeOfEach(settled: Settled): Volume | undefined {
  const each = settled.winners.get('tokensPerUserPerDay');
  const users = settled.winners.get('totalUsers') ?? settled.winners.get('concurrentRequests');
  if (each === undefined || users === undefined) return undefined;
  return { value: users.value * each.value, parts: [users, each], note: each.approximation };
}
