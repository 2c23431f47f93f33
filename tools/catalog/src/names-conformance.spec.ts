import { gazetteerOf } from '@compute-advisor/application';
import { PackagedCatalog } from '@compute-advisor/catalog';
import { createReader, type Reading } from '@compute-advisor/intake';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A model that engine projects serve, as people name it. */
interface NamedModel {
  readonly ask: string;
}

const data = process.env['CONFORMANCE_DATA'];
const file = join(data ?? '', 'model_names_probe.json');
const present = data !== undefined && existsSync(file);
if (!present) console.warn('SKIPPED: names are not held against what engines serve, CONFORMANCE_DATA is not set');
const names = present ? (JSON.parse(readFileSync(file, 'utf8')) as NamedModel[]) : [];
const catalog = new PackagedCatalog().current();
const reader = createReader(gazetteerOf(catalog));
const model = (name: string): Reading['model'] =>
  reader.read(`How many GPUs do I need to serve ${name} to 20 concurrent users with 8k context?`).model;
/** Whether a catalog model carries the name: as its id, its repository name, or an alias. */
const carries = (id: string, name: string): boolean => {
  const found = catalog.models.find((m) => m.id === id);
  const plain = (text: string): string => text.toLowerCase().slice(text.lastIndexOf('/') + 1);
  return found !== undefined && [found.id, ...found.aliases].some((n) => plain(n) === plain(name));
};

(present ? describe : describe.skip)('the names of models that engines serve', () => {
  it('are never another model: what is read from the catalog carries the name', () => {
    const disguised = names.filter(({ ask }) => {
      const value = model(ask)?.value;
      return value === undefined || (value.kind === 'catalog' && !carries(value.id, ask));
    });
    expect(disguised).toEqual([]);
  });

  it('are known exactly for 88 % of them at least', () => {
    const exact = names.filter(({ ask }) => model(ask)?.value.kind === 'catalog');
    expect(exact.length / names.length).toBeGreaterThanOrEqual(0.88);
  });

  it('are otherwise said to be unknown, under their own name, with a size or the question for it', () => {
    for (const { ask } of names) {
      const fact = model(ask);
      if (fact?.value.kind !== 'size') continue;
      expect(fact.value.label).toBe(ask.toLowerCase());
      expect(fact.approximation).toMatch(/is not in the catalog(?:: planned| and its size is unknown: how many)/);
    }
  });
});
