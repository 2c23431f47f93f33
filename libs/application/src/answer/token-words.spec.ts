import { tokensElsewhereWords, tokenWords } from './token-words';

const sold = {
  price: {
    modelId: 'deepseek-ai/DeepSeek-V3.1',
    provider: 'deepinfra',
    providerModel: 'deepseek-ai/DeepSeek-V3.1',
    providerKind: 'host' as const,
    usdPerMillionInputTokens: 0.27,
    usdPerMillionOutputTokens: 1,
    asOf: '2026-08-01',
    source: 'test',
  },
  providers: 12,
  planUsdPerMonth: 15_000,
  orderUsdPerMonth: 15_000,
  breakEvenRequestsPerDay: 700_000,
  neverPays: true,
  load: { requestsPerDay: 23_433, daysPerWeek: 7, usdPerMonth: 502, basis: 'stated' as const },
  leads: false,
};

describe('buying by the token, in words', () => {
  it('prices outside the places that are asked for say so, and never lead', () => {
    const words = tokensElsewhereWords(sold) ?? '';
    expect(words).toContain('$0.27 in and $1.00 out per million tokens at DeepInfra (the cheapest to count on of 12');
    expect(words).toContain('The load of 23,433 requests a day would come to $502 a month.');
    expect(words).toContain('None of these endpoints is known to stand where you ask for');
    expect(tokensElsewhereWords(undefined)).toBeUndefined();
    expect(tokenWords(sold).verdict).toBeUndefined();
  });
  it('a load says on how many days a week it comes, and what it rests on where nobody states it', () => {
    const load = { requestsPerDay: 6500, daysPerWeek: 5, usdPerMonth: 171, basis: 'stated' as const };
    const leads = tokenWords({ ...sold, load, leads: true, neverPays: false });
    expect(leads.verdict).toContain('6,500 requests a day on 5 days a week cost about $171 a month');
    expect(leads.note).toContain('700,000 requests a day of this length on 5 days a week');
    const noteOf = (basis: 'in_flight' | 'per_user') => tokenWords({ ...sold, load: { ...load, basis } }).note;
    expect(noteOf('in_flight')).toContain(
      'half of them on the mean of the hours, are 6,500 requests a day on 5 days a week at the speed of this plan: it',
    );
    expect(noteOf('per_user')).toContain('At 10 requests per user and day on 5 days a week, which is assumed');
  });
  it('prices are told in full, $0.075 and not $0.07, so that the bill follows from them', () => {
    const price = { ...sold.price, usdPerMillionInputTokens: 0.075, usdPerMillionOutputTokens: 0.2 };
    expect(tokenWords({ ...sold, price }).note).toContain('$0.075 in and $0.20 out per million tokens');
  });
});
