import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gazetteer } from '../reading';

interface CatalogGpu {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly aliases: readonly string[];
  readonly memoryGbMarketing: number;
  readonly cloudInstances: Readonly<Record<string, { readonly provider: string; readonly count: number }>>;
}

/** The names of the packaged catalog, for specs only: the library never reads the catalog itself. */
export function catalogGazetteer(): Gazetteer {
  const data = join(__dirname, '../../../catalog/src/data');
  const read = (folder: string): unknown[] =>
    readdirSync(join(data, folder)).flatMap(
      (file) => JSON.parse(readFileSync(join(data, folder, file), 'utf8')) as unknown[],
    );
  const gpus = read('gpus') as readonly CatalogGpu[];
  return {
    models: read('models') as Gazetteer['models'],
    gpus,
    instances: gpus.flatMap((g) =>
      Object.entries(g.cloudInstances).map(([name, i]) => ({
        name,
        provider: i.provider,
        gpuId: g.id,
        gpuCount: i.count,
      })),
    ),
  };
}

describe('the packaged catalog as a gazetteer', () => {
  it('names more than 500 models, 140 cards and 300 instance types', () => {
    const gazetteer = catalogGazetteer();
    expect(gazetteer.models.length).toBeGreaterThan(500);
    expect(gazetteer.gpus.length).toBeGreaterThan(140);
    expect(gazetteer.instances.length).toBeGreaterThan(300);
  });
});
