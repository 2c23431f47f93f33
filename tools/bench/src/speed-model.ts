/** Cost of the speed model: `node tools/build/run-ts.mjs tools/bench/src/speed-model.ts`. Every text model of a sample
 *  on every part and three layouts, as the ladder asks. */
import { performance } from 'node:perf_hooks';
import { PackagedCatalog } from '@compute-advisor/catalog';
import { prepareSpeed, type ReplicaSpeed, type SpeedQuery } from '@compute-advisor/domain';

const { gpus, models: all } = new PackagedCatalog().current();
const models = all.filter((m) => m.kind === 'text' && m.architecture !== undefined).filter((_, i) => i % 16 === 0);

const queries: SpeedQuery[] = models.flatMap((model) =>
  gpus.flatMap((gpu) =>
    [1, 2, 8].map((tensorParallel) => ({
      model,
      engine: 'vllm' as const,
      weightPrecision: 'bf16' as const,
      kvPrecision: 'bf16' as const,
      gpu,
      layout: { tensorParallel, pipelineParallel: 1 },
      inputTokens: 1000,
      outputTokens: 300,
      maxSequences: 200,
    })),
  ),
);

function nanoseconds(rounds: number, count: number, work: () => void): number {
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const t = performance.now();
    work();
    times.push(((performance.now() - t) * 1e6) / count);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
}

let sink = 0;
const prepared: ReplicaSpeed[] = queries.map((q) => prepareSpeed(q));
const prepare = nanoseconds(41, queries.length, () => {
  for (const q of queries) sink += prepareSpeed(q).maxBatch;
});
const at = nanoseconds(41, prepared.length, () => {
  for (const r of prepared) sink += r.at(37.5).tpotMs;
});
console.log(
  `${queries.length} replicas (${models.length} models, ${gpus.length} parts): prepareSpeed ` +
    `${prepare.toFixed(0)} ns, at() ${at.toFixed(0)} ns each (${sink > 0 ? 'checked' : ''})`,
);
