import type { Catalog, CatalogPort, OperatorCatalogPort } from '@compute-advisor/application';
import { contentVersion } from './content-version';
import { deepFreeze } from './deep-freeze';

/** The reference books with the operator's own rows laid over them; a row with a known id replaces the packaged one.
 *  Rebuilt when either edition changes, otherwise the same frozen object is handed out. */
export class OverlayCatalog implements CatalogPort {
  private built: { readonly base: string; readonly operator: string; readonly catalog: Catalog } | undefined;

  constructor(
    private readonly base: CatalogPort,
    private readonly operator: OperatorCatalogPort,
  ) {}

  current(): Catalog {
    const base = this.base.current();
    const rows = this.operator.current();
    if (rows.models.length === 0 && rows.gpus.length === 0) return base;
    if (this.built?.base !== base.version || this.built.operator !== rows.version) {
      const catalog = {
        version: contentVersion(base.version, rows.version),
        models: overlay(base.models, rows.models),
        gpus: overlay(base.gpus, rows.gpus),
        books: base.books,
      };
      this.built = { base: base.version, operator: rows.version, catalog: deepFreeze(catalog) };
    }
    return this.built.catalog;
  }
}

function overlay<T extends { readonly id: string }>(packaged: readonly T[], own: readonly T[]): readonly T[] {
  const replaced = new Set(own.map((row) => row.id));
  return [...packaged.filter((row) => !replaced.has(row.id)), ...own];
}
