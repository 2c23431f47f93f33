import type { FleetLine } from '@compute-advisor/domain';
import type { CardReading, Fact, Span } from '../reading';
import { factOf } from './fact';
import type { Page } from '../elements/page';
import type { Hardware } from './hardware-mention';

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
  const owned = hardware.filter((h) => h.standing === 'owned' || (h.standing === 'stated' && h.listed === true));
  const there = hardware.filter((h) => h.standing === 'owned' || h.standing === 'stated');
  const asked = hardware.filter((h) => h.standing === 'asked' || h.standing === 'only');
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
    ...(fleet === undefined ? {} : { fleet }),
    ...(candidateFleet === undefined ? {} : { candidateFleet }),
    ...(candidates === undefined ? {} : { candidates }),
    customGpuMemoryBytes: custom,
    owned: owned.length > 0,
  };
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
