import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';

/** One winner for each member, who lost to it, and what a careful reader would tell the writer. */
export interface Settled {
  readonly winners: ReadonlyMap<Member, Claim>;
  readonly lost: readonly Claim[];
  readonly remarks: readonly string[];
}

/** Loads that a plan must carry: of two equally firm figures the larger counts. For everything else the first does. */
const LARGER: ReadonlySet<Member> = new Set<Member>([
  'concurrentRequests',
  'totalUsers',
  'requestsPerSecond',
  'requestsPerDay',
  'contextTokens',
  'tensorParallel',
  'loraAdapters',
]);
const NAMES: Readonly<Partial<Record<Member, string>>> = {
  concurrentRequests: 'concurrent requests',
  totalUsers: 'users',
  requestsPerSecond: 'requests per second',
  requestsPerDay: 'requests per day',
  contextTokens: 'context',
  inputTokens: 'input tokens',
  outputTokens: 'output tokens',
};

/** One value wins: the firmer claim (peak over mean, a named unit over a bare figure), then for loads the larger, then
 *  the first in the text. */
export function settle(claims: readonly Claim[]): Settled {
  const winners = new Map<Member, Claim>();
  const lost: Claim[] = [];
  const remarks: string[] = [];
  for (const c of [...claims].sort((a, b) => a.start - b.start || a.at - b.at)) {
    if (!Number.isFinite(c.value)) continue;
    const key = c.observed === true && OBSERVABLE.has(c.member) ? (`seen ${c.member}` as Member) : c.member;
    const old = winners.get(key);
    if (old === undefined) {
      winners.set(key, c);
      continue;
    }
    const wins = c.weight > old.weight || (c.weight === old.weight && isBetter(c, old));
    winners.set(key, wins ? c : old);
    lost.push(wins ? old : c);
    const [kept, put] = wins ? [c, old] : [old, c];
    if (kept.value !== put.value && NAMES[c.member] !== undefined)
      remarks.push(
        `The text gives two figures for ${NAMES[c.member]}: ${shown(kept.value)} is used, ` +
          `${shown(put.value)} is put aside.`,
      );
  }
  for (const c of lost) seenBesideWish(winners, c);
  dropSetting(winners, lost);
  return { winners, lost, remarks };
}

/** Takes the setting of a server back where the text says what must be served. */
function dropSetting(winners: Map<Member, Claim>, lost: Claim[]): void {
  const set = winners.get('concurrentRequests');
  const isStated = (member: Member): boolean =>
    member === 'items' ? (winners.get(member)?.value ?? 0) >= LEAST_JOB : winners.has(member);
  if (set?.setting !== true || !DEMANDS.some(isStated)) return;
  winners.delete('concurrentRequests');
  lost.push(set);
}
/** Fewer pieces are no job ("beyond 20 chats"). */
const LEAST_JOB = 100;
/** What says how much must be served: beside it the setting of a server (`--max-num-seqs 64`) is no load. */
const DEMANDS: readonly Member[] = [
  'totalUsers',
  'requestsPerSecond',
  'requestsPerDay',
  'perUserPerDay',
  'perUserPerHour',
  'items',
];

/** A wait that only stands there, beside one that is wished for, is what is there now. */
function seenBesideWish(winners: Map<Member, Claim>, c: Claim): void {
  const key = `seen ${c.member}` as Member;
  const wish = winners.get(c.member);
  if (OBSERVABLE.has(c.member) && c.observed === undefined && wish?.observed === false && !winners.has(key))
    winners.set(key, { ...c, observed: true });
}

/** Of two claims as firm: the larger load, of anything else the one that clearly more words speak for. */
const isBetter = (c: Claim, old: Claim): boolean =>
  LARGER.has(c.member) ? c.value > old.value : (c.score ?? 0) >= (old.score ?? 0) + CLEARLY;
const CLEARLY = 1.5;
/** Members that can be measured as well as wanted. */
export const OBSERVABLE: ReadonlySet<Member> = new Set<Member>([
  'outputTokensPerSecond',
  'tokensPerSecondPerUser',
  'ttftMs',
  'tpotMs',
]);

/** The load that a benchmark put on, or from which on something goes wrong, counts only where no other is stated; the
 *  setting of a server states none. */
export function settledOf(claims: readonly Claim[]): Settled {
  const isStated = claims.some((c) => LOAD_MEMBERS.has(c.member) && c.tested !== true && c.setting !== true);
  const tested = isStated ? claims.filter((c) => c.tested === true) : [];
  const settled = settle(claims.filter((c) => !tested.includes(c)));
  return { ...settled, lost: [...settled.lost, ...tested] };
}
const LOAD_MEMBERS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
]);
