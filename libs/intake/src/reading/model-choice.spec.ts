import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const model = (text: string): unknown => reader.read(text).model?.value;

describe('which of several models', () => {
  it.each([
    ['We tried Gemma 3 27B, too weak. Llama 3.3 70B for 40 concurrent users.', 'meta-llama/Llama-3.3-70B-Instruct'],
    ['Mixtral 8x7B? no: Qwen3-32B, 25 people at once.', 'Qwen/Qwen3-32B'],
    ['Qwen3-14B was tested and rejected, so Qwen3-32B for 30 users.', 'Qwen/Qwen3-32B'],
  ])('%s', (text, id) => expect(model(text)).toEqual({ kind: 'catalog', id }));

  it('a rejected model does not have to run as well', () => {
    const reading = reader.read('Qwen3-32B and Gemma 3 27B were tested on 300 examples, Gemma 3 27B lost.');
    expect(reading.furtherWorkloads).toEqual([]);
  });

  it('a method of tuning beside its data is a run of it', () => {
    const reading = reader.read('LoRA on Mixtral 8x7B, dataset of 200M tokens, 4x A100.');
    expect(reading.useCase?.value).toBe('fine_tuning');
  });
});
