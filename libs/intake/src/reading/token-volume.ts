import type { Page } from '../page/page';
import type { BatchReading, Fact } from '../reading';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { type TokenSide, tokenSideBehind } from '../roles/token-side';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import type { Settled } from './settle';

/** "3B tokens a month": with the lengths of a request it is so many requests a day, written into `facts`; without them
 *  so many tokens. */
export function tokenVolume(page: Page, settled: Settled, facts: Facts): Fact<BatchReading> | undefined {
  if ((facts.requestsPerDay ?? facts.requestsPerSecond ?? facts.concurrentRequests) !== undefined) return undefined;
  const all = settled.winners.get('tokensPerDay');
  const volume = all === undefined ? volumeOfEach(settled) : sidesOf(page, settled, all);
  if (volume === undefined) return undefined;
  dropLengths(facts, volume.parts);
  const each = lengthOf(volume, facts);
  if (each === undefined) return all && factOf(page.text, job(volume), volume.parts, volume.note);
  const tokens = Math.round(each.counted);
  const requests = Math.round(each.counted / each.tokens);
  const said = `Requests per day: ${shown(tokens)} tokens a day of ${each.words} each are ${shown(requests)}.`;
  facts.requestsPerDay = factOf(page.text, requests, volume.parts, said);
  return undefined;
}

/** Tokens of a day and the words they rest on. */
interface Volume {
  /** What the text counts: prompts and answers, or the one side that it names. */
  readonly counted: number;
  readonly sent?: number;
  readonly written?: number;
  readonly parts: readonly Claim[];
  readonly note?: string | undefined;
}

/** The tokens of every day, told apart as far as the text does. */
function job({ counted, sent, written }: Volume): BatchReading {
  const oneSide = (sent === undefined) !== (written === undefined);
  return {
    ...(oneSide ? {} : { totalTokens: Math.round(counted) }),
    ...(sent === undefined ? {} : { inputTokens: Math.round(sent) }),
    ...(written === undefined ? {} : { outputTokens: Math.round(written) }),
    recurrence: 'daily',
  };
}

/** What of a request is counted: so many tokens of it, of so many in all. */
interface Length {
  readonly tokens: number;
  readonly words: string;
  readonly counted: number;
}

/** What of a request the volume counts; undefined where its length is not known. */
function lengthOf({ counted, sent, written }: Volume, facts: Facts): Length | undefined {
  const sides = [
    { tokens: facts.inputTokens?.value, side: 'in', volume: sent },
    { tokens: facts.outputTokens?.value, side: 'out', volume: written },
  ];
  const told = sides.filter((s) => s.volume !== undefined);
  const known = (told.length === 0 ? sides : told).filter((s) => s.tokens !== undefined);
  const [first] = known;
  // of two sides that are told either length says how many requests they are
  const isOne = known.length === 1 && told.length > 0;
  if (first === undefined || (known.length === 1 && !isOne)) return undefined;
  return {
    tokens: known.reduce((n, s) => n + (s.tokens ?? 0), 0),
    words: known.map((s) => `${shown(s.tokens ?? 0)} ${s.side}`).join(' and '),
    counted: isOne ? (first.volume ?? counted) : counted,
  };
}

/** A side of the volume is no length of a request. */
function dropLengths(facts: Facts, parts: readonly Claim[]): void {
  for (const member of ['inputTokens', 'outputTokens'] as const)
    if (parts.some((part) => part.start === facts[member]?.start)) facts[member] = undefined;
}

/** How far from the one side of a volume the other may stand, elements. */
const SIDE_REACH = 6;

/** "2.1 billion input tokens and 300 million output tokens monthly": the period of one is that of both. */
function sidesOf(page: Page, settled: Settled, all: Claim): Volume {
  const own = page.at(all.at)?.figure?.value;
  const side = tokenSideBehind(page, all.at);
  const alone: Volume = {
    counted: all.value,
    ...(side === undefined ? {} : { [side]: all.value }),
    parts: [all],
    note: all.approximation,
  };
  const k = otherSide(page, settled, all, side);
  const e = page.at(k);
  if (own === undefined || side === undefined || e?.figure === undefined) return alone;
  const other = (e.figure.value * all.value) / own;
  const counted = all.value + other;
  const end = page.at(page.unitAt(k))?.end ?? e.end;
  const note =
    `Tokens: ${shown(e.figure.value)} and ${shown(own)}, prompts and answers together, are planned as ` +
    `${shown(Math.round(counted))} per day.`;
  const parts = [{ ...all, at: k, start: e.start, end }, all].sort((a, b) => a.start - b.start);
  const [sent, written] = side === 'sent' ? [all.value, other] : [other, all.value];
  return { counted, sent, written, parts, note };
}

/** Where the other side of a volume stands; -1 when nowhere near. */
function otherSide(page: Page, settled: Settled, all: Claim, side: TokenSide | undefined): number {
  // So many tokens alone look like a data set, which nobody serves.
  const others = [...settled.winners.values()].filter((c) => c.member !== 'datasetTokens' && !isNoLength(c));
  const taken = new Set(others.map((c) => c.at));
  for (const step of [-1, 1])
    for (let k = all.at + step; Math.abs(k - all.at) <= SIDE_REACH && page.sameSentence(k, all.at); k += step) {
      if (page.at(k)?.figure === undefined) continue;
      const found = tokenSideBehind(page, k);
      if (!taken.has(k) && found !== undefined && found !== side) return k;
      break;
    }
  return -1;
}

/** Nobody sends a million tokens at once: "12M prompt tokens and 2M completion tokens a day". */
const isNoLength = (c: Claim): boolean =>
  (c.member === 'inputTokens' || c.member === 'outputTokens') && c.value >= LONGEST_MESSAGE;
const LONGEST_MESSAGE = 1_000_000;

/** So many tokens for each user, times the users. */
function volumeOfEach(settled: Settled): Volume | undefined {
  const each = settled.winners.get('tokensPerUserPerDay');
  const users = settled.winners.get('totalUsers') ?? settled.winners.get('concurrentRequests');
  if (each === undefined || users === undefined) return undefined;
  return { counted: users.value * each.value, parts: [users, each], note: each.approximation };
}
