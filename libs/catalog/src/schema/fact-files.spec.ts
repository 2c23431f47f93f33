import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKPOINT_FILES } from '../data/checkpoints';
import { GPU_FILES } from '../data/gpus';
import { MODEL_FILES } from '../data/models';
import { checkpointFileSchema } from './checkpoint.schema';
import { gpuFactsSchema, gpuFileSchema } from './gpu-facts.schema';
import { modelFactsSchema, modelFileSchema } from './model-facts.schema';

/** Where the fact files of this library lie. */
const DATA = join(dirname(__dirname), 'data');

const read = (folder: string): { file: string; rows: unknown[] }[] =>
  readdirSync(join(DATA, folder))
    .sort()
    .map((file) => ({
      file,
      rows: JSON.parse(readFileSync(join(DATA, folder, file), 'utf8')) as unknown[],
    }));
const problems = (
  folder: string,
  schema: typeof modelFileSchema | typeof gpuFileSchema | typeof checkpointFileSchema,
): string[] =>
  read(folder).flatMap(({ file, rows }) => {
    const read = schema.safeParse(rows);
    return read.success ? [] : read.error.issues.map((i) => `${file} ${i.path.join('.')}: ${i.message}`);
  });

describe('the fact files', () => {
  it('hold what their schema says, family by family and vendor by vendor', () => {
    expect(problems('models', modelFileSchema)).toEqual([]);
    expect(problems('gpus', gpuFileSchema)).toEqual([]);
    expect(problems('checkpoints', checkpointFileSchema)).toEqual([]);
  });

  it('are all in the catalog: a file that was added stands in the list', () => {
    expect(MODEL_FILES).toEqual(read('models').map((f) => f.rows));
    expect(GPU_FILES).toEqual(read('gpus').map((f) => f.rows));
    expect(CHECKPOINT_FILES).toEqual(read('checkpoints').map((f) => f.rows));
  });

  it('name checkpoints of models that are there, each repository once per format', () => {
    const ids = new Set(MODEL_FILES.flat().map((m) => (m as { id: string }).id));
    const rows = CHECKPOINT_FILES.flat() as { model: string; repo: string; format: string }[];
    expect(rows.filter((c) => !ids.has(c.model))).toEqual([]);
    const keys = rows.map((c) => `${c.model} ${c.repo} ${c.format}`);
    expect(keys.filter((k, i) => keys.indexOf(k) !== i)).toEqual([]);
  });
});

describe('the schema of a model', () => {
  const known = read('models').flatMap((f) => f.rows) as Record<string, unknown>[];
  const jamba = known.find((m) => m['id'] === 'ai21labs/AI21-Jamba-Mini-1.7') ?? {};
  const shape = jamba['architecture'] as Record<string, unknown>;
  const refused = (architecture: unknown): string[] => {
    const read = modelFactsSchema.safeParse({ ...jamba, architecture });
    return read.success ? [] : read.error.issues.map((i) => i.path.join('.'));
  };

  it('takes the model as it stands', () => {
    expect(refused(shape)).toEqual([]);
  });

  it('refuses an attention, a state and a cache of a kind that nothing computes', () => {
    expect(refused({ ...shape, attention: 'holographic' })).toEqual(['architecture.attention']);
    const layers = shape['linearLayers'] as object;
    expect(refused({ ...shape, linearLayers: { ...layers, kind: 'mamba7' } })).toEqual([
      'architecture.linearLayers.kind',
    ]);
    expect(refused({ ...shape, extraCache: { kind: 'index', layers: 1 } })).toEqual(['architecture.extraCache.kind']);
  });

  it('refuses a member that nothing reads', () => {
    expect(refused({ ...shape, other: { magic: 4 } })).toEqual(['architecture.other']);
    expect(modelFactsSchema.safeParse({ ...jamba, parameters: 7 }).success).toBe(false);
  });
});

describe('the schema of a part', () => {
  const h100 = (read('gpus').flatMap((f) => f.rows) as Record<string, unknown>[]).find(
    (g) => g['id'] === 'h100-sxm-80gb',
  );
  it('refuses more usable memory than the part has, and a rate that no part has', () => {
    expect(gpuFactsSchema.safeParse(h100).success).toBe(true);
    expect(gpuFactsSchema.safeParse({ ...h100, memoryBytesUsable: 90e9 }).success).toBe(false);
    expect(gpuFactsSchema.safeParse({ ...h100, tflopsDense: { fp6: 4000 } }).success).toBe(false);
  });
});
