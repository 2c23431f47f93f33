import type { GpuFacts, ModelFacts } from '@compute-advisor/domain';
import type { Catalog } from '../ports/catalog.port';

/** The first row of each id; lives as long as the rows, which never change. */
const indexes = new WeakMap<readonly object[], ReadonlyMap<string, object>>();

function rowOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Row | undefined {
  let index = indexes.get(rows);
  if (!index) indexes.set(rows, (index = new Map([...rows].reverse().map((row) => [row.id, row]))));
  return index.get(id) as Row | undefined;
}

/** The model of this id; undefined where the catalog holds none. */
export const modelOf = (catalog: Catalog, id: string): ModelFacts | undefined => rowOf(catalog.models, id);

/** The part of this id; undefined where the catalog holds none. */
export const gpuOf = (catalog: Catalog, id: string): GpuFacts | undefined => rowOf(catalog.gpus, id);
