import {
  geometryOf,
  gpuProblems,
  kvBytesPerToken,
  modelProblems,
  NO_FACT_BOOKS,
  type FactBooks,
  type GpuFacts,
  type ModelFacts,
  type Offer,
} from '@compute-advisor/domain';

/** A recomputed count may differ from the published one by this much; beyond it a shape or a count is wrong. */
export const RECOUNT_TOLERANCE = 0.03;

/** One thing that is wrong, and where. */
export interface Finding {
  readonly where: string;
  readonly problem: string;
}

/** How far the parameters recomputed from the shape are from the published count, as a fraction; undefined where the
 *  shape is not fully known. */
export function recountOf(model: ModelFacts): number | undefined {
  const a = model.architecture;
  if (a === undefined) return undefined;
  const feedForwardUnknown =
    a.intermediateSize === undefined &&
    a.moe === undefined &&
    a.other?.['ffnSizesByLayerCount'] === undefined &&
    a.linearLayers === undefined &&
    a.attention !== 'none';
  if (feedForwardUnknown) return undefined;
  return geometryOf(a, model.parametersOtherModules ?? 0).explained / model.parametersTotal - 1;
}

/** Everything that CI refuses in the reference books: facts out of bounds or without a source, names that mean two
 *  things, counts that the shape does not explain, caches that disagree, offers of nothing. */
export function checkBooks(
  models: readonly ModelFacts[],
  gpus: readonly GpuFacts[],
  offers: readonly Offer[],
  books: FactBooks = NO_FACT_BOOKS,
): Finding[] {
  return [
    ...bookProblems(models, gpus, books),
    ...models.flatMap((m) =>
      [...modelProblems(m), ...recountProblems(m), ...cacheProblems(m)].map((problem) => ({ where: m.id, problem })),
    ),
    ...gpus.flatMap((g) => gpuProblems(g).map((problem) => ({ where: g.id, problem }))),
    ...nameProblems(models, gpus),
    ...offerProblems(gpus, offers),
  ];
}

function recountProblems(model: ModelFacts): string[] {
  const off = recountOf(model);
  return off === undefined || Math.abs(off) <= RECOUNT_TOLERANCE
    ? []
    : [`the shape recomputes to ${(100 * off).toFixed(1)} % of ${model.parametersTotal} parameters`];
}

/** The stated cache must be what the equations give. Index keys are the one exception: the statement counts them in 16
 *  bits, engines keep them in FP8 with a scale. */
function cacheProblems(model: ModelFacts): string[] {
  const stated = model.kvBytesPerTokenBf16?.growing;
  const computed = kvBytesPerToken(model, 'bf16');
  if (stated === undefined || stated === computed || model.architecture?.extraCache?.kind === 'dsa-indexer-keys')
    return [];
  return [`the cache grows by ${computed} bytes per token, ${stated} are stated`];
}

/** No alias may name two things, whatever its case. */
function nameProblems(models: readonly ModelFacts[], gpus: readonly GpuFacts[]): Finding[] {
  const owners = new Map<string, string>();
  const findings: Finding[] = [];
  for (const { id, aliases } of [...models, ...gpus]) {
    for (const name of new Set([id, ...aliases].map((n) => n.toLowerCase()))) {
      const owner = owners.get(name);
      if (owner !== undefined) findings.push({ where: id, problem: `"${name}" also names ${owner}` });
      else owners.set(name, id);
    }
  }
  return findings;
}

/** The fact books: dated, sourced, of known names, within bounds. A commitment is never dearer than the same machine
 *  on demand. */
function bookProblems(models: readonly ModelFacts[], gpus: readonly GpuFacts[], books: FactBooks): Finding[] {
  const [gpuIds, modelIds] = [new Set(gpus.map((g) => g.id)), new Set(models.map((m) => m.id))];
  const { electricity, ...otherCosts } = books.runningCosts;
  const dated = [...books.purchasePrices, ...books.commitments, ...books.tokenPrices, ...books.qualityScores];
  const stated = [...dated, ...electricity, ...Object.values(otherCosts).flat()];
  return [
    ...failing(stated, 'no date or source', (r) => /^20\d\d(-[01]\d(-[0-3]\d)?)?$/.test(r.asOf) && r.source !== ''),
    ...failing([...books.purchasePrices, ...books.commitments], 'a part that is not in the catalog', (r) =>
      gpuIds.has(r.gpuId),
    ),
    ...failing([...books.tokenPrices, ...books.qualityScores], 'a model that is not in the catalog', (r) =>
      modelIds.has(r.modelId),
    ),
    ...failing(books.purchasePrices, 'a price that is not credible', (r) => {
      const each = r.usdLow / r.gpuCount;
      return each >= 30 && r.usdHigh / r.gpuCount <= 150_000 && r.usdHigh <= 4 * r.usdLow;
    }),
    ...failing(books.commitments, 'a price that is not credible', (r) => {
      const each = r.usdPerHour / r.gpuCount;
      return each >= 0.02 && each <= 60 && r.usdPerHour <= (r.onDemandUsdPerHour ?? Infinity);
    }),
    ...failing(books.tokenPrices, 'a price that is not credible', (r) =>
      [r.usdPerMillionInputTokens, r.usdPerMillionOutputTokens].every(
        (usd) => usd === undefined || (usd > 0 && usd <= 200),
      ),
    ),
    ...failing(electricity, 'a price that is not credible', (r) => {
      const price = r.usdPerKwh ?? r.eurPerKwh ?? 0;
      return price >= 0.02 && price <= 0.6;
    }),
  ];
}

function failing<Row extends object>(rows: readonly Row[], problem: string, holds: (row: Row) => boolean): Finding[] {
  return rows.filter((row) => !holds(row)).map((row) => ({ where: JSON.stringify(row).slice(0, 120), problem }));
}

function offerProblems(gpus: readonly GpuFacts[], offers: readonly Offer[]): Finding[] {
  const ids = new Set(gpus.map((g) => g.id));
  return offers.flatMap((o) => {
    const where = `${o.provider} ${o.instanceType ?? ''} ${o.region ?? ''}`.trim();
    return [
      ...(ids.has(o.gpuId) ? [] : [{ where, problem: `sells ${o.gpuId}, which is not in the catalog` }]),
      ...(o.usdPerGpuHour >= 0.02 && o.usdPerGpuHour <= 60
        ? []
        : [{ where, problem: `${o.usdPerGpuHour} USD per GPU-hour is not credible` }]),
      ...(o.gpuCount > 0 && o.gpuCount <= 64 ? [] : [{ where, problem: `${o.gpuCount} GPUs` }]),
      ...(/^20\d\d-[01]\d-[0-3]\d$/.test(o.asOf) ? [] : [{ where, problem: `no date: ${o.asOf}` }]),
      ...(o.source ? [] : [{ where, problem: 'no source' }]),
    ];
  });
}
