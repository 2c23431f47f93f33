import type { FleetLine } from '@compute-advisor/domain';
import type { CardReading, Fact, Span } from '../reading';
import { factOf } from './fact';
import type { Page } from '../page/page';
import type { Tag } from '../words';
import { familyOf, joinCards } from './cards-of-machines';
import { elidedRows } from './elided-rows';
import { type Hardware, isThere } from './hardware-mention';
import { FURTHER, MORE_BEFORE, OF_THAT_MACHINE } from './data/count-words';
import { present } from './present';

/** The fleet and the candidates of a text. */
export interface FleetReading {
  readonly fleet: Fact<readonly FleetLine[]> | undefined;
  readonly candidateFleet: Fact<readonly FleetLine[]> | undefined;
  readonly candidates: Fact<readonly CardReading[]> | undefined;
  readonly customGpuMemoryBytes: Readonly<Record<string, number>>;
  /** The writer has, rents or runs it: the words say so. */
  readonly owned: boolean;
  /** All that is there is spoken of as a trial, or as nothing of production. */
  readonly rehearsed: boolean;
}

/** Words of sentences about machines that do not carry the load: a trial, a test server. */
const REHEARSALS: readonly Tag[] = ['trial', 'tried', 'rehearsal'];
const SENTENCE_REACH = 30;

/** Such a word stands before it in its sentence, or behind it in its clause. */
const isRehearsal = (page: Page, h: Hardware): boolean =>
  page.before(h.from, SENTENCE_REACH, REHEARSALS) >= 0 ||
  page.after(h.at, SENTENCE_REACH, REHEARSALS, (e) => e.clause !== page.at(h.at)?.clause) >= 0;

/** Puts the mentions together: rows and different parts add up, the same part named again is the same hardware, "or"
 *  never adds. */
export function resolveFleet(
  page: Page,
  mentions: readonly Hardware[],
  tensorParallel: number | undefined,
  correctedFrom: (at: number) => boolean,
): FleetReading {
  const hardware = joinCards(page, mentions);
  const owned = hardware.filter((h) => h.standing === 'owned' || (h.standing === 'stated' && h.listed === true));
  const there = hardware.filter(isThere);
  const asked = hardware.filter(
    (h) => (h.standing === 'asked' || h.standing === 'only') && !isSpokenOfAgain(page, h, there),
  );
  const fleet = merge(
    page,
    there.filter((h) => !correctedFrom(h.at)),
    tensorParallel,
  );
  const candidateFleet = merge(page, asked, undefined);
  const candidates = candidatesOf(page, asked);
  const custom: Record<string, number> = {};
  for (const h of hardware)
    if (h.customGb !== undefined && h.gpuId.startsWith('custom/')) custom[h.gpuId] = h.customGb * 2 ** 30;
  return {
    fleet,
    candidateFleet,
    candidates,
    customGpuMemoryBytes: custom,
    owned: owned.length > 0,
    rehearsed: there.length > 0 && there.every((h) => isRehearsal(page, h)),
  };
}

/** "Or stay with the A40?", "instead of the 2070", "6 of its H100s": the card that is there, named again without a
 *  number or some of them; the 2070 may be a 2070 Super. */
const isSpokenOfAgain = (page: Page, h: Hardware, there: readonly Hardware[]): boolean =>
  (OF_THAT_MACHINE.has(page.textAt(h.at - 1)) || (!h.counted && pointsBack(page, h.from - 1))) &&
  there.some((o) => o.core.startsWith(h.core) && o.at < h.at);
const pointsBack = (page: Page, j: number): boolean => page.has(j, 'definite') || BACK.has(page.textAt(j));
const BACK = new Set(['la', 'le', 'el', 'il', 'lo', 'los', 'las', 'der', 'die', 'das', 'den', 'dem', 'de']);

/** Each part that is weighed, with every number of it that the text names. */
function candidatesOf(page: Page, weighed: readonly Hardware[]): Fact<readonly CardReading[]> | undefined {
  if (weighed.length === 0) return undefined;
  const cards = new Map<string, CardReading>();
  const counted = new Set(weighed.filter((o) => o.counted).map((o) => o.gpuId));
  for (const h of weighed) {
    if (!h.counted && counted.has(h.gpuId)) continue;
    const card = present<CardReading>({
      gpuId: h.gpuId,
      gpuCount: h.counted ? h.count : undefined,
      added: h.counted && isAdded(page, h) ? true : undefined,
      instanceType: h.instanceType,
      provider: h.provider,
    });
    cards.set(`${card.gpuId} ${card.gpuCount ?? ''} ${card.instanceType ?? ''}`, card);
  }
  const [notes, spans]: [string[], Span[]] = [[], []];
  for (const h of weighed) {
    if (h.approximation !== undefined) notes.push(h.approximation);
    spans.push(h, ...(h.counting ?? []));
  }
  return factOf(page.text, [...cards.values()], spans, [...new Set(notes)].join(' '));
}

/** "Another 4x A100", "two more L40S", "noch zwei", "4 tarjetas más": more of what is there, not all of it. */
const isAdded = (page: Page, h: Hardware): boolean =>
  MORE_BEFORE.test(page.textAt(h.from - 1)) ||
  [h.at, h.from, h.from - 1].some((k) => FURTHER.test(page.textAt(k))) || // "a third card", "a second L4"
  page.before(h.from, ADDED_BEFORE, ADDS, (e) => e.figure !== undefined || e.kind === 'mark') >= 0 ||
  page.after(h.from, ADDED_BEHIND, ['moreOf'], (e) => e.kind === 'mark') >= 0;
const ADDS: readonly Tag[] = ['another', 'moreOf'];
const ADDED_BEFORE = 2;
const ADDED_BEHIND = 2;

/** Mentions that speak of the same machine or part. */
type Group = [Hardware, ...Hardware[]];

/** Mentions by the machine or part they name, in the order of the text. */
function grouped(list: readonly Hardware[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const h of list) {
    const named = h.instanceType ?? h.core;
    const key = isOfOtherMemory(groups.get(named), h) ? `${named} ${h.gpuId}` : named;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [h]);
    else group.push(h);
  }
  return groups;
}

/** "8x A100 40GB and 4x A100 80GB": the same card with another memory, each counted, is other hardware. */
function isOfOtherMemory(group: Group | undefined, h: Hardware): boolean {
  const [mine, theirs] = [memoryOf(h), memoryOf(group?.find(isSized))];
  return isSized(h) && mine !== undefined && theirs !== undefined && mine !== theirs;
}
const isSized = (h: Hardware): boolean => h.counted && h.approximation === undefined;
const memoryOf = (h: Hardware | undefined): string | undefined => /-(\d+)gb$/.exec(h?.gpuId ?? '')?.[1];

/** One line of a fleet with its words and what a careful reader would say of it. */
interface MergedLine {
  readonly line: FleetLine;
  readonly notes: readonly string[];
  readonly spans: readonly Span[];
}

function merge(
  page: Page,
  list: readonly Hardware[],
  tensorParallel: number | undefined,
): Fact<readonly FleetLine[]> | undefined {
  const groups = grouped(list);
  const instanceParts = new Set(list.filter((h) => h.instanceType !== undefined).map(familyOf));
  const layout = groups.size === 1 && tensorParallel !== undefined && tensorParallel > 1 ? tensorParallel : undefined;
  const merged: MergedLine[] = [];
  for (const [key, group] of groups) {
    const [first] = group;
    if (first.instanceType === undefined && instanceParts.has(familyOf(first))) continue;
    merged.push(lineOf(page, key, group, layout));
  }
  if (merged.length === 0) return undefined;
  return factOf(
    page.text,
    merged.map((m) => m.line),
    merged.flatMap((m) => m.spans),
    merged.flatMap((m) => m.notes).join(' '),
  );
}

/** Whether `b` says more about how many there are. */
const countsMore = (b: Hardware, a: Hardware): boolean =>
  Number(b.counted) > Number(a.counted) || (b.counted === a.counted && b.count > a.count);

/** @param layout cards of a parallel layout, where the text gives one and this is its only hardware */
function lineOf(page: Page, key: string, group: Readonly<Group>, layout: number | undefined): MergedLine {
  const rows = group.filter((h) => h.row);
  const best = group.reduce((a, b) => (countsMore(b, a) ? b : a));
  const specific = group.find((h) => h.approximation === undefined) ?? best;
  const uncounted = !best.counted && rows.length < 2;
  const notes: string[] = [];
  if (uncounted && layout !== undefined) notes.push(`The number of GPUs is taken from the parallel layout: ${layout}.`);
  else if (uncounted && best.plural)
    notes.push(`The text names ${key.toUpperCase()} without a number; one is assumed.`);
  if (specific.approximation !== undefined) notes.push(specific.approximation);
  const listed = rows.length > 1 ? (elidedRows(page, rows) ?? rows.reduce((sum, h) => sum + h.count, 0)) : best.count;
  const count = uncounted && layout !== undefined ? layout : listed;
  return {
    line: present<FleetLine>({
      gpuId: specific.gpuId,
      gpuCount: Math.max(1, Math.round(count)),
      instanceType: best.instanceType,
      provider: best.provider,
    }),
    notes,
    spans: [{ start: best.start, end: best.end }, ...(best.counting ?? []), ...rows],
  };
}
