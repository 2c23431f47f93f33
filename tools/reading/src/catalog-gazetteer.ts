import { gazetteerOf } from '@compute-advisor/application';
import { PackagedCatalog } from '@compute-advisor/catalog';
import type { Gazetteer } from '@compute-advisor/intake';

/** The names of the packaged catalog. */
export function catalogGazetteer(): Gazetteer {
  return gazetteerOf(new PackagedCatalog().current());
}
