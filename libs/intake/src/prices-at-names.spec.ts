import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const asked = (text: string): readonly string[] => (reader.read(text).candidates?.value ?? []).map((c) => c.gpuId);

describe('a list of prices at the names of cards is no budget', () => {
  it.each<[string, readonly string[]]>([
    ['Prices: T4 212 €/month, L4 246 €/month. Which for Apertus 8B and 12 users?', ['t4-16gb', 'l4-24gb']],
    ['Preise: T4 212 €/Monat, L4 246 €/Monat. Welche für Apertus 8B und 12 Nutzer?', ['t4-16gb', 'l4-24gb']],
    ['Apertus 8B pour 12 utilisateurs. Tarifs par mois : T4 212 €, L4 246 €. Lequel ?', ['t4-16gb', 'l4-24gb']],
    ['L4: $246/month, L40S: $690/month. Which for Apertus 8B and 12 users?', ['l4-24gb', 'l40s-48gb']],
    ['L4 246 €/Monat oder L40S 690 €/Monat: was reicht für Apertus 8B und 12 Nutzer?', ['l4-24gb', 'l40s-48gb']],
    ['1x L40S (690 EUR/month) or 2x L4 (480 EUR/month) for Apertus 8B, 12 users?', ['l40s-48gb', 'l4-24gb']],
    ["Apertus 8B, 12 users. The hoster's prices a month: A2 156, T4 212. Which?", ['a2-16gb', 't4-16gb']],
    ['Apertus 8B, 12 Nutzer. Preise des Hosters: T4 212 €, L4 246 €. Welche?', ['t4-16gb', 'l4-24gb']],
  ])('%s', (text, expected) => {
    const reading = reader.read(text);
    expect(asked(text)).toEqual(expected);
    expect(reading.budget).toBeUndefined();
    expect(reading.totalUsers?.value).toBe(12);
  });

  it.each<[string, number]>([
    ['L40S, $690/month budget, Apertus 8B and 12 users.', 690],
    ['Which GPU for $690/month? Apertus 8B and 12 users.', 690],
    ['Budget CHF4 500 pro Monat für Apertus 8B und 12 Nutzer.', 4500],
  ])('one sum is still what may be spent: %s', (text, amount) => {
    expect(reader.read(text).budget?.value.amount).toBe(amount);
  });

  it('the digit of a name is no thousand of its price', () => {
    const { setAside } = reader.read('B200 180 000 € or H200 145 000 €, Llama 3.3 70B for 40 users?');
    expect(setAside.map((s) => s.text)).toEqual(expect.arrayContaining(['180 000 €', '145 000 €']));
  });
});
