/** Plain TypeScript with the arithmetic alone. */
import { marketRates, type PriceBook } from '@compute-advisor/domain';

const book: PriceBook = {
  snapshotId: 'own',
  sources: ['own'],
  offers: [2.5, 3.5].map((usdPerGpuHour, i) => ({
    gpuId: 'h100-sxm-80gb',
    provider: `provider-${i}`,
    gpuCount: 8,
    usdPerGpuHour,
    kind: 'on_demand' as const,
    asOf: '2026-11-01',
    source: 'own',
    freshness: 'live' as const,
  })),
};
console.log(JSON.stringify({ rate: marketRates(book).get('h100-sxm-80gb')?.usdPerGpuHour }));
