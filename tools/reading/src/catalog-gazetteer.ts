import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gazetteer } from '@compute-advisor/intake';

interface CatalogGpu {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly aliases: readonly string[];
  readonly memoryGbMarketing: number;
  readonly cloudInstances: Readonly<Record<string, { readonly provider: string; readonly count: number }>>;
}

/** The names of the packaged catalog, read from its data files. @param root the repository */
export function catalogGazetteer(root: string): Gazetteer {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, 'libs/catalog/src/data', file), 'utf8'));
  const gpus = read('gpus.json') as readonly CatalogGpu[];
  return {
    models: read('models.json') as Gazetteer['models'],
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
