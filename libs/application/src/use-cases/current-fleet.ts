import {
  assessGroup,
  customGpu,
  sameChip,
  type FleetLine,
  type GpuFacts,
  type GroupAssessment,
  monthlyUsd,
  roundToCents,
  savingsPerYear,
  shareDemand,
  Usd,
} from '@compute-advisor/domain';
import type { Sourced } from '../answer/advice';
import { figure, machines, usd } from '../answer/wording';
import type { Question } from '../interpretation/question';
import type { Catalog } from '../ports/catalog.port';
import type { Planned } from './planned';

/** What the caller pays today, and what the recommended action saves. */
export interface CurrentCost {
  readonly monthlyUsd?: number;
  readonly isEstimated?: boolean;
  readonly savingsPerYear?: number;
}

/** Memory counted for a part outside the catalog whose memory the text does not state: a bound that few cards in use stay under, said by the reader in the banner. */
const UNKNOWN_PART_BYTES = 16 * 2 ** 30;

/** The parts a fleet is made of: catalog entries, and described parts outside it with the memory the text states. */
export function partOf(line: FleetLine, catalog: Catalog, q: Question): GpuFacts | undefined {
  const known = catalog.gpus.find((g) => g.id === line.gpuId);
  if (known) return known;
  return line.gpuId.startsWith('custom/')
    ? customGpu(
        line.gpuId,
        q.reading.customGpuMemoryBytes[line.gpuId] ?? UNKNOWN_PART_BYTES,
        sameChip(line.gpuId, catalog.gpus),
      )
    : undefined;
}

/** Parts of the fleet that stand outside the catalog; the market has to know them to look at the fleet. */
export function partsOutsideCatalog(q: Question, catalog: Catalog): GpuFacts[] {
  return (q.fleet?.value ?? [])
    .filter((l) => l.gpuId.startsWith('custom/'))
    .flatMap((l) => partOf(l, catalog, q) ?? []);
}

/** Common parts in the order in which most people would try them. */
const COMMON = [
  'h100-sxm-80gb',
  'a100-sxm4-80gb',
  'h200-sxm-141gb',
  'b200-sxm-180gb',
  'mi300x-192gb',
  'b300-sxm-288gb',
] as const;

/** The fleet assumed in an audit when none can be read: one of the most common part that serves the model, else the smallest machine that does. */
export function assumedFleet(p: Planned): Sourced<readonly FleetLine[]> | undefined {
  for (const id of COMMON) {
    const gpu = p.books.catalog.gpus.find((g) => g.id === id);
    if (gpu && assessGroup(p.work, p.market, { gpu, gpuCount: 1 }).fits) return say(gpu, 1, p);
  }
  return p.best && say(p.best.gpu, p.best.layout.tensorParallel * p.best.layout.pipelineParallel, p);
}

function say(gpu: GpuFacts, gpuCount: number, p: Planned): Sourced<readonly FleetLine[]> {
  return p.question.ledger.defaulted(
    [{ gpuId: gpu.id, gpuCount }],
    `Current fleet: ${machines(gpuCount, gpu)}; none can be read, this is the most common part that serves the model.`,
  );
}

/** A price without a fleet: the fleet is taken to be the recommended one. */
export function fleetOfBest(p: Planned): Sourced<readonly FleetLine[]> | undefined {
  if (!p.best) return undefined;
  return p.question.ledger.defaulted(
    [{ gpuId: p.best.gpu.id, gpuCount: p.best.gpuCount }],
    `Current fleet: ${machines(p.best.gpuCount, p.best.gpu)}; a price is given without a fleet, so the recommended one is assumed.`,
  );
}

/** The fleet group by group under its share of the load. */
export function assessFleet(p: Planned, fleet: readonly FleetLine[]): GroupAssessment[] {
  const { question: q } = p;
  const stated = {
    ...(q.reading.tensorParallel === undefined ? {} : { tensorParallel: q.reading.tensorParallel.value }),
    ...(q.reading.pipelineParallel === undefined ? {} : { pipelineParallel: q.reading.pipelineParallel.value }),
  };
  const merged = new Map<string, { gpu: GpuFacts; gpuCount: number }>();
  for (const line of fleet) {
    const gpu = partOf(line, p.books.catalog, q);
    if (gpu) merged.set(gpu.id, { gpu, gpuCount: (merged.get(gpu.id)?.gpuCount ?? 0) + line.gpuCount });
  }
  const groups = [...merged.values()];
  const first = groups.map((g) => assessGroup(p.work, p.market, g, stated));
  if (groups.length < 2) return first;
  const shares = shareDemand(p.work, first);
  return groups.map((g, i) => assessGroup(shares[i] ?? p.work, p.market, g, stated));
}

/** Savings rule (contract): the caller's own price counts and gives savings; else market rate, labelled, and no savings. */
export function currentCost(
  p: Planned,
  fleet: readonly FleetLine[],
  recommendedUsd: number | undefined,
  keep: boolean,
  notes: string[],
): CurrentCost {
  const price = p.question.request.currentPricePerGpuHour;
  const hours = p.work.hoursPerMonth;
  if (price !== undefined) {
    const gpus = fleet.reduce((n, l) => n + l.gpuCount, 0);
    const current = monthlyUsd(gpus, price, hours);
    if (recommendedUsd === undefined)
      notes.push(
        'No market price is known for the recommended hardware, so no saving can be worked out; it is given as 0.',
      );
    return {
      monthlyUsd: current,
      isEstimated: false,
      savingsPerYear: savingsPerYear(Usd.of(current), Usd.of(recommendedUsd ?? current), keep).amount,
    };
  }
  const bills = fleet.map((l) => {
    const rate = p.market.rates.get(l.gpuId);
    return rate && monthlyUsd(l.gpuCount, rate.usdPerGpuHour, hours);
  });
  if (bills.some((b) => b === undefined)) {
    notes.push(
      'Nobody in the price book sells all of the current hardware, so its cost is left out; send currentPricePerGpuHour to have it counted.',
    );
    return {};
  }
  return { monthlyUsd: roundToCents(bills.reduce<number>((sum, b) => sum + b!, 0)), isEstimated: true };
}

/** "2 x H100 SXM5 80GB and 4 x L4". */
export function fleetWords(fleet: readonly FleetLine[], catalog: Catalog): string {
  return fleet
    .map(
      (l) =>
        `${figure(l.gpuCount)} x ${catalog.gpus.find((g) => g.id === l.gpuId)?.name ?? customGpu(l.gpuId, UNKNOWN_PART_BYTES).name}`,
    )
    .join(' and ');
}

export const perMonth = (value: number): string => `${usd(value)} a month`;
