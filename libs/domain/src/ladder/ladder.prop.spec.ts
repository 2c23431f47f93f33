import * as fc from 'fast-check';
import type { GpuFacts } from '../facts/gpu-facts';
import { marketRates } from '../money/market-rate';
import type { Offer } from '../money/price-book';
import { packagedGpus, packagedModels, rowOf } from '../testing/packaged-facts.spec';
import { bestRung } from './best-rung';
import { priceFlip } from './flip-points';
import { labelRungs } from './labels';
import { buildLadder, type Listed } from './ladder';
import { HEAD } from './ladder-head';
import type { Market, PlannedWorkload } from './planned-workload';
import { standingOf } from './ranking';
import type { Rung } from './rung';

const gpus = packagedGpus();
const models = packagedModels();
const SUBJECTS = [
  'meta-llama/Llama-3.1-8B-Instruct',
  'meta-llama/Llama-3.3-70B-Instruct',
  'openai/gpt-oss-120b',
  'deepseek-ai/DeepSeek-V3',
  'BAAI/bge-m3',
].map((id) => rowOf(models, id));

const workload = fc
  .record({
    model: fc.constantFrom(...SUBJECTS),
    weightPrecision: fc.constantFrom('bf16' as const, 'fp8' as const, 'awq' as const),
    concurrentRequests: fc.integer({ min: 1, max: 500 }),
    inputTokens: fc.integer({ min: 16, max: 4000 }),
    outputTokens: fc.integer({ min: 8, max: 2000 }),
    tpotMs: fc.option(fc.integer({ min: 8, max: 120 }), { nil: undefined }),
    isUsual: fc.boolean(),
    byRate: fc.boolean(),
    highAvailability: fc.boolean(),
    capacityShare: fc.constantFrom(0.8, 1),
  })
  .map(({ model, ...r }): PlannedWorkload => {
    const targets = r.tpotMs === undefined ? {} : { tpotMs: r.tpotMs };
    const isEncoder = model.kind === 'embedding';
    return {
      model,
      config: { engine: 'vllm', weightPrecision: r.weightPrecision, kvPrecision: 'bf16' },
      useCase: 'chat',
      inputTokens: r.inputTokens,
      outputTokens: isEncoder ? 0 : r.outputTokens,
      contextTokens: 8192,
      tokensPerSequence: r.inputTokens + r.outputTokens,
      demand: r.byRate
        ? { requestsPerSecond: r.concurrentRequests / 20 }
        : { concurrentRequests: r.concurrentRequests },
      ...(r.isUsual ? { targets: {}, usualTargets: targets } : { targets }),
      hoursPerMonth: 730,
      capacityShare: r.capacityShare,
      highAvailability: r.highAvailability,
    };
  });

const DATED = { asOf: '2026-10-04', source: 'feed', freshness: 'live' } as const;

/** Offers of a part: none, one or two sizes of machines, some of them of private hosts. */
const offersOf = ({ id }: GpuFacts): fc.Arbitrary<readonly Offer[]> =>
  fc.array(
    fc
      .record({
        gpuCount: fc.constantFrom(1, 2, 4, 8),
        cents: fc.integer({ min: 100, max: 400 }),
        provider: fc.constantFrom('lambda', 'runpod', 'nebius'),
        kind: fc.constantFrom('on_demand' as const, 'on_demand' as const, 'community' as const),
      })
      .map(({ cents, ...offer }): Offer => ({
        gpuId: id,
        usdPerGpuHour: cents / 100,
        ...DATED,
        ...offer,
      })),
    { maxLength: 2 },
  );

const market = fc
  .shuffledSubarray([...gpus], { minLength: 12, maxLength: 120 })
  .chain((parts) =>
    fc.record({
      parts: fc.constant(parts),
      offers: fc.tuple(...parts.map(offersOf)),
      asked: fc.option(fc.nat(parts.length - 1), { nil: undefined }),
      inUse: fc.option(fc.nat(parts.length - 1), { nil: undefined }),
      limitUsdPerMonth: fc.option(fc.integer({ min: 100, max: 20_000 }), { nil: undefined }),
      leastHeadroomFraction: fc.constantFrom(undefined, 0.1),
      maxGpus: fc.constantFrom(undefined, 8),
    }),
  )
  .map(({ parts, offers, asked, inUse, limitUsdPerMonth, leastHeadroomFraction, maxGpus }): Market => ({
    gpus: parts,
    rates: marketRates({ snapshotId: 'random', sources: ['feed'], offers: offers.flat() }),
    excluded: () => undefined,
    asked: (gpu) => asked !== undefined && parts[asked]?.id === gpu.id,
    inUse: (gpu) => inUse !== undefined && parts[inUse]?.id === gpu.id,
    ...(limitUsdPerMonth === undefined ? {} : { limitUsdPerMonth }),
    ...(leastHeadroomFraction === undefined ? {} : { leastHeadroomFraction }),
    ...(maxGpus === undefined ? {} : { maxGpus }),
  }));

const told = (r: Rung | undefined): string | undefined =>
  r && `${r.gpuCount} x ${r.gpu.id} in ${r.nodes}, ${r.replicas} x ${JSON.stringify(r.layout)}, ${r.monthlyUsd}`;

const ALL = { gpus, excluded: () => undefined, asked: () => false };

/** Rates of parts that are sold singly, USD per hour. */
const ratesAt = (usdPerGpuHour: Readonly<Record<string, number>>): Market['rates'] =>
  marketRates({
    snapshotId: 'single',
    sources: ['feed'],
    offers: Object.entries(usdPerGpuHour).map(([gpuId, usd]): Offer => ({
      gpuId,
      provider: 'lambda',
      gpuCount: 1,
      usdPerGpuHour: usd,
      kind: 'on_demand',
      ...DATED,
    })),
  });

/** Four chats on an 8B model. */
const CHATS: PlannedWorkload = {
  model: rowOf(models, 'meta-llama/Llama-3.1-8B-Instruct'),
  config: { engine: 'vllm', weightPrecision: 'bf16', kvPrecision: 'bf16' },
  useCase: 'chat',
  inputTokens: 512,
  outputTokens: 256,
  contextTokens: 8192,
  tokensPerSequence: 768,
  demand: { concurrentRequests: 4 },
  targets: {},
  hoursPerMonth: 730,
  capacityShare: 0.8,
  highAvailability: false,
};

/** All that a brief answer says of a ladder. */
function saidBriefly(listed: Listed, m: Market): unknown {
  const [best] = listed.rungs;
  const { asked, otherVendor, fastest, roomiest } = listed.distinctions;
  const flip = best && priceFlip(best, listed.rungs);
  const cheaper = listed.rungs.filter(
    (r) => best && standingOf(r) === standingOf(best) && (r.monthlyUsd ?? Infinity) < (best.monthlyUsd ?? 0),
  );
  return {
    first: listed.rungs.slice(0, HEAD).map(told),
    labels: labelRungs(listed, { asked: m.asked }, HEAD),
    distinctions: [asked, otherVendor, fastest, roomiest].map(told),
    flip: flip && [flip.usdPerGpuHour, told(flip.to)],
    cheaper: cheaper.map(told),
    onNamedParts: listed.rungs.filter((r) => m.asked(r.gpu) || m.inUse?.(r.gpu)).map(told),
  };
}

describe('a ladder whose parts are looked at in the order of what they cannot undercut', () => {
  it('begins, and says of its beginning, what the whole one does, on random markets', () => {
    fc.assert(
      fc.property(workload, market, (w, m) => {
        const ladder = buildLadder(w, m);
        const beginning = saidBriefly(ladder.leading, m);
        expect(beginning).toEqual(saidBriefly(ladder, m));
        expect(told(ladder.best)).toBe(told(bestRung(w, m)));
      }),
      { numRuns: 100 },
    );
  });
  it('looks at a dear part where it may be the fastest within twice the cost', () => {
    const dollars = {
      'l40s-48gb': 1,
      'a10g-24gb': 1.01,
      'rtx-4090-24gb': 1.02,
      'l4-24gb': 1.03,
      'rx-7900-xtx-24gb': 1.04,
    };
    const rates = ratesAt({ ...dollars, 'h100-sxm-80gb': 1.99, 'b200-sxm-180gb': 2.01 });
    const { rungs, distinctions } = buildLadder(CHATS, { ...ALL, rates }).leading;
    expect(rungs[0]?.gpu.id).not.toBe('h100-sxm-80gb');
    expect(distinctions.fastest?.gpu.id).toBe('h100-sxm-80gb');
  });
  it('leaves most parts of the packaged catalog alone', () => {
    const rates = ratesAt(Object.fromEntries(gpus.map(({ id }, at) => [id, (1 + (at % 17)) / 4])));
    const parts = new Set(buildLadder(CHATS, { ...ALL, rates }).leading.rungs.map((r) => r.gpu.id));
    expect(parts.size).toBeGreaterThanOrEqual(HEAD);
    expect(parts.size).toBeLessThan(gpus.length / 2);
  });
});
