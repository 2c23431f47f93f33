import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const model = (text: string): unknown => reader.read(text).model?.value;

describe('which of several models', () => {
  it.each([
    ['We tried Gemma 3 27B, too weak. Llama 3.3 70B for 40 concurrent users.', 'meta-llama/Llama-3.3-70B-Instruct'],
    ['Mixtral 8x7B? no: Qwen3-32B, 25 people at once.', 'Qwen/Qwen3-32B'],
    [
      'We began with Llama 2 7B. Then Mixtral 8x7B for a year. Today Qwen3-32B runs, 45 people at once.',
      'Qwen/Qwen3-32B',
    ],
    [
      'Zur Wahl: Gemma 3 27B (zu langsam), Qwen3 14B (ok) und Mistral Small (überzeugt), 40 gleichzeitig.',
      'mistralai/Mistral-Small-3.2-24B-Instruct-2506',
    ],
    ['I run mostly Qwen3 14B and now and then gpt-oss-20b.', 'Qwen/Qwen3-14B'],
    ['Found online: DSv4-Pro on GB300. We would run the same model with 90 concurrent.', 'deepseek-ai/DeepSeek-V4-Pro'],
    ['Qwen3 8B runs here. We want to add Qwen2.5-VL-32B for scans.', 'Qwen/Qwen3-8B'],
    ['Qwen3-14B was tested and rejected, so Qwen3-32B for 30 users.', 'Qwen/Qwen3-32B'],
  ])('%s', (text, id) => expect(model(text)).toEqual({ kind: 'catalog', id }));

  it('a rejected model does not have to run as well', () => {
    const reading = reader.read('Qwen3-32B and Gemma 3 27B were tested on 300 examples, Gemma 3 27B lost.');
    expect(reading.furtherWorkloads).toEqual([]);
  });

  it('names with a judgement each were weighed and do not run beside each other', () => {
    const reading = reader.read('We tested Gemma 3 27B (great!) and Qwen3 14B (ok). 30 users at once.');
    expect([reading.model?.evidence, reading.furtherWorkloads]).toEqual(['Gemma 3 27B', []]);
  });

  it.each<[string, string]>([
    ['Qwen3 8B runs here. We want to add Qwen2.5-VL-32B for scans.', 'Qwen2.5-VL-32B'],
    ['Llama 3.1 8B para o chat com 90 usuários e Qwen3-Embedding-4B para a busca.', 'Qwen3-Embedding-4B'],
  ])('%s has a service beside the first', (text, name) => {
    expect(reader.read(text).furtherWorkloads.map((w) => w.label)).toEqual([name]);
  });

  it('a method of tuning beside its data is a run of it', () => {
    const reading = reader.read('LoRA on Mixtral 8x7B, dataset of 200M tokens, 4x A100.');
    expect(reading.useCase?.value).toBe('fine_tuning');
  });
});
