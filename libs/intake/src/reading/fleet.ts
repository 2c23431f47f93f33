import type { FleetLine } from '@compute-advisor/domain';
import type { CardReading, Fact, Span } from '../reading';
import type { Tag } from '../words';
import { factOf } from './fact';
import type { Page } from '../elements/page';
import type { Hardware } from './hardware';

/** The fleet and the candidates of a text. */
export interface FleetReading {
  readonly fleet?: Fact<readonly FleetLine[]>;
  readonly candidateFleet?: Fact<readonly FleetLine[]>;
  readonly candidates?: Fact<readonly CardReading[]>;
  readonly customGpuMemoryBytes: Readonly<Record<string, number>>;
  /** The writer has, rents or runs it: the words say so. */
  readonly owned: boolean;
}

/** Puts the mentions together: rows and different parts add up, the same part named again is the same hardware, "or"
 *  never adds. */
export function resolveFleet(
  page: Page,
  hardware: readonly Hardware[],
  tensorParallel: number | undefined,
  correctedFrom: (at: number) => boolean,
): FleetReading {
  const owned = hardware.filter((h) => h.standing === 'owned');
  const sought = new Set(hardware.filter((h) => h.standing === 'asked' && !h.counted).map((h) => h.core));
  const shown =
    tensorParallel !== undefined ||
    page.elements.some((e, k) => PROOFS.some((t) => e.tags.has(t)) && page.against(k) === undefined);
  const isThere = (h: Hardware): boolean =>
    h.counted || h.row || h.instanceType !== undefined || ((shown || AT_HOME.test(h.gpuId)) && !sought.has(h.core));
  const stated = hardware.filter((h) => h.standing === 'stated' && isThere(h));
  const asked = hardware.filter((h) => h.standing === 'asked' || h.standing === 'only');
  const mine =
    owned.length > 0 ? [...owned, ...stated.filter((h) => joins(page, h, owned))].sort((a, b) => a.at - b.at) : stated;
  const there = mine.length > 0 ? mine : measuredOn(page, asked);
  const fleet = merge(
    page,
    there.filter((h) => !correctedFrom(h.at)),
    tensorParallel,
  );
  const kept = new Set(there);
  const weighed = hardware.filter((h) => !kept.has(h) && (asked.includes(h) || h.standing === 'stated'));
  const candidateFleet = merge(page, asked, undefined);
  const candidates = candidatesOf(page, weighed);
  const custom: Record<string, number> = {};
  for (const h of hardware)
    if (h.customGb !== undefined && h.gpuId.startsWith('custom/')) custom[h.gpuId] = h.customGb * 2 ** 30;
  return {
    ...(fleet === undefined ? {} : { fleet }),
    ...(candidateFleet === undefined ? {} : { candidateFleet }),
    ...(candidates === undefined ? {} : { candidates }),
    customGpuMemoryBytes: custom,
    owned: owned.length > 0,
  };
}

/** Words of measurement, trouble and use: without one of them a bare name is only being thought of. */
const PROOFS: readonly Tag[] = ['tps', 'trouble', 'util', 'kv', 'ttft', 'own', 'perGpu', 'first', 'hourly'];
/** Cards that people have at home: who names one has it. */
const AT_HOME = /^(?:custom|rtx|gtx|rx|titan|apple|m\d|radeon|arc)/;

/** "What should eight H200 get? We top out at 1,150 tok/s": the only hardware of the text, with the writer's own
 *  measurement, is what it was measured on. */
function measuredOn(page: Page, asked: readonly Hardware[]): readonly Hardware[] {
  const counted = asked.filter((h) => h.standing === 'asked' && h.counted);
  if (counted.length === 0 || new Set(counted.map((h) => h.core)).size > 1 || counted.length < asked.length) return [];
  const measured = page.elements.some(
    (e, k) =>
      e.tags.has('tps') &&
      page.against(k) === undefined &&
      page.statements.asks[k] !== true &&
      page.at(k - 1)?.kind === 'figure' &&
      page.before(k, 9, ['first', 'observed']) >= 0,
  );
  return measured ? counted : [];
}

/** Each part that is weighed, with every number of it that the text names. */
function candidatesOf(page: Page, weighed: readonly Hardware[]): Fact<readonly CardReading[]> | undefined {
  if (weighed.length === 0) return undefined;
  const cards = new Map<string, CardReading>();
  for (const h of weighed) {
    const more = weighed.some((o) => o.gpuId === h.gpuId && o.counted);
    if (!h.counted && more) continue;
    const card: CardReading = {
      gpuId: h.gpuId,
      ...(h.counted ? { gpuCount: h.count } : {}),
      ...(h.instanceType === undefined ? {} : { instanceType: h.instanceType }),
      ...(h.provider === undefined ? {} : { provider: h.provider }),
    };
    cards.set(`${card.gpuId} ${card.gpuCount ?? ''} ${card.instanceType ?? ''}`, card);
  }
  const notes = weighed.flatMap((h) => (h.approximation === undefined ? [] : [h.approximation]));
  return factOf(page.text, [...cards.values()], weighed, [...new Set(notes)].join(' '));
}

/** A stated part belongs to an owned list when it stands in the same or the next sentence with nothing against it. */
const joins = (page: Page, h: Hardware, owned: readonly Hardware[]): boolean =>
  owned.some(
    (o) =>
      o.core !== h.core &&
      Math.abs(page.at(o.at)!.sentence - page.at(h.at)!.sentence) <= 1 &&
      h.counted &&
      !isSupposed(page, h.at),
  );
/** "would a single L40S be enough": thought of, not there. */
function isSupposed(page: Page, at: number): boolean {
  for (let j = at - 1; j >= at - 6 && page.sameSentence(j, at); j--)
    if (/^(?:would|will|could|should|might|is|if|wurde|reicht|seria|serait|bastaria)$/.test(page.at(j)!.text))
      return true;
  return false;
}

/** The card of a part without its memory; an instance with A10G cards is spoken of as one with A10. */
const family = (h: Hardware): string => h.gpuId.replace(/-.*$/, '').replace(/^a10g$/, 'a10');

function merge(
  page: Page,
  list: readonly Hardware[],
  tensorParallel: number | undefined,
): Fact<readonly FleetLine[]> | undefined {
  if (list.length === 0) return undefined;
  const groups = new Map<string, Hardware[]>();
  for (const h of list) {
    const key = h.instanceType ?? h.core;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [h]);
    else group.push(h);
  }
  const instanceParts = new Set(list.filter((h) => h.instanceType !== undefined).map(family));
  const lines: FleetLine[] = [];
  const notes: string[] = [];
  const spans: Span[] = [];
  for (const [key, group] of groups) {
    const first = group[0]!;
    if (first.instanceType === undefined && instanceParts.has(family(first))) continue;
    const rows = group.filter((h) => h.row);
    const best = group.reduce((a, b) =>
      Number(b.counted) > Number(a.counted) || (b.counted === a.counted && b.count > a.count) ? b : a,
    );
    const specific = group.find((h) => h.approximation === undefined) ?? best;
    let count = rows.length > 1 ? rows.length : best.count;
    if (!best.counted && rows.length < 2 && groups.size === 1 && tensorParallel !== undefined && tensorParallel > 1) {
      count = tensorParallel;
      notes.push(`The number of GPUs is taken from the parallel layout: ${tensorParallel}.`);
    } else if (!best.counted && best.plural && rows.length < 2)
      notes.push(`The text names ${key.toUpperCase()} without a number; one is assumed.`);
    if (specific.approximation !== undefined) notes.push(specific.approximation);
    lines.push({
      gpuId: specific.gpuId,
      gpuCount: Math.max(1, Math.round(count)),
      ...(best.instanceType === undefined ? {} : { instanceType: best.instanceType }),
      ...(best.provider === undefined ? {} : { provider: best.provider }),
    });
    spans.push({ start: best.start, end: best.end }, ...rows);
  }
  if (lines.length === 0) return undefined;
  return factOf(page.text, lines, spans, notes.join(' '));
}
