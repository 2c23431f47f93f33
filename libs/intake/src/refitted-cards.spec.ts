import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleetOf = (text: string): readonly string[] =>
  (reader.read(text).fleet?.value ?? []).map((l) => `${l.gpuId} x${l.gpuCount}`);

describe('cards that are sold with more memory than they were made with', () => {
  it.each<[string, string]>([
    ['Own 2x RTX 4090 48GB (modded). Qwen3-32B AWQ with 128k context for 5 people?', 'custom/rtx-4090-48gb x2'],
    ['I have two 4090 48G, Qwen3-32B AWQ.', 'custom/rtx-4090-48gb x2'],
    ['Two modded 4090 with 48 GB each, Qwen3-32B AWQ.', 'custom/rtx-4090-48gb x2'],
    ['两张魔改 4090(48GB),跑 Qwen3-32B-AWQ', 'custom/rtx-4090-48gb x2'],
    ['Две 4090 48 ГБ, Qwen3 32B', 'custom/rtx-4090-48gb x2'],
    ['2x RTX 3080 20GB, Qwen3 14B', 'custom/rtx-3080-20gb x2'],
    ['2 RTX 4090D 48GB, Qwen3 32B', 'custom/rtx-4090d-48gb x2'],
    ['2x 2080 Ti 22GB, Qwen3 14B', 'custom/rtx-2080-ti-22gb x2'],
  ])('each has it: %s', (text, expected) => {
    expect(fleetOf(text)).toEqual([expected]);
  });

  it.each<[string, string]>([
    ['We own 2x RTX 4090 (48GB), Qwen3 32B AWQ.', 'rtx-4090-24gb x2'],
    ['We own 2x RTX 4090, 48GB VRAM in total, Qwen3 32B AWQ.', 'rtx-4090-24gb x2'],
    ['We own 2x RTX 3090 48GB, Qwen3 32B AWQ.', 'rtx-3090-24gb x2'],
  ])('all have it together: %s', (text, expected) => {
    expect(fleetOf(text)).toEqual([expected]);
  });
});
