import { SECONDS_PER_HOUR } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { WorkloadReading } from '../reading';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { LEADS } from '../words/part-words';
import { crowdRate } from './crowd-rate';
import { factOf } from './fact';
import { type Facts, noFacts } from './figure-facts';
import { modelOfRow } from './rows';
import { partAt, type ServicePart } from './service-parts';
import { settle, type Settled } from './settle';

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
  'hoursPerDay',
  'inputTokens',
  'outputTokens',
  'contextTokens',
] as const;
/** The same and what they are worked out from. */
const ATTACHED: ReadonlySet<Member> = new Set<Member>([
  ...OWN.filter((m) => m !== 'hoursPerDay'),
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
    const part = partAt(parts, c.at);
    const told = part?.modelAt ?? modelOfRow(page, c.at);
    const name = told === undefined ? (nameBehind(page, c.at) ?? nameBefore(page, c.at)) : page.at(told)?.start;
    const isAttached = ATTACHED.has(c.member) || (part !== undefined && NIGHTLY.has(c.member));
    const owner = further.find((w) => isAttached && name === w.model.start) ?? hoursOwner(page, c, further);
    if (owner === undefined) first.push(c);
    else others.set(owner, [...(others.get(owner) ?? []), c]);
  }
  return first.some((c) => LOADS.has(c.member))
    ? { first: ownPartFirst(parts, first), others }
    : { first: claims, others: new Map() };
}

/** "A publisher of 380 people: a) an assistant for 140 editors": what the part of a service says of it comes before
 *  what is said around all parts. */
function ownPartFirst(parts: readonly ServicePart[], claims: readonly Claim[]): readonly Claim[] {
  const told = new Set(claims.flatMap((c) => (partAt(parts, c.at) === undefined ? [] : [c.member])));
  return claims.map((c) =>
    told.has(c.member) && partAt(parts, c.at) === undefined ? { ...c, weight: c.weight - AROUND } : c,
  );
}
/** What a claim around all parts loses. */
const AROUND = 4;

/** "Chat for 200 users on Qwen3 14B. Whisper transcribes 400 hours of audio a day, round the clock.": the hours of a
 *  sentence that names another service alone are those of that service. */
function hoursOwner(page: Page, c: Claim, further: readonly WorkloadReading[]): WorkloadReading | undefined {
  if (c.member !== 'hoursPerDay') return undefined;
  const named = page.elements.flatMap((e, k) => (NAMES.has(e.kind) && page.sameSentence(k, c.at) ? [k] : []));
  return named.length === 0 ? undefined : further.find((w) => named.every((k) => page.at(k)?.start === w.model.start));
}

const NAMES: ReadonlySet<string> = new Set(['model', 'size']);

/** What a job of every night beside the first service is told with, in a part of its own. */
const NIGHTLY: ReadonlySet<Member> = new Set<Member>(['items', 'hoursPerDay']);

/** "b) nightly tagging: 70,000 descriptions, between 22:00 and 6:00": so many in those hours are the rate of the
 *  service; without hours they come daily. */
function nightlyRate(page: Page, settled: Settled, facts: Facts): void {
  const [items, hours] = [settled.winners.get('items'), settled.winners.get('hoursPerDay')];
  if (items === undefined || facts.requestsPerDay !== undefined || facts.requestsPerSecond !== undefined) return;
  if (hours === undefined) {
    facts.requestsPerDay = factOf(page.text, items.value, items.pieces ?? [items], items.approximation);
    return;
  }
  const value = items.value / (hours.value * SECONDS_PER_HOUR);
  const said = `${shown(items.value)} in ${shown(hours.value)} hours are planned as ${shown(value)} a second.`;
  facts.requestsPerSecond = factOf(
    page.text,
    value,
    [...(items.pieces ?? [items]), ...(hours.pieces ?? [hours])],
    said,
  );
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
  const facts = noFacts();
  for (const [key, c] of settled.winners)
    if (key === c.member) facts[key] = factOf(page.text, c.value, c.pieces ?? [c], c.approximation);
  nightlyRate(page, settled, facts);
  crowdRate(page, settled, facts);
  return { ...workload, ...Object.fromEntries(OWN.flatMap((m) => (facts[m] === undefined ? [] : [[m, facts[m]]]))) };
}
