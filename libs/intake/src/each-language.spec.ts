import rows from './golden/each-language.json';
import { createReader } from './reading/reader';
import type { Reading } from './reading';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

/** What a reading says of a member: money as its amount in the text's own currency, cards as their ids and counts, the
 *  parts of a batch by their names. */
const SAID: Readonly<Record<string, (r: Reading) => unknown>> = {
  budget: (r) => r.budget?.value.amount,
  budgetOneOff: (r) => r.budgetOneOff?.value.amount,
  fleetPerMonth: (r) => r.fleetPerMonth?.value.amount,
  fleet: (r) => cards(r.fleet?.value),
  candidateFleet: (r) => cards(r.candidateFleet?.value),
  items: (r) => r.batch?.value.items,
  windowHours: (r) => r.batch?.value.windowHours,
  observedTokensPerSecond: (r) => r.observed.outputTokensPerSecond?.value,
  excluded: (r) => r.wishes.excludedGpuIds.length > 0,
};
const cards = (lines: readonly { gpuId: string; gpuCount: number }[] | undefined): string | undefined =>
  lines?.map((line) => `${line.gpuCount} ${line.gpuId}`).join(', ');

function said(reading: Reading, member: string): unknown {
  const own = SAID[member];
  if (own !== undefined) return own(reading);
  const value = (reading[member as keyof Reading] as { value: unknown } | undefined)?.value;
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
}

describe('the same specification is read from every language', () => {
  it.each(rows as unknown as readonly (readonly [string, string, Record<string, unknown>])[])(
    '%s: %s',
    (_language, text, states) => {
      const reading = reader.read(text);
      expect(Object.fromEntries(Object.keys(states).map((m) => [m, said(reading, m)]))).toEqual(states);
    },
  );
});
