import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('the width of weights in the forms of each language', () => {
  it.each([
    ['Gemma 3 27B w 4 bitach dla 10 osób', 'int4'],
    ['Gemma 3 27B 4 бита, 10 пользователей', 'int4'],
    ['Qwen3 32B 4비트, 동시 10명', 'int4'],
    ['Qwen3 32B в 8-битном виде, 10 пользователей', 'int8'],
    ['Gemma 3 27B à 4 bits pour 10 personnes', 'int4'],
  ])('%s', (text, precision) => {
    const reading = reader.read(text);
    expect(reading.weightPrecision?.value).toBe(precision);
    expect(reading.model?.value).toMatchObject({ kind: 'catalog' });
  });
});
