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
  const volume = all === undefined ? volumeOfEach(settled) : withOtherSide(page, settled, all);
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

/** How far before the one side of a volume the other may stand, elements. */
const SIDE_REACH = 5;

/** "2.1 billion input tokens and 300 million output tokens monthly": the period behind the second is that of both. */
function withOtherSide(page: Page, settled: Settled, all: Claim): Volume {
  const alone = { value: all.value, parts: [all], note: all.approximation };
  const own = page.at(all.at)?.figure?.value;
  // So many tokens alone look like a data set, which nobody serves.
  const others = [...settled.winners.values()].filter((c) => c.member !== 'datasetTokens');
  const taken = new Set(others.map((c) => c.at));
  for (let k = all.at - 1; k >= all.at - SIDE_REACH && page.sameSentence(k, all.at); k -= 1) {
    const e = page.at(k);
    if (e?.figure === undefined) continue;
    if (own === undefined || taken.has(k) || !isOtherSide(page, k + 1, all.at + 1)) return alone;
    const value = all.value + (e.figure.value * all.value) / own;
    const end = page.at(k + 1)?.end ?? e.end;
    const note =
      `Tokens: ${shown(e.figure.value)} and ${shown(own)}, prompts and answers together, are planned as ` +
      `${shown(Math.round(value))} per day.`;
    return { value, parts: [{ ...all, at: k, start: e.start, end }, all], note };
  }
  return alone;
}

/** Input tokens before output tokens, or the other way round. */
const isOtherSide = (page: Page, a: number, b: number): boolean =>
  (page.has(a, 'in') && page.has(b, 'out')) || (page.has(a, 'out') && page.has(b, 'in'));

/** So many tokens for each user, times the users. */
function volumeOfEach(settled: Settled): Volume | undefined {
  const each = settled.winners.get('tokensPerUserPerDay');
  const users = settled.winners.get('totalUsers') ?? settled.winners.get('concurrentRequests');
  if (each === undefined || users === undefined) return undefined;
  return { value: users.value * each.value, parts: [users, each], note: each.approximation };
}
