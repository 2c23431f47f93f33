import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GpuFacts } from '../facts/gpu-facts';
import type { ModelFacts } from '../facts/model-facts';
import type { PublishedCheckpoint } from '../facts/published-checkpoint';

/** Rows of every file of a folder of packaged facts, by id; for specs only: the library never reads the catalog. */
function rowsOf<T>(folder: string): readonly T[] {
  const at = join(__dirname, '../../../catalog/src/data', folder);
  return readdirSync(at).flatMap((file) => JSON.parse(readFileSync(join(at, file), 'utf8')) as T[]);
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** The models of the packaged catalog with their published checkpoints, by id. */
export function packagedModels(): readonly ModelFacts[] {
  const checkpoints = rowsOf<PublishedCheckpoint & { readonly model: string }>('checkpoints');
  return [...rowsOf<ModelFacts>('models')].sort(byId).map((model) => {
    const own = checkpoints.filter((c) => c.model === model.id);
    return own.length === 0 ? model : { ...model, checkpoints: own };
  });
}

/** The accelerators of the packaged catalog, by id. */
export const packagedGpus = (): readonly GpuFacts[] => [...rowsOf<GpuFacts>('gpus')].sort(byId);

/** The row of that id. @throws {Error} when there is none */
export function rowOf<T extends { readonly id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((r) => r.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
}

describe('the packaged facts', () => {
  it('are there to be computed with: Llama 3.3 70B and the H100 among them', () => {
    expect(rowOf(packagedModels(), 'meta-llama/Llama-3.3-70B-Instruct').parametersTotal).toBe(70_553_706_496);
    expect(rowOf(packagedGpus(), 'h100-sxm-80gb').vendor).toBe('nvidia');
  });
});
