import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const regionsOf = (words: string): unknown => reader.read(`Qwen3 32B, 300 users, ${words}.`).constraints.regions?.value;

describe('places that an adjective names', () => {
  it.each([
    ['German data centres only', 'germany'],
    ['it must stay in French datacenters', 'france'],
    ['nur deutsche Rechenzentren', 'germany'],
    ['hébergement français obligatoire', 'france'],
    ['centros de datos europeos', 'eu'],
    ['tylko polskie centra danych', 'poland'],
    ['只能用国内机房', 'china'],
  ])('%s', (words, place) => expect(regionsOf(words)).toEqual([place]));

  it.each(['answers in German', 'most of them are French', 'a German company', 'trained on Japanese text'])(
    'a language, people or a company are no place for machines: %s',
    (words) => expect(regionsOf(words)).toBeUndefined(),
  );
});
