import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelSource, repositoryOf } from './model-source';
import { servedModels } from './served-lists';

const folder = mkdtempSync(join(tmpdir(), 'model-source-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('where the config of a model comes from', () => {
  const nowhere = (): boolean => false;
  let server: Server;
  let hub = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const answers: Readonly<Record<string, unknown>> = {
        '/acme/atlas-8b/resolve/main/config.json': { model_type: 'llama', hidden_size: 4096 },
        '/api/models/acme/atlas-8b': {
          safetensors: { total: 8_030_261_248 },
          tags: ['text-generation', 'license:apache-2.0'],
          createdAt: '2026-11-03T10:00:00.000Z',
        },
        '/acme/bare/resolve/main/config.json': { model_type: 'llama' },
      };
      const body = answers[request.url ?? ''];
      response.writeHead(body === undefined ? 404 : 200).end(JSON.stringify(body ?? {}));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    hub = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  );

  it.each([
    ['acme/atlas-8b', 'acme/atlas-8b'],
    ['https://huggingface.co/acme/atlas-8b', 'acme/atlas-8b'],
    ['https://huggingface.co/acme/atlas-8b/', 'acme/atlas-8b'],
    ['https://huggingface.co/acme/atlas-8b/blob/main/config.json', 'acme/atlas-8b'],
    ['-', undefined],
    ['config.json', undefined],
  ])('%s is the repository %s', (argument, repository) => {
    expect(repositoryOf(argument, nowhere)).toBe(repository);
  });

  it('a file of that name goes before a repository', () => {
    expect(repositoryOf('acme/config.json', () => true)).toBeUndefined();
  });

  it('the hub gives the config, the count, the licence and the month', async () => {
    expect(await modelSource('acme/atlas-8b', nowhere, hub)).toEqual({
      config: '{"model_type":"llama","hidden_size":4096}',
      id: 'acme/atlas-8b',
      parametersTotal: 8_030_261_248,
      license: 'apache-2.0',
      released: '2026-11',
    });
    expect(await modelSource('acme/bare', nowhere, hub)).toEqual({ config: '{"model_type":"llama"}', id: 'acme/bare' });
  });

  it('says what to do where the hub has no such config or cannot be reached', async () => {
    await expect(modelSource('acme/gone', nowhere, hub)).rejects.toThrow(
      /answers 404: save its config\.json and pass the file, or paste it with "-" and --id acme\/gone$/,
    );
    await expect(modelSource('acme/atlas-8b', nowhere, 'http://127.0.0.1:1')).rejects.toThrow(/could not be reached/);
  });

  it('reads a file', async () => {
    const file = join(folder, 'config.json');
    writeFileSync(file, '{"model_type": "qwen2"}');
    expect(await modelSource(file, () => true)).toEqual({ config: '{"model_type": "qwen2"}' });
  });
});

describe('public lists of what engines serve', () => {
  it('are JSON rows, or a folder of recipes with a model and its variants', () => {
    const rows = join(folder, 'recipes.jsonl');
    writeFileSync(rows, '{"model": "acme/atlas-8b", "engine": "sglang"}\n');
    expect(servedModels(rows)).toEqual([{ model: 'acme/atlas-8b', engine: 'sglang' }]);
    const recipes = join(folder, 'recipes');
    mkdirSync(join(recipes, 'acme'), { recursive: true });
    writeFileSync(
      join(recipes, 'acme', 'Atlas.yaml'),
      'model:\n  model_id: "acme/Atlas-8B"\n  min_vllm_version: "0.20"\n' +
        'variants:\n  fp8:\n    model_id: acme/Atlas-8B-FP8\n',
    );
    expect(servedModels(recipes)).toEqual([
      { model: 'acme/Atlas-8B', engine: 'vllm', source: 'acme/Atlas.yaml' },
      { model: 'acme/Atlas-8B-FP8', engine: 'vllm', source: 'acme/Atlas.yaml' },
    ]);
  });

  it('that name no model are refused', () => {
    const empty = join(folder, 'empty.jsonl');
    writeFileSync(empty, '\n');
    expect(() => servedModels(empty)).toThrow(/names no model/);
  });
});
