import type { Catalog, CatalogPort } from '@compute-advisor/application';
import type { GpuFacts, ModelFacts, PublishedCheckpoint } from '@compute-advisor/domain';
import { contentVersion } from './content-version';
import { CHECKPOINT_FILES } from './data/checkpoints';
import { GPU_FILES } from './data/gpus';
import { MODEL_FILES } from './data/models';
import { deepFreeze } from './deep-freeze';
import { packagedBooks } from './packaged-books';

let packaged: Catalog | undefined;

/** Rows of all files, by id in code-unit order. Their shape is what tools/catalog and the specs of this library check
 *  them for. */
function rowsOf<T extends { readonly id: string }>(files: readonly (readonly unknown[])[]): readonly T[] {
  return (files.flat() as T[]).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The reference books that come with the product: every model, part and fact book of the files, frozen. Their shape,
 *  bounds and sources are checked by tools/catalog in CI. */
export class PackagedCatalog implements CatalogPort {
  current(): Catalog {
    return (packaged ??= build());
  }
}

/** A row of the checkpoint files: a checkpoint under the id of its model. */
type CheckpointRow = PublishedCheckpoint & { readonly model: string };

/** Lays the published checkpoints over the model they hold, in the order of the files. */
function withCheckpoints(rows: readonly CheckpointRow[]): (model: ModelFacts) => ModelFacts {
  const byModel = new Map<string, PublishedCheckpoint[]>();
  for (const { model, ...checkpoint } of rows) byModel.set(model, [...(byModel.get(model) ?? []), checkpoint]);
  return (model) => {
    const checkpoints = byModel.get(model.id);
    return checkpoints === undefined ? model : { ...model, checkpoints };
  };
}

function build(): Catalog {
  const models = rowsOf<ModelFacts>(MODEL_FILES).map(withCheckpoints(CHECKPOINT_FILES.flat() as CheckpointRow[]));
  const gpus = rowsOf<GpuFacts>(GPU_FILES);
  const books = packagedBooks();
  const version = contentVersion(JSON.stringify(models), JSON.stringify(gpus), JSON.stringify(books));
  return deepFreeze({ version, models, gpus, books });
}
