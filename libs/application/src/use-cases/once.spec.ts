import type { GpuFacts, Offer } from '@compute-advisor/domain';
import { assemble } from '../answer/assemble';
import { h100Facts, llama8b, sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';

/** A card at a third of the price that is five times as slow: the cheaper month, the dearer job. */
const slow: GpuFacts = {
  ...h100Facts,
  id: 'slow-80gb',
  name: 'Slow 80GB',
  memoryBandwidthGbps: 670,
  tflopsDense: { fp32: 13, fp16: 198, bf16: 198, fp8: 396, int8: 396 },
};
const [offer] = sampleBooks.prices.offers;
const slowAt = (provider: string): Offer => ({ ...(offer as Offer), provider, gpuId: slow.id, usdPerGpuHour: 0.65 });
const books = {
  catalog: { ...sampleBooks.catalog, gpus: [...sampleBooks.catalog.gpus, slow] },
  prices: { ...sampleBooks.prices, offers: [...sampleBooks.prices.offers, slowAt('lambda'), slowAt('runpod')] },
};
const lengths = { inputTokens: fact(1000), outputTokens: fact(200) };
const job = (batch: object) =>
  new AdvisePlan().run(
    asked({ ...namedModelFact(llama8b.id), ...lengths, batch: fact(batch) } as Parameters<typeof asked>[0]),
    books,
  );

describe('work that ends is weighed by what all of it costs', () => {
  it('20,000 items once within 48 hours: the fast card is given back sooner and costs less', () => {
    const { planned, job: figures } = job({ items: 20_000, windowHours: 48 });
    const { best } = planned;
    expect(best?.gpu.id).toBe(h100Facts.id);
    const other = planned.ladder.rungs.find((r) => r.gpu.id === slow.id);
    expect(best?.onceUsd ?? 0).toBeLessThan(other?.onceUsd ?? 0);
    expect(best?.monthlyUsd ?? 0).toBeGreaterThan(other?.monthlyUsd ?? 0);
    expect(figures?.atFullSpeed?.usd).toBe(best?.onceUsd);
  });
  it('what is said of it is said of all of it, never of a month', () => {
    const { verdict, options } = assemble(job({ items: 20_000, windowHours: 48 })).recommendation_set;
    expect(verdict.summary).toContain('in all, about');
    expect(verdict.summary).not.toContain('a month');
    expect(options.map((o) => o.why).join(' ')).not.toContain('a month');
  });
  it('every night it is a month again, and the slow card is the cheaper one', () => {
    const { planned } = job({ items: 2000, windowHours: 8, recurrence: 'daily' });
    expect(planned.best?.onceUsd).toBeUndefined();
    expect(planned.best?.gpu.id).toBe(slow.id);
  });
});
