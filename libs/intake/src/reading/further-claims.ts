import type { Page } from '../page/page';
import type { WorkloadReading } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { LEADS } from '../words/part-words';
import { crowdRate } from './crowd-rate';
import { factOf } from './fact';
import type { Facts } from './figure-facts';
import { modelOfRow } from './rows';
import { partAt, type ServicePart } from './service-parts';
import { settle } from './settle';

/** Loads: the first service keeps all figures when it would have none of its own. */
const LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
]);
/** Members that a service beside the first can have of its own. */
const OWN = [
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
  'inputTokens',
  'outputTokens',
  'contextTokens',
] as const;
/** The same and what they are worked out from. */
const ATTACHED: ReadonlySet<Member> = new Set<Member>([
  ...OWN,
  'concurrentShare',
  'perUserPerDay',
  'perUserPerHour',
  'busiestHourShare',
]);

/** Claims that belong to another service: they stand behind its name, before the next one, and the first service has a
 *  load of its own. */
export function splitClaims(
  page: Page,
  claims: readonly Claim[],
  further: readonly WorkloadReading[],
  parts: readonly ServicePart[],
): { readonly first: readonly Claim[]; readonly others: ReadonlyMap<WorkloadReading, readonly Claim[]> } {
  if (further.length === 0) return { first: claims, others: new Map() };
  const others = new Map<WorkloadReading, Claim[]>();
  const first: Claim[] = [];
  for (const c of claims) {
    const told = partAt(parts, c.at)?.modelAt ?? modelOfRow(page, c.at);
    const name = told === undefined ? (nameBehind(page, c.at) ?? nameBefore(page, c.at)) : page.at(told)?.start;
    const owner = further.find((w) => ATTACHED.has(c.member) && name === w.model.start);
    if (owner === undefined) first.push(c);
    else others.set(owner, [...(others.get(owner) ?? []), c]);
  }
  return first.some((c) => LOADS.has(c.member)) ? { first, others } : { first: claims, others: new Map() };
}

/** Where the nearest model name or size before an element of its sentence begins. */
function nameBefore(page: Page, k: number): number | undefined {
  for (let j = k - 1; j >= 0 && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'model' || page.at(j)?.kind === 'size') return page.at(j)?.start;
  return undefined;
}

/** "60 QPS on the 7B", "40 users for Qwen3 8B": the name that a preposition leads to right behind what is counted. */
function nameBehind(page: Page, k: number): number | undefined {
  let leads = false;
  for (let j = k + 1; j <= k + LED_REACH && page.sameSentence(j, k); j += 1) {
    const e = page.at(j);
    if (leads && (e?.kind === 'model' || e?.kind === 'size')) return e.start;
    if (e === undefined || e.kind === 'mark' || e.kind === 'figure') return undefined;
    leads ||= LEADS.has(e.text);
  }
  return undefined;
}
const LED_REACH = 5;
/** A workload with the figures that belong to it, settled like those of the first. */
export function withFigures(page: Page, workload: WorkloadReading, claims: readonly Claim[]): WorkloadReading {
  const settled = settle(claims);
  const facts: Facts = {};
  for (const [key, c] of settled.winners)
    if (key === c.member) facts[key] = factOf(page.text, c.value, c.pieces ?? [c], c.approximation);
  crowdRate(page, settled, facts);
  return { ...workload, ...Object.fromEntries(OWN.flatMap((m) => (facts[m] === undefined ? [] : [[m, facts[m]]]))) };
}
