import { PackagedCatalog } from '@compute-advisor/catalog';
import { missingModels } from './missing-models';

const { models } = new PackagedCatalog().current();

describe('what engines serve and the catalog does not hold', () => {
  it('is counted by name, most rows first, with the engines that serve it', () => {
    const served = [
      { model: 'acme/new-8b', engine: 'vllm', source: 'a recipe' },
      { model: 'acme/newer-9b', engine: 'sglang' },
      { model: 'Acme/New-8B', engine: 'sglang', source: 'another' },
    ];
    expect(missingModels(served, models)).toEqual([
      { model: 'acme/new-8b', rows: 2, engines: ['sglang', 'vllm'], source: 'a recipe' },
      { model: 'acme/newer-9b', rows: 1, engines: ['sglang'] },
    ]);
  });

  it('is nothing that is there under its id, an alias or the repository of a published checkpoint', () => {
    const served = ['meta-llama/Llama-3.3-70B-Instruct', 'nvidia/Gemma-4-31B-IT-NVFP4', 'llama 3.3 70b'];
    expect(
      missingModels(
        served.map((model) => ({ model })),
        models,
      ),
    ).toEqual([]);
  });
});
