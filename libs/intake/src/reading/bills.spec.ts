import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a bill told beside a limit', () => {
  it('what is paid now is the bill and the limit', () => {
    const text = 'We want to stay near the $2,050 a month we pay today for 2x L40S with Llama 3.3 70B.';
    const { budget, fleetPerMonth } = reader.read(text);
    expect([budget?.value.amount, fleetPerMonth?.value.amount]).toEqual([2050, 2050]);
  });

  it('the sum of last month beside the machines is their bill', () => {
    const text = 'We run two p4d.24xlarge with Llama 3.1 70B. The instances took $47,800 last month for both together.';
    expect(reader.read(text).fleetPerMonth?.value).toMatchObject({ amount: 47_800, currency: 'USD' });
  });
});

describe('what the machines in use cost', () => {
  it.each([
    ['We own 6 L40S for Qwen2.5 32B. The invoice was $31,480 in October.', 31480],
    ['Numbers below, the invoice came to 38,260 EUR for the 12 H100 with Qwen2.5 72B. Too big?', 44764.2],
    ['We have 4x A100 serving Qwen2.5 72B. AWS charged us 36k last month.', 36000],
    ['Wir betreiben 4 L40S mit Qwen3-32B. Die Rechnung lag letzten Monat bei 5.400 €.', 6318],
    ['Nous avons 4 L40S avec Qwen3-32B. La facture du mois dernier : 5 400 €.', 6318],
  ])('a bill in a sentence of its own is theirs: %s', (text, usd) => {
    const reading = reader.read(text);
    expect(reading.fleetPerMonth?.value.usd).toBe(usd);
    expect(reading.mode?.value).toBe('existing');
  });

  it('the bill of an API, or of nobody’s machines, is not', () => {
    const api = reader.read('We have 8 A100 for Llama 3.1 70B. Our OpenAI bill was $4,000 last month.');
    expect(api.fleetPerMonth).toBeUndefined();
    expect(reader.read('Qwen3-32B for 40 users. The invoice was $31,480 in October.').fleetPerMonth).toBeUndefined();
  });

  it('a commitment of today’s fleet is no wish; one that is asked for is', () => {
    const fleet = reader.read('We run 8x H100 on a 1-year commit for Llama 3.3 70B. Are we overpaying?');
    expect(fleet.constraints.priceBasis).toBeUndefined();
    const wish = reader.read('Qwen3-32B for 40 concurrent users on 3-year reserved H100');
    expect(wish.constraints.priceBasis?.value).toBe('reserved_3y');
  });

  it('a place that is ruled out is not the place to run at, and the answer says so', () => {
    for (const text of ['Qwen3-32B, 40 users, anywhere but China', 'Qwen3-32B für 40 Nutzer, auf keinen Fall China']) {
      const reading = reader.read(text);
      expect(reading.constraints.regions).toBeUndefined();
      expect(reading.setAside.map((s) => [text.slice(s.start, s.end), s.reason])).toContainEqual([
        'China',
        'not_modelled',
      ]);
    }
  });
});
