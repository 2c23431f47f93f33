import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { type FeedStatus, refusalsInWords } from '@compute-advisor/pricing';
import { readinessOf } from './readiness';

/** A feed that said the same refused prices three times. */
const refused = (over: Partial<NonNullable<FeedStatus['refusal']>> = {}): FeedStatus => ({
  feed: 'skypilot/aws',
  freshness: 'stale',
  offers: 61,
  rejectedRuns: 3,
  failedRuns: 0,
  refusal: {
    reason: 'the median of h100-sxm-80gb at aws moved from 6.88 to 0.5 USD per GPU-hour, 1.6x or more',
    doubted: [],
    times: 3,
    sinceMs: 0,
    needsOperator: true,
    acceptedByOperator: false,
    ...over,
  },
});

async function pricesPart(feeds: readonly FeedStatus[]): Promise<{ readonly ready: boolean; readonly detail: string }> {
  const ports = { catalog: new PackagedCatalog(), pricing: new PackagedPriceBook() };
  const silent = { info: () => undefined, warn: () => undefined };
  const database = async () => ({ ok: true, detail: 'answers' });
  const { prices } = await readinessOf({ ports, database, refused: () => refusalsInWords(feeds), log: silent })();
  return prices;
}

describe('readiness of prices', () => {
  it('names the feed that waits for an operator and why, and stays ready: the prices in force go on', async () => {
    const { ready, detail } = await pricesPart([refused()]);
    expect(ready).toBe(true);
    expect(detail).toMatch(/^0 live, 0 stale, \d+ packaged offers, newest of 2026-\d\d-\d\d; /);
    expect(detail).toContain(
      'refused until an operator accepts or resets them: skypilot/aws (the median of h100-sxm-80gb at aws ' +
        'moved from 6.88 to 0.5 USD per GPU-hour, 1.6x or more)',
    );
  });

  it('says nothing of refusals that settle themselves, or that an operator has accepted', async () => {
    for (const feed of [refused({ needsOperator: false }), refused({ acceptedByOperator: true })])
      expect((await pricesPart([feed])).detail).not.toContain('refused');
  });
});
