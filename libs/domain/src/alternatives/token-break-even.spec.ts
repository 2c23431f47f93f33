import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKEN_PRICES } from './data/token-prices';
import { tokenApiBreakEven, tokenPricesOf } from './token-break-even';

describe('renting by the token instead', () => {
  const query = {
    modelId: 'meta-llama/Llama-3.3-70B-Instruct',
    inputTokens: 1000,
    outputTokens: 500,
    planUsdPerMonth: 5694,
    requestsPerDay: 2000,
  };
  it('prices a request of 1,000 + 500 tokens at the cheapest list: 0.000104 + 0.000156 = 0.00026 USD', () => {
    const b = tokenApiBreakEven(query)!;
    expect(b.cheapest.price.provider).toBe('novita');
    expect(b.cheapest.usdPerRequest).toBeCloseTo(0.00026, 9);
    expect(b.cheapest.usdPerMonth).toBeCloseTo((0.00026 * 2000 * 730) / 24, 9);
  });
  it('takes the upper middle of four lists as typical: Groq, 0.59 and 0.79 USD per million', () => {
    const b = tokenApiBreakEven(query)!;
    expect(b.providers).toBe(4);
    expect(b.typical.price.provider).toBe('groq');
    expect(b.typical.usdPerRequest).toBeCloseTo(0.000985, 9);
  });
  it('breaks even where the month by the token costs what the plan costs: 5,694 / 30.4167 / 0.000985 = 190,051 requests per day', () => {
    const b = tokenApiBreakEven(query)!;
    expect(b.typical.breakEvenRequestsPerDay).toBeCloseTo(190_051, 0);
    const there = tokenApiBreakEven({ ...query, requestsPerDay: b.typical.breakEvenRequestsPerDay })!;
    expect(there.typical.usdPerMonth).toBeCloseTo(5694, 6);
  });
  it('says nothing about a model nobody is known to sell, or a load it does not know', () => {
    expect(tokenApiBreakEven({ ...query, modelId: 'custom/13b' })).toBeUndefined();
    const { requestsPerDay: _, ...unknown } = query;
    expect(tokenApiBreakEven(unknown)!.cheapest).not.toHaveProperty('usdPerMonth');
  });
});

describe('the table', () => {
  const catalog = new Set(
    (
      JSON.parse(readFileSync(join(__dirname, '../../../catalog/src/data/models.json'), 'utf8')) as { id: string }[]
    ).map((m) => m.id),
  );
  it('names catalog models only, each provider once per model, with a date, a source and two positive prices', () => {
    for (const p of TOKEN_PRICES) {
      expect(catalog.has(p.modelId)).toBe(true);
      expect(p.asOf).toMatch(/^20\d\d-\d\d(-\d\d)?$/);
      expect(p.source.length).toBeGreaterThan(10);
      expect(p.usdPerMillionInputTokens).toBeGreaterThan(0);
      expect(p.usdPerMillionOutputTokens).toBeGreaterThan(0);
      expect(tokenPricesOf(p.modelId).filter((q) => q.provider === p.provider)).toHaveLength(1);
    }
  });
});
