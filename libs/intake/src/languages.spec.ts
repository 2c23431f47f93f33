import rows from './golden/languages.json';
import { createReader } from './reading/reader';
import type { Reading } from './reading';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const SUMS = new Set(['budget', 'budgetOneOff', 'fleetPerMonth']);

/** What a reading says of a member; of money the amount in the text's own currency. */
function said(reading: Reading, member: string): number | undefined {
  const fact = reading[member as keyof Reading] as { value: unknown } | undefined;
  return SUMS.has(member)
    ? (fact?.value as { amount: number } | undefined)?.amount
    : (fact?.value as number | undefined);
}

describe('roles in every language', () => {
  it.each(rows as unknown as readonly (readonly [string, string, Record<string, number>])[])(
    '%s: %s',
    (_language, text, states) => {
      const reading = reader.read(text);
      expect(Object.fromEntries(Object.keys(states).map((m) => [m, said(reading, m)]))).toEqual(states);
    },
  );
});
