import type { Catalog, CatalogPort } from '@compute-advisor/application';
import type { GpuFacts, ModelFacts } from '@compute-advisor/domain';
import { contentVersion } from './content-version';
import gpus from './data/gpus.json';
import models from './data/models.json';
import { deepFreeze } from './deep-freeze';
import { packagedBooks } from './packaged-books';

let packaged: Catalog | undefined;

/** The reference books that come with the product: every model, part and fact book of the data files, frozen. Their shape, bounds and sources are checked by tools/catalog in CI. */
export class PackagedCatalog implements CatalogPort {
  current(): Catalog {
    return (packaged ??= read());
  }
}

function read(): Catalog {
  const books = packagedBooks();
  return deepFreeze({
    version: contentVersion(JSON.stringify(models), JSON.stringify(gpus), JSON.stringify(books)),
    models: models as unknown as readonly ModelFacts[],
    gpus: gpus as unknown as readonly GpuFacts[],
    books,
  });
}
