import fc from 'fast-check';
import type { ModelFacts } from '../facts/model-facts';
import { ENGINES, KV_PRECISIONS, WEIGHT_PRECISIONS } from '../facts/precision-name';
import { packagedGpus, packagedModels } from '../testing/packaged-facts.spec';
import { prepareSpeed } from './replica-speed';
import type { SpeedQuery, SteadyState } from './speed-query';

const written = packagedModels().filter((m) => m.kind === 'text' || m.kind === 'vision-language');
const encoders = packagedModels().filter((m) => m.kind === 'embedding' || m.kind === 'reranker');
const gpus = packagedGpus();

const anyQuery = (models: readonly ModelFacts[], output: fc.Arbitrary<number>): fc.Arbitrary<SpeedQuery> =>
  fc.record({
    model: fc.constantFrom(...models),
    engine: fc.constantFrom(...ENGINES),
    weightPrecision: fc.constantFrom(...WEIGHT_PRECISIONS),
    kvPrecision: fc.constantFrom(...KV_PRECISIONS),
    gpu: fc.constantFrom(...gpus),
    layout: fc.record({ tensorParallel: fc.constantFrom(1, 2, 4, 8, 16), pipelineParallel: fc.constantFrom(1, 2, 3) }),
    inputTokens: fc.integer({ min: 0, max: 200_000 }),
    outputTokens: output,
    maxSequences: fc.oneof(fc.double({ min: 1, max: 5000, noNaN: true }), fc.constant(Infinity)),
  });
const texts = anyQuery(written, fc.integer({ min: 1, max: 32_000 }));
const load = fc.double({ min: 0.1, max: 10_000, noNaN: true });
const SLACK = 1 + 1e-9;

const finite = (s: SteadyState): boolean =>
  [
    s.concurrency,
    s.batch,
    s.outputTokensPerSecond,
    s.requestsPerSecond,
    s.ttftMs,
    s.tpotMs,
    s.endToEndMs,
    ...Object.values(s.terms),
  ].every((v) => Number.isFinite(v) && v >= 0);

describe('laws of the speed of a replica, on any model, part, layout, lengths and load', () => {
  it('every figure is finite and not negative', () => {
    fc.assert(
      fc.property(fc.oneof(texts, anyQuery(encoders, fc.constant(0))), load, (q, c) => {
        const r = prepareSpeed(q);
        expect(finite(r.at(c)) && finite(r.saturated()) && r.maxBatch >= 1 && r.promptMs > 0).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
  it('more requests in flight never lower the throughput and never shorten a latency', () => {
    fc.assert(
      fc.property(fc.oneof(texts, anyQuery(encoders, fc.constant(0))), load, load, (q, a, b) => {
        const r = prepareSpeed(q);
        const less = r.at(Math.min(a, b));
        const more = r.at(Math.max(a, b));
        expect(more.requestsPerSecond * SLACK).toBeGreaterThanOrEqual(less.requestsPerSecond);
        expect(more.ttftMs * SLACK).toBeGreaterThanOrEqual(less.ttftMs);
        expect(more.tpotMs * SLACK).toBeGreaterThanOrEqual(less.tpotMs);
      }),
      { numRuns: 400 },
    );
  });
  it('more cache room never lowers what a replica gives when it is full', () => {
    fc.assert(
      fc.property(texts, fc.double({ min: 1, max: 4, noNaN: true }), (q, factor) => {
        const more = prepareSpeed({ ...q, maxSequences: q.maxSequences * factor }).saturated();
        expect(more.outputTokensPerSecond * SLACK).toBeGreaterThanOrEqual(
          prepareSpeed(q).saturated().outputTokensPerSecond,
        );
      }),
      { numRuns: 200 },
    );
  });
  it('longer prompts and longer outputs never bring the first token or the whole answer earlier', () => {
    fc.assert(
      fc.property(
        texts,
        load,
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 8_000 }),
        (q, c, moreIn, moreOut) => {
          const long = prepareSpeed({ ...q, inputTokens: q.inputTokens + moreIn, maxSequences: Infinity }).at(c);
          const short = prepareSpeed({ ...q, maxSequences: Infinity }).at(c);
          expect(long.ttftMs * SLACK).toBeGreaterThanOrEqual(short.ttftMs);
          expect(long.endToEndMs * SLACK).toBeGreaterThanOrEqual(short.endToEndMs);
          expect(
            prepareSpeed({ ...q, outputTokens: q.outputTokens + moreOut, maxSequences: Infinity }).at(c).endToEndMs *
              SLACK,
          ).toBeGreaterThanOrEqual(short.endToEndMs);
        },
      ),
      { numRuns: 200 },
    );
  });
  it('a part with more bandwidth and the same everything else is never slower', () => {
    fc.assert(
      fc.property(texts, load, fc.double({ min: 1, max: 3, noNaN: true }), (q, c, factor) => {
        const better = { ...q, gpu: { ...q.gpu, memoryBandwidthGbps: q.gpu.memoryBandwidthGbps * factor } };
        expect(prepareSpeed(better).at(c).outputTokensPerSecond * SLACK).toBeGreaterThanOrEqual(
          prepareSpeed(q).at(c).outputTokensPerSecond,
        );
      }),
      { numRuns: 200 },
    );
  });
});
