import { lex } from '../lexer/lex';
import { readerParts } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { OPENS } from './openings';

const { openings } = readerParts(catalogGazetteer());
/** What the first token of a text opens, beside being a word, a number or a mark. */
const opened = (text: string): string[] => {
  const [token] = lex(text);
  const bits = token === undefined ? 0 : openings.of(token);
  return Object.entries(OPENS).flatMap(([what, bit]) => ((bits & bit) === 0 ? [] : [what]));
};

describe('what a token can open', () => {
  it.each([
    ['DGX H100', ['name', 'card']],
    ['p5en.48xlarge', ['name', 'instance', 'card', 'amount']],
    ['fp8', ['name', 'precision']],
    ['40 users', ['name', 'amount']],
    ['twenty users', ['name', 'amount']],
    ['zwölfeinhalbtausend Anfragen', ['name', 'amount']],
    ['$3.90', ['mark', 'amount']],
    ['%30', ['mark', 'percent']],
    ['midnight to 6', ['name', 'amount']],
    ['europe west4', ['name', 'place']],
    ['concurrently', ['name']],
    ['hundertprozentig', ['name']],
    ['? who', ['mark']],
  ])('%s: %s', (text, expected) => {
    expect(opened(text)).toEqual(expected);
  });
});
