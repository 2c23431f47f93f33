import { defined } from '@compute-advisor/domain';
import type { Fact, Reading } from '@compute-advisor/intake';

/** One place that must be served, with what the text says of its load. */
export interface PlacedReading {
  readonly label: string;
  readonly reading: Reading;
}

/** The reading of the place that stands first in the text: its share of the load, its region. The same reading where
 *  the text names no several places. */
export function firstPlacement(reading: Reading): Reading {
  const [first] = placesOf(reading);
  return first ? first.reading : reading;
}

/** The other places, each with its share of the load, its region, and no fleet: what stands in one place serves that
 *  one. */
export const otherPlacements = (reading: Reading): readonly PlacedReading[] =>
  placesOf(reading)
    .slice(1)
    .map(({ label, reading: placed }) => {
      const { fleet: _elsewhere, placements: _told, ...rest } = placed;
      return { label, reading: { ...rest, furtherWorkloads: [] } };
    });

function placesOf(reading: Reading): readonly PlacedReading[] {
  const places = reading.placements?.value ?? [];
  if (places.length < 2) return [];
  return places.map(({ region, share = 1 / places.length }) => ({
    label: region,
    reading: {
      ...reading,
      ...defined({
        totalUsers: scaled(reading.totalUsers, share),
        concurrentRequests: scaled(reading.concurrentRequests, share),
        requestsPerDay: scaled(reading.requestsPerDay, share),
        requestsPerSecond: reading.requestsPerSecond && {
          ...reading.requestsPerSecond,
          value: reading.requestsPerSecond.value * share,
        },
      }),
      wishes: { ...reading.wishes, regions: [region] },
      constraints: inRegion(reading.constraints, region),
    },
  }));
}

const scaled = (fact: Fact<number> | undefined, share: number): Fact<number> | undefined =>
  fact && { ...fact, value: Math.max(1, Math.round(fact.value * share)) };

/** Demands with the region of one place instead of all. */
const inRegion = (constraints: Reading['constraints'], region: string): Reading['constraints'] =>
  defined({ ...constraints, regions: constraints.regions && { ...constraints.regions, value: [region] } });
