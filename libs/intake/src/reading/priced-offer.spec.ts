import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what stands right behind hardware that is asked about is its price, and no budget', () => {
  it.each([
    'There is a server with 2x L40S for 900 euros a month at Hetzner. Is that enough for 60 users of Qwen3 32B?',
    'I found a box with one H100 for €1,530 monthly. Qwen3 32B for 60 users, enough?',
    '- rental house: a box with 4x RTX 4090 for €1,950 monthly, or one with 2x RTX 5090\nQwen3 32B for 60 users.',
    'Es gibt einen Server mit 2x L40S für 900 Euro im Monat. Reicht das für 60 Nutzer von Qwen3 32B?',
    'Il y a un serveur avec 2 L40S à 900 euros par mois. Ça suffit pour 60 utilisateurs de Qwen3 32B ?',
  ])('%s', (text) => {
    const reading = reader.read(text);
    expect(reading.budget).toBeUndefined();
    expect(reading.mode?.value).toBe('plan');
    expect(reading.totalUsers?.value).toBe(60);
  });

  it.each([
    ["We'd like to spend at most $3,000 a month on 4x L40S for Qwen3 32B, 60 users.", 3000],
    ['We want 2x L40S for $900 a month. Qwen3 32B, 60 users.', 900],
  ])('what somebody wants to spend is a limit: %s', (text, usdPerMonth) => {
    expect(reader.read(text).budget?.value.usdPerMonth).toBe(usdPerMonth);
  });

  it('a bare sum of a month behind hardware counts no requests', () => {
    const text = 'Offers: 2x L40S from a hosting firm in Ghent (1,480 a month), 4x L4 (1,150 a month). 85 sessions.';
    expect(reader.read(text).requestsPerDay).toBeUndefined();
  });

  it('lines that a letter heads are ways to do it', () => {
    const text = 'A - 2x L40S, 1,640\nB - 4x L4, 1,530\nA or B? Qwen3 32B for 60 users.';
    expect(reader.read(text).candidates?.value.map(({ gpuId }) => gpuId)).toContain('l40s-48gb');
    expect(reader.read(text).fleet).toBeUndefined();
  });
});
