import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import {
  bestRung,
  buildLadder,
  candidateReplicas,
  type GpuFacts,
  gpusOf,
  largestFirst,
  type Market,
  marketRates,
  type ModelFacts,
  usdForHours,
  type PlannedWorkload,
  type PriceBook,
  reverseBudget,
  type Rung,
  BAND,
  MOST_FOR_PACE,
  cheapestRung,
  rungsFor,
} from '@compute-advisor/domain';
import * as fc from 'fast-check';

/** Laws of the ladder on the packaged books: what can never happen, whatever the workload. */
const catalog = new PackagedCatalog().current();
const book = new PackagedPriceBook().currentBook();
const marketFrom = (prices: PriceBook, gpus: readonly GpuFacts[] = catalog.gpus): Market => ({
  gpus,
  rates: marketRates(prices),
  excluded: () => undefined,
  asked: () => false,
});
const market = marketFrom(book);

const MODELS = [
  'meta-llama/Llama-3.1-8B-Instruct',
  'meta-llama/Llama-3.3-70B-Instruct',
  'Qwen/Qwen3-30B-A3B',
  'openai/gpt-oss-120b',
  'deepseek-ai/DeepSeek-V3',
  'google/gemma-3-27b-it',
  'mistralai/Mixtral-8x7B-Instruct-v0.1',
  'Qwen/Qwen2.5-7B-Instruct',
]
  .map((id) => catalog.models.find((m) => m.id === id))
  .filter((m): m is ModelFacts => m !== undefined);

const workload = fc
  .record({
    model: fc.constantFrom(...MODELS),
    weightPrecision: fc.constantFrom('bf16' as const, 'fp8' as const, 'awq' as const),
    concurrentRequests: fc.integer({ min: 1, max: 400 }),
    inputTokens: fc.integer({ min: 16, max: 6000 }),
    outputTokens: fc.integer({ min: 8, max: 2000 }),
    tpotMs: fc.option(fc.integer({ min: 15, max: 200 }), { nil: undefined }),
    byRate: fc.boolean(),
    planned: fc.constantFrom('lengths', 'context'),
  })
  .map((r): PlannedWorkload => ({
    model: r.model,
    config: { engine: 'vllm', weightPrecision: r.weightPrecision, kvPrecision: 'bf16' },
    useCase: 'chat',
    inputTokens: r.inputTokens,
    outputTokens: r.outputTokens,
    contextTokens: 8192,
    ...(r.planned === 'lengths' ? { tokensPerSequence: r.inputTokens + r.outputTokens } : {}),
    demand: r.byRate ? { requestsPerSecond: r.concurrentRequests / 10 } : { concurrentRequests: r.concurrentRequests },
    targets: r.tpotMs === undefined ? {} : { tpotMs: r.tpotMs },
    hoursPerMonth: 730,
    capacityShare: 0.8,
    highAvailability: false,
  }));
const scaled = (w: PlannedWorkload, by: number): PlannedWorkload => ({
  ...w,
  demand:
    w.demand.requestsPerSecond === undefined
      ? { concurrentRequests: Math.ceil((w.demand.concurrentRequests ?? 1) * by) }
      : { requestsPerSecond: w.demand.requestsPerSecond * by },
});
const cost = (r: Rung | undefined): number => r?.monthlyUsd ?? Infinity;
const reaches = (r: Rung | undefined): boolean => r !== undefined && r.meetsTargets !== false;
const runs = { numRuns: 60 };

describe('laws of the ladder', () => {
  it('the catalog holds every model the laws are tried on', () => {
    expect(MODELS).toHaveLength(8);
  });

  it('more load never costs less', () => {
    fc.assert(
      fc.property(workload, fc.double({ min: 1, max: 20, noNaN: true }), (w, by) => {
        expect(cost(cheapestRung(scaled(w, by), market))).toBeGreaterThanOrEqual(cost(cheapestRung(w, market)));
      }),
      runs,
    );
  });
  it('a longer context never costs less', () => {
    fc.assert(
      fc.property(workload, fc.integer({ min: 8193, max: 65_536 }), (w, contextTokens) => {
        expect(cost(cheapestRung({ ...w, contextTokens }, market))).toBeGreaterThanOrEqual(
          cost(cheapestRung(w, market)),
        );
      }),
      runs,
    );
  });
  it('of two stated contexts that each may fill the shorter never costs more', () => {
    fc.assert(
      fc.property(
        workload,
        fc.integer({ min: 8192, max: 65_536 }),
        fc.integer({ min: 0, max: 65_536 }),
        (w, short, more) => {
          const filling = (tokens: number): PlannedWorkload => ({
            ...w,
            contextTokens: tokens,
            tokensPerSequence: tokens,
          });
          expect(cost(cheapestRung(filling(short + more), market))).toBeGreaterThanOrEqual(
            cost(cheapestRung(filling(short), market)),
          );
        },
      ),
      runs,
    );
  });
  it('what is planned per sequence never costs more than sequences that fill the context', () => {
    fc.assert(
      fc.property(workload, fc.integer({ min: 1, max: 8192 }), (w, tokensPerSequence) => {
        expect(cost(cheapestRung({ ...w, tokensPerSequence: 8192 }, market))).toBeGreaterThanOrEqual(
          cost(cheapestRung({ ...w, tokensPerSequence }, market)),
        );
      }),
      runs,
    );
  });
  it('more reuse never costs more', () => {
    fc.assert(
      fc.property(
        workload,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 16 }),
        (w, a, b, shared) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          const reusing = (share: number, sharedTokens: number): PlannedWorkload => ({
            ...w,
            prefix: { share, sharedTokens },
          });
          expect(cost(cheapestRung(reusing(less, 0), market))).toBeGreaterThanOrEqual(
            cost(cheapestRung(reusing(more, shared), market)),
          );
        },
      ),
      runs,
    );
  });
  // Without a target per token: prompts of other streams interrupt a stream once per request, so longer answers spread
  // that over more tokens.
  it('longer answers at the same rate never cost less', () => {
    fc.assert(
      fc.property(workload, fc.integer({ min: 1, max: 2000 }), (w, more) => {
        const steady: PlannedWorkload = {
          ...w,
          contextTokens: 16_384,
          demand: { requestsPerSecond: (w.demand.concurrentRequests ?? 10) / 10 },
          targets: {},
        };
        expect(cost(cheapestRung({ ...steady, outputTokens: w.outputTokens + more }, market))).toBeGreaterThanOrEqual(
          cost(cheapestRung(steady, market)),
        );
      }),
      runs,
    );
  });
  it('a tighter latency never costs less while it can be met', () => {
    fc.assert(
      fc.property(workload, fc.integer({ min: 10, max: 100 }), fc.integer({ min: 0, max: 100 }), (w, tight, slack) => {
        const [fast, slow] = [
          cheapestRung({ ...w, targets: { tpotMs: tight } }, market),
          cheapestRung({ ...w, targets: { tpotMs: tight + slack } }, market),
        ];
        if (reaches(fast)) expect(cost(fast)).toBeGreaterThanOrEqual(cost(slow));
      }),
      runs,
    );
  });
  it('every rung holds its load: parts multiply, memory is not overdrawn, the peak stays within 80 %', () => {
    fc.assert(
      fc.property(workload, (w) => {
        for (const r of buildLadder(w, market).rungs) {
          expect(r.gpuCount).toBe(r.replicas * gpusOf(r.layout) + r.gpusIdle);
          expect(r.service.headroomFraction(r.concurrency / r.replicas)).toBeGreaterThanOrEqual(0);
          expect(r.utilizationFraction).toBeLessThanOrEqual(0.8 + 1e-6);
          if (r.machines) {
            expect(r.machines.count * r.machines.gpus).toBe(r.gpuCount);
            expect(r.monthlyUsd).toBe(usdForHours(r.gpuCount, r.machines.rate.usdPerGpuHour, 730));
          }
        }
      }),
      { numRuns: 20 },
    );
  });
  it('the first rung found without the ladder is that of the ladder, whichever part is looked at first', () => {
    const told = (r: Rung | undefined): unknown[] => [r?.gpu.id, r?.gpuCount, r?.nodes, r?.layout, r?.monthlyUsd];
    fc.assert(
      fc.property(workload, fc.boolean(), fc.constantFrom(...catalog.gpus), (w, usual, hint) => {
        const asked = usual ? { ...w, targets: {}, usualTargets: { ttftMs: 2000, tpotMs: 100 } } : w;
        const first = told(buildLadder(asked, market).rungs[0]);
        expect(told(bestRung(asked, market))).toEqual(first);
        expect(told(bestRung(asked, market, hint))).toEqual(first);
      }),
      runs,
    );
  });
  it('neither the order of parts nor the order of offers matters', () => {
    fc.assert(
      fc.property(workload, fc.integer({ min: 1, max: 140 }), (w, turn) => {
        const turned = <T>(list: readonly T[]): T[] => [...list.slice(turn), ...list.slice(0, turn)].reverse();
        const other = marketFrom({ ...book, offers: turned(book.offers) }, turned(catalog.gpus));
        const key = (m: Market): string =>
          buildLadder(w, m)
            .rungs.map((r) => `${r.gpuCount}x${r.gpu.id}@${r.monthlyUsd}`)
            .join();
        expect(key(other)).toBe(key(market));
      }),
      { numRuns: 15 },
    );
  });
  it('a dearer price for a part never moves it up', () => {
    fc.assert(
      fc.property(workload, fc.double({ min: 1.01, max: 5, noNaN: true }), fc.nat(), (w, by, pick) => {
        const before = buildLadder(w, market).rungs;
        const part = before[pick % Math.max(1, before.length)]?.gpu.id;
        const dearer = marketFrom({
          ...book,
          offers: book.offers.map((o) => (o.gpuId === part ? { ...o, usdPerGpuHour: o.usdPerGpuHour * by } : o)),
        });
        const place = (rungs: readonly Rung[]): number => rungs.findIndex((r) => r.gpu.id === part);
        expect(place(buildLadder(w, dearer).rungs)).toBeGreaterThanOrEqual(place(before));
      }),
      { numRuns: 20 },
    );
  });
  it('a larger budget never buys a smaller model', () => {
    const models = largestFirst(catalog.models.filter((m) => m.kind === 'text')).filter((_, i) => i % 6 === 0);
    fc.assert(
      fc.property(
        workload,
        fc.integer({ min: 200, max: 40_000 }),
        fc.double({ min: 1, max: 4, noNaN: true }),
        (w, budget, by) => {
          const buys = (usd: number) =>
            reverseBudget(
              models,
              usd,
              market,
              (model, weightPrecision) => ({ ...w, model, config: { ...w.config, weightPrecision }, targets: {} }),
              () => ['bf16', 'fp8', 'awq'],
              () => 0,
            ).best;
          const [small, large] = [buys(budget), buys(budget * by)];
          expect(large?.model.parametersTotal ?? 0).toBeGreaterThanOrEqual(small?.model.parametersTotal ?? 0);
          if (small) expect(small.rung.monthlyUsd).toBeLessThanOrEqual(budget);
        },
      ),
      { numRuns: 6 },
    );
  });
  it('trying every layout and count on small catalogs finds nothing better than the first rung', () => {
    fc.assert(
      fc.property(
        workload,
        fc.uniqueArray(fc.constantFrom(...catalog.gpus.filter((g) => market.rates.has(g.id))), {
          minLength: 3,
          maxLength: 6,
          selector: (g) => g.id,
        }),
        (w, gpus) => {
          const small = marketFrom(book, gpus);
          const first = bestRung(w, small);
          for (const gpu of gpus)
            for (const { layout, service } of candidateReplicas(w, gpu).replicas) {
              const rung = rungsFor(w, small, gpu, layout, service)[0];
              if (!rung || !first || rung.proven !== first.proven || reaches(rung) !== reaches(first)) continue;
              expect(cost(rung) * MOST_FOR_PACE * BAND).toBeGreaterThanOrEqual(cost(first));
              const perReplica = gpusOf(layout);
              // One replica fewer never carries the load within 80 %, unless whole instances asked for more.
              if (rung.replicas > 1 && rung.drivenBy === 'memory' && w.demand.concurrentRequests !== undefined)
                expect(w.demand.concurrentRequests / (rung.replicas - 1)).toBeGreaterThan(
                  Math.floor(service.maxSequences * 0.8) - 1e-9,
                );
              expect((rung.gpuCount - rung.gpusIdle) % perReplica).toBe(0);
            }
        },
      ),
      runs,
    );
  });
});
