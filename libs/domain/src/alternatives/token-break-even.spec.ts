import { present } from '../testing/present.spec';
import { tokenApiBreakEven } from './token-break-even';
import { type TokenPrice, tokenPricesOf } from './token-price';

const asked = (
  provider: string,
  input: number,
  output?: number,
  modelId = 'meta-llama/Llama-3.3-70B-Instruct',
): TokenPrice => ({
  modelId,
  provider,
  providerModel: modelId,
  providerKind: 'host',
  usdPerMillionInputTokens: input,
  ...(output === undefined ? {} : { usdPerMillionOutputTokens: output }),
  asOf: '2026-06-04',
  source: 'a price list',
});
const prices = [
  asked('together', 0.88, 0.88),
  asked('groq', 0.59, 0.79),
  asked('novita', 0.104, 0.312),
  asked('deepinfra', 0.23, 0.4),
  asked('input only', 0.01),
  asked('other model', 0.01, 0.01, 'vendor/other'),
];

const query = {
  prices,
  modelId: 'meta-llama/Llama-3.3-70B-Instruct',
  inputTokens: 1000,
  outputTokens: 500,
  planUsdPerMonth: 5694,
  requestsPerDay: 2000,
};

describe('renting by the token instead', () => {
  it('prices a request of 1,000 + 500 tokens at the cheapest list: 0.000104 + 0.000156 = 0.00026 USD', () => {
    const b = present(tokenApiBreakEven(query));
    expect(b.cheapest.price.provider).toBe('novita');
    expect(b.cheapest.usdPerRequest).toBeCloseTo(0.00026, 9);
    expect(b.cheapest.usdPerMonth).toBeCloseTo((0.00026 * 2000 * 730) / 24, 9);
  });
  it('takes the upper middle of four lists as typical: Groq, 0.59 and 0.79 USD per million', () => {
    const b = present(tokenApiBreakEven(query));
    expect(b.providers).toBe(4);
    expect(b.typical.price.provider).toBe('groq');
    expect(b.typical.usdPerRequest).toBeCloseTo(0.000985, 9);
  });
  it(
    'breaks even where the month by the token costs what the plan costs: 5,694 / 30.4167 / 0.000985 = ' +
      '190,051 requests per day',
    () => {
      const b = present(tokenApiBreakEven(query));
      expect(b.typical.breakEvenRequestsPerDay).toBeCloseTo(190_051, 0);
      const there = present(tokenApiBreakEven({ ...query, requestsPerDay: b.typical.breakEvenRequestsPerDay }));
      expect(there.typical.usdPerMonth).toBeCloseTo(5694, 6);
    },
  );
  it('says nothing about a model nobody is known to sell, or a load it does not know', () => {
    expect(tokenApiBreakEven({ ...query, modelId: 'custom/13b' })).toBeUndefined();
    const { requestsPerDay: _, ...unknown } = query;
    expect(present(tokenApiBreakEven(unknown)).cheapest).not.toHaveProperty('usdPerMonth');
  });
});

describe('the book of token prices', () => {
  it('is looked up by model, in its own order, and knows nothing of a model nobody sells', () => {
    expect(tokenPricesOf(prices, 'vendor/other').map((price) => price.provider)).toEqual(['other model']);
    expect(tokenPricesOf(prices, query.modelId).length).toBe(5);
    expect(tokenPricesOf(prices, 'custom/13b')).toEqual([]);
  });
});
