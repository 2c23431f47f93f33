import { defined } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';

/** One place that must be served, with what the text says of it. */
export interface PlacedReading {
  readonly label: string;
  readonly reading: Reading;
}

/** The reading of the place that stands first in the text: its region, and the load of all places as it is stated, see
 *  `placedShare`. The same reading where the text names no several places. */
export function firstPlacement(reading: Reading): Reading {
  const [first] = placesOf(reading);
  return first ? first.reading : reading;
}

/** The other places, each with its region, its share, and no fleet: what stands in one place serves that one. */
export const otherPlacements = (reading: Reading): readonly PlacedReading[] =>
  placesOf(reading)
    .slice(1)
    .map(({ label, reading: placed }, n) => {
      const { fleet: _elsewhere, placements: told, ...rest } = placed;
      const own = told && {
        ...told,
        value: told.value.slice(n + 1, n + 2).map((p) => ({ ...p, share: shareOf(told.value, p) })),
      };
      return { label, reading: { ...rest, ...defined({ placements: own }), furtherWorkloads: [] } };
    });

/** What of the stated load the place carries that is planned, 0 to 1; 1 where the text names no places. */
export function placedShare({ placements }: Reading): number {
  const [first] = placements?.value ?? [];
  return placements && first ? shareOf(placements.value, first) : 1;
}

type Places = NonNullable<Reading['placements']>['value'];
const shareOf = (places: Places, place: Places[number]): number => place.share ?? 1 / places.length;

function placesOf(reading: Reading): readonly PlacedReading[] {
  const places = reading.placements?.value ?? [];
  if (places.length < 2) return [];
  return places.map(({ region }) => ({
    label: region,
    reading: {
      ...reading,
      wishes: { ...reading.wishes, regions: [region] },
      constraints: inRegion(reading.constraints, region),
    },
  }));
}

/** Demands with the region of one place instead of all. */
const inRegion = (constraints: Reading['constraints'], region: string): Reading['constraints'] =>
  defined({ ...constraints, regions: constraints.regions && { ...constraints.regions, value: [region] } });
