import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const regions = (text: string): readonly string[] | undefined => reader.read(text).constraints.regions?.value;
const providers = (text: string): readonly string[] | undefined => reader.read(text).constraints.providers?.value;

describe('where people are says nothing of where the machines stand', () => {
  it.each([
    'Our office in Berlin needs Qwen3 14B for 30 people',
    'Our Berlin office needs Qwen3 14B for 30 people',
    'We are a law firm in Vienna with 40 lawyers, Qwen3 14B',
    'Ich arbeite in einer Klinik in München, 40 Ärzte, Qwen3 14B',
    "We're based in Oslo, 20 users, Qwen3 14B",
    '300 users in Berlin, Qwen3 14B',
    'Somos una clínica en Madrid, 30 médicos, Qwen3 14B',
  ])('%s', (text) => {
    expect(regions(text)).toBeUndefined();
    expect(reader.read(text).wishes.regions).toEqual([]);
  });

  it.each([
    ['A chat assistant for a law firm of 400 people in Germany, Llama 3.3 70B', ['germany']],
    ['Hosted in Berlin for 20 users, Qwen3 14B', ['berlin']],
    ['The servers must be in Berlin, 20 users, Qwen3 14B', ['berlin']],
    ['20 users, Berlin only, Qwen3 14B', ['berlin']],
    ['Cloud GPUs in Germany for 20 users, Qwen3 14B', ['germany']],
    ['A bank in Frankfurt, 20 users, Qwen3 14B, data must stay in Germany', ['germany']],
    ['Solo AWS, y tiene que estar en Irlanda: Mistral Small 3.2 con 8 peticiones por segundo.', ['ireland']],
    ['Must be hosted in Österreich, Qwen3 14B, 20 Nutzer', ['austria']],
  ])('a place that machines are asked for in does: %s', (text, expected) => {
    expect(regions(text)).toEqual(expected);
    expect(reader.read(text).wishes.regions).toEqual(expected);
  });
});

describe('a seller by half of his name', () => {
  it('"Azure or Google" are two', () =>
    expect(providers('Only Azure or Google come into question; Qwen3 32B; 45 concurrent.')).toEqual(['azure', 'gcp']));
  it("Google's models are none", () =>
    expect(providers("We use Google's Gemma 3 27B and Qwen3 14B for 20 users.")).toBeUndefined());
});
